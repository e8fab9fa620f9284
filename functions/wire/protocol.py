"""The protocol of a game as it is exported: everything that is needed to replay it and to verify the wheel."""

import hashlib
from dataclasses import dataclass, replace

from game.log import Entry
from game.people import Seat
from game.shapes import Rival, Wheel

from wire.encode import to_bytes

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Named:
    """A seat and who sat there."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the rules by its name in the clauses."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Written:
    """What a team of the hall wrote on the question of this opening time."""

    question: int
    team: str
    text: str


@dataclass(frozen=True, slots=True)
class Protocol:
    """rulebook: its id. wheel: which sectors never come when; with the entries it gives each spin's candidates.

    answers: of the hall, on questions that were collected: all of them in the host's file, a team's own in its own.
    rival: who got the points that the team lost.
    sum: SHA-256 of everything else as the codec writes it, hex; it names a file that was changed after its export.
    """

    format: int
    table: str
    rulebook: str
    title: str
    figures: tuple[Figure, ...]
    wheel: Wheel
    names: tuple[Named, ...]
    entries: tuple[Entry, ...]
    sum: str = ""
    answers: tuple[Written, ...] = ()
    rival: Rival = "viewers"


def sum_of(protocol: Protocol) -> str:
    """What `sum` has to be."""
    return hashlib.sha256(to_bytes(Protocol, replace(protocol, sum=""))).hexdigest()


def summed(protocol: Protocol) -> Protocol:
    return replace(protocol, sum=sum_of(protocol))
