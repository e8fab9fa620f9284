"""A spin that opens rounds of every kind: an arrow that steps on, several questions, who stays, a debt collected."""

from typing import Any

from game.commands import SetSector, Spin
from game.envelope import Kind
from game.events import Chooser, Events, Spun
from game.game import Game, Round
from game.offers import Form, Offer, OneOf, Shut, offer
from game.people import Host, Seat
from game.phases import Between
from game.rulebook import Sight, Turn
from game.rules.common import REASON
from game.rules.spinning import barred, candidates, debt_is_due, drawn, stopped_at, unplayed

FREE_CHOICE: tuple[Kind, ...] = ("thirteen", "partner")
"""The team chooses how these are played."""


def spin_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return _barred(sight) or offer(Spin())


def hand_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return _barred(sight) or Offer(form=Form(SetSector, (OneOf("sector", unplayed(sight.book, sight.game)), REASON)))


def _barred(sight: Sight[Host, Between]) -> Shut | None:
    """A captain who has asked for the decisive round is answered before the spin."""
    asked = sight.game.decisive
    if asked is not None and not asked.granted and not asked.reason:
        return Shut("answer_the_request", "P3.7")
    return barred(sight)


def spin(turn: Turn[Host, Between, Spin]) -> Events:
    raw = drawn(turn)
    return _opened(turn, stopped_at(turn.book, turn.game, raw), raw=raw, link=turn.at.link)


def set_sector(turn: Turn[Host, Between, SetSector]) -> Events:
    return _opened(turn, turn.command.sector, reason=turn.command.reason)


def _opened(turn: Turn[Host, Between, Any], sector: int, raw: int = -1, link: str = "", reason: str = "") -> Events:
    book, game = turn.book, turn.game
    kind = game.kind_of(sector)
    special, decides = book.special(kind), game.decisive is not None and game.decisive.granted
    stay, chooser, at_table = _who_stays(turn, special.stay, special.chooser)
    spun = Spun(
        draw=game.draws + 1, sector=sector, candidates=candidates(book, game), link=link, at_ms=turn.at.now_ms,
        final=False, debt=collected(turn), cut=False, out=(), reason=reason, raw=raw, kind=kind, parts=special.parts,
        span_s=turn.figures.flat()[special.seconds] if special.seconds else 0, stay=stay, chooser=chooser,
        at_table=at_table, decisive=decides,
    )  # fmt: skip
    return (spun,)


def collected(turn: Turn[Host, Between, Any]) -> bool:
    """A minute on credit is given back when it is called for, and when it is due by itself."""
    return turn.game.purse.debt == "called" or debt_is_due(turn.book, turn.game)


def _who_stays(turn: Turn[Host, Between, Any], stay: int, chooser: Chooser) -> tuple[int, Chooser, tuple[Seat, ...]]:
    """In a decisive round the one whom the captain named; if that one is gone, the captain names another."""
    decisive = turn.game.decisive
    if decisive is None or not decisive.granted:
        return stay, chooser, ()
    return (1, "", (decisive.seat,)) if decisive.seat in turn.table.seats else (1, "captain", ())


def way_is_free(game: Game, round_: Round) -> bool:
    """The team may say how this round is played: not when a debt is given back, nor when the round decides all."""
    return round_.kind in FREE_CHOICE and not round_.debt and not round_.decisive
