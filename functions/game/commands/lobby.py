"""Before the first spin: captain, pack, what the game must know from outside, a game begun elsewhere."""

from dataclasses import dataclass
from typing import Literal

from game.commands.kinds import Lifeline, Stage
from game.envelope import Kind
from game.people import Seat


@dataclass(frozen=True, slots=True)
class Ready:
    """salt: 16 random bytes of this seat, hex; they go into every spin."""

    salt: str


@dataclass(frozen=True, slots=True)
class NotReady:
    pass


@dataclass(frozen=True, slots=True)
class VoteCaptain:
    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkCaptain:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChoosePack:
    """digest of a pack on the shelf or of the host's own; empty: the questions are on paper."""

    digest: str


@dataclass(frozen=True, slots=True)
class ShowPrompts:
    """Whether the question's text goes to everybody's screens once it has been read."""

    on: bool


@dataclass(frozen=True, slots=True)
class SilenceAll:
    on: bool


@dataclass(frozen=True, slots=True)
class ChooseStage:
    """Which game of a tournament or season this is."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class NoteLeader:
    """The score of the team that leads the series; clean: not one round lost. played: False when there is none yet."""

    played: bool
    knowers: int
    viewers: int
    clean: bool


@dataclass(frozen=True, slots=True)
class NoteWays:
    """The team's last two ways of sector thirteen in earlier games, the older one first; "" where there is none."""

    older: Literal["", "all", "three", "one"]
    newer: Literal["", "all", "three", "one"]


@dataclass(frozen=True, slots=True)
class SetPrize:
    """What an author gets for a question that was not taken."""

    amount: int


@dataclass(frozen=True, slots=True)
class MarkSector:
    """What lies in a sector, known to the host alone."""

    sector: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class HideWindow:
    """In this sector lies no question; only the host knows."""

    sector: int


@dataclass(frozen=True, slots=True)
class CrossOut:
    """This question of the base has been played in the tournament already."""

    slot: int


@dataclass(frozen=True, slots=True)
class KeepOut:
    """This player starts the game away from the table, till the team's first right answer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LetIn:
    """This player starts at the table after all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StartGame:
    pass


@dataclass(frozen=True, slots=True)
class ReturnToLobby:
    pass


@dataclass(frozen=True, slots=True)
class MarkPlayed:
    """This sector was played before the game came to this table."""

    sector: int


@dataclass(frozen=True, slots=True)
class SetLeft:
    """So many of this lifeline are left to the team; squad: to which, where several sit in turn."""

    kind: Lifeline
    left: int
    squad: str = ""


@dataclass(frozen=True, slots=True)
class SetDebt:
    """Whether a minute on credit is still to be given back."""

    owed: bool


InTheLobby = (
    Ready
    | NotReady
    | VoteCaptain
    | MarkCaptain
    | ChoosePack
    | ShowPrompts
    | SilenceAll
    | ChooseStage
    | NoteLeader
    | NoteWays
    | SetPrize
    | MarkSector
    | HideWindow
    | CrossOut
    | KeepOut
    | LetIn
    | StartGame
    | ReturnToLobby
    | MarkPlayed
    | SetLeft
    | SetDebt
)
