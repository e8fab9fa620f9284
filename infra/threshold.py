"""The door's threshold: who may stand there and how long, and the house's own words for what no handler can answer."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from aiohttp import web

from infra import headers

IDLE_S = 60.0
"""How long a line may keep still before its next request has come whole, and between two of them."""
LINGER_S = 2.0
"""How long the rest of a request that is answered already is read away, so that its sender hears the answer."""
MOST_LINES = 500
"""Lines of one address. A browser holds seven at once; a house full of robots speaks from one address."""
AT_ONCE = 3
"""Calls of one address behind the door at a time: there one worker serves everybody in turn, about 15 ms a call."""
NO_REQUEST = "Это не похоже на запрос браузера. Откройте страницу клуба заново.\n"
TOO_SLOW = "Клуб не дождался ответа. Попробуйте ещё раз.\n"
BROKEN = "Что-то сломалось, и это наша ошибка. Обновите страницу; не поможет — назовите ведущему номер {id}.\n"


class Lines:
    """How many lines each address holds."""

    def __init__(self, most: int) -> None:
        self._most, self._held = most, Counter[str]()

    def comes(self, address: str) -> bool:
        """Whether one more of this address may stay; it is counted either way, till it goes."""
        self._held[address] += 1
        return self._held[address] <= self._most

    def goes(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


class Turns:
    """Calls of one address are served so many at a time; the others of it wait here, and nobody else waits for them."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self._most = most
        self._queues: dict[str, asyncio.Semaphore] = {}
        self._there = Counter[str]()

    @contextlib.asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        queue = self._queues.setdefault(address, asyncio.Semaphore(self._most))
        self._there[address] += 1
        try:
            async with queue:
                yield
        finally:
            self._there[address] -= 1
            if not self._there[address]:
                del self._there[address], self._queues[address]


class Caller(web.RequestHandler):
    """One line to the door. Whatever goes wrong before or within a handler gets a short answer with every header."""

    def __init__(self, server: web.Server, lines: Lines, idle_s: float) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(server, loop=loop, keepalive_timeout=idle_s, lingering_time=LINGER_S, access_log=None)  # type: ignore[arg-type]
        self._lines, self._address = lines, ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = str((transport.get_extra_info("peername") or ("?",))[0])
        if not self._lines.comes(self._address) and isinstance(transport, asyncio.Transport):
            transport.abort()

    def connection_lost(self, exc: BaseException | None) -> None:
        super().connection_lost(exc)
        if self._address:
            self._lines.goes(self._address)
            self._address = ""

    def handle_error(
        self, request: Any, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        """Nothing of the request is repeated, neither to the caller nor in the log: it may hold a token."""
        if request.writer.output_size > 0:
            raise ConnectionError("half an answer has gone out already")
        if status == 500:
            answer = self._broken(request, exc)
        else:
            answer = web.Response(status=status, text=NO_REQUEST if status == 400 else TOO_SLOW)
        answer.headers.update(signed(headers.of_page("/api/", "")))
        answer.force_close()
        return answer

    def log_exception(self, *args: Any, **kw: Any) -> None:
        """A request whose rest makes no sense has been answered; nothing of it is worth a line."""
        if not isinstance(kw.get("exc_info"), web.RequestPayloadError):
            super().log_exception(*args, **kw)

    def _broken(self, request: Any, exc: BaseException | None) -> web.Response:
        found = secrets.token_hex(4)
        self.logger.error("broken %s", found, exc_info=exc)
        if request.path.startswith("/api/"):
            return web.json_response({"code": "broken", "id": found}, status=500)
        return web.Response(status=500, text=BROKEN.format(id=found))


def signed(about: dict[str, str]) -> dict[str, str]:
    """What stands behind the door and of which version is nobody's business."""
    return {**about, "Server": "pkz"}


def leads_astray(path: str) -> bool:
    """Whether this decoded path has steps upwards or hidden ends: behind the door some would leave the house's part."""
    return "\0" in path or any(step in (".", "..") for step in path.replace("\\", "/").split("/"))
