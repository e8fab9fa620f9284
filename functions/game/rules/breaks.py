"""An announced break between rounds."""

from game.commands import AnnounceBreak, EndBreak
from game.events import BreakBegun, BreakEnded, Events
from game.offers import Offer, Shut, Whole, form
from game.people import Host
from game.phases import Between, OnBreak
from game.rulebook import Sight, Turn

MINUTES_MAX = 60


def break_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return form(AnnounceBreak, Whole("minutes", 1, MINUTES_MAX))


def begin(turn: Turn[Host, Between, AnnounceBreak]) -> Events:
    return (BreakBegun(turn.at.now_ms + turn.command.minutes * 60_000),)


def end(turn: Turn[Host, OnBreak, EndBreak]) -> Events:
    return (BreakEnded(),)
