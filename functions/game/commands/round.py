"""A round: from the wheel to the verdict."""

from dataclasses import dataclass

from game.commands.kinds import Lifeline
from game.people import Seat


@dataclass(frozen=True, slots=True)
class CallDebt:
    pass


@dataclass(frozen=True, slots=True)
class AskDecisive:
    """The captain asks for one round that decides all, and names who plays it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GrantDecisive:
    pass


@dataclass(frozen=True, slots=True)
class DeclineDecisive:
    reason: str


@dataclass(frozen=True, slots=True)
class Spin:
    pass


@dataclass(frozen=True, slots=True)
class SetSector:
    """The sector set by hand, when the wheel stands on a real table or fails."""

    sector: int
    reason: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """A player knows this question: the sector is played, spin anew."""


@dataclass(frozen=True, slots=True)
class StartClock:
    pass


@dataclass(frozen=True, slots=True)
class AskAnswer:
    """In a round without discussion: the question is read, the captain names at once."""


@dataclass(frozen=True, slots=True)
class PauseClock:
    pass


@dataclass(frozen=True, slots=True)
class FreezeClock:
    """The captain stops the clock while the host is away."""


@dataclass(frozen=True, slots=True)
class ResumeClock:
    pass


@dataclass(frozen=True, slots=True)
class RestartClock:
    reason: str


@dataclass(frozen=True, slots=True)
class CloseDiscussion:
    pass


@dataclass(frozen=True, slots=True)
class AskLifeline:
    kind: Lifeline


@dataclass(frozen=True, slots=True)
class OfferHelp:
    """Somebody in the hall is ready to help."""

    name: str


@dataclass(frozen=True, slots=True)
class GrantLifeline:
    pass


@dataclass(frozen=True, slots=True)
class DeclineLifeline:
    reason: str


@dataclass(frozen=True, slots=True)
class AppointActing:
    """Who speaks for the team in this round while the captain cannot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameAnswerer:
    seat: Seat


@dataclass(frozen=True, slots=True)
class HearAnswer:
    """The named one has begun to answer."""


@dataclass(frozen=True, slots=True)
class Judge:
    correct: bool


@dataclass(frozen=True, slots=True)
class CloseRound:
    pass


@dataclass(frozen=True, slots=True)
class ShowPrompt:
    pass


@dataclass(frozen=True, slots=True)
class ShowHandout:
    index: int


InARound = (
    CallDebt
    | AskDecisive
    | GrantDecisive
    | DeclineDecisive
    | Spin
    | SetSector
    | SetAside
    | StartClock
    | AskAnswer
    | PauseClock
    | FreezeClock
    | ResumeClock
    | RestartClock
    | CloseDiscussion
    | AskLifeline
    | OfferHelp
    | GrantLifeline
    | DeclineLifeline
    | AppointActing
    | NameAnswerer
    | HearAnswer
    | Judge
    | CloseRound
    | ShowPrompt
    | ShowHandout
)
