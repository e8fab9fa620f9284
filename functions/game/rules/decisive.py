"""The round that decides all: when a captain may ask for it, and the host's answer."""

from game.commands import AskDecisive, DeclineDecisive, GrantDecisive
from game.events import DecisiveAsked, DecisiveDeclined, DecisiveGranted, Events
from game.game import Decisive, Game
from game.offers import Offer, Shut, form, offer
from game.people import Captain, Host
from game.phases import Between, Phase
from game.rulebook import Sight, Turn
from game.rules import judging
from game.rules.common import REASON
from game.seating import playing
from game.setup import Leader


def ask_offer(sight: Sight[Captain, Between]) -> Offer | Shut:
    """One point before victory, in a qualifier, when the leader of the series can no longer be passed otherwise."""
    game, goal = sight.game, sight.figures.goal(sight.game)
    if game.decisive is not None and not game.decisive.reason:
        return Shut("decisive_asked", "V3.6")
    if game.setup.stage in ("final", "special"):
        return Shut("no_decisive_here", "V3.6")
    if game.setup.leader is None:
        return Shut("no_leader", "V3.6")
    if game.score.knowers != goal - 1:
        return Shut("one_point_short", "V3.6")
    if can_pass(game, game.setup.leader, goal):
        return Shut("can_still_pass", "V3.6")
    return offer(*(AskDecisive(seat) for seat in playing(sight.table, game)))


def can_pass(game: Game, leader: Leader, goal: int) -> bool:
    """Whether the best score still within reach puts the team above the leader; of equal ones the later is above."""
    lost = game.score.viewers > 0 or any(line.outcome == "viewers" for line in game.history)
    return leader.passed_by(game.score.viewers, lost, goal)


def ask(turn: Turn[Captain, Between, AskDecisive]) -> Events:
    return (DecisiveAsked(turn.command.seat),)


def grant_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return offer(GrantDecisive()) if _pending(sight.game.decisive) else Shut("no_request", "P3.7")


def grant(turn: Turn[Host, Between, GrantDecisive]) -> Events:
    return (DecisiveGranted(),)


def decline_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return form(DeclineDecisive, REASON) if _pending(sight.game.decisive) else Shut("no_request", "P3.7")


def decline(turn: Turn[Host, Between, DeclineDecisive]) -> Events:
    return (DecisiveDeclined(turn.command.reason),)


def correct_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    """Not while a round decides all: its score begins at nothing and ends at the goal."""
    asked = sight.game.decisive
    granted = asked is not None and asked.granted
    return Shut("decisive_round", "V3.6") if granted else judging.correct_offer(sight)


def _pending(asked: Decisive | None) -> bool:
    return asked is not None and not asked.granted and not asked.reason
