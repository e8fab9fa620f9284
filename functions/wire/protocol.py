"""The protocol of a game as it is exported: everything that is needed to replay it and to verify the wheel."""

from dataclasses import dataclass

from game.log import Entry
from game.people import Seat
from game.rulebook import Wheel

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Named:
    """A seat and who sat there."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the rules by its name in the clauses."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Protocol:
    """rulebook: its id. wheel: which sectors never come when; with the entries it gives each spin's candidates."""

    format: int
    table: str
    rulebook: str
    title: str
    figures: tuple[Figure, ...]
    wheel: Wheel
    names: tuple[Named, ...]
    entries: tuple[Entry, ...]
