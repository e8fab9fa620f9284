"""The shape of a rulebook: figures, and a row for everything that may ever be asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import product
from types import MappingProxyType
from typing import Any, Generic, TypeVar, get_args

from game.commands import Command, Lifeline, SetPrize, Stage
from game.envelope import Kind, Kinds, PackCard
from game.events import Events
from game.figures import Figures
from game.game import Game
from game.offers import Offer, Shut
from game.people import HallTeam, Presence, Role
from game.phases import Phase
from game.shapes import MANY, PLACES, Place, Rival, Special, Wheel
from game.sheets import Sheet
from game.table import Table

A = TypeVar("A", bound=Role, covariant=True)
P = TypeVar("P", bound=Phase, covariant=True)
C = TypeVar("C", bound=Command, covariant=True)
T = TypeVar("T", covariant=True)


class Of(Generic[T]):
    """Any of a union, for a row: Of[Reading | Discussing]()."""

    def types(self) -> tuple[type, ...]:
        union = get_args(self.__orig_class__)[0]  # type: ignore[attr-defined]
        return get_args(union) or (union,)


@dataclass(frozen=True, slots=True)
class Moment:
    """The outside world when a command arrived: server time, the wheel's next link, a head for a next game, sheets that
    hall teams have handed in."""

    now_ms: int
    link: str = ""
    head: str = ""
    sheets: tuple[Sheet, ...] = ()


@dataclass(frozen=True, slots=True)
class Past:
    """What undo and redo would reach: the number of the host's newest step, and whether one was undone."""

    step: int | None = None
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Sight(Generic[A, P]):
    """What an offer may look at: no command, no clock."""

    book: "Rulebook"
    table: Table
    game: Game
    who: A
    phase: P
    here: Presence
    past: Past

    @property
    def figures(self) -> Figures:
        return self.book.figures


@dataclass(frozen=True, slots=True)
class Turn(Generic[A, P, C]):
    """One accepted request, with everything a rule may look at."""

    sight: Sight[A, P]
    command: C
    at: Moment

    @property
    def book(self) -> "Rulebook":
        return self.sight.book

    @property
    def figures(self) -> Figures:
        return self.sight.book.figures

    @property
    def table(self) -> Table:
        return self.sight.table

    @property
    def game(self) -> Game:
        return self.sight.game

    @property
    def who(self) -> A:
        return self.sight.who

    @property
    def phase(self) -> P:
        return self.sight.phase


@dataclass(frozen=True, slots=True)
class Row:
    """These people, in these phases, may ask this while it is offered; then this rule answers. It serves a clause.

    about: the one command this row is for, where others of its type have rows of their own.
    """

    by: tuple[type, ...]
    during: tuple[type, ...]
    asks: type
    offer: Callable[[Sight[Any, Any]], Offer | Shut]
    rule: Callable[[Turn[Any, Any, Any]], Events]
    clause: str
    about: Command | None = None

    def __str__(self) -> str:
        by, during = (" or ".join(each.__name__ for each in side) for side in (self.by, self.during))
        return f"{by} during {during} asks {self.asks.__name__} ({self.clause})"


def row(
    by: type[A] | Of[A],
    during: type[P] | Of[P],
    asks: type[C],
    offer: Callable[[Sight[A, P]], Offer | Shut],
    rule: Callable[[Turn[A, P, C]], Events],
    clause: str,
    about: Command | None = None,
) -> Row:
    """A checked row: offer and rule must be written for exactly these people, phases and request."""
    return Row(_types(by), _types(during), asks, offer, rule, clause, about)


def _types(side: type | Of[Any]) -> tuple[type, ...]:
    return side.types() if isinstance(side, Of) else (side,)


