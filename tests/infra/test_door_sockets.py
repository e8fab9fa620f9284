"""The door between a client and a server of the test's own: what passes is passed exactly."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from aiohttp import web
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.sync.server import Server, ServerConnection, serve
from websockets.typing import Subprotocol

from infra.carry import Behind
from infra.door import Door, listen
from tests.support.aside import run
from tests.support.waiting import PATIENCE_S

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Protocol: pkz.1\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PKZ = [Subprotocol("pkz.1")]


class Inner:
    """A server behind the door that remembers how it was called and how it was left."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.codes: list[int | None] = []
        self.left = threading.Event()

    def talk(self, link: ServerConnection) -> None:
        assert link.request is not None
        self.asked.append(link.request.path)
        try:
            for word in link:
                if word == "leave":
                    link.close(4009, "taken over")
                    return
                link.send(word)
        except ConnectionClosed:
            pass
        finally:
            self.codes.append(link.close_code)
            self.left.set()


@pytest.fixture
def inner() -> Iterator[tuple[Inner, Server]]:
    behind = Inner()
    with serve(behind.talk, "127.0.0.1", 0, subprotocols=PKZ) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield behind, server
        server.shutdown()
        thread.join()


@pytest.fixture
def address(inner: tuple[Inner, Server], tmp_path: Path) -> Iterator[str]:
    _, server = inner
    listener = listen("127.0.0.1", 0)
    door = Door(listener, Behind(tmp_path, socket=f"ws://127.0.0.1:{server.socket.getsockname()[1]}/live"))
    door.open()
    yield f"ws://127.0.0.1:{listener.getsockname()[1]}/ws"
    door.close()


def test_query_words_bytes_and_subprotocol_pass_unchanged(inner: tuple[Inner, Server], address: str) -> None:
    with connect(f"{address}?ticket=a%2Bb&x=1", subprotocols=PKZ) as link:
        assert link.subprotocol == "pkz.1"
        for word in ("Бегемот 🦛", b"\x00\xff", "x" * 32_000):
            link.send(word)
            assert link.recv(timeout=PATIENCE_S) == word
    assert inner[0].asked == ["/live?ticket=a%2Bb&x=1"]


def test_a_close_code_passes_inwards(inner: tuple[Inner, Server], address: str) -> None:
    with connect(address, subprotocols=PKZ) as link:
        link.close(4001, "bye")
    assert inner[0].left.wait(PATIENCE_S)
    assert inner[0].codes == [4001]


def test_a_close_code_passes_outwards(address: str) -> None:
    with connect(address, subprotocols=PKZ) as link:
        link.send("leave")
        with pytest.raises(ConnectionClosed):
            link.recv(timeout=PATIENCE_S)
        assert link.close_code == 4009


def test_a_connection_cut_without_a_word_ends_the_inner_one(inner: tuple[Inner, Server], address: str) -> None:
    link = connect(address, subprotocols=PKZ)
    with link:
        link.socket.shutdown(2)
    assert inner[0].left.wait(PATIENCE_S)


