"""A TCP proxy between a browser and the door: resets, swallows, delays. Playwright cannot cut an open socket."""

from __future__ import annotations

import contextlib
import select
import socket
import struct
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Self

CHUNK = 65536
TICK_S = 0.05
AT_ONCE = struct.pack("ii", 1, 0)  # SO_LINGER: close() sends a reset


@dataclass
class Line:
    """One browser connection and its twin to the door."""

    near: socket.socket
    far: socket.socket
    cut: threading.Event = field(default_factory=threading.Event)

    def both(self) -> tuple[socket.socket, socket.socket]:
        return self.near, self.far


class Proxy:
    """Listens on (address, port) and carries to (127.0.0.1, port): only the name in the origin differs."""

    def __init__(self, address: str, port: int) -> None:
        self.address, self.port = address, port
        self.delay_s = 0.0
        self._hole = threading.Event()
        self._over = threading.Event()
        self._lines: list[Line] = []
        self._listener = socket.socket()
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._listener.bind((address, port))
        self._listener.listen(64)

    @property
    def url(self) -> str:
        return f"http://{self.address}:{self.port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *failure: object) -> None:
        self._over.set()
        self._listener.shutdown(socket.SHUT_RDWR)  # wakes the thread that accepts: it would hold the port
        self._listener.close()
        self.reset()

    def reset(self) -> None:
        """Every open connection dies with RST; new ones are welcome."""
        lines, self._lines = self._lines, []
        for line in lines:
            line.cut.set()

    def swallow(self, seconds: float) -> None:
        """A black hole: nothing passes and nobody is told; afterwards what waited goes on. Returns at once."""
        self._hole.set()
        timer = threading.Timer(seconds, self._hole.clear)
        timer.daemon = True  # a test does not wait for the end of the hole it left behind
        timer.start()

    def let_go(self) -> None:
        """The end of a black hole before its time."""
        self._hole.clear()

    @property
    def is_swallowing(self) -> bool:
        return self._hole.is_set()

    def _accept(self) -> None:
        while not self._over.is_set():
            try:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                continue
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line = Line(near, far)
            self._lines.append(line)
            threading.Thread(target=self._carry, args=(line,), daemon=True).start()

    def _carry(self, line: Line) -> None:
        threads = [threading.Thread(target=self._one_way, args=(line, *ends), daemon=True)
                   for ends in (line.both(), line.both()[::-1])]  # fmt: skip
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for end in line.both():
            if line.cut.is_set():
                with contextlib.suppress(OSError):
                    end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            end.close()

    def _one_way(self, line: Line, source: socket.socket, sink: socket.socket) -> None:
        for data in self._read(line, source):
            self._wait(line)
            if line.cut.is_set():
                return
            try:
                sink.sendall(data)
            except OSError:
                return
        if not line.cut.is_set():
            with contextlib.suppress(OSError):
                sink.shutdown(socket.SHUT_WR)

    def _read(self, line: Line, source: socket.socket) -> Iterator[bytes]:
        while not line.cut.is_set() and not self._over.is_set():
            ready, _, _ = select.select([source], [], [], TICK_S)
            if not ready:
                continue
            try:
                data = source.recv(CHUNK)
            except OSError:
                return
            if not data:
                return
            yield data

    def _wait(self, line: Line) -> None:
        if self.delay_s:
            time.sleep(self.delay_s)
        while self._hole.is_set() and not line.cut.is_set() and not self._over.is_set():
            time.sleep(TICK_S)
