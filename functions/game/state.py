"""The state is the fold of the log, kept along as entries come: table, game, what was shown, what can be undone."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from game.events import (
    Event,
    GameEvent,
    GameStarted,
    LobbyOpened,
    Redone,
    ScoreCorrected,
    Shown,
    Spun,
    TableEvent,
    Undone,
)
from game.evolve_game import evolve_game
from game.evolve_hall import asked_of_hall
from game.evolve_table import evolve_table
from game.game import Game
from game.log import Entry
from game.people import Host, Person
from game.phases import Discussing, Paused
from game.rulebook import Past
from game.table import Table
from game.values import replace


@dataclass(frozen=True, slots=True)
class Later:
    """What somebody else did after a host's step: listed when that step is to be undone."""

    by: Person
    did: str


@dataclass(frozen=True, slots=True)
class Step:
    """A host's step that can be undone: its number, time and name, the game before it, and what came later."""

    n: int
    at_ms: int
    did: str
    before: Game
    later: tuple[Later, ...] = ()


@dataclass(frozen=True, slots=True)
class Future:
    """What a redo brings back: the game as it stood when it was undone at at_ms, and its steps."""

    game: Game
    at_ms: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Mended:
    """The host's newest correction, for everybody to see until the next spin: did names the step, reason is said."""

    how: Literal["undone", "redone", "corrected"]
    did: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class State:
    """Everything the log says. deeper: undoable steps older than the entries this was folded from.

    phase_no: number of the entry that last changed the phase. shown: parts of envelopes the room has seen.
    """

    table: Table = Table()
    game: Game = Game()
    n: int = 0
    phase_no: int = 0
    shown: frozenset[Shown] = frozenset()
    steps: tuple[Step, ...] = ()
    undone: tuple[Future, ...] = ()
    deeper: int = 0
    mended: Mended | None = None

    @property
    def past(self) -> Past:
        return Past(self.steps[-1].n if self.steps else None, bool(self.undone))


def fold(entries: Iterable[Entry], base: State | None = None) -> State:
    """The state after these entries."""
    state = State() if base is None else base
    for entry in entries:
        state = apply(state, entry)
    return state


def apply(state: State, entry: Entry) -> State:
    """The state after one entry more."""
    if entry.n != state.n + 1:
        raise ValueError(f"entry {entry.n} cannot follow {state.n}")
    before = state.game
    if any(isinstance(event, GameEvent) for event in entry.events):
        state = _remember(state, entry)
    for event in entry.events:
        state = _evolve(state, event, entry)
    moved = type(state.game.phase) is not type(before.phase) or state.game.draws != before.draws
    return replace(state, n=entry.n, phase_no=entry.n if moved else state.phase_no)


def _remember(state: State, entry: Entry) -> State:
    """A new event of the game clears redo; a host's becomes a step, another's is noted under the newest step."""
    if isinstance(entry.by, Host):
        steps = (*state.steps, Step(entry.n, entry.at_ms, entry.did, state.game))
    elif state.steps:
        newest = state.steps[-1]
        steps = (*state.steps[:-1], replace(newest, later=(*newest.later, Later(entry.by, entry.did))))
    else:
        steps = ()
    return replace(state, steps=steps, undone=())


def _evolve(state: State, event: Event, entry: Entry) -> State:
    match event:
        case Undone(step):
            return _undo(state, step, entry.at_ms)
        case Redone():
            return _redo(state)
        case GameStarted():
            game = evolve_game(Game(), event)
            table = evolve_table(state.table, event)
            return replace(state, table=table, game=game, shown=frozenset(), steps=(), undone=(), deeper=0, mended=None)
        case LobbyOpened():
            table = evolve_table(_remembering(state.table, state.game), event)
            return replace(state, table=table, game=Game(), steps=(), undone=(), deeper=0, mended=None)
        case Shown():
            return replace(state, shown=state.shown | {event})
        case _:
            return _evolve_part(state, event, _mended(state, event, entry))


def _mended(state: State, event: Event, entry: Entry) -> Mended | None:
    match event:
        case ScoreCorrected(_, _, reason):
            return Mended("corrected", entry.did, reason)
        case Spun():
            return None
        case _:
            return state.mended


def _evolve_part(state: State, event: TableEvent | GameEvent, mended: Mended | None) -> State:
    if isinstance(event, TableEvent):
        return replace(state, table=evolve_table(state.table, event), mended=mended)
    game = evolve_game(state.game, event)
    game = asked_of_hall(state.game, game, event) if state.table.hall or game.hall else game
    return replace(state, game=game, mended=mended)


def _remembering(table: Table, game: Game) -> Table:
    """The table with the envelopes of this game among those it has used; the one left open counts. So does the way."""
    if game.way is not None:
        ways = (*(each for each in table.setup.ways if each != game.way), game.way)
        table = replace(table, setup=replace(table.setup, ways=ways[-2:]))
    if game.card is None:
        return table
    on_table = () if game.round is None or game.round.outcome is not None else (game.round.sector,)
    opened = (*game.played, *on_table, *game.drawn)
    used = dict(table.used)
    used[game.card.digest] = tuple(dict.fromkeys((*used.get(game.card.digest, ()), *opened)))
    return replace(table, used=tuple(used.items()))


def _undo(state: State, step: int, at_ms: int) -> State:
    newest = state.steps[-1]
    if newest.n != step:
        raise ValueError(f"step {step} is not the newest ({newest.n})")
    future = Future(state.game, at_ms, state.steps)
    undone = (*state.undone, future)
    mended = Mended("undone", newest.did)
    return replace(state, game=taken_back(newest), steps=state.steps[:-1], undone=undone, mended=mended)


def _redo(state: State) -> State:
    future = state.undone[-1]
    game = landed(future.game, future.at_ms)
    mended = Mended("redone", future.steps[-1].did)
    return replace(state, game=game, steps=future.steps, undone=state.undone[:-1], mended=mended)


def taken_back(step: Step) -> Game:
    """The game as an undo of this step leaves it."""
    return landed(step.before, step.at_ms)


def landed(game: Game, at_ms: int) -> Game:
    """A minute that was running at at_ms comes back stopped, with the time that was left then."""
    match game.phase:
        case Discussing(deadline_ms, _) as running if deadline_ms > at_ms:
            return replace(game, phase=Paused(running, deadline_ms - at_ms))
        case _:
            return game
