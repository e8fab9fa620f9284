"""A window says hello: it goes live, an older window of the same place gives way, and gets the newest view."""

from play.keeping import unfold
from play.ports import House
from play.presence import came_and_went
from play.publish import Desk, lamps
from play.rows import AWAY_MS, CODE_MS, AsHost, AsSpectator, ConnectionId, Row, TableId, live
from play.told import Told
from play.who import same_place

SPECTATORS_MAX = 50


def hello(house: House, table: TableId, connection: ConnectionId, window: str, take: bool) -> Told:
    """The answer is a view, or Elsewhere while another window holds the place and this one does not take it.

    It goes live before the older ones give way: whoever reads in between sees the place held, never empty.
    """
    now_ms = house.clock.now_ms()
    loaded = house.tables.load(table)
    row = loaded.row(connection)
    if row is None or _crowded(loaded.rows, row):
        house.courier.malformed(connection, "no_connection" if row is None else "crowded")
        return Told("turned_away", table)
    others = tuple(each for each in live(loaded.rows) if each.id != connection and same_place(each.who, row.who))
    if not take and any(_holds(each, window, now_ms) for each in others):
        house.courier.elsewhere(connection)
        return Told("elsewhere", table)
    house.connections.go_live(table, connection, window, now_ms)
    stood = _give_way(house, table, others, window)
    return _welcome(house, table, row, stood)


def _welcome(house: House, table: TableId, row: Row, stood: tuple[Row, ...]) -> Told:
    """Read anew: whatever was saved before this window went live is in this view, and what comes later will be sent."""
    loaded = house.tables.load(table)
    stored, state = unfold(loaded.stored, house.tables)
    if isinstance(row.who, AsHost):
        house.codes.claim(state.table.code, table, row.seen_ms, row.seen_ms + CODE_MS)
    mine = tuple(each for each in loaded.rows if each.id == row.id)
    Desk(house, stored, state, loaded.rows, lamps(loaded.rows)).send(mine)
    before = (*(each for each in loaded.rows if each.id != row.id), row, *stood)
    sent = came_and_went(house, stored, state, before, loaded.rows, but=row.id)
    return Told("hello", table, v=stored.v, sent=len(mine) + sent)


def _holds(row: Row, window: str, now_ms: int) -> bool:
    """Another window that still answers. The same window after a reload is no rival."""
    return row.window != window and not row.away and now_ms - row.seen_ms <= AWAY_MS


def _give_way(house: House, table: TableId, others: tuple[Row, ...], window: str) -> tuple[Row, ...]:
    """Those that were still there, as they stood."""
    for each in others:
        if each.window != window:
            house.courier.taken(each.id)
    stood = [house.connections.forget(table, each.id) for each in others]
    return tuple(each for each in stood if each is not None)


def _crowded(rows: tuple[Row, ...], row: Row) -> bool:
    watching = sum(isinstance(each.who, AsSpectator) for each in live(rows))
    return isinstance(row.who, AsSpectator) and not row.live and watching >= SPECTATORS_MAX
