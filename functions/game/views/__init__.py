"""What each audience sees: built up field by field for that audience, never by taking away."""

from game.views.host import HostView, host_view
from game.views.parts import OfferView
from game.views.room import RoomView, SeatView, SpectatorView, StageView, seat_view, spectator_view, stage_view

__all__ = [
    "HostView",
    "OfferView",
    "RoomView",
    "SeatView",
    "SpectatorView",
    "StageView",
    "host_view",
    "seat_view",
    "spectator_view",
    "stage_view",
]
