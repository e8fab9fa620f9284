"""A door that says what the test tells it to: for windows that must outlive whatever a line may do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestServer

from infra.rehearsal.doors import Doors, Place, doors
from infra.rehearsal.window import Window
from tests.support.waiting import PATIENCE_S

Say = Callable[["FakeTable", web.WebSocketResponse, dict[str, Any]], Any]
Join = Callable[[web.Request], Awaitable[web.Response]]
PLACE = Place("t1", "seat", "token", "s1")


async def seated(request: web.Request) -> web.Response:
    return web.json_response({"table": "t1", "role": "seat", "token": "token", "seat": "s1"})


def view(v: int, at: int = 0, phase: int = 1, offers: tuple[Any, ...] = ()) -> dict[str, Any]:
    return {"t": "view", "v": v, "at": at, "view": {"room": {"v": v, "phase_no": phase}, "offers": list(offers)}}


@dataclass
class FakeTable:
    """`answer` is called with each frame but hello and ping; frames holds all that came, lines counts sockets."""

    answer: Say
    tickets: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    first: dict[str, Any] = field(default_factory=lambda: view(1))
    frames: list[dict[str, Any]] = field(default_factory=list)
    lines: int = 0

    async def ticket(self, request: web.Request) -> web.Response:
        status, body = self.tickets.pop(0) if self.tickets else (200, {"ticket": "x"})
        return web.json_response(body, status=status)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse()
        await line.prepare(request)
        self.lines += 1
        async for message in line:
            frame = json.loads(message.data)
            self.frames.append(frame)
            if frame["do"] == "hello":
                await line.send_json(self.first)
            elif frame["do"] == "ping":
                await line.send_json({"t": "pong", "id": frame["id"], "t0": frame["t0"], "at": 5_000_000})
            else:
                await self.answer(self, line, frame)
        return line

    def behind(self, join: Join | None = None) -> web.Application:
        """The addresses that a robot knocks at; without a `join` of the test's own everybody gets one chair."""
        app = web.Application()
        app.router.add_post("/api/join", join or seated)
        app.router.add_post("/api/ticket", self.ticket)
        app.router.add_get("/ws", self.socket)
        return app

    def sent(self, do: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["do"] == do]


@asynccontextmanager
async def at_table(fake: FakeTable) -> AsyncIterator[tuple[Window, Doors]]:
    """A window that sits at this table, its line up."""
    app = web.Application()
    app.router.add_post("/api/ticket", fake.ticket)
    app.router.add_get("/ws", fake.socket)
    async with TestServer(app) as server, doors(str(server.make_url("/"))) as door:
        window = Window(door, PLACE)
        run = asyncio.create_task(window.run())
        try:
            await window.until(lambda: bool(window.message) or bool(window.ended), PATIENCE_S)
            yield window, door
        finally:
            await window.leave()
            await asyncio.wait_for(run, PATIENCE_S)
