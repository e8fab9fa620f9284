"""Words and handouts that the host puts on everybody's screens."""

from typing import Any

from game.commands import ShowHandout, ShowPrompt
from game.events import Events, Shown
from game.offers import Offer, Shut, offer
from game.people import Host
from game.phases import Phase
from game.rulebook import Sight, Turn
from game.rules.common import shown


def prompt_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    """Once it has been read, its text may go to the screens."""
    if sight.game.slot is None:
        return Shut("on_paper", "P3.1")
    return offer(ShowPrompt())


def show_prompt(turn: Turn[Host, Phase, ShowPrompt]) -> Events:
    return shown(turn.game, "prompt")


def handout_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    card, slot = sight.game.card, sight.game.slot
    if card is None or slot is None or card.handouts_of(slot) == 0:
        return Shut("no_handout", "P3.1")
    return offer(*(ShowHandout(index) for index in range(card.handouts_of(slot))))


def show_handout(turn: Turn[Host, Phase, ShowHandout]) -> Events:
    return (Shown(_slot(turn), "handout", turn.command.index),)


def _slot(turn: Turn[Host, Phase, Any]) -> int:
    if turn.game.slot is None:
        raise AssertionError("no envelope is on the table")
    return turn.game.slot
