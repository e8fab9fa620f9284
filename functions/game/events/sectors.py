"""A spin and what special sectors bring."""

from dataclasses import dataclass

from game.commands import Way
from game.envelope import OWN, Kind
from game.events.kinds import Chooser
from game.people import Seat


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


SectorEvent = (
    Spun
    | WasSetAside
    | WayChosen
    | SeatStays
    | EarlyCalled
    | WindowFell
    | SentAway
    | CalledBack
    | HandedOver
    | Settled
    | Refilled
    | Withdrawn
)
