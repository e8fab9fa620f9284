"""Who answers: the captain names, somebody may act for the captain, the host hears."""

from game.commands import AppointActing, HearAnswer, NameAnswerer
from game.events import ActingAppointed, AnswerBegun, AnswererNamed, Events
from game.offers import Offer, Shut, offer
from game.people import Captain, Host, Seat
from game.phases import Answering, Discussing, Hearing, Naming, Paused, Reading
from game.rulebook import Sight, Turn
from game.seating import playing, voice


def name_offer(sight: Sight[Captain, Discussing | Naming]) -> Offer | Shut:
    return offer(*(NameAnswerer(seat) for seat in playing(sight.table, sight.game)))


def name(turn: Turn[Captain, Discussing | Naming, NameAnswerer]) -> Events:
    left = turn.phase.deadline_ms - turn.at.now_ms if isinstance(turn.phase, Discussing) else 0
    return (AnswererNamed(turn.command.seat, max(0, left)),)


def rename_offer(sight: Sight[Captain, Answering]) -> Offer | Shut:
    return _others(sight, sight.phase.seat)


def rename_gone_offer(sight: Sight[Captain, Hearing]) -> Offer | Shut:
    """Once the answer has begun, only somebody who dropped out is replaced."""
    seat = sight.phase.seat
    if seat in sight.here.seats and seat in sight.table.seats and seat not in sight.game.gone:
        return Shut("answer_begun", "P3.6")
    return _others(sight, seat)


def _others(sight: Sight[Captain, Answering | Hearing], seat: Seat) -> Offer | Shut:
    others = tuple(each for each in playing(sight.table, sight.game) if each != seat)
    return offer(*(NameAnswerer(each) for each in others)) if others else Shut("nobody_else", "P3.6")


def rename(turn: Turn[Captain, Answering | Hearing, NameAnswerer]) -> Events:
    return (AnswererNamed(turn.command.seat, turn.phase.left_ms),)


def acting_offer(sight: Sight[Host, Reading | Discussing | Paused | Naming | Answering | Hearing]) -> Offer | Shut:
    speaks = voice(sight.table, sight.game)
    if speaks is not None and speaks in sight.here.seats:
        return Shut("captain_is_here", "P3.5")
    others = tuple(seat for seat in playing(sight.table, sight.game) if seat != speaks)
    return offer(*(AppointActing(seat) for seat in others)) if others else Shut("nobody_else", "P3.5")


def appoint(
    turn: Turn[Host, Reading | Discussing | Paused | Naming | Answering | Hearing, AppointActing],
) -> Events:
    return (ActingAppointed(turn.command.seat),)


def hear(turn: Turn[Host, Answering, HearAnswer]) -> Events:
    return (AnswerBegun(),)
