"""Async work of a test in a thread of its own: where a browser was driven, this thread's loop is taken."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def aside(work: Callable[[], T]) -> T:
    """What the work gives; what it raises is raised here."""
    with ThreadPoolExecutor(1) as hand:
        return hand.submit(work).result()


def run(work: Coroutine[Any, Any, T]) -> T:
    """asyncio.run, whatever runs in this thread."""
    return aside(lambda: asyncio.run(work))
