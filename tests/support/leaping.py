"""Async work whose time leaps: whenever everybody only waits, it is at once as late as the first of them waits for.

Hours pass in as long as the work itself takes, and however busy the machine is, nobody comes late.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from tests.support.aside import aside

T = TypeVar("T")


class Leap(selectors.DefaultSelector):
    """Instead of waiting it moves `now_s`."""

    def __init__(self) -> None:
        super().__init__()
        self.now_s = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits, and for nothing that time would bring"
        self.now_s += max(timeout, 0.0)
        return super().select(0)


class LeapingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._leap = Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return self._leap.now_s


def run(work: Coroutine[Any, Any, T]) -> T:
    """asyncio.run in such time. For work without sockets, threads and processes: those live in the machine's time."""

    def leap() -> T:
        with asyncio.Runner(loop_factory=LeapingLoop) as runner:
            return runner.run(work)

    return aside(leap)
