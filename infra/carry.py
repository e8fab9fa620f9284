"""What passes through the door to the emulator: HTTP API calls, socket messages, media. The site is in door.py."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
from aiohttp import WSMsgType, web
from botocore.exceptions import ClientError
from play.pace import Pace

from infra import headers

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client

FRAME_LIMIT = 32 * 1024  # API Gateway closes with 1009 above it
OUT_LIMIT = 128 * 1024
HOP = {"connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "transfer-encoding"}
HOP |= {"upgrade", "host", "content-length", "content-encoding", "server", "date"}
UPLOAD_LIMIT = 64 * 1024 * 1024  # the largest pack and its form
CLOSING_S = 2.0
"""How long a side that is told to go is waited for: one in the middle of a megabyte does not hear it."""
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"}
Media = Callable[[str, str], tuple[int, dict[str, str], bytes]]
Messages = web.WebSocketResponse | aiohttp.ClientWebSocketResponse


@dataclass
class Behind:
    """What stands behind the door; the supervisor changes it when the emulator restarts."""

    site: Path
    http: str = ""  # where the HTTP API answers; empty while the emulator is away
    socket: str = ""
    media: Media | None = None
    bucket: str = ""  # the media bucket's own address
    actions: int = 0  # requests and messages let in: the supervisor copies the table when it grew
    csp: str = field(default=headers.TABLE_CSP)
    rate: int = 10  # frames a second of one socket, and how many at once: behind the door they are served one by one
    burst: int = 12


BEHIND: web.AppKey[Behind] = web.AppKey("behind", Behind)
OUTWARD: web.AppKey[aiohttp.ClientSession] = web.AppKey("outward", aiohttp.ClientSession)


def refuse(status: int, words: str) -> web.Response:
    return web.Response(status=status, text=words + "\n")


def forwarded(request: web.Request) -> dict[str, str]:
    """The caller's headers for the HTTP API, with the caller's address appended as CloudFront does."""
    passed = {name: value for name, value in request.headers.items() if name.lower() not in HOP}
    peer = request.remote or "unknown"
    before = request.headers.get("X-Forwarded-For")
    passed["X-Forwarded-For"] = f"{before}, {peer}" if before else peer
    passed["X-Forwarded-Proto"] = "http"
    return passed


def busy(status: int) -> web.Response:
    """The API's own form of a refusal: the page has words for the code and asks again."""
    return web.json_response({"code": "busy"}, status=status, headers={"Cache-Control": "no-store"})


async def api(request: web.Request) -> web.Response:
    behind = request.app[BEHIND]
    if not behind.http:
        return busy(503)
    if request.method not in METHODS:
        return refuse(405, "Такого действия нет.")
    behind.actions += 1
    body = await request.read()
    try:
        async with request.app[OUTWARD].request(
            request.method, behind.http + request.raw_path, headers=forwarded(request), data=body, allow_redirects=False
        ) as answer:
            passed = {name: value for name, value in answer.headers.items() if name.lower() not in HOP}
            passed.setdefault("Cache-Control", "no-store")
            return web.Response(status=answer.status, headers=passed, body=await answer.read())
    except aiohttp.ClientError:
        return busy(502)
    finally:
        behind.actions += 1  # what the call wrote may have come after a copy began


def bucket(s3: S3Client, name: str) -> Media:
    """Reads one object: status, headers, bytes."""

    def read(key: str, part: str) -> tuple[int, dict[str, str], bytes]:
        try:
            found = s3.get_object(Bucket=name, Key=key, Range=part) if part else s3.get_object(Bucket=name, Key=key)
        except ClientError as error:
            return int(error.response["ResponseMetadata"]["HTTPStatusCode"]), {}, b""
        about = {"Content-Type": found.get("ContentType", "application/octet-stream"), "Accept-Ranges": "bytes"}
        about["Cache-Control"] = "public, max-age=31536000, immutable"
        if part and "ContentRange" in found:
            return 206, about | {"Content-Range": found["ContentRange"]}, found["Body"].read()
        return 200, about, found["Body"].read()

    return read


async def media(request: web.Request) -> web.Response:
    """A file of the media bucket; its key is its address."""
    behind, key = request.app[BEHIND], request.path.lstrip("/")
    if request.method not in ("GET", "HEAD"):
        return refuse(405, "Здесь можно только читать.")
    if behind.media is None:
        return refuse(503, "Клуб перезапускается, попробуйте через несколько секунд.")
    status, about, body = await asyncio.to_thread(behind.media, key, request.headers.get("Range", ""))
    return web.Response(status=status, headers=about, body=body)


async def upload(request: web.Request) -> web.Response:
    """A form for the media bucket, which itself judges the policy the form brings. Nothing else reaches it."""
    behind = request.app[BEHIND]
    kind = request.headers.get("Content-Type", "")
    if request.method != "POST" or not kind.startswith("multipart/form-data"):
        return refuse(405, "Сюда можно только загрузить файл.")
    if not behind.bucket:
        return busy(503)
    size = request.content_length
    if size is None or size > UPLOAD_LIMIT:
        return refuse(413, "Файл слишком велик.")
    passed = {"Content-Type": kind, "Content-Length": str(size)}
    try:
        async with request.app[OUTWARD].post(behind.bucket, headers=passed, data=request.content) as answer:
            body = await answer.read()
            about = {"Content-Type": answer.headers.get("Content-Type", "application/xml")} if body else {}
            return web.Response(status=answer.status, headers={**about, "Cache-Control": "no-store"}, body=body)
    except aiohttp.ClientError:
        return busy(502)


def closing(last: aiohttp.WSMessage) -> int:
    """The code to close the other side with. 1005 and 1006 only describe, they never travel."""
    code = last.data if last.type is WSMsgType.CLOSE else getattr(last.data, "code", None)
    return code if isinstance(code, int) and code not in (0, 1005, 1006, 1015) else 1001


async def pump(source: Messages, sink: Messages, seen: Callable[[], Awaitable[None]]) -> None:
    """Carries messages one way until that side ends, then closes the other with the same code."""
    while True:
        message = await source.receive()
        if message.type is WSMsgType.TEXT:
            await seen()
            await sink.send_str(message.data)
        elif message.type is WSMsgType.BINARY:
            await seen()
            await sink.send_bytes(message.data)
        else:
            break
    await sink.close(code=closing(message))


def refused(status: int) -> int:
    """403 is taken: on AWS CloudFront puts the page of a missing page in its place."""
    return 401 if status == 403 else status if status >= 400 else 502


async def ws(request: web.Request) -> web.StreamResponse:
    """A socket: joined to the emulator's first, so a refused $connect is a refused handshake."""
    behind = request.app[BEHIND]
    if not behind.socket:
        return refuse(503, "Клуб перезапускается, попробуйте через несколько секунд.")
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
    await outer.prepare(request)
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

    both = [asyncio.create_task(pump(outer, inner, heard)), asyncio.create_task(pump(inner, outer, seen))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await inner.close(code=1001)
        await outer.close(code=1001)
        behind.actions += 1
