"""Undo and redo of the host's steps. What they take back is told by game.log."""

from game.commands import Redo, Undo
from game.events import Events, Redone, Undone
from game.offers import Offer, Shut, offer
from game.people import Host
from game.phases import Phase
from game.rulebook import Sight, Turn


def undo_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    step = sight.past.step
    return offer(Undo(step)) if step is not None else Shut("nothing_to_undo", "P3.3")


def undo(turn: Turn[Host, Phase, Undo]) -> Events:
    return (Undone(turn.command.step),)


def redo_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    return offer(Redo()) if sight.past.undone else Shut("nothing_to_redo", "P3.3")


def redo(turn: Turn[Host, Phase, Redo]) -> Events:
    return (Redone(),)
