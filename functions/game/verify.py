"""Whether a protocol's spins are what the published wheel had to give, recomputed from the log alone."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.events import GameStarted, LobbyOpened, SaidReady, Spun, TableOpened
from game.log import Entry
from game.rulebook import Rulebook
from game.rules.reserves import base_question
from game.rules.spinning import candidates, stopped_at, unplayed
from game.state import State, apply
from game.telling import over_until
from game.wheel import belongs, pick


@dataclass(frozen=True, slots=True)
class Finding:
    """What one spin is worth. verdict "even": drawn as it had to be; "by_hand": set by the host, for all to see;
    "sealed": its link opens when the game is over; anything else names what is wrong. candidates: recomputed."""

    entry: int
    draw: int
    sector: int
    candidates: tuple[int, ...]
    verdict: str


def verify(book: Rulebook, entries: Iterable[Entry]) -> tuple[Finding, ...]:
    """One finding a spin, undone spins too, in the order of the log; a log that cannot be replayed ends in one more."""
    found: list[Finding] = []
    entries = tuple(entries)
    state, head, over = State(), "", over_until(entries)
    salts: dict[str, str] = {}
    for entry in entries:
        for event in entry.events:
            match event:
                case TableOpened(_, _, published, _) | LobbyOpened(published):
                    head, salts = published, {}
                case SaidReady(seat, salt):
                    salts[seat] = salt
                case GameStarted(_, _, used, _) if any(salts.get(seat) != salt for seat, salt in used):
                    found.append(Finding(entry.n, 0, -1, (), "salts_differ"))
                case Spun() if _sealed(book, event) and entry.n > over:
                    found.append(Finding(entry.n, event.draw, event.sector, (), "sealed"))
                case Spun():
                    found.append(_spin(book, state, head, entry.n, event))
                case _:
                    pass
        try:
            state = apply(state, entry)
        except (ValueError, AssertionError, IndexError):
            return (*found, Finding(entry.n, 0, -1, (), "broken_log"))
    return tuple(found)


def _sealed(book: Rulebook, spun: Spun) -> bool:
    return book.wheel.links == "end" and not (spun.link or spun.candidates)


def _spin(book: Rulebook, state: State, head: str, n: int, spun: Spun) -> Finding:
    among = candidates(book, state.game)
    return Finding(n, spun.draw, spun.sector, among, _verdict(book, state, head, spun, among))


def _verdict(book: Rulebook, state: State, head: str, spun: Spun, among: tuple[int, ...]) -> str:
    game = state.game
    if spun.draw != game.draws + 1:
        return "wrong_order"
    if spun.candidates != among:
        return "wrong_candidates"
    if spun.reason:
        return "by_hand" if spun.sector in unplayed(book, game) else "wrong_sector"
    if not belongs(spun.link, spun.draw, head):
        return "wrong_link"
    salts = tuple(salt for _, salt in game.salts)
    drawn = pick(spun.link, f"{state.table.id}.{game.no}", spun.draw, salts, among)
    raw = spun.sector if spun.raw < 0 else spun.raw
    if drawn != raw or stopped_at(book, game, drawn) != spun.sector:
        return "wrong_sector"
    of_base = spun.kind == "base" and not game.refilled(spun.sector)
    honest = not of_base or spun.slot == base_question(state.table, game, spun.link, spun.draw)
    return "even" if honest else "wrong_question"
