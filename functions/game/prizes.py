"""Which questions were not taken: their authors get a prize after the game."""

from collections.abc import Callable
from dataclasses import dataclass

from game.disclosure import authors_of
from game.envelope import Envelope
from game.game import Game, Line
from game.phases import Finished

EnvelopeOf = Callable[[int], Envelope | None]
"""The envelope of this number in the pack that is played; None when it is not to be had."""


@dataclass(frozen=True, slots=True)
class Due:
    """A question that was not taken: its sector, which of the sector's questions it was, what its authors get, and who
    they are, where the pack names them."""

    sector: int
    part: int
    amount: int
    authors: tuple[str, ...] = ()


def on_paper(slot: int) -> None:
    """Nobody has the envelopes."""


def dues(game: Game, envelope_of: EnvelopeOf = on_paper) -> tuple[Due, ...]:
    """Of a game that is over; of several questions the one on which the round was lost."""
    if not isinstance(game.phase, Finished):
        return ()
    lost = (line for line in game.history if line.outcome == "viewers")
    return tuple(Due(line.sector, line.part, game.setup.prize, _authors(line, envelope_of)) for line in lost)


def _authors(line: Line, envelope_of: EnvelopeOf) -> tuple[str, ...]:
    envelope = None if line.slot is None else envelope_of(line.slot)
    return () if envelope is None else authors_of(envelope, line.part)
