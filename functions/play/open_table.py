"""A table is opened: its id, its code, its wheel, the host's tokens."""

import base64
from dataclasses import dataclass, replace
from itertools import islice

from game import wheel
from game.envelope import PackCard
from game.events import PackChosen, TableOpened
from game.log import Entry
from game.people import Host
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from game.setup import Setup
from game.state import State

from play import throttle
from play.beforehand import told
from play.doors import Closed
from play.ports import HostKeys, House
from play.rows import CODE_MS, KEY_MS, Root, TableId, open_log
from play.tokens import hashed, mint

CODES = 10_000
TRIES = 200


@dataclass(frozen=True, slots=True)
class Opened:
    table: TableId
    code: str
    host: str
    recovery: str


def open_table(house: House, game: str, source: str, setup: Setup = Setup()) -> Opened:
    """Closed(no_such_game), Closed(slow_down), Closed(no_codes), or as the rules refuse what the table is told."""
    if game not in RULEBOOKS:
        raise Closed("no_such_game", 404)
    throttle.opened(house, source)
    now_ms = house.clock.now_ms()
    table = TableId(base64.b32encode(house.dice.octets(10)).decode().lower())
    root = Root(house.dice.octets(32))
    shelf = house.packs.shelf()
    opening = TableOpened(table, "", wheel.head(root.value), shelf)
    pack = _first_whole(RULEBOOKS[game], shelf)
    _, *more = told(RULEBOOKS[game], Entry(1, now_ms, Host(), "OpenTable", (opening, *pack)), setup)
    code = _code(house, table, now_ms)  # only now: a table that is refused takes none
    first = Entry(1, now_ms, Host(), "OpenTable", (replace(opening, code=code), *pack))
    host, recovery = mint(house.dice), mint(house.dice)
    house.keys.turn(table, HostKeys(hashed(host), hashed(recovery), 0), None, now_ms + KEY_MS)
    house.tables.create(open_log(State(), (first, *more), table, game, root))
    return Opened(table, code, host, recovery)


def _first_whole(book: Rulebook, shelf: tuple[PackCard, ...]) -> tuple[PackChosen, ...]:
    """The first pack that is complete for this game lies on the table; without one the questions are on paper."""
    whole = (card for card in shelf if not book.missing(card))
    return tuple(PackChosen(card) for card in islice(whole, 1))


def _code(house: House, table: TableId, now_ms: int) -> str:
    """Four digits that no open table has; two who try at once never get the same."""
    for _ in range(TRIES):
        code = f"{house.dice.below(CODES):04}"
        if house.codes.claim(code, table, now_ms, now_ms + CODE_MS):
            return code
    raise Closed("no_codes", 503)
