"""Offers and bounds that several rules share."""

from collections.abc import Callable
from typing import Any, Literal

from game.commands import Command
from game.events import ClockPaused, Events, Shown
from game.game import Game, current
from game.offers import Offer, Shut, Text, Whole, offer
from game.phases import Discussing, Phase
from game.rulebook import Sight
from game.seating import sitting

AVATARS, HATS = 64, 64
NAME = Text("name", 1, 24)
REASON = Text("reason", 1, 200)
AVATAR = Whole("avatar", 0, AVATARS - 1)
HAT = Whole("hat", 0, HATS - 1)


def always(*commands: Command) -> Callable[[Sight[Any, Any]], Offer | Shut]:
    """Offered whenever its row is open."""
    return lambda sight: offer(*commands)


def shown(game: Game, part: Literal["prompt", "key"]) -> Events:
    """These words of the question on the table go to the room; where all are played as one, those of every part."""
    slot, round_ = game.slot, current(game)
    if slot is None or game.card is None:
        return ()
    parts = range(game.card.parts_of(slot)) if round_.parts == 1 else (game.index,)
    return tuple(Shown(slot, part, index) for index in parts)


def too_few(sight: Sight[Any, Any]) -> bool:
    return len(sitting(sight.table, sight.game)) < sight.figures.team_min


def stopped(left: int, phase: Phase, team_min: int, now_ms: int) -> Events:
    """The clock stops when the team has become too small to go on: left are those who stay."""
    match phase:
        case Discussing(deadline_ms, _) if left < team_min and deadline_ms > now_ms:
            return (ClockPaused(deadline_ms - now_ms),)
        case _:
            return ()
