"""Penalties: the short minute, a round on the bench, the hat, and the annulled round."""

from typing import Any

from game.commands import Annul, Bench, CutMinute, TakeHat
from game.events import Annulled, Benched, Events, HatTaken, MinuteCut, RequestDropped
from game.figures import Penalties
from game.game import current
from game.offers import Form, Offer, OneOf, Shut, form
from game.people import Host, Seat
from game.phases import Phase, Reading
from game.rulebook import Sight, Turn
from game.rules.common import REASON
from game.seating import playing


def cut_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    return form(CutMinute, REASON)


def cut(turn: Turn[Host, Phase, CutMinute]) -> Events:
    return (MinuteCut(turn.command.reason),)


def bench_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    """Until the minute begins it counts for this round, later for the next; the last one playing stays."""
    seats = bench_now(sight) if isinstance(sight.phase, Reading) else bench_next(sight)
    if not seats:
        return Shut("last_one_playing", "P7.2")
    return Offer(form=Form(Bench, (OneOf("seat", seats), REASON)))


def bench_now(sight: Sight[Any, Any]) -> tuple[Seat, ...]:
    active = playing(sight.table, sight.game)
    return active if len(active) > 1 else ()


def bench_next(sight: Sight[Any, Any]) -> tuple[Seat, ...]:
    """Seats that may be benched for the next round so that somebody still plays in it and in this one."""
    due = tuple(seat for seat, _ in sight.game.benched)
    active = playing(sight.table, sight.game)
    free = tuple(seat for seat in sight.table.seats if seat not in due)
    return tuple(
        seat
        for seat in sight.table.seats
        if any(other != seat for other in free) and any(other != seat for other in active)
    )


def bench(turn: Turn[Host, Phase, Bench]) -> Events:
    asked = turn.command
    benched = Benched(asked.seat, isinstance(turn.phase, Reading), asked.reason)
    pending = turn.game.round.asked if turn.game.round is not None else None
    if pending is not None and pending.seat == asked.seat:
        return (benched, RequestDropped())
    return (benched,)


def hat_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    wearing = tuple(seat for seat in sight.table.seats if seat not in sight.game.hatless)
    if not wearing:
        return Shut("no_hats_left", "P7.3")
    return Offer(form=Form(TakeHat, (OneOf("seat", wearing), REASON)))


def take_hat(turn: Turn[Host, Phase, TakeHat]) -> Events:
    return (HatTaken(turn.command.seat, turn.command.reason),)


def annul_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    """From a spin till the next one, twice a game, for one of two reasons."""
    round_ = sight.game.round
    if round_ is None or round_.outcome in ("annulled", "set_aside"):
        return Shut("nothing_to_annul", "P7.4")
    if sight.game.annulments >= sight.figures.of(Penalties).annulments_max:
        return Shut("annulments_spent", "P7.5")
    return Offer(form=Form(Annul, (OneOf("ground", ("question", "cheating")), REASON)))


def annul(turn: Turn[Host, Phase, Annul]) -> Events:
    current(turn.game)
    return (Annulled(turn.command.ground, turn.command.reason),)
