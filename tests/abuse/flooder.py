"""`python -m tests.abuse.flooder URL TICKET SEAT SECONDS`: a hundred frames a second, half of them commands."""

from __future__ import annotations

import contextlib
import json
import secrets
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PER_S = 100


def frames(seat: str, phase: int) -> Iterator[str]:
    """Commands that are accepted and told to everybody, and pings between them."""
    n = 0
    while True:
        n += 1
        body: dict[str, Any] = {"do": "ping", "id": f"p{n}", "t0": 0}
        if n % 2:
            id = secrets.token_hex(8)
            body = {"do": "dress", "id": id, "phase": phase, "as": seat, "avatar": n // 2 % 8, "hat": 2}
        yield json.dumps(body)


def shout(link: ClientConnection, seat: str, phase: int, seconds: float) -> int:
    """Keeps the rate by the clock, however slowly the other side reads; how many frames went out: all that were due."""
    sent, began, made = 0, time.monotonic(), frames(seat, phase)
    while (now := time.monotonic()) < began + seconds:
        while sent < (now - began) * PER_S:
            link.send(next(made))
            sent += 1
        time.sleep(0.002)
    while sent < seconds * PER_S:  # a busy machine has let it sleep too long
        link.send(next(made))
        sent += 1
    return sent


def listen(link: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            link.recv()


def main(url: str, ticket: str, seat: str, seconds: str) -> None:
    address = f"{url.replace('http', 'ws')}/ws?ticket={ticket}"
    with connect(address, origin=Origin(url), compression=None) as link:
        link.send(json.dumps({"do": "hello", "id": "1", "window": secrets.token_hex(8), "take": True}))
        phase = json.loads(link.recv())["view"]["room"]["phase_no"]
        threading.Thread(target=listen, args=(link,), daemon=True).start()
        print("ready", flush=True)
        sys.stdin.readline()
        print(shout(link, seat, phase, float(seconds)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
