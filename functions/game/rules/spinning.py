"""The wheel: which sectors may come, the spin, the sector set by hand, the question somebody knows."""

from typing import Any

from game.commands import CallDebt, SetAside, SetSector, Spin
from game.events import Burnt, DebtCalled, Events, Spun, WasSetAside
from game.game import Game
from game.offers import Form, Offer, OneOf, Shut, offer
from game.people import Host, Seat
from game.phases import Between, Reading
from game.rulebook import Figures, Sight, Turn, Wheel
from game.rules.common import REASON, too_few
from game.table import Table
from game.wheel import pick


def is_final(figures: Figures, game: Game) -> bool:
    """Both sides one point short of the target."""
    return game.score.knowers == game.score.viewers == figures.target - 1


def candidates(figures: Figures, wheel: Wheel, game: Game) -> tuple[int, ...]:
    """Unplayed sectors, less those the wheel never gives in a first or a final round."""
    first = not any(line.outcome in ("knowers", "viewers") for line in game.history)
    barred = (*(wheel.never_first if first else ()), *(wheel.never_final if is_final(figures, game) else ()))
    return tuple(n for n in range(figures.sectors) if n not in game.played and n not in barred)


def debt_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    match sight.game.purse.debt:
        case "owed":
            return offer(CallDebt())
        case "called":
            return Shut("debt_called", "P6.2")
        case "none":
            return Shut("no_debt", "P6.2")


def call_debt(turn: Turn[Host, Between, CallDebt]) -> Events:
    return (DebtCalled(),)


def _barred(sight: Sight[Host, Between]) -> Shut | None:
    if too_few(sight):
        return Shut("too_few", "P1.1")
    if sight.table.captain is None:
        return Shut("no_captain", "P3.5")
    return None if _among(sight) else Shut("no_sectors", "P4.3")


def _among(sight: Sight[Host, Between]) -> tuple[int, ...]:
    return candidates(sight.figures, sight.book.wheel, sight.game)


def spin_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return _barred(sight) or offer(Spin())


def hand_offer(sight: Sight[Host, Between]) -> Offer | Shut:
    return _barred(sight) or Offer(form=Form(SetSector, (OneOf("sector", _among(sight)), REASON)))


def spin(turn: Turn[Host, Between, Spin]) -> Events:
    game, link = turn.game, turn.at.link
    salts = tuple(salt for _, salt in game.salts)
    sector = pick(link, f"{turn.table.id}.{game.no}", game.draws + 1, salts, _among(turn.sight))
    return _opened(turn, sector, link=link)


def set_sector(turn: Turn[Host, Between, SetSector]) -> Events:
    return _opened(turn, turn.command.sector, reason=turn.command.reason)


def _opened(turn: Turn[Host, Between, Any], sector: int, link: str = "", reason: str = "") -> Events:
    """A round opens: is it final, is a debt collected, is the minute short, who misses it. P6.2, P7.1, P7.2, P8."""
    figures, game = turn.figures, turn.game
    final = is_final(figures, game)
    owed = game.purse.debt == "called" or (final and game.purse.debt == "owed")
    debt = owed and sector >= figures.zero
    spun = Spun(
        draw=game.draws + 1, sector=sector, candidates=_among(turn.sight), link=link, at_ms=turn.at.now_ms,
        final=final, debt=debt, cut=game.cuts > 0 and not debt, out=missing(turn.table, game), reason=reason,
    )  # fmt: skip
    burnt = tuple(kind for kind in game.purse.lifelines if final and kind in turn.book.final_burns)
    return (spun, Burnt(burnt)) if burnt else (spun,)


def missing(table: Table, game: Game) -> tuple[Seat, ...]:
    """Who misses the coming round; somebody always stays, so the one benched last may have to wait."""
    due = tuple(seat for seat, rounds in game.benched if rounds > 0 and seat in table.seats)
    return due if len(due) < len(table.seats) else due[:-1]


def set_aside(turn: Turn[Host, Reading, SetAside]) -> Events:
    return (WasSetAside(),)
