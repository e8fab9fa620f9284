"""Chance fit for secrets, as a Protocol."""

from typing import Protocol


class Dice(Protocol):
    def octets(self, n: int) -> bytes: ...
