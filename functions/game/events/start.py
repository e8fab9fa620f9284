"""A game begins, from nothing or from where it was begun elsewhere; debts and the decisive round."""

from dataclasses import dataclass

from game.commands import Lifeline
from game.envelope import Kinds, PackCard
from game.people import Seat
from game.setup import Setup


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
    """squad: of which team, where several sit in turn."""

    kind: Lifeline
    left: int
    squad: str = ""


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


StartEvent = (
    GameStarted
    | PlayedElsewhere
    | LifelineSet
    | DebtSet
    | DebtCalled
    | DecisiveAsked
    | DecisiveGranted
    | DecisiveDeclined
    | Burnt
)
