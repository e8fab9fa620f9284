"""What passes through the door to the emulator: API calls, media, uploads. Sockets: wires.py, pages: door.py."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
from aiohttp import web
from botocore.exceptions import BotoCoreError, ClientError
from yarl import URL

from infra import headers
from infra.threshold import IDLE_S, MOST_LINES, Turns

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client

HOP = {"connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "transfer-encoding"}
HOP |= {"upgrade", "host", "content-length", "content-encoding", "server", "date"}
CLOUDS_OWN = ("authorization", "x-amz-")
"""Headers by which calls of the cloud itself are known. Pages of ours send none, and the emulator believes them."""
UPLOAD_LIMIT = 64 * 1024 * 1024  # the largest pack and its form
BODY_S = 20.0
"""How long the rest of a request is waited for."""
NO_FILE = "Такого файла нет."
AWAY = "Клуб перезапускается, попробуйте через несколько секунд."
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"}
Media = Callable[[str, str], tuple[int, dict[str, str], bytes]]


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
    idle_s: float = IDLE_S
    lines: int = MOST_LINES
    turns: Turns = field(default_factory=Turns)
    slow_s: float = 10.0  # how long a socket may take nothing of what is sent to it


BEHIND: web.AppKey[Behind] = web.AppKey("behind", Behind)
OUTWARD: web.AppKey[aiohttp.ClientSession] = web.AppKey("outward", aiohttp.ClientSession)


def refuse(status: int, words: str) -> web.Response:
    return web.Response(status=status, text=words + "\n")


def forwarded(request: web.Request) -> dict[str, str]:
    """The caller's headers for the HTTP API, with the caller's address appended as CloudFront does."""
    passed = {name: value for name, value in request.headers.items() if is_carried(name.lower())}
    peer = request.remote or "unknown"
    before = request.headers.get("X-Forwarded-For")
    passed["X-Forwarded-For"] = f"{before}, {peer}" if before else peer
    passed["X-Forwarded-Proto"] = "http"
    return passed


def is_carried(name: str) -> bool:
    return name not in HOP and not name.startswith(CLOUDS_OWN)


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
    async with asyncio.timeout(BODY_S):
        body = await request.read()
    # as it was written: an address that is read anew may lose steps that were hidden in it
    where = URL(behind.http + request.rel_url.raw_path_qs, encoded=True)
    try:
        async with (
            behind.turns.of(request.remote or ""),
            request.app[OUTWARD].request(
                request.method, where, headers=forwarded(request), data=body, allow_redirects=False
            ) as answer,
        ):
            passed = {name: value for name, value in answer.headers.items() if name.lower() not in HOP}
            passed.setdefault("Cache-Control", "no-store")
            return web.Response(status=answer.status, headers=passed, body=await answer.read())
    except (aiohttp.ClientError, TimeoutError):
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
        return refuse(503, AWAY)
    try:
        status, about, body = await asyncio.to_thread(behind.media, key, request.headers.get("Range", ""))
    except BotoCoreError:
        return refuse(503, AWAY)
    return web.Response(status=status, headers=about, body=body) if status < 400 else refuse(status, NO_FILE)


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
        async with request.app[OUTWARD].post(
            behind.bucket, headers=passed, data=request.content, allow_redirects=False
        ) as answer:
            body = await answer.read()
            about = {"Content-Type": answer.headers.get("Content-Type", "application/xml")} if body else {}
            return web.Response(status=answer.status, headers={**about, "Cache-Control": "no-store"}, body=body)
    except (aiohttp.ClientError, TimeoutError):
        return busy(502)
