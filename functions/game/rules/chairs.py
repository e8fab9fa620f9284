"""Sitting down, knocking, dressing and leaving."""

from typing import Any

from game.commands import Admit, Dress, Knock, Leave, RemoveSeat, TakeSeat, TurnAway
from game.events import CaptainMarked, Dressed, Events, KnockAnswered, Knocked, RequestDropped, SeatLeft, SeatTaken
from game.offers import Offer, Shut, form, offer
from game.people import Guest, Host, Player, Seat, Spectator
from game.phases import Lobby, Phase
from game.rulebook import Sight, Turn
from game.rules.common import AVATAR, HAT, NAME, stopped, too_few
from game.seating import sitting
from game.table import Table

CALLERS_MAX = 10


def seat_offer(sight: Sight[Guest | Spectator, Lobby]) -> Offer | Shut:
    if _full(sight):
        return Shut("full", "P1.1")
    return form(TakeSeat, NAME, AVATAR, HAT)


def take_seat(turn: Turn[Guest | Spectator, Lobby, TakeSeat]) -> Events:
    asked = turn.command
    return (SeatTaken(_next_seat(turn.table), asked.name, asked.avatar, asked.hat),)


def knock_offer(sight: Sight[Guest | Spectator, Phase]) -> Offer | Shut:
    if len(sight.table.callers) >= CALLERS_MAX:
        return Shut("crowd_at_the_door", "P1.1")
    return form(Knock, NAME, AVATAR, HAT)


def knock(turn: Turn[Guest | Spectator, Phase, Knock]) -> Events:
    asked = turn.command
    return (Knocked(f"k{turn.table.knocked + 1}", asked.name, asked.avatar, asked.hat),)


def admit_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    if not sight.table.callers:
        return Shut("nobody_knocks", "P1.1")
    if _full(sight):
        return Shut("full", "P1.1")
    return offer(*(Admit(caller.knock) for caller in sight.table.callers))


def admit_in_need(sight: Sight[Host, Phase]) -> Offer | Shut:
    """A round is no time to sit down, unless the team has become too small to go on."""
    return admit_offer(sight) if too_few(sight) else Shut("between_rounds", "P1.1")


def admit(turn: Turn[Host, Phase, Admit]) -> Events:
    caller = next(each for each in turn.table.callers if each.knock == turn.command.knock)
    seat = _next_seat(turn.table)
    return (
        KnockAnswered(caller.knock, seat),
        SeatTaken(seat, caller.name, caller.avatar, caller.hat),
    )


def turn_away_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    if not sight.table.callers:
        return Shut("nobody_knocks", "P1.1")
    return offer(*(TurnAway(caller.knock) for caller in sight.table.callers))


def turn_away(turn: Turn[Host, Phase, TurnAway]) -> Events:
    return (KnockAnswered(turn.command.knock, None),)


def dress_offer(sight: Sight[Player, Phase]) -> Offer | Shut:
    return form(Dress, AVATAR, HAT)


def dress(turn: Turn[Player, Phase, Dress]) -> Events:
    return (Dressed(turn.who.seat, turn.command.avatar, turn.command.hat),)


def leave(turn: Turn[Player, Phase, Leave]) -> Events:
    return _gone(turn, turn.who.seat, removed=False)


def remove_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    if not sight.table.chairs:
        return Shut("nobody_sits", "P1.1")
    return offer(*(RemoveSeat(seat) for seat in sight.table.seats))


def remove(turn: Turn[Host, Phase, RemoveSeat]) -> Events:
    return _gone(turn, turn.command.seat, removed=True)


def _gone(turn: Turn[Any, Phase, Any], seat: Seat, removed: bool) -> Events:
    pending = turn.game.round.asked if turn.game.round is not None else None
    dropped = (RequestDropped(),) if pending is not None and pending.seat == seat else ()
    left = sum(each != seat for each in sitting(turn.table, turn.game))
    return (
        SeatLeft(seat, removed),
        *_elected(turn.table, seat),
        *dropped,
        *stopped(left, turn.phase, turn.figures.team_min, turn.at.now_ms),
    )


def _elected(table: Table, gone: Seat) -> Events:
    """With a chair less the votes already given may be a strict majority."""
    mates = table.of(table.squad_of(gone))
    picks = [pick for seat, pick in table.votes if seat in mates and gone not in (seat, pick)]
    chosen = next((pick for pick in picks if 2 * picks.count(pick) > len(mates) - 1), None)
    return () if chosen is None or chosen in table.captains else (CaptainMarked(chosen, by_vote=True),)


def _full(sight: Sight[Any, Any]) -> bool:
    return len(sight.table.chairs) >= sight.figures.team_max * max(1, len(sight.table.setup.squads))


def _next_seat(table: Table) -> Seat:
    return Seat(f"s{table.seated + 1}")
