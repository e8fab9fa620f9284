"""The score by hand, breaks, the end of a match, and steps taken back."""

from dataclasses import dataclass

from game.phases import Side


@dataclass(frozen=True, slots=True)
class ScoreCorrected:
    knowers: int
    viewers: int
    reason: str


@dataclass(frozen=True, slots=True)
class BreakBegun:
    until_ms: int


@dataclass(frozen=True, slots=True)
class BreakEnded:
    pass


@dataclass(frozen=True, slots=True)
class MatchWon:
    side: Side


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Over without a winner."""

    reason: str


@dataclass(frozen=True, slots=True)
class Undone:
    """The host's step of this number and everything of the game after it no longer stands."""

    step: int


@dataclass(frozen=True, slots=True)
class Redone:
    pass


EveningEvent = ScoreCorrected | BreakBegun | BreakEnded | MatchWon | MatchEnded
LogEvent = Undone | Redone
