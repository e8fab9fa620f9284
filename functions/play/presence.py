"""Who is here: pings, silences, sockets that went. Each change is told once."""

from dataclasses import replace

from game.state import State

from play.keeping import unfold
from play.ports import House
from play.publish import Desk, lamps, look_again, publish_presence
from play.rows import (
    AWAY_MS,
    SEEN_MS,
    WATCHER_AWAY_MS,
    WATCHER_SEEN_MS,
    AsDefender,
    AsHost,
    AsSeats,
    ConnectionId,
    Health,
    Row,
    Stored,
    TableId,
    company,
    live,
    presence,
    watching,
)
from play.told import Told


def ping(house: House, table: TableId, connection: ConnectionId, id: str, t0: int) -> Told:
    """Answers with server time, brings the asker back, and notices who has fallen silent.

    Pings are the most of what is sent: an ordinary one reads the rows of the connections and no more, and is written
    down only when the last one written has grown old.
    """
    now_ms = house.clock.now_ms()
    house.courier.pong(connection, id, t0, now_ms)
    rows = house.connections.rows(table, now_ms)
    row = next((each for each in rows if each.id == connection), None)
    stood = house.connections.seen(table, connection, now_ms) if row and row.live and _is_due(row, now_ms) else row
    if stood is None or not stood.live:
        house.courier.malformed(connection, "hello_first")
        return Told("hello_first", table)
    before = tuple(stood if each.id == connection else each for each in rows)
    here = replace(stood, seen_ms=now_ms, away=False)
    now = tuple(here if each is stood else _noticed(house, table, each, now_ms) for each in before)
    changed = _differ(before, now) or company(before) != company(now)
    return Told("ping", table, sent=look_again(house, table)) if changed else Told("pong", table)


def came_back(house: House, table: TableId, row: Row, now_ms: int) -> bool:
    """Whoever asks is not away; the others are to hear of it whatever becomes of the request."""
    stood = house.connections.seen(table, row.id, now_ms) if row.away else None
    return stood is not None and stood.away


def _is_due(row: Row, now_ms: int) -> bool:
    """Whether this ping is to be written down."""
    return row.away or now_ms - row.seen_ms >= (SEEN_MS if _is_waited_for(row) else WATCHER_SEEN_MS)


def _noticed(house: House, table: TableId, row: Row, now_ms: int) -> Row:
    """A silent row is marked away by the first who notices; only that one tells the others."""
    patience_ms = AWAY_MS if _is_waited_for(row) else WATCHER_AWAY_MS
    silent = row.live and not row.away and now_ms - row.seen_ms > patience_ms
    return replace(row, away=True) if silent and house.connections.mark_away(table, row) else row


def _is_waited_for(row: Row) -> bool:
    """A defender decides on the team's minute: it matters whether this screen answers."""
    return isinstance(row.who, AsHost | AsSeats | AsDefender)


def gone(house: House, table: TableId, connection: ConnectionId) -> Told:
    """A socket closed. Only its own row goes: a newer window of the same place has a row of its own."""
    stood = house.connections.forget(table, connection)
    if stood is None:
        return Told("gone_before", table)
    loaded = house.tables.load(table)
    stored, state = unfold(loaded.stored, house.tables)
    sent = came_and_went(house, stored, state, (*loaded.rows, stood), loaded.rows)
    return Told("gone", table, v=stored.v, sent=sent)


def health(house: House, table: TableId, connection: ConnectionId, told: Health) -> Told:
    """A device's lamps, for the host alone."""
    stood = house.connections.tell_health(table, connection, told)
    if stood is None or not stood.live:
        house.courier.malformed(connection, "hello_first")
        return Told("hello_first", table)
    if stood.health == told:
        return Told("lamps_same", table)
    loaded = house.tables.load(table)
    stored, state = unfold(loaded.stored, house.tables)
    return Told("lamps", table, v=stored.v, sent=tell_host(house, stored, state, loaded.rows))


def came_and_went(
    house: House, stored: Stored, state: State, before: tuple[Row, ...], now: tuple[Row, ...], but: str = ""
) -> int:
    """Tells everybody live (but one) when it has changed who is here.

    before, now: the rows without and with one's own change, both over what was read after it was written. What others
    have changed meanwhile they tell themselves.
    """
    if _differ(before, now):
        return publish_presence(house, stored, state, now, but)
    if company(before) != company(now):
        return tell_host(house, stored, state, now, but)
    return 0


def _differ(before: tuple[Row, ...], now: tuple[Row, ...]) -> bool:
    """Whether it has changed who is here."""
    return (presence(before), watching(before)) != (presence(now), watching(now))


def tell_host(house: House, stored: Stored, state: State, rows: tuple[Row, ...], but: str = "") -> int:
    """The lamps have changed and nothing else: the host alone is told."""
    hosts = tuple(row for row in live(rows) if isinstance(row.who, AsHost) and row.id != but)
    Desk(house, stored, state, rows, lamps(rows)).send(hosts)
    return len(hosts)
