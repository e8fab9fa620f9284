"""Zeitnot: before the question is read the team buys seconds with players who leave the table for this round."""

from game.commands import AnswerEarly, CallBack, HandOver, SendAway, Settle, StartClock
from game.events import CalledBack, Events, HandedOver, SentAway, Settled
from game.figures import Zeitnot
from game.game import Game, current
from game.offers import Offer, Shut, offer
from game.people import Captain, Host
from game.phases import Reading
from game.rulebook import Sight, Turn
from game.rules import staying
from game.rules.common import too_few
from game.seating import playing
from game.table import Table


def _closed(sight: Sight[Captain | Host, Reading]) -> Shut | None:
    """Only on zeitnot, and only until it is settled."""
    round_ = current(sight.game)
    if round_.kind != "zeitnot":
        return Shut("no_zeitnot", "T4.2c")
    return Shut("settled", "T4.2c") if round_.settled else None


def send_offer(sight: Sight[Captain, Reading]) -> Offer | Shut:
    """Anybody but the one who speaks; the host on an empty chair is nobody to send away."""
    others = tuple(seat for seat in playing(sight.table, sight.game) if seat != sight.who.seat)
    return _closed(sight) or (offer(*(SendAway(seat) for seat in others)) if others else Shut("alone", "T4.2c"))


def send(turn: Turn[Captain, Reading, SendAway]) -> Events:
    return (SentAway(turn.command.seat),)


def call_back_offer(sight: Sight[Captain, Reading]) -> Offer | Shut:
    away = tuple(seat for seat in current(sight.game).out if seat not in sight.game.gone and seat in sight.table.seats)
    return _closed(sight) or (offer(*(CallBack(seat) for seat in away)) if away else Shut("nobody_away", "T4.2c"))


def call_back(turn: Turn[Captain, Reading, CallBack]) -> Events:
    return (CalledBack(turn.command.seat),)


def hand_over_offer(sight: Sight[Captain, Reading]) -> Offer | Shut:
    """Who speaks may leave too, and names who speaks instead."""
    others = tuple(seat for seat in playing(sight.table, sight.game) if seat != sight.who.seat)
    return _closed(sight) or (offer(*(HandOver(seat) for seat in others)) if others else Shut("alone", "T4.2c"))


def hand_over(turn: Turn[Captain, Reading, HandOver]) -> Events:
    return (HandedOver(turn.who.seat, turn.command.seat),)


def settle_offer(sight: Sight[Captain | Host, Reading]) -> Offer | Shut:
    return _closed(sight) or offer(Settle())


def settle(turn: Turn[Captain | Host, Reading, Settle]) -> Events:
    return (Settled(seconds(turn.figures.of(Zeitnot), turn.table, turn.game)),)


def seconds(figures: Zeitnot, table: Table, game: Game) -> int:
    """Seconds for all, more for each who has left, and a whole minute for one left alone (T4.2c)."""
    plays, out = playing(table, game), current(game).out
    left, away = len(plays), sum(seat not in plays for seat in out)
    if away and left == 1:
        return figures.zeitnot_alone_s
    return figures.zeitnot_from_s + figures.zeitnot_step_s * away


def bargaining(game: Game) -> Shut | None:
    """Why the question cannot be read yet."""
    round_ = current(game)
    return Shut("settle_first", "T4.2c") if round_.kind == "zeitnot" and not round_.settled else None


def start_offer(sight: Sight[Host, Reading]) -> Offer | Shut:
    return _waits(sight) or offer(StartClock())


def early_offer(sight: Sight[Captain, Reading]) -> Offer | Shut:
    return _waits(sight) or offer(AnswerEarly())


def _waits(sight: Sight[Captain | Host, Reading]) -> Shut | None:
    if too_few(sight):
        return Shut("too_few", "P1.1")
    return bargaining(sight.game) or staying.who_stays(sight)
