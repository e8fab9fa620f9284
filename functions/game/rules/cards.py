"""Red cards for help that was not allowed, and the answer a team loses for it."""

from game.commands import Forfeit, GiveCard
from game.events import AnswerForfeited, CardGiven, Events
from game.game import current
from game.offers import Offer, OneOf, Shut, Yes, form, offer
from game.people import Host, Steward
from game.phases import Answering, Discussing, Hearing, Naming, Paused, Reading
from game.rulebook import Sight, Turn
from game.rules.common import NAME
from game.rules.judging import verdict

UnderWay = Reading | Discussing | Paused | Naming | Answering | Hearing
FAULTS = ("hint", "gesture", "applause", "offer")


def card_offer(sight: Sight[Host | Steward, UnderWay]) -> Offer | Shut:
    """Until the verdict."""
    return form(GiveCard, NAME, OneOf("fault", FAULTS), Yes("teammate"))


def give(turn: Turn[Host | Steward, UnderWay, GiveCard]) -> Events:
    asked = turn.command
    return (CardGiven(asked.name, asked.fault, asked.teammate),)


def forfeit_offer(sight: Sight[Host, UnderWay]) -> Offer | Shut:
    carded = any(card.round == current(sight.game).no for card in sight.game.cards)
    return offer(Forfeit()) if carded else Shut("no_card", "V3.9")


def forfeit(turn: Turn[Host, UnderWay, Forfeit]) -> Events:
    """The round is lost as by a wrong answer."""
    decisive = current(turn.game).decisive
    return verdict(turn, False, AnswerForfeited(turn.figures.goal(turn.game) if decisive else 1))
