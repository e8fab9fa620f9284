"""Where the evening stands. Each phase is a type and carries only what that phase knows."""

from dataclasses import dataclass
from typing import Literal

from game.people import Seat

Side = Literal["knowers", "viewers"]


@dataclass(frozen=True, slots=True)
class Lobby:
    """No game yet: people sit down and get ready."""


@dataclass(frozen=True, slots=True)
class Between:
    """A game is on, no envelope is open."""


@dataclass(frozen=True, slots=True)
class OnBreak:
    """An announced break between rounds, till a server time at which nothing happens by itself."""

    until_ms: int


@dataclass(frozen=True, slots=True)
class Reading:
    """The sector is chosen, the host reads the question."""


@dataclass(frozen=True, slots=True)
class Discussing:
    """The minute. The gong needs no event: the deadline passes. span_ms is the whole length of this clock."""

    deadline_ms: int
    span_ms: int


@dataclass(frozen=True, slots=True)
class Paused:
    """A stopped minute with what was left of it."""

    of: Discussing
    left_ms: int


@dataclass(frozen=True, slots=True)
class Naming:
    """Discussion is over before an answerer is named: closed early, after the host's help, or a round of debt."""

    since_ms: int


@dataclass(frozen=True, slots=True)
class Answering:
    """The answerer is named; left_ms is what the clock still had."""

    seat: Seat
    left_ms: int


@dataclass(frozen=True, slots=True)
class Hearing:
    """The answerer has begun to speak: no renaming now."""

    seat: Seat
    left_ms: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """The verdict is given, the key is open."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The match is over; winner is None when it ended without one."""

    winner: Side | None


Phase = Lobby | Between | OnBreak | Reading | Discussing | Paused | Naming | Answering | Hearing | Revealed | Finished
