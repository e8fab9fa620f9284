"""The pieces that views are built of, and how each is read off the table and the game."""

from dataclasses import dataclass
from typing import Literal

from game.commands import Lifeline
from game.engine import open_rows
from game.game import Asked, Debt, Declined, Game, Mark, Outcome, Round
from game.offers import Offer, Shut
from game.people import Person, Player, Presence, Seat
from game.phases import Answering, Discussing, Hearing, Paused, Phase
from game.rulebook import Figures, Rulebook
from game.seating import playing, voice
from game.state import State
from game.table import Chair, Table

SectorKind = Literal["plain", "zero"]


@dataclass(frozen=True, slots=True)
class ChairView:
    """twin tells equal names apart (0: the name is unique). hat is None when it was taken away.

    speaks: the captain or whoever acts for them. out: misses this round. due: rounds still to miss.
    """

    seat: Seat
    name: str
    avatar: int
    hat: int | None
    twin: int = 0
    ready: bool = False
    here: bool = False
    captain: bool = False
    speaks: bool = False
    out: bool = False
    due: int = 0
    votes: int = 0


@dataclass(frozen=True, slots=True)
class SectorView:
    n: int
    kind: SectorKind = "plain"
    played: bool = False


@dataclass(frozen=True, slots=True)
class ClockView:
    """A running clock has left_ms None; a stopped one shows left_ms."""

    deadline_ms: int
    span_ms: int
    signal_ms: int
    left_ms: int | None = None


@dataclass(frozen=True, slots=True)
class LifelineView:
    kind: Lifeline
    left: bool


@dataclass(frozen=True, slots=True)
class RoundView:
    no: int
    sector: int
    spun_ms: int
    final: bool = False
    debt: bool = False
    cut: bool = False
    marks: tuple[Mark, ...] = ()
    lifeline: Lifeline | None = None
    asked: Asked | None = None
    declined: Declined | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class OfferView:
    """One row for this person: seat is whose hand it is ("" for the host and for those without a chair)."""

    do: str
    offer: Offer | Shut
    seat: str = ""


def chair_views(table: Table, game: Game, here: Presence) -> tuple[ChairView, ...]:
    speaks = voice(table, game)
    active = playing(table, game)
    return tuple(
        ChairView(
            seat=chair.seat,
            name=chair.name,
            twin=_twin(table, chair),
            avatar=chair.avatar,
            hat=None if chair.seat in game.hatless else chair.hat,
            ready=bool(chair.salt),
            here=chair.seat in here.seats,
            captain=chair.seat == table.captain,
            speaks=chair.seat == speaks,
            out=chair.seat not in active,
            due=dict(game.benched).get(chair.seat, 0),
            votes=sum(choice == chair.seat for _, choice in table.votes),
        )
        for chair in table.chairs
    )


def _twin(table: Table, chair: Chair) -> int:
    same = [each.seat for each in table.chairs if each.name.casefold() == chair.name.casefold()]
    return same.index(chair.seat) + 1 if len(same) > 1 else 0


def sector_views(figures: Figures, game: Game) -> tuple[SectorView, ...]:
    return tuple(
        SectorView(n, "zero" if n < figures.zero else "plain", n in game.played) for n in range(figures.sectors)
    )


def clock_view(figures: Figures, phase: Phase) -> ClockView | None:
    signal_ms = figures.signal_s * 1000
    match phase:
        case Discussing(deadline_ms, span_ms):
            return ClockView(deadline_ms, span_ms, signal_ms, None)
        case Paused(of, left_ms):
            return ClockView(of.deadline_ms, of.span_ms, signal_ms, left_ms)
        case Answering(_, left_ms) | Hearing(_, left_ms) if left_ms > 0:
            return ClockView(0, max(left_ms, figures.minute_s * 1000), signal_ms, left_ms)
        case _:
            return None


def round_view(of: Round) -> RoundView:
    return RoundView(
        of.no, of.sector, of.spun_ms, of.final, of.debt, of.cut, of.marks, of.lifeline, of.asked, of.declined,
        of.outcome,
    )  # fmt: skip


def debt_of(game: Game) -> Debt:
    return game.purse.debt


def offer_views(book: Rulebook, state: State, people: tuple[Person, ...], here: Presence) -> tuple[OfferView, ...]:
    """What these people may ask now, each with the reason when it is shut."""
    return tuple(
        OfferView(row.asks.__name__, found, person.seat if isinstance(person, Player) else "")
        for person in people
        for row, _, found in open_rows(book, state, person, here)
    )
