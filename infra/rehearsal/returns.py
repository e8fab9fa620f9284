"""When a window whose line has ended takes a new one: soon, later after each failure, or after a time it wished for."""

from __future__ import annotations

import asyncio
import random

BACKOFF_S = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0)


class Returns:
    def __init__(self) -> None:
        self._failures, self._away_s = 0, 0.0

    def away(self, seconds: float) -> None:
        """The next line is taken after so long at the earliest."""
        self._away_s = seconds

    async def rest(self, *, came_in: bool) -> None:
        """The pause after a line; came_in: it had got as far as a view."""
        self._failures = 0 if came_in else self._failures + 1
        backoff_s = BACKOFF_S[min(self._failures, len(BACKOFF_S) - 1)] * random.uniform(0.5, 1)
        away_s, self._away_s = self._away_s, 0.0
        await asyncio.sleep(max(away_s, backoff_s))
