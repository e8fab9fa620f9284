"""What goes over the wire shorter than it is held: a pair whose sides are the same, the rounds that were played."""

import re
from dataclasses import dataclass
from typing import TypeVar, get_args

from game.commands import Lifeline
from game.events import Shown
from game.game import Debt, Outcome, Score
from game.preview import Change, Clock
from game.state import Later
from game.views.room import Played

Side = TypeVar("Side")
OUTCOMES: dict[str, Outcome] = {each[0]: each for each in get_args(Outcome)}
ROUND = re.compile(r"(\d+)([a-z])(\d+):(\d+)")


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


def rounds(history: tuple[Played, ...]) -> str:
    """A word for each round: sector, first letter of the outcome, score after it. It grows with the game: seven bytes
    where a list of lists takes twenty."""
    return " ".join(f"{sector}{outcome[0]}{knowers}:{viewers}" for sector, outcome, knowers, viewers in history)


def history(rounds: str) -> tuple[Played, ...]:
    """The rounds that went out as these words; ValueError when they are no such words."""
    found = [ROUND.fullmatch(word) for word in rounds.split()]
    if any(each is None or each[2] not in OUTCOMES for each in found):
        raise ValueError("no rounds")
    return tuple((int(each[1]), OUTCOMES[each[2]], int(each[3]), int(each[4])) for each in found if each is not None)
