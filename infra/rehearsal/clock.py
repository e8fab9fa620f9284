"""The server's time as one window knows it: the offset told by its quickest pings, over a steady clock."""

from __future__ import annotations

import time

KEPT = 16


def steady_ms() -> float:
    return time.monotonic() * 1000


class ServerClock:
    """Before the first ping a time seen in a view must do."""

    def __init__(self) -> None:
        self._offset = time.time() * 1000 - steady_ms()
        self._samples: list[tuple[float, float]] = []

    def hint(self, server_ms: int) -> None:
        if not self._samples:
            self._offset = server_ms - steady_ms()

    def add(self, sent_ms: float, server_ms: int) -> None:
        """A ping sent then (steady clock) whose answer, just come, says this server time."""
        now_ms = steady_ms()
        self._samples = [*self._samples, (now_ms - sent_ms, server_ms - (sent_ms + now_ms) / 2)][-KEPT:]
        self._offset = min(self._samples)[1]

    def now_ms(self) -> int:
        return round(steady_ms() + self._offset)

    @property
    def rtt_ms(self) -> float:
        """The best round trip so far; 0 before the first."""
        return min(self._samples)[0] if self._samples else 0.0
