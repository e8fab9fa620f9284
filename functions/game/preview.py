"""What an undo or a redo would change, as data: the client says it in words."""

from dataclasses import dataclass
from typing import Literal

from game.commands import Lifeline
from game.events import Shown
from game.game import Debt, Game, Score
from game.phases import Answering, Discussing, Hearing, Paused, Phase
from game.state import Later, State, landed, taken_back

Clock = Literal["none", "running", "stopped"]


@dataclass(frozen=True, slots=True)
class Change:
    """From what stands now to what would stand: did is the command of the step taken back or brought back.

    sector: back in play (undo) or out of it (redo), on the wheel or on the table; None when none is concerned.
    clock_ms: what the stopped clock would show. asked: the captain's request that waits for the host.
    later: others' actions that go with it. shown: parts that stay open.
    """

    did: str
    score: tuple[Score, Score]
    phase: tuple[str, str]
    sector: int | None
    clock: tuple[Clock, Clock]
    clock_ms: int
    lifelines: tuple[tuple[str, ...], tuple[str, ...]]
    debt: tuple[Debt, Debt]
    asked: tuple[Lifeline | None, Lifeline | None]
    later: tuple[Later, ...]
    shown: tuple[Shown, ...]


def undo_preview(state: State) -> Change | None:
    """What Undo of the newest host's step would do; None when there is nothing to undo."""
    if not state.steps:
        return None
    step = state.steps[-1]
    return change(step.did, state, taken_back(step), step.later)


def redo_preview(state: State) -> Change | None:
    """What Redo would do; None when there is nothing to redo."""
    if not state.undone:
        return None
    future = state.undone[-1]
    return change(future.steps[-1].did, state, landed(future.game, future.at_ms), future.steps[-1].later)


def change(did: str, state: State, then: Game, later: tuple[Later, ...]) -> Change:
    now = state.game
    slot = now.slot if now.slot is not None else then.slot
    moved = (set(taken(now)) ^ set(taken(then))) | (set(now.played) ^ set(then.played))
    return Change(
        did=did,
        score=(now.score, then.score),
        phase=(type(now.phase).__name__, type(then.phase).__name__),
        sector=next(iter(moved), None),
        clock=(clock(now.phase), clock(then.phase)),
        clock_ms=left_ms(then.phase),
        lifelines=(now.purse.lifelines, then.purse.lifelines),
        debt=(now.purse.debt, then.purse.debt),
        asked=(pending(now), pending(then)),
        later=later,
        shown=tuple(sorted((each for each in state.shown if each.slot == slot), key=lambda s: (s.part, s.index))),
    )


def taken(game: Game) -> tuple[int, ...]:
    """Sectors that the wheel can no longer give: played ones and the one on the table."""
    if game.round is None or game.round.outcome is not None:
        return game.played
    return (*game.played, game.round.sector)


def pending(game: Game) -> Lifeline | None:
    """What the captain asks for and the host has not answered."""
    return game.round.asked.kind if game.round is not None and game.round.asked is not None else None


def clock(phase: Phase) -> Clock:
    """An answer named before the gong leaves its clock standing with the seconds then left."""
    match phase:
        case Discussing():
            return "running"
        case Paused():
            return "stopped"
        case Answering(_, left_ms) | Hearing(_, left_ms) if left_ms > 0:
            return "stopped"
        case _:
            return "none"


def left_ms(phase: Phase) -> int:
    """What a standing clock shows; 0 when none stands."""
    return phase.left_ms if isinstance(phase, Paused | Answering | Hearing) else 0
