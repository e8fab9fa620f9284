"""The clock, the lifelines and the answer."""

from dataclasses import dataclass

from game.commands import Lifeline
from game.people import Seat


@dataclass(frozen=True, slots=True)
class ClockStarted:
    deadline_ms: int
    span_ms: int


@dataclass(frozen=True, slots=True)
class AnswerAsked:
    at_ms: int


@dataclass(frozen=True, slots=True)
class ClockPaused:
    left_ms: int


@dataclass(frozen=True, slots=True)
class ClockResumed:
    deadline_ms: int


@dataclass(frozen=True, slots=True)
class ClockRestarted:
    deadline_ms: int
    reason: str


@dataclass(frozen=True, slots=True)
class DiscussionClosed:
    at_ms: int


@dataclass(frozen=True, slots=True)
class LifelineAsked:
    kind: Lifeline
    seat: Seat
    at_ms: int


@dataclass(frozen=True, slots=True)
class TimeGranted:
    """A lifeline that adds time: the clock runs till deadline_ms, or stands with left_ms when it is paused.

    free: minutes on credit leave no debt by themselves.
    """

    kind: Lifeline
    deadline_ms: int
    left_ms: int
    span_ms: int
    free: bool = False


@dataclass(frozen=True, slots=True)
class HelpOffered:
    """Somebody in the hall is ready to help; name is what they call themselves."""

    name: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class HostHelped:
    at_ms: int


@dataclass(frozen=True, slots=True)
class LifelineDeclined:
    kind: Lifeline
    reason: str


@dataclass(frozen=True, slots=True)
class RequestDropped:
    """The request fell with its captain."""


@dataclass(frozen=True, slots=True)
class ActingAppointed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswererNamed:
    seat: Seat
    left_ms: int


@dataclass(frozen=True, slots=True)
class AnswerBegun:
    pass


MinuteEvent = (
    ClockStarted
    | AnswerAsked
    | ClockPaused
    | ClockResumed
    | ClockRestarted
    | DiscussionClosed
    | LifelineAsked
    | TimeGranted
    | HelpOffered
    | HostHelped
    | LifelineDeclined
    | RequestDropped
    | ActingAppointed
    | AnswererNamed
    | AnswerBegun
)
