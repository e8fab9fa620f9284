"""One window of a table over a socket: ticket, hello, the newest view, presses, and a new line when this one falls."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import socket
from collections.abc import Callable, Mapping
from typing import Any

import aiohttp
import msgspec
from wire.spelled import spelled

from infra.rehearsal.clock import steady_ms
from infra.rehearsal.doors import Doors, Place, Turned
from infra.rehearsal.news import News
from infra.rehearsal.pings import Pings
from infra.rehearsal.presses import Answer, Frame, Presses
from infra.rehearsal.returns import Returns

PING_S = 25.0
DEAD_S = 8.0
FOR_GOOD = ("no_such_token", "no_such_table")


def newness(frame: Frame) -> tuple[int, int, int]:
    """Of two views the greater is the newer."""
    return frame.get("v", 0), frame.get("e", 0), frame.get("at", 0)


def unheard(window: Window, frame: Frame) -> None:
    """Nobody listens along."""


class Window:
    """`run` lives till `leave`, till another window takes the place, or till the table no longer knows the token.

    heard is called with every frame as it comes, before it is acted upon: for those who measure. ended says why it is
    over, "" while it is not. joins counts the lines that got as far as a view.
    """

    def __init__(
        self, doors: Doors, place: Place, *, heard: Callable[[Window, Frame], None] = unheard, ping_s: float = PING_S
    ) -> None:
        self.place, self.joins = place, 0
        self.message, self.ended = dict[str, Any](), ""
        self._doors, self._heard, self._ping_s = doors, heard, ping_s
        self._name, self._fresh, self._live = secrets.token_hex(8), True, False
        self._line: aiohttp.ClientWebSocketResponse | None = None
        self._presses = Presses()
        self._pings, self._returns, self._heard_ms = Pings(), Returns(), steady_ms()
        self.clock, self._news = self._pings.clock, News()
        self.news, self.until = self._news.wait, self._news.until
        self._later = set[asyncio.Task[None]]()

    @property
    def view(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.message.get("view", {})
        return found

    @property
    def room(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.view.get("room", {})
        return found

    @property
    def v(self) -> int:
        """The log's length in the newest view; 0 before the first."""
        return int(self.message.get("v", 0))

    @property
    def is_live(self) -> bool:
        """Whether this line has got as far as a view."""
        return self._live

    @property
    def silence_s(self) -> float:
        """How long nothing has come from the table; pings are answered, so a living line is never silent for long."""
        return (steady_ms() - self._heard_ms) / 1000

    async def run(self) -> None:
        while not self.ended:
            before = self.joins
            try:
                await self._connection()
            except Turned as no:
                self._end(no.code if no.code in FOR_GOOD else "")
            except (aiohttp.ClientError, OSError, TimeoutError):
                pass  # the line fell: a new one follows
            if not self.ended:
                await self._returns.rest(came_in=self.joins > before)

    async def ask(self, do: str, hand: str = "", /, **fields: Any) -> Answer:
        """A command of the newest view's phase, by this hand ("" for those without a chair)."""
        return await self.press(self.frame(do, hand, **fields))

    def frame(self, do: str, hand: str = "", /, **fields: Any) -> Frame:
        return {**fields, "do": do, "id": secrets.token_hex(8), "phase": self.room["phase_no"], "as": hand}

    async def press(self, frame: Frame, copies: int = 1) -> Answer:
        """Sends this frame, so many times, and again with every new line, till it is answered."""
        if self.ended:
            return Answer("lost")
        answer = self._presses.keep(frame)
        for _ in range(copies if self._live else 0):
            await self.send(frame)
        return await answer

    async def send(self, frame: Frame) -> None:
        """One frame, as it is, if the line stands. A line that has just fallen is noticed by `run`."""
        line = self._line
        if line is not None:
            with contextlib.suppress(aiohttp.ClientError, OSError):
                await line.send_str(msgspec.json.encode(frame).decode())

    async def ping(self) -> None:
        await self.send(self._pings.frame())

    def cut(self) -> None:
        """The line falls as a cable does: no goodbye. `run` finds a new one."""
        found = self._line.get_extra_info("socket") if self._line is not None else None
        if found is not None:
            with contextlib.suppress(OSError):
                found.shutdown(socket.SHUT_RDWR)

    async def step_out(self, seconds: float) -> None:
        """Says goodbye to this line and takes a new one after so long."""
        self._returns.away(seconds)
        if self._line is not None:
            await self._line.close()

    async def leave(self) -> None:
        """Closes this window for good; the chair stays taken."""
        self._end("left")
        if self._line is not None:
            await self._line.close()

    def _end(self, why: str) -> None:
        self.ended = self.ended or why
        if self.ended:
            self._presses.lose()
            self._news.tell()

    async def _connection(self) -> None:
        """One line from its ticket to its end."""
        self._line = await self._doors.socket(await self._doors.ticket(self.place))
        self._fresh = True
        pings = asyncio.create_task(self._pings.every(self._ping_s, self.ping))
        try:
            await self._hello()
            while not self.ended:
                came = await self._line.receive(timeout=self._ping_s + DEAD_S)
                if came.type is not aiohttp.WSMsgType.TEXT:
                    return
                await self._receive(msgspec.json.decode(came.data))
        finally:
            pings.cancel()
            line, self._line, self._live = self._line, None, False
            await line.close()

    async def _hello(self, **more: bool) -> None:
        await self.send({"do": "hello", "id": secrets.token_hex(8), "window": self._name, **more})

    async def _receive(self, frame: Frame) -> None:
        self._heard_ms = steady_ms()
        self._heard(self, frame)
        match frame["t"]:
            case "view":
                await self._look(frame)
                if "done" in frame:
                    self._presses.settle({"t": "done", "id": frame["done"], "v": frame["v"]})
            case "pong":
                self._pings.came(frame)
            case "elsewhere":
                await self._hello(take=True)
            case "taken":
                self._end("taken")
            case "busy":
                again = asyncio.create_task(self._again(frame["id"]))
                self._later.add(again)
                again.add_done_callback(self._later.discard)
            case "refused" | "stale" | "broken" | "sheet":
                self._presses.settle(frame)
            case _:
                pass  # a scolding: nothing to do
        self._news.tell()

    async def _look(self, frame: Frame) -> None:
        """An older view never replaces a newer one, but the first after a hello always does."""
        if self._fresh or newness(frame) >= newness(self.message):
            self.message = spelled(frame)
            self.clock.hint(frame["at"])
        if self._fresh:
            self._fresh, self._live, self.joins = False, True, self.joins + 1
            await self.ping()
            for pressed in self._presses.frames():
                await self.send(pressed)

    async def _again(self, id: str) -> None:
        """Too many at once: the same press again, after a breath."""
        await asyncio.sleep(random.uniform(0.15, 0.6))
        frame = self._presses.find(id)
        if frame is not None and self._live:
            await self.send(frame)
