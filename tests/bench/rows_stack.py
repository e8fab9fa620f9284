"""The whole local stack: our own work in an action, and how long an action takes to the last who sees it."""

from __future__ import annotations

import secrets
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from infra.local import Club
from tests.bench.rows import Measured, measure
from tests.stack.talk import Table, Window

ACTIONS, WARM = 30, 5
CALM_RUNS, MOST_RUNS, CALM_PING_MS, REST_S = 3, 12, 10, 4
BREATH_S = 0.11
"""Between two frames of one socket: the door lets ten a second through, and whoever is faster waits there."""


@contextmanager
def clubs() -> Iterator[Club]:
    """A club that serves no pages."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        site.mkdir()
        (site / "index.html").write_text("<!doctype html><title>Дом</title>")
        with Club(Path(folder) / "club", site=site) as club:
            yield club


@measure(calm=True)
def receivers() -> Measured:
    """From the send of a command to the last of so many windows that has its view, through door and emulator.

    Wall time: of several runs the one with the least median is shown, see `_calm_runs`.
    """
    with clubs() as club:
        for people in (6, 20):
            table = Table(club.url)
            host, players = table.seated(5)
            rest = [table.spectator() for _ in range(people - 6)]
            runs = list(_calm_runs(host, [host, *players, *rest]))
            taken = min((actions for _, actions in runs), key=statistics.median)
            yield f"action to the last of {people}, best", min(taken)
            yield f"action to the last of {people}, p50", statistics.median(taken)
            yield f"action to the last of {people}, p95", statistics.quantiles(taken, n=20)[18]
            if people == 6:
                yield "a ping there and back, p50", min(statistics.median(pings) for pings, _ in runs)
            for each in (host, *players, *rest):
                each.close()


def _calm_runs(host: Window, everybody: list[Window]) -> Iterator[tuple[list[float], list[float]]]:
    """Pings and actions of each run, till the machine was calm in enough of them or there have been too many.

    On a machine that others share, waking a sleeping process can cost ten times as much in one minute as in another,
    and an action wakes many. A ping goes the same way and tells which minute it is, whatever an action costs.
    """
    calm = 0
    for _ in range(MOST_RUNS):
        pings = [_ping(host) for _ in range(ACTIONS)][WARM:]
        yield pings, [_action(host, everybody, on=not n % 2) for n in range(ACTIONS)][WARM:]
        if statistics.median(pings) <= CALM_PING_MS:
            calm += 1
            if calm == CALM_RUNS:
                return
        else:
            time.sleep(REST_S)


class Head(msgspec.Struct):
    """As much of a frame as tells whether it is the one that is waited for."""

    t: str
    v: int = 0
    done: str = ""


def _action(host: Window, everybody: list[Window], *, on: bool) -> float:
    """Frames are only taken in while the time runs; what a view says is read afterwards, as it would be elsewhere."""
    came: list[tuple[Window, bytes]] = []
    time.sleep(BREATH_S)
    began = time.perf_counter()
    sent = host.ask("show_prompts", on=on)
    done = _taken(host, came, lambda head: head.done == sent)
    for each in everybody:
        if each is not host:
            _taken(each, came, lambda head: head.t == "view" and head.v >= done.v)
    taken = time.perf_counter() - began
    for each, frame in came:
        each.understand(frame)
    return 1000 * taken


def _taken(window: Window, came: list[tuple[Window, bytes]], wanted: Callable[[Head], bool]) -> Head:
    """Takes frames in until the wanted one has come."""
    while True:
        frame = window.receive()
        came.append((window, frame))
        head = msgspec.json.decode(frame, type=Head)
        if wanted(head):
            return head


def _ping(host: Window) -> float:
    time.sleep(BREATH_S)
    began, name = time.perf_counter(), secrets.token_hex(4)
    host.ask_plain(do="ping", id=name, t0=0)
    host.wait(lambda message: _is_pong(message, name))
    return 1000 * (time.perf_counter() - began)


def _is_pong(message: dict[str, Any], name: str) -> bool:
    return bool(message["t"] == "pong" and message["id"] == name)
