"""The pieces that views are built of, and how each is read off the table and the game."""

from dataclasses import dataclass
from typing import Literal

from game.commands import Lifeline, Way
from game.engine import open_rows
from game.envelope import OWN, Kind
from game.events import Chooser
from game.figures import Figures
from game.game import Asked, Debt, Declined, Game, Mark, Outcome
from game.offers import Offer, Shut
from game.people import Person, Player, Presence, Seat
from game.phases import Answering, Discussing, Hearing, Paused, Phase
from game.rulebook import Rulebook
from game.rules.choosing import choices, staying_now
from game.rules.lifelines import added_ms
from game.seating import playing, voice
from game.state import State
from game.table import Chair, Table

SectorKind = Literal[
    "plain", "zero", "blitz", "superblitz", "duplet", "thirteen", "zeitnot", "partner", "red", "blue", "base", "window"
]


@dataclass(frozen=True, slots=True)
class ChairView:
    """twin tells equal names apart (0: the name is unique). hat is None when it was taken away.

    speaks: the captain or whoever acts for them. out: misses this round. due: rounds still to miss. waits: away from
    the table till the first right answer. squad: of which team, where several sit in turn.
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
    waits: bool = False
    squad: str = ""


@dataclass(frozen=True, slots=True)
class SectorView:
    n: int
    played: bool = False
    kind: SectorKind = "plain"


@dataclass(frozen=True, slots=True)
class ClockView:
    """A running clock has left_ms None; a stopped one shows left_ms."""

    deadline_ms: int
    span_ms: int
    signal_ms: int
    left_ms: int | None = None


@dataclass(frozen=True, slots=True)
class LifelineView:
    """count: how many are left, when there may be several. adds_s: seconds that it gives."""

    kind: Lifeline
    left: bool
    count: int = 0
    adds_s: int = 0


@dataclass(frozen=True, slots=True)
class RoundView:
    """part of parts: which of several questions. span_s: its seconds when they are not the minute's. stays: who alone
    plays; chooser: who has still to say that. choices: seconds that what is still to be chosen would give, by name.
    spare: a reserve is played in place of a question that was taken off.
    """

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
    kind: SectorKind = "plain"
    parts: int = 1
    part: int = 1
    span_s: int = 0
    stay: int = 0
    stays: tuple[Seat, ...] = ()
    chooser: Chooser = ""
    way: Way | None = None
    decisive: bool = False
    choices: tuple[tuple[str, int], ...] = ()
    spare: bool = False


@dataclass(frozen=True, slots=True)
class TeamView:
    """A team of the hall as the host and the wall see it."""

    team: str
    name: str
    points: int = 0


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
            captain=chair.seat in table.captains,
            speaks=chair.seat == speaks,
            out=chair.seat not in active,
            due=dict(game.benched).get(chair.seat, 0),
            votes=sum(choice == chair.seat for _, choice in table.votes),
            squad=chair.squad,
            waits=chair.seat in (table.setup.out if game.no == 0 else game.waiting),
        )
        for chair in table.chairs
    )


def _twin(table: Table, chair: Chair) -> int:
    same = [each.seat for each in table.chairs if each.name.casefold() == chair.name.casefold()]
    return same.index(chair.seat) + 1 if len(same) > 1 else 0


def sector_views(book: Rulebook, table: Table, game: Game) -> tuple[SectorView, ...]:
    """A kind is seen when this game has it open on the table, or when the sector is played or being played."""
    kinds = game.kinds if game.no else book.layout(table.pack, table.setup.marks)
    on_table = () if game.round is None else (game.round.sector,)
    seen = {n: kind for n, kind in kinds if kind in book.open_kinds or n in game.played or n in on_table}
    seen |= {line.sector: "window" for line in game.history if line.window and line.sector in game.played}
    return tuple(SectorView(n, n in game.played, kind_view(seen.get(n, "ordinary"))) for n in book.sectors)


def kind_view(kind: Kind) -> SectorKind:
    match kind:
        case "ordinary":
            return "plain"
        case "black_box":
            return "zero"
        case _:
            return kind


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


def round_view(book: Rulebook, table: Table, game: Game) -> RoundView | None:
    of = game.round
    if of is None:
        return None
    stay, stays, chooser = staying_now(table, game, of)
    return RoundView(
        of.no, of.sector, of.spun_ms, of.final, of.debt, of.cut, of.marks, of.lifeline, of.asked, of.declined,
        of.outcome, kind_view(of.kind), of.parts, of.part, of.span_s, stay, stays,
        chooser, of.way, of.decisive, choices(book.figures, table, game), of.instead != OWN,
    )  # fmt: skip


def lifeline_views(book: Rulebook, game: Game) -> tuple[LifelineView, ...]:
    """A minute on credit that comes again once it is given back is no purse's matter: left while nothing is owed."""
    return tuple(_lifeline(book, game, kind) for kind in book.lifelines)


def _lifeline(book: Rulebook, game: Game, kind: Lifeline) -> LifelineView:
    again = book.purse is not None and kind == "credit"
    count = game.purse.lifelines.count(kind)
    left = game.purse.debt == "none" if again else count > 0
    adds_s = 0 if kind == "host" else added_ms(book.figures, kind) // 1000
    return LifelineView(kind, left, count if count > 1 else 0, adds_s)


def debt_of(game: Game) -> Debt:
    return game.purse.debt


def offer_views(book: Rulebook, state: State, people: tuple[Person, ...], here: Presence) -> tuple[OfferView, ...]:
    """What these people may ask now, each with the reason when it is shut."""
    return tuple(
        OfferView(row.asks.__name__, found, person.seat if isinstance(person, Player) else "")
        for person in people
        for row, _, found in open_rows(book, state, person, here)
    )
