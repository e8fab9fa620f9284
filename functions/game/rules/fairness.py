"""Hints from the hall and other unfairness: the round that is lost, and who leaves for the rest of the game."""

from typing import Any

from game.commands import CallHint, Expel, ShowOut
from game.events import AnswerForfeited, Events, Expelled, HintCalled, RequestDropped, ShownOut
from game.offers import Form, Offer, OneOf, Shut, form
from game.people import Host, Seat
from game.phases import Answering, Discussing, Hearing, Naming, Paused, Phase, Reading
from game.rulebook import Sight, Turn
from game.rules.common import NAME, REASON
from game.rules.judging import verdict
from game.seating import sitting

UnderWay = Reading | Discussing | Paused | Naming | Answering | Hearing
NOBODY = Seat("")


def still_in(sight: Sight[Any, Any]) -> tuple[Seat, ...]:
    """Who may have to leave; the last one of a team stays."""
    left = [chair for chair in sight.table.chairs if chair.seat not in sight.game.gone]
    squads = [chair.squad for chair in left]
    return tuple(chair.seat for chair in left if squads.count(chair.squad) > 1)


def _teams(sight: Sight[Any, Any]) -> OneOf:
    return OneOf("team", ("", *(team.id for team in sight.table.hall)))


def hint_offer(sight: Sight[Host, UnderWay]) -> Offer | Shut:
    """Until the verdict: who has hinted, of which team, and who leaves the table for it."""
    at_table = sitting(sight.table, sight.game)
    leaves = tuple(seat for seat in still_in(sight) if seat in at_table)
    return form(CallHint, NAME, _teams(sight), OneOf("seat", leaves or (NOBODY,)))


def call_hint(turn: Turn[Host, UnderWay, CallHint]) -> Events:
    """The round is lost, one player leaves, the team's sheet does not count (T6.4, T3.6)."""
    asked = turn.command
    hinted = HintCalled(asked.name, asked.team, asked.seat, turn.at.now_ms)
    return (hinted, *verdict(turn, False, AnswerForfeited()))


def expel_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    left = still_in(sight)
    return Offer(form=Form(Expel, (OneOf("seat", left), REASON))) if left else Shut("last_one_playing", "T6.5")


def expel(turn: Turn[Host, Phase, Expel]) -> Events:
    asked, round_ = turn.command, turn.game.round
    out = Expelled(asked.seat, asked.reason)
    pending = round_ is not None and round_.asked is not None and round_.asked.seat == asked.seat
    return (out, RequestDropped()) if pending else (out,)


def show_out_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    return form(ShowOut, NAME, _teams(sight), REASON)


def show_out(turn: Turn[Host, Phase, ShowOut]) -> Events:
    asked = turn.command
    return (ShownOut(asked.name, asked.team, asked.reason),)
