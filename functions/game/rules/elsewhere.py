"""A game that was begun elsewhere and goes on here: what was played and what is left, before the first spin."""

from game.commands import MarkPlayed, SetDebt, SetLeft
from game.events import DebtSet, Events, LifelineSet, PlayedElsewhere
from game.offers import Offer, Shut, offer
from game.people import Host
from game.phases import Between
from game.rulebook import Sight, Turn
from game.squads import help_left


def _begun(sight: Sight[Host, Between]) -> Shut | None:
    return Shut("game_is_on", "P1.2") if sight.game.draws else None


def played_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    free = tuple(n for n in sight.book.sectors if n not in sight.game.played)
    return _begun(sight) or offer(*(MarkPlayed(n) for n in free))


def mark_played(turn: Turn[Host, Between, MarkPlayed]) -> Events:
    return (PlayedElsewhere(turn.command.sector),)


def left_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    """Other counts than the team has now; where several sit in turn, of each of them."""
    game = sight.game
    counts = tuple((kind, n) for kind, most in sight.book.most for n in range(most + 1))
    others = (
        SetLeft(kind, n, squad)
        for squad in game.setup.squads or ("",)
        for kind, n in counts
        if n != help_left(game, squad).count(kind)
    )
    return _begun(sight) or offer(*others)


def set_left(turn: Turn[Host, Between, SetLeft]) -> Events:
    return (LifelineSet(turn.command.kind, turn.command.left, turn.command.squad),)


def debt_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return _begun(sight) or offer(SetDebt(sight.game.purse.debt == "none"))


def set_debt(turn: Turn[Host, Between, SetDebt]) -> Events:
    return (DebtSet(turn.command.owed),)
