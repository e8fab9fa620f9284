"""Rows of the table: a function that yields names and numbers, found in the modules rows_*.py beside this one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

Measured = Iterator[tuple[str, float]]


@dataclass(frozen=True)
class Measure:
    """quick: the same numbers on every machine within seconds, so tests ask for them too.

    calm: times of a moment, taken before the measures that leave a warm machine and a large heap behind them.
    """

    name: str
    take: Callable[[], Measured]
    quick: bool
    calm: bool


MEASURES: list[Measure] = []


def measure(quick: bool = False, calm: bool = False) -> Callable[[Callable[[], Measured]], Callable[[], Measured]]:
    """Enters a function into the table."""

    def enter(take: Callable[[], Measured]) -> Callable[[], Measured]:
        MEASURES.append(Measure(take.__name__, take, quick, calm))
        return take

    return enter


def measures() -> tuple[Measure, ...]:
    """All there are: times of a moment first, then those that need nothing but this process."""
    for path in sorted(Path(__file__).parent.glob("rows_*.py")):
        import_module(f"tests.bench.{path.stem}")
    return tuple(sorted(MEASURES, key=lambda each: (not each.calm, not each.quick)))
