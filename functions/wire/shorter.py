"""What goes over the wire shorter than it is held: pairs of which both sides are the same are said once."""

from dataclasses import dataclass
from typing import TypeVar

from game.commands import Lifeline
from game.events import Shown
from game.game import Debt, Score
from game.preview import Change, Clock
from game.state import Later

Side = TypeVar("Side")


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """What an undo or a redo would change: did is its command. A pair is what stands now and what would stand then;
    where nothing changes, only what stands.

    shown: parts that stay open. sector: back in play (undo) or out of it (redo); null when none is concerned.
    clock_ms: what the stopped clock would show. later: others' actions that go with it. asked: the captain's request.
    """

    did: str
    score: tuple[Score, ...]
    phase: tuple[str, ...]
    lifelines: tuple[tuple[str, ...], ...]
    shown: tuple[Shown, ...] = ()
    sector: int | None = None
    clock: tuple[Clock, ...] = ("none",)
    clock_ms: int = 0
    later: tuple[Later, ...] = ()
    asked: tuple[Lifeline | None, ...] = (None,)
    debt: tuple[Debt, ...] = ("none",)


def line(change: Change) -> ChangeLine:
    """A change as it goes out."""
    return ChangeLine(
        change.did, _once(change.score), _once(change.phase), _once(change.lifelines), change.shown, change.sector,
        _once(change.clock), change.clock_ms, change.later, _once(change.asked), _once(change.debt),
    )  # fmt: skip


def change(line: ChangeLine) -> Change:
    """The change that went out as this line."""
    return Change(
        line.did, _twice(line.score), _twice(line.phase), line.sector, _twice(line.clock), line.clock_ms,
        _twice(line.lifelines), _twice(line.debt), _twice(line.asked), line.later, line.shown,
    )  # fmt: skip


def _once(pair: tuple[Side, Side]) -> tuple[Side, ...]:
    return pair if pair[0] != pair[1] else pair[:1]


def _twice(said: tuple[Side, ...]) -> tuple[Side, Side]:
    return said[0], said[-1]
