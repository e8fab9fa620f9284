"""Of the table: which teams sit in turn, and who is of which."""

from dataclasses import dataclass

from game.people import Seat


@dataclass(frozen=True, slots=True)
class SquadNamed:
    name: str


@dataclass(frozen=True, slots=True)
class SquadDropped:
    """Who was of it is of none."""

    squad: str


@dataclass(frozen=True, slots=True)
class SquadJoined:
    seat: Seat
    squad: str


SquadEvent = SquadNamed | SquadDropped | SquadJoined
