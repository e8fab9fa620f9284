"""The shape of a rulebook: figures, and a row for everything that may ever be asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, Generic, TypeVar, get_args

from game.commands import Command, Lifeline
from game.events import Events
from game.game import Game
from game.offers import Offer, Shut
from game.people import Presence, Role
from game.phases import Phase
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
class Figures:
    """Every number of the rules, named as in the clauses; those ending in _s are seconds."""

    envelopes: int
    zero: int
    team_min: int
    team_max: int
    target: int
    minute_s: int
    signal_s: int
    cut_minute_s: int
    credit_s: int
    club_help_s: int
    annulments_max: int
    silence_s: int

    @property
    def sectors(self) -> int:
        return self.envelopes + self.zero

    def named(self) -> Mapping[str, int]:
        return {each.name: getattr(self, each.name) for each in fields(self)} | {"sectors": self.sectors}


@dataclass(frozen=True, slots=True)
class Moment:
    """The outside world when a command arrived: server time, the wheel's next link, a head for a next game."""

    now_ms: int
    link: str = ""
    head: str = ""


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


@dataclass(frozen=True, slots=True)
class Wheel:
    """How the wheel's candidates are told from the protocol: unplayed sectors, less these in these rounds."""

    never_first: tuple[int, ...] = ()
    never_final: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Figures, lifelines, the wheel and the rows: everything in which one game differs from another.

    final_burns: lifelines that a final round takes away unused.
    """

    id: str
    title: str
    figures: Figures
    lifelines: tuple[Lifeline, ...]
    final_burns: tuple[Lifeline, ...]
    wheel: Wheel
    rows: tuple[Row, ...]
    _open: Mapping[tuple[type, type], tuple[Row, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        table: dict[tuple[type, type], tuple[Row, ...]] = {}
        for each in self.rows:
            for key in ((by, during) for by in each.by for during in each.during):
                table[key] = (*table.get(key, ()), each)
        object.__setattr__(self, "_open", MappingProxyType(table))

    def open_to(self, role: type, phase: type) -> tuple[Row, ...]:
        return self._open.get((role, phase), ())
