"""A gateway that takes every frame: the racers' commands are real, the sockets behind them are not needed."""

from __future__ import annotations

import json
import threading
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any, Self
from urllib.parse import unquote

from wire.spelled import spelled

from infra.rehearsal.window import newness

TAKEN = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"


class Taking(StreamRequestHandler):
    """As little of HTTP as the library of the cloud needs: thousands of frames come here."""

    server: Listening
    disable_nagle_algorithm = True

    def handle(self) -> None:
        while line := self.rfile.readline():
            length = 0
            while (header := self.rfile.readline()) not in (b"\r\n", b""):
                if header[:15].lower() == b"content-length:":
                    length = int(header[15:])
            to = line.split(b" ")[1].decode().rpartition("/")[2]
            self.server.sink.hear(unquote(to), self.rfile.read(length))
            self.wfile.write(TAKEN)


class Listening(ThreadingTCPServer):
    daemon_threads = True

    def __init__(self, sink: Sink) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.sink = sink


class Sink:
    """Hears the frames to everybody that this process sends; keeps its own person's newest view and answers."""

    def __init__(self, mine: str) -> None:
        self.mine, self.view, self.frames = mine, dict[str, Any](), 0
        self._answers: dict[str, dict[str, Any]] = {}
        self._server = Listening(self)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def hear(self, to: str, frame: bytes) -> None:
        self.frames += 1
        if to != self.mine:
            return
        message = spelled(json.loads(frame))
        if message["t"] == "view":
            self.view = message if newness(message) >= newness(self.view) else self.view
            if "done" in message:
                self._answers[message["done"]] = {"t": "done", "id": message["done"], "v": message["v"]}
        elif "id" in message:
            self._answers[message["id"]] = message

    def answer(self, to: str, id: str) -> dict[str, Any]:
        """What was said to this command; the handler has returned, so it has been said."""
        assert to == self.mine
        return self._answers.pop(id)
