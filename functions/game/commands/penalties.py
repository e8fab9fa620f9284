"""Penalties, hints and gadgets."""

from dataclasses import dataclass

from game.commands.kinds import Fault, Ground
from game.people import Seat


@dataclass(frozen=True, slots=True)
class CutMinute:
    reason: str


@dataclass(frozen=True, slots=True)
class Bench:
    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class TakeHat:
    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Annul:
    ground: Ground
    reason: str


@dataclass(frozen=True, slots=True)
class GiveCard:
    """A red card for somebody's help that was not allowed. teammate: plays for a team of this season."""

    name: str
    fault: Fault
    teammate: bool


@dataclass(frozen=True, slots=True)
class Forfeit:
    """After a red card the team loses its right to answer."""


@dataclass(frozen=True, slots=True)
class CallHint:
    """Somebody in the hall has given a hint: name, of which hall team ("": of none), who leaves the table for it."""

    name: str
    team: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Expel:
    """A player plays no more in this game."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class ShowOut:
    """Somebody in the hall leaves it till the end of the game; of which hall team ("": of none)."""

    name: str
    team: str
    reason: str


Penalties = CutMinute | Bench | TakeHat | Annul | GiveCard | Forfeit | CallHint | Expel | ShowOut
