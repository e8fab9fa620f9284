"""Bodies of the HTTP API: what is sent to /api/* and what comes back."""

from dataclasses import dataclass
from typing import Literal

from game.people import Seat
from game.setup import Setup
from game.shapes import Place


@dataclass(frozen=True, slots=True)
class OpenTable:
    """POST /api/tables. setup: what a season or tournament knows of this game, as an earlier protocol tells it."""

    game: str
    setup: Setup = Setup()


@dataclass(frozen=True, slots=True)
class GameOnOffer:
    """A game that may be opened: its id goes back, title and line are for people."""

    id: str
    title: str
    line: str
    sectors: int


@dataclass(frozen=True, slots=True)
class Games:
    """GET /api/games: the first is the usual one."""

    games: tuple[GameOnOffer, ...]


@dataclass(frozen=True, slots=True)
class TableIsOpen:
    table: str
    code: str
    host: str
    recovery: str


@dataclass(frozen=True, slots=True)
class Join:
    """POST /api/join"""

    code: str
    as_: Literal["player", "spectator", "hall"]
    name: str = ""
    avatar: int = 0
    hat: int = 0


@dataclass(frozen=True, slots=True)
class Seated:
    table: str
    role: Literal["seat"]
    seat: Seat
    token: str


@dataclass(frozen=True, slots=True)
class Watching:
    """full: there was no chair left. knock: a game is on, the host was asked; claim the chair when admitted."""

    table: str
    role: Literal["spectator"]
    token: str
    full: bool = False
    knock: str = ""


@dataclass(frozen=True, slots=True)
class InTheHall:
    """A team has its place in the hall."""

    table: str
    role: Literal["hall"]
    team: str
    token: str


@dataclass(frozen=True, slots=True)
class Claim:
    """POST /api/claim: the spectator's token of somebody who knocked."""

    table: str
    token: str


@dataclass(frozen=True, slots=True)
class AskTicket:
    """POST /api/ticket: several seats of one device, or one token of a host, spectator or stage."""

    table: str
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ticket:
    ticket: str


@dataclass(frozen=True, slots=True)
class Recover:
    """POST /api/recover"""

    table: str
    recovery: str


@dataclass(frozen=True, slots=True)
class Recovered:
    host: str
    recovery: str


@dataclass(frozen=True, slots=True)
class HostAsks:
    """POST /api/handover, POST /api/stage"""

    table: str
    host: str


@dataclass(frozen=True, slots=True)
class AskPlace:
    """POST /api/place: a link for a duty or an author; sector is the author's."""

    table: str
    host: str
    place: Place
    sector: int = 0


@dataclass(frozen=True, slots=True)
class PlaceLink:
    token: str


@dataclass(frozen=True, slots=True)
class Handover:
    recovery: str


@dataclass(frozen=True, slots=True)
class StageLink:
    stage: str


@dataclass(frozen=True, slots=True)
class Health:
    """GET /api/health"""

    ok: bool
    at: int


@dataclass(frozen=True, slots=True)
class Trouble:
    """Every answer that is not 2xx: a stable code, the clause when a rule says so, when to come again."""

    code: str
    clause: str = ""
    retry_s: int = 0


REQUESTS = (OpenTable, Join, Claim, AskTicket, Recover, HostAsks, AskPlace)
REPLIES = (
    Games, TableIsOpen, Seated, Watching, InTheHall, Ticket, Recovered, Handover, StageLink, PlaceLink, Health, Trouble,
)  # fmt: skip
