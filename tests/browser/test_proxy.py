"""The tests' own proxy does what the cuts need, shown on a plain echo server."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator

import pytest

from tests.browser.proxy import Proxy
from tests.support.waiting import PATIENCE_S


@pytest.fixture
def echo_port() -> Iterator[int]:
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                peer, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=answer, args=(peer,), daemon=True).start()

    def answer(peer: socket.socket) -> None:
        with peer, contextlib.suppress(ConnectionResetError):
            while data := peer.recv(100):
                peer.sendall(data)

    threading.Thread(target=serve, daemon=True).start()
    yield listener.getsockname()[1]
    listener.close()


@pytest.fixture
def proxy(echo_port: int) -> Iterator[Proxy]:
    with Proxy("127.0.0.2", echo_port) as opened:
        yield opened


def say(peer: socket.socket, word: bytes) -> bytes:
    peer.sendall(word)
    return peer.recv(100)


def test_it_carries_both_ways(proxy: Proxy) -> None:
    with socket.create_connection((proxy.address, proxy.port), timeout=PATIENCE_S) as peer:
        assert say(peer, b"one") == b"one"


def test_a_reset_kills_what_is_open_and_welcomes_the_next(proxy: Proxy) -> None:
    with socket.create_connection((proxy.address, proxy.port), timeout=PATIENCE_S) as peer:
        say(peer, b"one")
        proxy.reset()
        with pytest.raises(ConnectionResetError):
            peer.recv(100)
    with socket.create_connection((proxy.address, proxy.port), timeout=PATIENCE_S) as peer:
        assert say(peer, b"two") == b"two"


def test_a_black_hole_holds_words_back_and_breaks_nothing(proxy: Proxy) -> None:
    with socket.create_connection((proxy.address, proxy.port), timeout=PATIENCE_S) as peer:
        say(peer, b"one")
        peer.settimeout(0.3)
        proxy.swallow(10 * PATIENCE_S)
        peer.sendall(b"two")
        with pytest.raises(TimeoutError):
            peer.recv(100)
        peer.settimeout(PATIENCE_S)
        proxy.let_go()
        assert peer.recv(100) == b"two"


def test_a_black_hole_ends_by_itself(proxy: Proxy) -> None:
    with socket.create_connection((proxy.address, proxy.port), timeout=PATIENCE_S) as peer:
        proxy.swallow(0.2)
        assert say(peer, b"one") == b"one"
        assert not proxy.is_swallowing


def test_a_delay_is_felt_both_ways(proxy: Proxy) -> None:
    proxy.delay_s = 0.2
    with socket.create_connection((proxy.address, proxy.port), timeout=PATIENCE_S) as peer:
        began = time.monotonic()
        say(peer, b"one")
        assert time.monotonic() - began >= 0.4
