"""What each audience sees: built up field by field for that audience, never by taking away."""

from game.views.hall import HallView, hall_view
from game.views.host import HostView, host_view
from game.views.officers import (
    AuthorView,
    DefenderView,
    StewardView,
    author_view,
    defender_view,
    steward_view,
)
from game.views.parts import OfferView
from game.views.room import RoomView, SeatView, SpectatorView, StageView, seat_view, spectator_view, stage_view

__all__ = [
    "AuthorView",
    "DefenderView",
    "HallView",
    "HostView",
    "OfferView",
    "RoomView",
    "SeatView",
    "SpectatorView",
    "StageView",
    "StewardView",
    "author_view",
    "defender_view",
    "hall_view",
    "host_view",
    "seat_view",
    "spectator_view",
    "stage_view",
    "steward_view",
]
