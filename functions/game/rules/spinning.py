"""The wheel: which sectors may come, the spin, the sector set by hand, the question somebody knows."""

from typing import Any

from game import squads
from game.commands import CallDebt, SetAside, SetSector, Spin
from game.events import Burnt, DebtCalled, Events, Spun, WasSetAside
from game.game import Game
from game.offers import Form, Offer, OneOf, Shut, offer
from game.people import Captain, Host, Seat
from game.phases import Between, Reading
from game.rulebook import Rulebook, Sight, Turn
from game.rules.common import REASON, too_few
from game.table import Table
from game.wheel import pick


def is_final(book: Rulebook, game: Game) -> bool:
    """Both sides one point short of the goal."""
    return game.score.knowers == game.score.viewers == book.figures.goal(game) - 1


def unplayed(book: Rulebook, game: Game) -> tuple[int, ...]:
    """Sectors that may be played now, less those the wheel never gives in a first or a final round."""
    first = not any(line.outcome in ("knowers", "viewers", "elsewhere") for line in game.history)
    wheel = book.wheel
    never = (*(wheel.never_first if first else ()), *(wheel.never_final if is_final(book, game) else ()))
    barred = (*never, *book.passed(book, game))
    return tuple(n for n in book.sectors if n not in game.played and n not in barred)


def candidates(book: Rulebook, game: Game) -> tuple[int, ...]:
    """What a spin is drawn among. Before anything is played there is nothing to step over."""
    return book.sectors if book.wheel.stepping and game.played else unplayed(book, game)


def stopped_at(book: Rulebook, game: Game, raw: int) -> int:
    """The sector that is played when the arrow stands on raw: this one, or the next unplayed one clockwise."""
    at = book.sectors.index(raw)
    free = unplayed(book, game)
    return next(n for n in (*book.sectors[at:], *book.sectors[:at]) if n in free)


def debt_offer(sight: Sight[Host | Captain, Between]) -> Offer | Shut:
    match sight.game.purse.debt:
        case "owed":
            return offer(CallDebt())
        case "called":
            return Shut("debt_called", "P6.2")
        case "none":
            return Shut("no_debt", "P6.2")


def debt_is_due(book: Rulebook, game: Game) -> bool:
    """The next round takes an owed minute back though nobody has called for it: at one point short on both sides, and
    in a decisive round. P8, V3.8.3, V3.8.4."""
    decides = game.decisive is not None and game.decisive.granted
    return game.purse.debt == "owed" and (decides or is_final(book, game))


def call_debt(turn: Turn[Host | Captain, Between, CallDebt]) -> Events:
    return (DebtCalled(),)


def barred(sight: Sight[Host, Between]) -> Shut | None:
    if too_few(sight):
        return Shut("too_few", "P1.1")
    captain = sight.table.captain_of(squads.turn(sight.game))
    if captain is None or captain in sight.game.gone:
        return Shut("no_captain", "P3.5")
    return None if unplayed(sight.book, sight.game) else Shut("no_sectors", "P4.3")


def spin_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return barred(sight) or offer(Spin())


def hand_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return barred(sight) or Offer(form=Form(SetSector, (OneOf("sector", unplayed(sight.book, sight.game)), REASON)))


def spin(turn: Turn[Host, Between, Spin]) -> Events:
    return _opened(turn, drawn(turn), link=turn.at.link)


def drawn(turn: Turn[Host, Between, Spin]) -> int:
    """Where the arrow stands."""
    game, salts = turn.game, tuple(salt for _, salt in turn.game.salts)
    among = candidates(turn.book, game)
    return pick(turn.at.link, f"{turn.table.id}.{game.no}", game.draws + 1, salts, among)


def set_sector(turn: Turn[Host, Between, SetSector]) -> Events:
    return _opened(turn, turn.command.sector, reason=turn.command.reason)


def _opened(turn: Turn[Host, Between, Any], sector: int, link: str = "", reason: str = "") -> Events:
    """A round opens: is it final, is a debt collected, is the minute short, who misses it. P6.2, P7.1, P7.2, P8."""
    book, game = turn.book, turn.game
    final, kind = is_final(book, game), game.kind_of(sector)
    debt = (game.purse.debt == "called" or debt_is_due(book, game)) and kind != "black_box"
    spun = Spun(
        draw=game.draws + 1, sector=sector, candidates=candidates(book, game), link=link, at_ms=turn.at.now_ms,
        final=final, debt=debt, cut=game.cuts > 0 and not debt, out=missing(turn.table, game), reason=reason, kind=kind,
    )  # fmt: skip
    burnt = tuple(each for each in game.purse.lifelines if final and each in book.final_burns)
    return (spun, Burnt(burnt)) if burnt else (spun,)


def missing(table: Table, game: Game) -> tuple[Seat, ...]:
    """Who misses the coming round; somebody always stays, so the one benched last may have to wait."""
    due = tuple(seat for seat, rounds in game.benched if rounds > 0 and seat in table.seats)
    return due if len(due) < len(table.seats) else due[:-1]


def set_aside(turn: Turn[Host, Reading, SetAside]) -> Events:
    return (WasSetAside(),)
