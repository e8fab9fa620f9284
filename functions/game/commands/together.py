"""Several teams that sit at one table in turn."""

from dataclasses import dataclass

from game.people import Seat


@dataclass(frozen=True, slots=True)
class NameSquad:
    """A team that will sit in its turn; the order of naming is the order of the turns, as the lot gave it."""

    name: str


@dataclass(frozen=True, slots=True)
class DropSquad:
    squad: str


@dataclass(frozen=True, slots=True)
class JoinSquad:
    """The player's own word which team they are of."""

    squad: str


@dataclass(frozen=True, slots=True)
class SeatWith:
    """This player is of that team."""

    seat: Seat
    squad: str


@dataclass(frozen=True, slots=True)
class AwardExtra:
    """Of equal teams this one took the extra question."""

    squad: str


Together = NameSquad | DropSquad | JoinSquad | SeatWith | AwardExtra
