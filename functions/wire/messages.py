"""What the server says over the socket. Every view goes as "view"; who it is for stands in `you`."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from game.people import Seat
from game.views import (
    AuthorView,
    DefenderView,
    HallView,
    HostView,
    SeatView,
    SpectatorView,
    StageView,
    StewardView,
)

from wire.answers import Answer


@dataclass(frozen=True, slots=True)
class YouHost:
    role: Literal["host"]


@dataclass(frozen=True, slots=True)
class YouSeat:
    role: Literal["seat"]
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class YouSpectator:
    """knock: what became of this spectator's knock, "" when there was none; admitted ones claim their chair."""

    role: Literal["spectator"]
    knock: Literal["", "waiting", "admitted", "turned_away"] = ""


@dataclass(frozen=True, slots=True)
class YouStage:
    role: Literal["stage"]


@dataclass(frozen=True, slots=True)
class YouDefender:
    role: Literal["defender"]


@dataclass(frozen=True, slots=True)
class YouSteward:
    role: Literal["steward"]


@dataclass(frozen=True, slots=True)
class YouAuthor:
    """sector: where this author's question lies."""

    role: Literal["author"]
    sector: int


@dataclass(frozen=True, slots=True)
class YouHall:
    role: Literal["hall"]
    team: str


@dataclass(frozen=True, slots=True)
class LampsOf:
    """One device at the table as the host sees it: told is False until it has said how it is.

    team of the hall, sector of an author; others leave them out.
    """

    role: Literal["host", "seat", "defender", "steward", "author", "hall"]
    seats: tuple[Seat, ...] = ()
    away: bool = False
    told: bool = False
    audio: bool = False
    awake: bool = False
    pack: bool = False
    rtt: int = 0
    jitter: int = 0
    team: str = ""
    sector: int = 0


@dataclass(frozen=True, slots=True)
class ViewForHost:
    """at: server time, ms. v: the log's length. e: how often it has changed who is here.

    Of two views the one with the greater (v, e, at) is newer. done: the id of the reader's own command that
    this view answers: it stands in the log, and here is what came of it.
    lamps: how the devices are, when that has changed; left out: as they were.
    """

    TAG: ClassVar[str] = "view"
    you: YouHost
    view: HostView
    at: int
    v: int
    e: int
    done: str = ""
    lamps: tuple[LampsOf, ...] | None = None


@dataclass(frozen=True, slots=True)
class ViewForSeat:
    TAG: ClassVar[str] = "view"
    you: YouSeat
    view: SeatView
    at: int
    v: int
    e: int
    done: str = ""


@dataclass(frozen=True, slots=True)
class ViewForSpectator:
    TAG: ClassVar[str] = "view"
    you: YouSpectator
    view: SpectatorView
    at: int
    v: int
    e: int
    done: str = ""


@dataclass(frozen=True, slots=True)
class ViewForStage:
    TAG: ClassVar[str] = "view"
    you: YouStage
    view: StageView
    at: int
    v: int
    e: int
    done: str = ""


@dataclass(frozen=True, slots=True)
class ViewForDefender:
    TAG: ClassVar[str] = "view"
    you: YouDefender
    view: DefenderView
    at: int
    v: int
    e: int
    done: str = ""


@dataclass(frozen=True, slots=True)
class ViewForSteward:
    TAG: ClassVar[str] = "view"
    you: YouSteward
    view: StewardView
    at: int
    v: int
    e: int
    done: str = ""


@dataclass(frozen=True, slots=True)
class ViewForAuthor:
    TAG: ClassVar[str] = "view"
    you: YouAuthor
    view: AuthorView
    at: int
    v: int
    e: int
    done: str = ""


@dataclass(frozen=True, slots=True)
class ViewForHall:
    TAG: ClassVar[str] = "view"
    you: YouHall
    view: HallView
    at: int
    v: int
    e: int
    done: str = ""


ServerView = (
    ViewForHost
    | ViewForSeat
    | ViewForSpectator
    | ViewForStage
    | ViewForDefender
    | ViewForSteward
    | ViewForAuthor
    | ViewForHall
)
ServerMessage = ServerView | Answer
