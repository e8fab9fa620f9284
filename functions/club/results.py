"""What a table's log says of its games: who won, who sat there at the last verdict, what each of them did.

A pure fold. What was undone counts nowhere; a game counts once the table is back in its lobby, or its time is past.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.events import (
    AnswerForfeited,
    Events,
    Judged,
    LobbyOpened,
    MatchEnded,
    MatchWon,
    PartTaken,
    Redone,
    WindowFell,
)
from game.game import Game, Score
from game.log import Entry, standing
from game.people import Seat
from game.phases import Finished, Side
from game.squads import sixth
from game.state import State, apply
from game.table import Table

from club.tally import Tally

VERDICTS = (Judged, AnswerForfeited, PartTaken, WindowFell, MatchWon)


@dataclass(frozen=True, slots=True)
class Result:
    """One game that is over. at_ms: its last verdict (without one, its end); seats: who sat there then.

    winners: of several teams at one table, that whose answer was the last point (T1.6.1).
    counts: figures by seat. opened: the pack's digest and which of its envelopes were opened.
    """

    no: int
    at_ms: int
    winner: Side | None
    score: Score
    seats: tuple[Seat, ...]
    winners: frozenset[Seat]
    counts: dict[Seat, dict[str, int]]
    rounds: int
    pack: str
    opened: tuple[str, tuple[int, ...]]
    last: int


@dataclass(slots=True)
class _Course:
    """A game under way in the fold."""

    tally: Tally = field(default_factory=Tally)
    at_ms: int = 0
    seats: tuple[Seat, ...] = ()
    table: Table = field(default_factory=Table)


def results(entries: Sequence[Entry], over: bool = False) -> tuple[Result, ...]:
    """Every game that is over, in order; over: the table's time is past, so a finished game needs no way back."""
    return tuple(_results(tuple(entries), over))


def _results(entries: tuple[Entry, ...], over: bool) -> Iterator[Result]:
    stands = {each.n: each.events for each in standing(entries)}
    state, course = State(), _Course()
    for entry in entries:
        before, state = state, apply(state, entry)
        if before.game.no != state.game.no and state.game.no:
            course = _Course()
        _follow(course, before, state, entry, stands.get(entry.n, ()))
        if any(isinstance(event, LobbyOpened) for event in entry.events) and before.game.no:
            yield _result(before, course, entry.n)
    if over and isinstance(state.game.phase, Finished):
        yield _result(state, course, entries[-1].n)


def _follow(course: _Course, before: State, after: State, entry: Entry, events: Events) -> None:
    """A verdict brought back by a redo was given when it came back; without any, the end of the match is the last."""
    back = any(isinstance(event, Redone) for event in entry.events) and len(after.game.history) > len(
        before.game.history
    )
    if back:
        course.at_ms = entry.at_ms
    ended = any(isinstance(event, MatchEnded) for event in events) and not course.seats
    if ended or any(isinstance(event, VERDICTS) for event in events):
        course.at_ms, course.seats, course.table = entry.at_ms, before.table.seats, before.table
    course.tally.note(before, events)


def _result(state: State, course: _Course, last: int) -> Result:
    game: Game = state.game
    winner = game.phase.winner if isinstance(game.phase, Finished) else None
    seats = course.seats or state.table.seats
    counts = {seat: course.tally.of(seat) for seat in seats}
    card = game.card
    winners = frozenset(each for each in seats if winner == "knowers" and course.table.squad_of(each) == sixth(game))
    return Result(
        game.no, course.at_ms, winner, game.score, seats, winners, counts, course.tally.rounds,
        "" if card is None else card.title, ("" if card is None else card.digest, _opened(game)), last,
    )  # fmt: skip


def _opened(game: Game) -> tuple[int, ...]:
    """Envelopes that were opened: a sector's own, also when a reserve came in its place; a window has none to open."""
    windows = {line.sector for line in game.history if line.window}
    on_table = () if game.round is None or game.round.outcome is not None else (game.round.sector,)
    sectors = (sector for sector in (*game.played, *on_table) if sector not in windows)
    return tuple(dict.fromkeys((*sectors, *game.drawn)))
