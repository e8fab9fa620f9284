"""What goes to a socket: one reader and the view made for exactly that kind of reader."""

from dataclasses import dataclass
from typing import Literal

from game.people import Seat
from game.views import HostView, SeatView, SpectatorView, StageView

from play.rows import ConnectionId, Health

KnockNews = Literal["", "waiting", "admitted", "turned_away"]


@dataclass(frozen=True, slots=True)
class Lamp:
    """One device as the host sees it; health is None until it has told."""

    seats: tuple[Seat, ...]
    host: bool
    away: bool
    health: Health | None


@dataclass(frozen=True, slots=True)
class ToHost:
    """lamps: None when nothing has happened to the devices; the host's page keeps what it was told last."""

    to: ConnectionId
    view: HostView
    lamps: tuple[Lamp, ...] | None = None


@dataclass(frozen=True, slots=True)
class ToSeat:
    to: ConnectionId
    view: SeatView


@dataclass(frozen=True, slots=True)
class ToSpectator:
    """knock: what became of it, "" when none was made."""

    to: ConnectionId
    view: SpectatorView
    knock: KnockNews


@dataclass(frozen=True, slots=True)
class ToStage:
    to: ConnectionId
    view: StageView


Letter = ToHost | ToSeat | ToSpectator | ToStage
