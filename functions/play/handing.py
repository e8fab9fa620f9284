"""The host's role changes hands: recovery, the link for the next host, the link for a screen on the wall."""

from dataclasses import replace

from game.rulebooks import RULEBOOKS
from game.shapes import Place

from play.doors import Closed, no_such_token
from play.keeping import unfold
from play.ports import HostKeys, House, Key
from play.presence import came_and_went
from play.rows import KEY_MS, AsAuthor, AsDefender, AsHost, AsStage, AsSteward, Officer, TableId
from play.tokens import hashed, mint

TURNS_KEPT = 64


def recover(house: House, table: TableId, recovery: str) -> tuple[str, str]:
    """A new host token and a new recovery token; both old ones and the old host's windows are over."""
    seen = house.keys.host(table)
    if hashed(recovery) != seen.recovery:
        raise no_such_token()
    host, following = mint(house.dice), mint(house.dice)
    turned = (*seen.turned, house.clock.now_ms())[-TURNS_KEPT:]
    _turn(house, table, HostKeys(hashed(host), hashed(following), seen.era + 1, turned), seen)
    _take_from_old_host(house, table)
    return host, following


def handover(house: House, table: TableId, host: str) -> str:
    """A new recovery token, to be sent to the next host; the old recovery link is over."""
    seen = _of_host(house, table, host)
    recovery = mint(house.dice)
    _turn(house, table, replace(seen, recovery=hashed(recovery)), seen)
    return recovery


def stage(house: House, table: TableId, host: str) -> str:
    """A token for a screen on the wall."""
    _of_host(house, table, host)
    token = mint(house.dice)
    house.keys.put(table, hashed(token), Key(AsStage()), house.clock.now_ms() + KEY_MS)
    return token


def place(house: House, table: TableId, host: str, name: Place, sector: int) -> str:
    """A token for a duty, or for the author whose question lies in this sector; Closed where the game knows none."""
    _of_host(house, table, host)
    book = RULEBOOKS[house.tables.load(table).stored.book]
    if name not in book.places:
        raise Closed("no_such_place", 409)
    if name == "author" and sector not in book.sectors:
        raise Closed("no_such_sector", 409)
    token = mint(house.dice)
    house.keys.put(table, hashed(token), Key(_on_duty(name, sector)), house.clock.now_ms() + KEY_MS)
    return token


def _on_duty(name: Place, sector: int) -> Officer:
    match name:
        case "defender":
            return AsDefender()
        case "steward":
            return AsSteward()
        case "author":
            return AsAuthor(sector)


def _of_host(house: House, table: TableId, host: str) -> HostKeys:
    seen = house.keys.host(table)
    if hashed(host) != seen.host:
        raise no_such_token()
    return seen


def _turn(house: House, table: TableId, keys: HostKeys, seen: HostKeys) -> None:
    if not house.keys.turn(table, keys, seen, house.clock.now_ms() + KEY_MS):
        raise Closed("busy", 503, retry_s=1)


def _take_from_old_host(house: House, table: TableId) -> None:
    old = [row.id for row in house.tables.load(table).rows if isinstance(row.who, AsHost)]
    for each in old:
        house.courier.taken(each)
    stood = [row for row in (house.connections.forget(table, each) for each in old) if row is not None]
    loaded = house.tables.load(table)
    stored, state = unfold(loaded.stored, house.tables)
    came_and_went(house, stored, state, (*loaded.rows, *stood), loaded.rows)
