"""The only opened port of the local run, playing CloudFront: site, /api/*, /ws, /media/*, /upload, nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import quote

import aiohttp
from aiohttp import web

from infra import headers, static
from infra.carry import BEHIND, OUTWARD, Behind, api, media, refuse, upload
from infra.rehearsal.desk import Desk
from infra.threshold import NO_REQUEST, TOO_SLOW, Caller, Lines, leads_astray, signed
from infra.wires import ws

OPEN_S, CLOSE_S, CUT_OFF_S = 60.0, 10.0, 1.0
BODY_LIMIT = 6 * 1024 * 1024  # a Lambda event holds 6 MB
NO_PAGE = "Такой страницы нет."
WORDS = {404: NO_PAGE, 405: "Такого действия нет.", 413: "Это слишком много для одного запроса."}


async def page(request: web.Request) -> web.Response:
    """A file of the built site."""
    behind, address = request.app[BEHIND], request.path
    if request.method not in ("GET", "HEAD"):
        return refuse(405, "Здесь можно только читать.")
    path, status = static.locate(behind.site, address), 200
    if path is None and static.locate(behind.site, address + "/"):
        raise web.HTTPMovedPermanently(quote(address) + "/")
    if path is None:
        path, status = static.locate(behind.site, "/404.html"), 404
    if path is None:
        return refuse(404, NO_PAGE)
    found = static.describe(path)
    encoding = static.encoding_for(path, request.headers.get("Accept-Encoding", ""))
    tag = f'"{found.tag}{encoding}"'
    about = {"Content-Type": found.content_type, "ETag": tag, "Vary": "Accept-Encoding"}
    about["Cache-Control"] = found.cache if status == 200 else "no-cache"
    if status == 200 and request.headers.get("If-None-Match") == tag:
        return web.Response(status=304, headers=about)
    if encoding:
        about["Content-Encoding"] = encoding
    body = await asyncio.to_thread(static.content, path, found.tag, encoding)
    return web.Response(status=status, headers=about, body=body)


@web.middleware
async def secured(request: web.Request, handler: Callable[[web.Request], Awaitable[Any]]) -> Any:
    """Every answer carries the house's headers, errors too, and speaks the house's language."""
    response = await _answer(request, handler)
    if not response.prepared:
        response.headers.update(about_security(request))
    return response


async def _answer(request: web.Request, handler: Callable[[web.Request], Awaitable[Any]]) -> Any:
    try:
        return refuse(404, NO_PAGE) if leads_astray(request.path) else await handler(request)
    except web.HTTPRedirection as elsewhere:
        return web.Response(status=elsewhere.status, headers={"Location": elsewhere.headers["Location"]})
    except web.HTTPException as no:
        return refuse(no.status, WORDS.get(no.status, NO_REQUEST.strip()))
    except web.RequestPayloadError:
        return refuse(400, NO_REQUEST.strip())
    except TimeoutError:
        return refuse(408, TOO_SLOW.strip())


def about_security(request: web.Request) -> Mapping[str, str]:
    return signed(headers.of_page(request.path, request.app[BEHIND].csp))


def application(behind: Behind) -> web.Application:
    app = web.Application(middlewares=[secured], client_max_size=BODY_LIMIT)
    app[BEHIND] = behind

    async def outward(app: web.Application) -> Any:
        connector = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(
            connector=connector, auto_decompress=True, cookie_jar=aiohttp.DummyCookieJar()
        ) as it:
            app[OUTWARD] = it
            yield

    desk = Desk()

    app.cleanup_ctx.append(outward)
    app.on_shutdown.append(desk.close)
    app.router.add_route("*", "/api/rehearsal", desk.answer)
    app.router.add_route("*", "/api/{rest:.*}", api)
    app.router.add_route("GET", "/ws", ws)
    app.router.add_route("*", "/media/{rest:.*}", media)
    app.router.add_route("*", "/upload{rest:.*}", upload)
    app.router.add_route("*", "/{rest:.*}", page)
    return app


class Door:
    """The door in a thread with a loop of its own; opened on a socket that is already bound."""

    def __init__(self, listener: socket.socket, behind: Behind) -> None:
        self.behind = behind
        self._listener = listener
        self._loop = asyncio.new_event_loop()
        self._runner: web.AppRunner | None = None
        self._listening: asyncio.Server | None = None
        self._thread = threading.Thread(target=self._run, name="door", daemon=True)

    def open(self) -> None:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._open(), self._loop).result(OPEN_S)

    def _run(self) -> None:
        """All of the loop's life is in its own thread: whoever closes the door may have a loop running in theirs."""
        self._loop.run_forever()
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        if left:
            self._loop.run_until_complete(asyncio.wait(left, timeout=CUT_OFF_S))
        self._loop.close()

    async def _open(self) -> None:
        self._runner = web.AppRunner(application(self.behind), shutdown_timeout=1)
        await self._runner.setup()
        server, lines = self._runner.server, Lines(self.behind.lines)
        assert server is not None
        self._listening = await self._loop.create_server(
            lambda: Caller(server, lines, self.behind.idle_s), sock=self._listener, backlog=128
        )

    async def _close(self, runner: web.AppRunner) -> None:
        if self._listening:
            self._listening.close()
        await runner.cleanup()

    def close(self) -> None:
        """Who does not let go in time is cut off: what comes after the door, the last copy first of all, must come."""
        if self._runner:
            with contextlib.suppress(TimeoutError):
                asyncio.run_coroutine_threadsafe(self._close(self._runner), self._loop).result(CLOSE_S)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(CUT_OFF_S + 5)
        self._listener.close()


def listen(host: str, port: int) -> socket.socket:
    """Binds the door's port; OSError when it is taken."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener
