"""The teams of the hall and their sheets."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EnterHall:
    """A team in the hall that hands in sheets."""

    name: str


@dataclass(frozen=True, slots=True)
class LeaveHall:
    pass


@dataclass(frozen=True, slots=True)
class RemoveTeam:
    team: str


@dataclass(frozen=True, slots=True)
class CollectSheets:
    """The hall's sheets on this question are laid before the host; question is its opening time."""

    question: int


@dataclass(frozen=True, slots=True)
class JudgeSheets:
    """A verdict on all sheets with one answer. group counts such answers through the game, from 1."""

    group: int
    correct: bool


InTheHall = EnterHall | LeaveHall | RemoveTeam | CollectSheets | JudgeSheets
