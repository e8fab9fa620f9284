"""What a game must know from outside: it comes in before the start and stays in the log."""

from dataclasses import dataclass

from game.commands import Stage, Way
from game.envelope import Kinds
from game.people import Seat

PRIZE = 300


@dataclass(frozen=True, slots=True)
class Leader:
    """How the team that leads the series played; clean: it has not lost one round."""

    knowers: int
    viewers: int
    clean: bool


@dataclass(frozen=True, slots=True)
class Setup:
    """ways: the team's last two ways of sector thirteen, the older first. out: who begins away from the table.

    marks: what the host has put into sectors, over what the pack says. window: the sector without a question (0: none).
    crossed: questions of the base that the tournament has played.
    """

    stage: Stage = ""
    leader: Leader | None = None
    ways: tuple[Way, ...] = ()
    prize: int = PRIZE
    marks: Kinds = ()
    out: tuple[Seat, ...] = ()
    window: int = 0
    crossed: tuple[int, ...] = ()
