"""What a rulebook says of its wheel, its sectors and its people beside the table: plain values."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from game.envelope import Kind
from game.events import Chooser
from game.people import Author, Defender, Steward

Rival = Literal["viewers", "host"]
"""Whom the team plays against: viewers who sent the questions, or the host."""

Place = Literal["defender", "steward", "author"]
PLACES: Mapping[Place, type] = MappingProxyType({"defender": Defender, "steward": Steward, "author": Author})
MANY: tuple[Kind, ...] = ("ordinary", "red", "blue")
"""Kinds that may lie in several sectors of one table."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """How a spin is told from the protocol: drawn among the unplayed sectors, less these in these rounds.

    first: the number of the first sector. stepping: drawn among all, then on to the next unplayed one clockwise.
    links: opened after each spin, or only after the game.
    """

    never_first: tuple[int, ...] = ()
    never_final: tuple[int, ...] = ()
    first: int = 0
    stepping: bool = False
    links: Literal["each", "end"] = "each"


@dataclass(frozen=True, slots=True)
class Special:
    """A kind of sector with a round of its own: so many questions, seconds by the figure's name ("": the minute).

    stay: so many stay at the table, as chooser says (0: all).
    """

    kind: Kind
    parts: int = 1
    seconds: str = ""
    stay: int = 0
    chooser: Chooser = ""
