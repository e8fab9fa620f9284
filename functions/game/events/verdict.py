"""What is shown, judged and earned; penalties and the hall's sheets."""

from dataclasses import dataclass

from game.commands import Fault, Ground, Lifeline
from game.events.kinds import Part
from game.people import Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """Words of an envelope went to the room. No undo takes that back."""

    slot: int
    part: Part
    index: int = 0


@dataclass(frozen=True, slots=True)
class PartTaken:
    """One of several questions is answered right; the next one is read."""


@dataclass(frozen=True, slots=True)
class Judged:
    """points: how many the side gets."""

    correct: bool
    points: int = 1


@dataclass(frozen=True, slots=True)
class AnswerForfeited:
    """The team has lost its right to answer, and the round."""

    points: int = 1


@dataclass(frozen=True, slots=True)
class Earned:
    """The team has one more of this lifeline."""

    kind: Lifeline


@dataclass(frozen=True, slots=True)
class DebtIncurred:
    """A round with a minute on credit was won: the minute is to be given back."""


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A red card: whoever helped leaves the hall. teammate: their team's next game begins without them."""

    name: str
    fault: Fault
    teammate: bool


@dataclass(frozen=True, slots=True)
class HintCalled:
    """A hint from the hall. seat leaves the game for it ("": the only player stays)."""

    name: str
    team: str
    seat: Seat
    at_ms: int


@dataclass(frozen=True, slots=True)
class Expelled:
    """Till the end of the game."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class ShownOut:
    """Somebody of the hall, till the end of the game."""

    name: str
    team: str
    reason: str


@dataclass(frozen=True, slots=True)
class SheetsCollected:
    """Hall teams by equal answers; the answers themselves are in no log."""

    question: int
    groups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class SheetsJudged:
    group: int
    correct: bool


@dataclass(frozen=True, slots=True)
class ExtraTaken:
    """Of equal teams this one took the extra question."""

    squad: str


@dataclass(frozen=True, slots=True)
class RoundClosed:
    pass


@dataclass(frozen=True, slots=True)
class MinuteCut:
    reason: str


@dataclass(frozen=True, slots=True)
class Benched:
    """now: it counts for the round on the table; otherwise for the next one, and the seat falls silent in this one."""

    seat: Seat
    now: bool
    reason: str


@dataclass(frozen=True, slots=True)
class HatTaken:
    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Annulled:
    ground: Ground
    reason: str


VerdictEvent = (
    Shown
    | PartTaken
    | Judged
    | AnswerForfeited
    | Earned
    | DebtIncurred
    | CardGiven
    | HintCalled
    | Expelled
    | ShownOut
    | SheetsCollected
    | SheetsJudged
    | ExtraTaken
    | RoundClosed
    | MinuteCut
    | Benched
    | HatTaken
    | Annulled
)
