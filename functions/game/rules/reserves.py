"""Envelopes that do not lie in their sectors from the start: the base, the refills, the reserve for one withdrawn."""

from dataclasses import replace
from typing import Any

from game.commands import CrossOut, Refill, Withdraw
from game.envelope import PAPER, Kind, PackCard
from game.events import CrossedOut, Events, Refilled, Spun, Withdrawn
from game.figures import Refills
from game.game import Game
from game.offers import Form, Offer, OneOf, Shut, form, offer
from game.people import Host
from game.phases import Answering, Between, Discussing, Hearing, Lobby, Naming, Paused, Reading
from game.rulebook import Rulebook, Sight, Turn
from game.rules import rounds
from game.rules.common import REASON
from game.table import Table
from game.wheel import pick

UnderWay = Reading | Discussing | Paused | Naming | Answering | Hearing


def base(card: PackCard | None, table: Table, game: Game) -> tuple[int, ...]:
    """Questions of the base that this tournament and this table have not played, in order."""
    if card is None:
        return ()
    gone = (*game.setup.crossed, *game.drawn, *dict(table.used).get(card.digest, ()))
    return tuple(sorted(n for n, kind in card.kinds if kind == "base" and n not in gone))


def base_question(table: Table, game: Game, link: str, draw: int) -> int:
    """Drawn as the wheel is, from the same link under a name of its own; on paper when the base has none left."""
    among, salts = base(game.card, table, game), tuple(salt for _, salt in game.salts)
    return pick(link, f"{table.id}.{game.no}.base", draw, salts, among) if among else PAPER


def spare(book: Rulebook, table: Table, game: Game) -> int:
    """The next envelope beyond the sectors; on paper when there is none left."""
    card = game.card
    if card is None:
        return PAPER
    gone = (*game.drawn, *dict(table.used).get(card.digest, ()))
    return min((n for n in card.envelopes if n > book.sectors[-1] and n not in gone), default=PAPER)


def colour(card: PackCard | None, slot: int) -> Kind:
    return dict(card.kinds).get(slot, "red") if card is not None else "red"


def with_slot(spun: Spun, slot: int, kind: Kind) -> Spun:
    """Another envelope or none: one question, the whole minute, everybody at the table."""
    return replace(spun, slot=slot, kind=kind, parts=1, span_s=0, stay=0, chooser="", at_table=())


def with_envelope(turn: Turn[Host, Between, Any], spun: Spun) -> Spun:
    """What is read in this sector: its own envelope, the one put in later, a question of the base, or a reserve."""
    game, table = turn.game, turn.table
    later = game.refilled(spun.sector)
    if later:
        return replace(spun, slot=later)
    if spun.sector == game.setup.window:
        return replace(spun, slot=spare(turn.book, table, game))
    if spun.kind == "base":
        return replace(spun, link=turn.at.link, slot=base_question(table, game, turn.at.link, spun.draw))
    return spun


def cross_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    left = base(sight.table.pack, sight.table, Game(setup=sight.table.setup))
    return Offer(form=Form(CrossOut, (OneOf("slot", left),))) if left else Shut("no_base", "T4.2d")


def cross_out(turn: Turn[Host, Lobby, CrossOut]) -> Events:
    return (CrossedOut(turn.command.slot),)


def refill_due(book: Rulebook, game: Game) -> bool:
    """An envelope after each of the first rounds of a final, one after the first of a semifinal (T3.8.1).

    Rounds played before the game came to this table have had theirs there: as many as the score then had points,
    or as sectors that were played for good.
    """
    figures = book.figures.of(Refills)
    rounds_of = {"final": figures.refill_rounds, "semifinal": figures.refill_semifinal}
    until = rounds_of.get(game.setup.stage, 0)
    done = sum(line.outcome in ("knowers", "viewers") for line in game.history)
    elsewhere = max(game.rounds_brought, sum(line.outcome == "elsewhere" for line in game.history))
    return len(game.refills) < min(done, max(0, until - elsewhere))


def refill_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    """Into any sector that has become free; from a pack the next spare one, with its own colour."""
    if not refill_due(sight.book, sight.game):
        return Shut("no_refill", "T3.8.1")
    slot = spare(sight.book, sight.table, sight.game)
    kinds: tuple[Any, ...] = ("red", "blue") if slot == PAPER else (colour(sight.game.card, slot),)
    return offer(*(Refill(n, kind) for n in sorted(sight.game.played) for kind in kinds))


def refill(turn: Turn[Host, Between, Refill]) -> Events:
    asked = turn.command
    return (Refilled(asked.sector, spare(turn.book, turn.table, turn.game), asked.kind),)


def spin_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return _first(sight) or rounds.spin_offer(sight)


def hand_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return _first(sight) or rounds.hand_offer(sight)


def _first(sight: Sight[Host, Between]) -> Shut | None:
    return Shut("refill_first", "T3.8.1") if refill_due(sight.book, sight.game) else None


def withdraw_offer(sight: Sight[Host, UnderWay]) -> Offer | Shut:
    return form(Withdraw, REASON)


def withdraw(turn: Turn[Host, UnderWay, Withdraw]) -> Events:
    """Nobody scores; the reserve is played in the same sector by the same people."""
    return (Withdrawn(spare(turn.book, turn.table, turn.game), turn.command.reason),)
