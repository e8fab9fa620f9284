"""Of the table: no undo touches these."""

from dataclasses import dataclass

from game.commands import Stage, Way
from game.envelope import Kind, PackCard
from game.events.squads import SquadEvent
from game.people import Seat
from game.setup import Leader, Setup


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
class PackBrought:
    """The host's own pack lies beside the shelf; those of the digests in `gone` lie there no more.

    Nobody but the host hears of it: game.telling closes it for good.
    """

    card: PackCard
    gone: tuple[str, ...] = ()


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
    TableOpened
    | SeatTaken
    | Knocked
    | KnockAnswered
    | Dressed
    | SeatLeft
    | SaidReady
    | TookReadyBack
    | Voted
    | CaptainMarked
    | PackBrought
    | PackChosen
    | PromptsSet
    | SilenceSet
    | StageChosen
    | LeaderNoted
    | WaysNoted
    | PrizeSet
    | SectorMarked
    | WindowHidden
    | CrossedOut
    | TeamEntered
    | TeamLeft
    | KeptOut
    | LetBack
    | LobbyOpened
    | SquadEvent
)
