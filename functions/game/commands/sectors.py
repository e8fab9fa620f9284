"""What special sectors, the reserves and an early answer ask for."""

from dataclasses import dataclass
from typing import Literal

from game.commands.kinds import Way
from game.people import Seat


@dataclass(frozen=True, slots=True)
class ChooseWay:
    """How sector thirteen is played."""

    way: Way


@dataclass(frozen=True, slots=True)
class StayAtTable:
    """One of those who stay at the table for this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerEarly:
    """The team answers without a minute."""


@dataclass(frozen=True, slots=True)
class SendAway:
    """This player leaves the table for this round: more seconds for the rest."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallBack:
    """A player sent away comes back before the question is read."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandOver:
    """Who speaks for the team leaves the table for this round; this one speaks instead."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Settle:
    """It is said who plays this round."""


@dataclass(frozen=True, slots=True)
class Refill:
    """An envelope more into a sector that has become free."""

    sector: int
    kind: Literal["red", "blue"]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """This question is taken off; a reserve is played in its place."""

    reason: str


OnSectors = ChooseWay | StayAtTable | AnswerEarly | SendAway | CallBack | HandOver | Settle | Refill | Withdraw
