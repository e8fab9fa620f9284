"""Waiting for the next change of what a window knows."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

LOOK_AGAIN_S = 5.0


class News:
    def __init__(self) -> None:
        self._event = asyncio.Event()

    def tell(self) -> None:
        """Wakes everybody who waits; who comes later waits for the next."""
        news, self._event = self._event, asyncio.Event()
        news.set()

    async def wait(self, timeout: float | None = None) -> None:
        """Waits for the next change, at most so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                await self._event.wait()

    async def until(self, holds: Callable[[], bool], timeout: float | None = 30.0) -> None:
        """Waits till this is true; TimeoutError when it does not become so."""
        async with asyncio.timeout(timeout):
            while not holds():
                await self.wait(LOOK_AGAIN_S)
