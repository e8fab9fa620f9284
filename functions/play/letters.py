"""What goes to a socket: one reader and the view made for exactly that kind of reader."""

from dataclasses import dataclass
from typing import Literal

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

from play.rows import Audience, ConnectionId, Health

KnockNews = Literal["", "waiting", "admitted", "turned_away"]


@dataclass(frozen=True, slots=True)
class Answers:
    """Whose command a view answers, and the command's id."""

    to: ConnectionId
    id: str


@dataclass(frozen=True, slots=True)
class Stamp:
    """When views are sent and of what: the log's length, how often it has changed who is here."""

    at_ms: int
    v: int
    epoch: int
    answers: Answers | None = None

    def done(self, to: ConnectionId) -> str:
        """The command of this reader that is answered; "" for everybody else."""
        return self.answers.id if self.answers is not None and self.answers.to == to else ""


@dataclass(frozen=True, slots=True)
class Lamp:
    """One device as the host sees it; health is None until it has told."""

    who: Audience
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


@dataclass(frozen=True, slots=True)
class ToDefender:
    to: ConnectionId
    view: DefenderView


@dataclass(frozen=True, slots=True)
class ToSteward:
    to: ConnectionId
    view: StewardView


@dataclass(frozen=True, slots=True)
class ToAuthor:
    to: ConnectionId
    view: AuthorView


@dataclass(frozen=True, slots=True)
class ToHall:
    to: ConnectionId
    view: HallView


Letter = ToHost | ToSeat | ToSpectator | ToStage | ToDefender | ToSteward | ToAuthor | ToHall
