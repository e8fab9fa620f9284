"""A window's pings: those that are out, and the server's time as their answers tell it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from infra.rehearsal.clock import ServerClock, steady_ms
from infra.rehearsal.presses import Frame


class Pings:
    def __init__(self) -> None:
        self.clock = ServerClock()
        self._out: dict[str, float] = {}

    def frame(self) -> Frame:
        """A new ping, counted as sent now."""
        id = secrets.token_hex(4)
        self._out[id] = steady_ms()
        return {"do": "ping", "id": id, "t0": round(self._out[id])}

    def came(self, pong: Frame) -> None:
        """Its answer. A pong of another line tells nothing."""
        sent_ms = self._out.pop(pong["id"], None)
        if sent_ms is not None:
            self.clock.add(sent_ms, pong["at"])

    async def every(self, seconds: float, ping: Callable[[], Awaitable[None]]) -> None:
        """Pings after each so long, till cancelled."""
        while True:
            await asyncio.sleep(seconds)
            await ping()