def test_whoever_reads_nothing_is_let_go_and_not_waited_for(tmp_path: Path) -> None:
    """What is sent to them would fill the emulator, and everybody's frames wait there in one queue."""
    left = threading.Event()

    def pour(link: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                link.send("x" * 30_000)
        left.set()

    with serve(pour, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        listener = listen("127.0.0.1", 0)
        behind = Behind(tmp_path, socket=f"ws://127.0.0.1:{server.socket.getsockname()[1]}", slow_s=0.3)
        door = Door(listener, behind)
        door.open()
        with closing(socket.create_connection(listener.getsockname())) as deaf:
            deaf.sendall(UPGRADE)
            assert left.wait(10)
        door.close()
        server.shutdown()


def flooded(address: str) -> list[tuple[str | bytes, float]]:
    """Eleven words sent at once, and when each came back, s."""
    with connect(address, subprotocols=PKZ) as link:
        began = time.monotonic()
        for n in range(11):
            link.send(str(n))
        return [(link.recv(timeout=PATIENCE_S), time.monotonic() - began) for _ in range(11)]


def test_whoever_floods_is_let_through_at_the_doors_pace(inner: tuple[Inner, Server], tmp_path: Path) -> None:
    listener = listen("127.0.0.1", 0)
    address = f"ws://127.0.0.1:{inner[1].socket.getsockname()[1]}"
    door = Door(listener, Behind(tmp_path, socket=address, rate=20, burst=3))
    door.open()
    at_once = False
    for _ in range(5):  # a busy machine may be late with the first ones too
        came = flooded(f"ws://127.0.0.1:{listener.getsockname()[1]}/ws")
        assert [word for word, _ in came] == [str(n) for n in range(11)]  # late, but in order, and none is lost
        assert came[-1][1] >= 8 / 20 - 0.01
        at_once = at_once or came[2][1] < came[-1][1] / 2
        if at_once:
            break
    door.close()
    assert at_once


def test_a_call_that_is_no_handshake_opens_nothing_behind(inner: tuple[Inner, Server], address: str) -> None:
    port = int(address.split(":")[2].split("/")[0])
    for ask in (UPGRADE.replace(b"Upgrade: websocket", b"Upgrade: h2c"), UPGRADE.replace(b"-Key: ", b"-Key: x")):
        with closing(socket.create_connection(("127.0.0.1", port), timeout=5)) as line:
            line.sendall(ask)
            assert line.recv(12) == b"HTTP/1.1 400"
    assert inner[0].asked == []


def masked(first: int, body: bytes, claimed: int | None = None) -> bytes:
    """A client's frame under a mask of zeros; claimed: the length it says it has."""
    length = len(body) if claimed is None else claimed
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes([first]) + size + b"\0\0\0\0" + body


@pytest.mark.parametrize(
    ("name", "frames", "code"),
    [
        ("a message in pieces that is too long", [masked(0x01, b"x" * 20_000), masked(0x80, b"x" * 20_000)], 1009),
        ("a compressed frame", [masked(0xC1, b"x" * 10)], 1002),
        ("a control frame in pieces", [masked(0x09, b"x")], 1002),
        ("a control frame too long", [masked(0x89, b"x" * 126)], 1002),
        ("a piece of nothing", [masked(0x80, b"x")], 1002),
        ("no text", [masked(0x81, b"\xff\xfe")], 1007),
        ("an opcode of nobody", [masked(0x83, b"x")], 1002),
        ("a close without a code", [masked(0x88, b"x")], 1002),
    ],
)
def test_a_frame_against_the_protocol_closes_its_own_socket(
    inner: tuple[Inner, Server], address: str, name: str, frames: list[bytes], code: int
) -> None:
    port = int(address.split(":")[2].split("/")[0])
    with closing(socket.create_connection(("127.0.0.1", port), timeout=5)) as line:
        line.sendall(UPGRADE)
        head = line.recv(4096)
        assert head.startswith(b"HTTP/1.1 101")
        assert b"deflate" not in head  # a bomb would unfold at the door
        for frame in frames:
            line.sendall(frame)
        said = b""
        with suppress(OSError):
            while came := line.recv(4096):
                said += came
    assert code.to_bytes(2, "big") in said[said.index(b"\x88") :], name
    assert inner[0].left.wait(5)
    with connect(address, subprotocols=PKZ) as link:
        link.send("жив")
        assert link.recv(timeout=5) == "жив"


class Held(Door):
    """Somebody does not let go of it."""

    async def _close(self, runner: web.AppRunner) -> None:
        await asyncio.sleep(3600)


def test_a_door_that_is_not_let_go_in_time_is_closed_all_the_same(
    inner: tuple[Inner, Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The club makes its last copy after the door: an error here would lose the evening's last minute."""
    monkeypatch.setattr("infra.door.CLOSE_S", 0.05)
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    door = Held(listener, Behind(tmp_path, socket=f"ws://127.0.0.1:{inner[1].socket.getsockname()[1]}/live"))
    door.open()
    link = connect(f"ws://127.0.0.1:{port}/ws", subprotocols=PKZ, close_timeout=0, legacy=True)

    async def close() -> None:
        door.close()

    run(close())  # whoever closes it may have a loop of their own, as tests with a browser do
    link.close()
    assert inner[0].left.wait(PATIENCE_S)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)


def test_a_door_without_a_club_behind_says_so(tmp_path: Path) -> None:
    listener = listen("127.0.0.1", 0)
    door = Door(listener, Behind(tmp_path))
    door.open()
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/ws"):
        pass
    assert refused.value.response.status_code == 503
    with pytest.raises(HTTPError) as away:
        urlopen(f"http://127.0.0.1:{listener.getsockname()[1]}/api/health", timeout=PATIENCE_S)
    assert (away.value.code, json.loads(away.value.read())) == (503, {"code": "busy"})
    door.close()


def test_a_door_for_this_machine_alone_does_not_answer_the_network() -> None:
    with listen("127.0.0.1", 0) as listener, pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", listener.getsockname()[1]), timeout=PATIENCE_S).close()
