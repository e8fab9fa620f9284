"""Doors whose sockets tell a meter of every frame that goes through them."""

from __future__ import annotations

import itertools
from typing import Any, cast

import aiohttp
import msgspec

from infra.load.meter import Meter
from infra.rehearsal.doors import Doors

LINES = itertools.count()


class Line:
    """A socket that is listened to; the rest of it is as it was."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, meter: Meter) -> None:
        self._socket, self._meter, self._line = socket, meter, next(LINES)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)

    async def send_str(self, text: str) -> None:
        self._meter.sent(msgspec.json.decode(text))
        await self._socket.send_str(text)

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:
        """The next frame. What is no JSON (an emulator in trouble says so in plain text) is noted and passed over."""
        while (came := await self._socket.receive(timeout)).type is aiohttp.WSMsgType.TEXT:
            try:
                self._meter.came(self._line, msgspec.json.decode(came.data))
            except msgspec.DecodeError:
                self._meter.garbled(came.data)
            else:
                return came
        self._meter.gone(self._line)
        return came

    async def close(self) -> bool:
        self._meter.gone(self._line)
        return await self._socket.close()


class TappedDoors(Doors):
    def __init__(self, url: str, http: aiohttp.ClientSession, meter: Meter) -> None:
        super().__init__(url, http)
        self.meter = meter

    async def socket(self, ticket: str) -> aiohttp.ClientWebSocketResponse:
        """What is given back does all that a window asks of a socket."""
        return cast(aiohttp.ClientWebSocketResponse, Line(await super().socket(ticket), self.meter))
