"""What has happened. Past tense; enough to rebuild table and game without clock or chance."""

from dataclasses import dataclass
from typing import Literal

from game.commands import Fault, Ground, Lifeline, Stage, Way
from game.envelope import OWN, Kind, Kinds, PackCard
from game.people import Seat
from game.phases import Side
from game.setup import Leader, Setup

Part = Literal["prompt", "hint", "key", "box", "handout"]
Chooser = Literal["", "captain", "host"]

# Of the table: no undo touches these


@dataclass(frozen=True, slots=True)
class TableOpened:
    """head: the published end of the wheel's hash chain, hex. setup: what a season or tournament tells the table."""

    table: str
    code: str
    head: str
    shelf: tuple[PackCard, ...]
    setup: Setup = Setup()


@dataclass(frozen=True, slots=True)
class SeatTaken:
    seat: Seat
    name: str
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Knocked:
    knock: str
    name: str
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class KnockAnswered:
    """seat is the chair given, None when turned away."""

    knock: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Dressed:
    seat: Seat
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    seat: Seat
    removed: bool


@dataclass(frozen=True, slots=True)
class SaidReady:
    seat: Seat
    salt: str


@dataclass(frozen=True, slots=True)
class TookReadyBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Voted:
    seat: Seat
    choice: Seat


@dataclass(frozen=True, slots=True)
class CaptainMarked:
    seat: Seat
    by_vote: bool


@dataclass(frozen=True, slots=True)
class PackChosen:
    """card is None when the questions are on paper."""

    card: PackCard | None


@dataclass(frozen=True, slots=True)
class PromptsSet:
    on: bool


@dataclass(frozen=True, slots=True)
class SilenceSet:
    on: bool


@dataclass(frozen=True, slots=True)
class StageChosen:
    stage: Stage


@dataclass(frozen=True, slots=True)
class LeaderNoted:
    leader: Leader | None


@dataclass(frozen=True, slots=True)
class WaysNoted:
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class PrizeSet:
    amount: int


@dataclass(frozen=True, slots=True)
class SectorMarked:
    """Known to the host alone until the game is over: game.telling closes it."""

    sector: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class WindowHidden:
    """Known to the host alone until the game is over: game.telling closes it."""

    sector: int


@dataclass(frozen=True, slots=True)
class CrossedOut:
    slot: int


@dataclass(frozen=True, slots=True)
class TeamEntered:
    """A team in the hall."""

    team: str
    name: str


@dataclass(frozen=True, slots=True)
class TeamLeft:
    team: str
    removed: bool


@dataclass(frozen=True, slots=True)
class KeptOut:
    seat: Seat


@dataclass(frozen=True, slots=True)
class LetBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class LobbyOpened:
    """Back in the lobby of the same table with a new wheel."""

    head: str


TableEvent = (
    TableOpened | SeatTaken | Knocked | KnockAnswered | Dressed | SeatLeft | SaidReady | TookReadyBack | Voted
    | CaptainMarked | PackChosen | PromptsSet | SilenceSet | StageChosen | LeaderNoted | WaysNoted | PrizeSet
    | SectorMarked | WindowHidden | CrossedOut | TeamEntered | TeamLeft | KeptOut | LetBack | LobbyOpened
)  # fmt: skip

# Of the game


@dataclass(frozen=True, slots=True)
class GameStarted:
    """salts: every seat with its 16 bytes, hex, in the order of chairs. kinds: what lies in the sectors."""

    no: int
    card: PackCard | None
    salts: tuple[tuple[Seat, str], ...]
    lifelines: tuple[Lifeline, ...]
    setup: Setup = Setup()
    kinds: Kinds = ()


@dataclass(frozen=True, slots=True)
class PlayedElsewhere:
    """The sector was played before the game came to this table."""

    sector: int


@dataclass(frozen=True, slots=True)
class LifelineSet:
    kind: Lifeline
    left: int


@dataclass(frozen=True, slots=True)
class DebtSet:
    owed: bool


@dataclass(frozen=True, slots=True)
class DebtCalled:
    pass


