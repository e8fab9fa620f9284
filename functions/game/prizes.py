"""Which questions were not taken: their authors get a prize after the game."""

from dataclasses import dataclass

from game.game import Game
from game.phases import Finished


@dataclass(frozen=True, slots=True)
class Due:
    """A question that was not taken: its sector, which of the sector's questions it was, and what its author gets."""

    sector: int
    part: int
    amount: int


def dues(game: Game) -> tuple[Due, ...]:
    """Of a game that is over; of several questions the one on which the round was lost."""
    if not isinstance(game.phase, Finished):
        return ()
    lost = (line for line in game.history if line.outcome == "viewers")
    return tuple(Due(line.sector, line.part, game.setup.prize) for line in lost)
