"""At the door and in the chairs."""

from dataclasses import dataclass

from game.people import Seat


@dataclass(frozen=True, slots=True)
class TakeSeat:
    name: str
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Knock:
    name: str
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Admit:
    knock: str


@dataclass(frozen=True, slots=True)
class TurnAway:
    knock: str


@dataclass(frozen=True, slots=True)
class Dress:
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Leave:
    pass


@dataclass(frozen=True, slots=True)
class RemoveSeat:
    seat: Seat


AtTheDoor = TakeSeat | Knock | Admit | TurnAway | Dress | Leave | RemoveSeat
