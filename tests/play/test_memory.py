"""A warm function keeps nothing of what it has done: after many actions as many things live as lived before."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator

import pytest

from tests.support.evening import Evening, Socket
from tests.support.fakes import World

ROUNDS, FEW = 96, 40
"""Three log pages for each person in a stretch of so many rounds; a thing kept for each action would be hundreds."""


def forget(fakes: World) -> None:
    """What the test itself keeps: frames, and the pages of the log that lie in the table."""
    for each in (fakes.wire.frames, fakes.wire.read, fakes.wire.unread, fakes.tables._pages):
        each.clear()


def alive(host: Socket, anna: Socket, fakes: World) -> int:
    """How many objects live after so many actions, refusals, pings and hellos. (Bytes tell less: freed small ones lie
    ready for the next of their kind, and tracemalloc counts them.)"""
    for n in range(ROUNDS):
        if n % 8 == 0:
            forget(fakes)
            host.hello()
            anna.hello()
        fakes.clock.now += 340
        assert anna.act("dress", avatar=n % 60, hat=n % 8)["t"] == "done"
        assert host.act("show_prompts", on=n % 2 == 0)["t"] == "done"
        assert host.act("spin")["t"] == "refused"
        anna.ping()
    forget(fakes)
    gc.collect()
    return len(gc.get_objects())


@pytest.fixture
def unrecorded() -> Iterator[None]:
    """The test run keeps every line of the log."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.usefixtures("unrecorded")
def test_a_warm_function_keeps_nothing_of_what_it_has_done(evening: Evening, fakes: World) -> None:
    host, anna = evening.host(), evening.player(evening.sit("Анна"))
    alive(host, anna, fakes)  # whatever is kept on purpose, once for each kind, is kept now
    before, after = alive(host, anna, fakes), alive(host, anna, fakes)
    assert abs(after - before) < FEW