def _nothing_passed(book: "Rulebook", game: Game) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Figures, lifelines, the wheel and the rows: everything in which one game differs from another.

    line: what game it is, in a few words for whoever chooses.
    final_burns: lifelines that a final round takes away unused. purse: those the team begins with, one for each time
    (None: one of each kind); most: how many of each it can have. usual: what lies in a sector unless pack or host say
    otherwise. stages: what a game may be. marks: kinds that the host may put into sectors; stead: kinds played as
    others are. open_kinds: kinds that
    everybody sees on the table before the spin. numbers: clauses of shared rules by the numbers they have in this
    book. needs: what a pack lacks for it. hand: help is chosen after
    a raised hand. rival: who gets the points that the team loses.
    passed: sectors that the arrow passes over now, though they are not played.
    """

    id: str
    title: str
    line: str
    figures: Figures
    lifelines: tuple[Lifeline, ...]
    final_burns: tuple[Lifeline, ...]
    wheel: Wheel
    rows: tuple[Row, ...]
    needs: Callable[[Figures, PackCard], tuple[str, ...]]
    usual: Kinds = ()
    purse: tuple[Lifeline, ...] | None = None
    specials: tuple[Special, ...] = ()
    stages: tuple[Stage, ...] = ()
    most: tuple[tuple[Lifeline, int], ...] = ()
    marks: tuple[Kind, ...] = ()
    stead: tuple[tuple[Kind, Kind], ...] = ()
    open_kinds: tuple[Kind, ...] = ()
    numbers: tuple[tuple[str, str], ...] = ()
    hand: bool = False
    rival: Rival = "viewers"
    passed: Callable[["Rulebook", Game], tuple[int, ...]] = _nothing_passed
    renumbered: Mapping[str, str] = field(init=False, repr=False, compare=False)
    _open: Mapping[tuple[type, type, type | None], tuple[Row, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        table: dict[tuple[type, type, type | None], tuple[Row, ...]] = {}
        for each in self.rows:
            for key in product(each.by, each.during, (each.asks, None)):
                table[key] = (*table.get(key, ()), each)
        object.__setattr__(self, "_open", MappingProxyType(table))
        object.__setattr__(self, "renumbered", MappingProxyType(dict(self.numbers)))

    @property
    def places(self) -> tuple[Place, ...]:
        """Duties and places in the hall that this game knows, beside the table's own people."""
        known = {by for row in self.rows for by in row.by}
        return tuple(name for name, role in PLACES.items() if role in known)

    @property
    def prizes(self) -> bool:
        """Whether authors get something for a question that was not taken."""
        return any(row.asks is SetPrize for row in self.rows)

    @property
    def hall(self) -> bool:
        """Whether teams in the hall play too."""
        return any(HallTeam in row.by for row in self.rows)

    @property
    def sectors(self) -> tuple[int, ...]:
        return tuple(range(self.wheel.first, self.wheel.first + self.figures.sectors))

    def missing(self, card: PackCard) -> tuple[str, ...]:
        """What this pack lacks for this game: sectors by number and kinds by name; nothing when it is complete."""
        return self.needs(self.figures, card)

    def layout(self, card: PackCard | None, marks: Kinds) -> Kinds:
        """What lies in the sectors: as the host says, else the pack, else as usual. Ordinary ones are left out."""
        found: dict[int, Kind] = {}
        sectors, known = self.sectors, self._known
        for n, kind in (*marks, *(card.kinds if card is not None else ()), *self.usual):
            if n not in found and n in sectors and kind in known and self._may_lie(n, kind, found):
                found[n] = kind
        return tuple((n, kind) for n, kind in sorted(found.items()) if kind != "ordinary")

    @property
    def _known(self) -> tuple[Kind, ...]:
        """Kinds that mean something in this game; others are played as ordinary ones."""
        return ("ordinary", *self.marks, *(each.kind for each in self.specials), *(kind for _, kind in self.usual))

    def _may_lie(self, n: int, kind: Kind, found: Mapping[int, Kind]) -> bool:
        """One sector of a special kind; what is played as another lies where that one usually does, in place of it."""
        stead = dict(self.stead)
        if kind in stead and (n, stead[kind]) not in self.usual:
            return False
        mine = stead.get(kind, kind)
        return kind in MANY or all(stead.get(each, each) != mine for each in found.values())

    def special(self, kind: Kind) -> Special:
        return next((each for each in self.specials if each.kind == kind), Special(kind))

    def open_to(self, role: type, phase: type, asks: type | None = None) -> tuple[Row, ...]:
        """What this role may ask in this phase; asks: only rows for this command."""
        return self._open.get((role, phase, asks), ())