@dataclass(frozen=True, slots=True)
class DecisiveAsked:
    """seat: the one who will play it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DecisiveGranted:
    """The score is wiped."""


@dataclass(frozen=True, slots=True)
class DecisiveDeclined:
    reason: str


@dataclass(frozen=True, slots=True)
class Burnt:
    """Lifelines lost unused."""

    lifelines: tuple[Lifeline, ...]


@dataclass(frozen=True, slots=True)
class Spun:
    """draw counts spins from 1 and names the chain's link, hex; by hand there is no link but a reason.

    debt: this round is answered without discussion. cut: its minute is the short one. out: who misses it.
    raw: where the arrow stood before it stepped on to an unplayed sector (-1: it did not step). parts: how many
    questions, each with span_s seconds (0: the minute). stay: how many stay at the table (0: all) as chooser says;
    at_table: who of them is known already. decisive: this round decides the game. slot: the envelope when it is not
    the sector's own.
    """

    draw: int
    sector: int
    candidates: tuple[int, ...]
    link: str
    at_ms: int
    final: bool
    debt: bool
    cut: bool
    out: tuple[Seat, ...]
    reason: str = ""
    raw: int = -1
    kind: Kind = "ordinary"
    parts: int = 1
    span_s: int = 0
    stay: int = 0
    chooser: Chooser = ""
    at_table: tuple[Seat, ...] = ()
    decisive: bool = False
    slot: int = OWN


@dataclass(frozen=True, slots=True)
class WasSetAside:
    pass


@dataclass(frozen=True, slots=True)
class WayChosen:
    """span_s, stay and chooser as in Spun."""

    way: Way
    span_s: int
    stay: int
    chooser: Chooser


@dataclass(frozen=True, slots=True)
class SeatStays:
    seat: Seat


@dataclass(frozen=True, slots=True)
class EarlyCalled:
    """The team answers without a minute."""

    at_ms: int


@dataclass(frozen=True, slots=True)
class WindowFell:
    """The sector held no question; taken: the point is the team's."""

    taken: bool


@dataclass(frozen=True, slots=True)
class SentAway:
    seat: Seat


@dataclass(frozen=True, slots=True)
class CalledBack:
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandedOver:
    """seat leaves the table for this round, to speaks for the team."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class Settled:
    """Who plays is settled, and so are the seconds."""

    span_s: int


@dataclass(frozen=True, slots=True)
class Refilled:
    """The sector is played again with this envelope."""

    sector: int
    slot: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """The question is off, with what was taken on it; the reserve of this number is read instead."""

    slot: int
    reason: str


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


GameEvent = (
    GameStarted | PlayedElsewhere | LifelineSet | DebtSet | DebtCalled | DecisiveAsked | DecisiveGranted
    | DecisiveDeclined | Burnt | Spun | WasSetAside | WayChosen | SeatStays | EarlyCalled | ClockStarted | AnswerAsked
    | ClockPaused | ClockResumed | ClockRestarted | DiscussionClosed | LifelineAsked | HelpOffered | TimeGranted
    | HostHelped | LifelineDeclined | RequestDropped | ActingAppointed | AnswererNamed | AnswerBegun | Shown | PartTaken
    | WindowFell | SentAway | CalledBack | HandedOver | Settled | Refilled | Withdrawn | HintCalled | Expelled
    | ShownOut | SheetsCollected | SheetsJudged | Judged | AnswerForfeited | Earned | DebtIncurred | CardGiven
    | RoundClosed | MinuteCut | Benched | HatTaken | Annulled
    | ScoreCorrected | BreakBegun | BreakEnded | MatchWon | MatchEnded
)  # fmt: skip

# Of the log itself


@dataclass(frozen=True, slots=True)
class Undone:
    """The host's step of this number and everything of the game after it no longer stands."""

    step: int


@dataclass(frozen=True, slots=True)
class Redone:
    pass


LogEvent = Undone | Redone
Event = TableEvent | GameEvent | LogEvent
Events = tuple[Event, ...]
