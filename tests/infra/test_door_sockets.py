"""The door between a client and a server of the test's own: what passes is passed exactly."""

import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.sync.server import Server, ServerConnection, serve
from websockets.typing import Subprotocol

from infra.carry import Behind
from infra.door import Door, listen

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
            assert link.recv(timeout=5) == word
    assert inner[0].asked == ["/live?ticket=a%2Bb&x=1"]


def test_a_close_code_passes_inwards(inner: tuple[Inner, Server], address: str) -> None:
    with connect(address, subprotocols=PKZ) as link:
        link.close(4001, "bye")
    assert inner[0].left.wait(5)
    assert inner[0].codes == [4001]


def test_a_close_code_passes_outwards(address: str) -> None:
    with connect(address, subprotocols=PKZ) as link:
        link.send("leave")
        with pytest.raises(ConnectionClosed):
            link.recv(timeout=5)
        assert link.close_code == 4009


def test_a_connection_cut_without_a_word_ends_the_inner_one(inner: tuple[Inner, Server], address: str) -> None:
    link = connect(address, subprotocols=PKZ)
    with link:
        link.socket.shutdown(2)
    assert inner[0].left.wait(5)


def test_a_door_without_a_club_behind_says_so(tmp_path: Path) -> None:
    listener = listen("127.0.0.1", 0)
    door = Door(listener, Behind(tmp_path))
    door.open()
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{listener.getsockname()[1]}/ws"):
        pass
    assert refused.value.response.status_code == 503
    with pytest.raises(HTTPError) as away:
        urlopen(f"http://127.0.0.1:{listener.getsockname()[1]}/api/health", timeout=5)
    assert (away.value.code, json.loads(away.value.read())) == (503, {"code": "busy"})
    door.close()


def test_a_door_for_this_machine_alone_does_not_answer_the_network() -> None:
    with listen("127.0.0.1", 0) as listener, pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", listener.getsockname()[1]), timeout=2).close()
