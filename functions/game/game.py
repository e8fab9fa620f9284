"""The whole truth about one game, except the words: those stay in the pack. Only the server holds one."""

from dataclasses import dataclass
from typing import Literal

from game.commands import Lifeline
from game.envelope import PackCard
from game.people import Seat
from game.phases import Lobby, Phase

Debt = Literal["none", "owed", "called"]
Outcome = Literal["knowers", "viewers", "annulled", "set_aside"]
Mark = Literal["by_hand", "paused", "restarted"]


@dataclass(frozen=True, slots=True)
class Score:
    knowers: int = 0
    viewers: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """A captain's request that waits for the host."""

    kind: Lifeline
    seat: Seat
    at_ms: int


@dataclass(frozen=True, slots=True)
class Declined:
    kind: Lifeline
    reason: str


@dataclass(frozen=True, slots=True)
class Purse:
    """What an annulment for a bad question gives back. burnt: lifelines lost unused."""

    lifelines: tuple[Lifeline, ...] = ()
    debt: Debt = "none"
    burnt: tuple[Lifeline, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """What a round carries across its phases.

    out: seats that miss it. silenced: seats removed after the minute began. acting: who speaks for the captain.
    before: the purse as it was before the spin.
    """

    no: int
    sector: int
    spun_ms: int
    final: bool = False
    debt: bool = False
    cut: bool = False
    out: tuple[Seat, ...] = ()
    silenced: tuple[Seat, ...] = ()
    acting: Seat | None = None
    asked: Asked | None = None
    declined: Declined | None = None
    lifeline: Lifeline | None = None
    marks: tuple[Mark, ...] = ()
    outcome: Outcome | None = None
    before: Purse = Purse()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the round history, with the score after it."""

    round: int
    sector: int
    outcome: Outcome
    score: Score


@dataclass(frozen=True, slots=True)
class Game:
    """benched: rounds each seat still has to miss. hatless: who lost the hat. cuts: short minutes still due.

    draws: how many spins stand; with the wheel's chain it names the next link.
    """

    no: int = 0
    card: PackCard | None = None
    salts: tuple[tuple[Seat, str], ...] = ()
    phase: Phase = Lobby()
    round: Round | None = None
    score: Score = Score()
    played: tuple[int, ...] = ()
    purse: Purse = Purse()
    cuts: int = 0
    benched: tuple[tuple[Seat, int], ...] = ()
    hatless: tuple[Seat, ...] = ()
    annulments: int = 0
    draws: int = 0
    history: tuple[Line, ...] = ()

    @property
    def slot(self) -> int | None:
        """The envelope on the table; None without a pack or without a round."""
        return self.round.sector if self.card is not None and self.round is not None else None
