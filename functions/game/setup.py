"""What a game must know from outside: it comes in before the start and stays in the log."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.commands import Stage, Way
from game.envelope import Kinds
from game.people import Seat

PRIZE = 300


@dataclass(frozen=True, slots=True)
class Leader:
    """How the team that leads the series played; clean: it has not lost one round, which goes with no points lost."""

    knowers: int
    viewers: int
    clean: bool

    def passed_by(self, viewers: int, lost: bool, goal: int) -> bool:
        """V3.6: whether a win to `goal` over these viewers stands above; of equal ones the later. lost: a round was."""
        if self.knowers < self.viewers:
            return True
        if self.clean and self.viewers == 0 and lost:
            return False
        return goal - viewers >= self.knowers - self.viewers


def comes_again(way: Way, history: Sequence[Way], feasible: Iterable[Way]) -> bool:
    """V3.4.4: each way comes again when the others have been played since; one that is impossible counts as played."""
    if way not in history:
        return True
    since = history[len(history) - tuple(reversed(history)).index(way) :]
    return all(other in since for other in feasible if other != way)


@dataclass(frozen=True, slots=True)
class Setup:
    """ways: the team's last two ways of sector thirteen, the older first. out: who begins away from the table.

    marks: what the host has put into sectors, over what the pack says. window: the sector without a question (0: none).
    crossed: questions of the base that the tournament has played. squads: teams that sit in turn, in the order of their
    lot.
    """

    stage: Stage = ""
    leader: Leader | None = None
    ways: tuple[Way, ...] = ()
    prize: int = PRIZE
    marks: Kinds = ()
    out: tuple[Seat, ...] = ()
    window: int = 0
    crossed: tuple[int, ...] = ()
    squads: tuple[str, ...] = ()
