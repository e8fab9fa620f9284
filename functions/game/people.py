"""Who acts. A person comes from the connection's record, never from a message; a role is what the person is now."""

from dataclasses import dataclass
from typing import NewType

Seat = NewType("Seat", str)


@dataclass(frozen=True, slots=True)
class Host:
    """The croupier: runs the table, sits outside the circle."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody in a chair."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Captain:
    """The one who speaks for the team now: the captain, or whoever acts for them in this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Spectator:
    """Somebody who watches."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at the door with the right code."""


@dataclass(frozen=True, slots=True)
class Defender:
    """Speaks for the players' interests: decides on the minute on credit."""


@dataclass(frozen=True, slots=True)
class Steward:
    """Keeps order in the hall: gives red cards."""


@dataclass(frozen=True, slots=True)
class Author:
    """Whose question lies in this sector; sits in the hall."""

    sector: int


@dataclass(frozen=True, slots=True)
class HallTeam:
    """A team in the hall with one device of its own."""

    team: str


Person = Host | Player | Spectator | Guest | Defender | Steward | Author | HallTeam
Role = Person | Captain


@dataclass(frozen=True, slots=True)
class Presence:
    """Whose screens answer now. Known from connections, so it is an argument and not part of the log."""

    host: bool = True
    seats: frozenset[Seat] = frozenset()
    defender: bool = False
