"""Sockets that pass through the door: each message carried one way or the other, at a pace, till either side goes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import aiohttp
from aiohttp import WSMsgType, web
from play.pace import Pace

from infra.carry import AWAY, BEHIND, OUTWARD, Behind, forwarded, refuse

FRAME_LIMIT = 32 * 1024  # API Gateway closes with 1009 above it
OUT_LIMIT = 128 * 1024
CLOSING_S = 2.0
"""How long a side that is told to go is waited for: one in the middle of a megabyte does not hear it."""
Messages = web.WebSocketResponse | aiohttp.ClientWebSocketResponse


def closing(last: aiohttp.WSMessage) -> int:
    """The code to close the other side with. 1005 and 1006 only describe, they never travel."""
    code = last.data if last.type is WSMsgType.CLOSE else getattr(last.data, "code", None)
    return code if isinstance(code, int) and code not in (0, 1005, 1006, 1015) else 1001


async def pump(source: Messages, sink: Messages, seen: Callable[[], Awaitable[None]], slow_s: float) -> None:
    """Carries messages one way until that side ends, then closes the other with the same code.

    TimeoutError when the other side takes nothing for so long: whoever does not read must not be waited for.
    """
    while True:
        message = await source.receive()
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            break
        await seen()
        async with asyncio.timeout(slow_s):
            if message.type is WSMsgType.TEXT:
                await sink.send_str(message.data)
            else:
                await sink.send_bytes(message.data)
    await sink.close(code=closing(message))


def refused(status: int) -> int:
    """403 is taken: on AWS CloudFront puts the page of a missing page in its place."""
    return 401 if status == 403 else status if status >= 400 else 502


async def ws(request: web.Request) -> web.StreamResponse:
    """A socket: joined to the emulator's first, so a refused $connect is a refused handshake."""
    behind = request.app[BEHIND]
    if not web.WebSocketResponse().can_prepare(request):
        return refuse(400, "Сюда приходит только страница стола.")
    if not behind.socket:
        return refuse(503, AWAY)
    behind.actions += 1
    query = f"?{request.query_string}" if request.query_string else ""
    passed = {k: v for k, v in forwarded(request).items() if not k.lower().startswith("sec-websocket")}
    protocols = [p.strip() for p in request.headers.get("Sec-WebSocket-Protocol", "").split(",") if p.strip()]
    try:
        inner = await request.app[OUTWARD].ws_connect(
            behind.socket + query,
            headers=passed,
            protocols=protocols,
            max_msg_size=OUT_LIMIT,
            autoclose=True,
            timeout=aiohttp.ClientWSTimeout(ws_close=CLOSING_S),
        )
    except aiohttp.WSServerHandshakeError as refusal:
        return refuse(refused(refusal.status), "Соединение не принято. Обновите страницу и войдите ещё раз.")
    except aiohttp.ClientError:
        return refuse(502, "Клуб не ответил, попробуйте ещё раз.")
    outer = web.WebSocketResponse(
        protocols=[inner.protocol] if inner.protocol else [],
        max_msg_size=FRAME_LIMIT,
        timeout=CLOSING_S,
        compress=False,
    )
    try:
        await outer.prepare(request)
    except BaseException:
        await inner.close(code=1001)
        raise
    behind.actions += 1  # what $connect wrote
    await join(outer, inner, behind)
    return outer


async def join(outer: web.WebSocketResponse, inner: aiohttp.ClientWebSocketResponse, behind: Behind) -> None:
    pace = Pace(behind.rate, behind.burst)

    async def heard() -> None:
        """Whoever floods waits here, unread, and nobody else does."""
        while not pace.takes("", time.monotonic_ns() // 1_000_000):
            await asyncio.sleep(1 / behind.rate)
        behind.actions += 1

    async def seen() -> None:
        behind.actions += 1

    slow_s = behind.slow_s
    both = [
        asyncio.create_task(pump(outer, inner, heard, slow_s)),
        asyncio.create_task(pump(inner, outer, seen, slow_s)),
    ]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await inner.close(code=1001)
        await outer.close(code=1001)
        behind.actions += 1
