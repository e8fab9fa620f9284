"""Events of the socket API: who connects, what frame came, who left."""

from collections.abc import Mapping
from typing import Any

from play import hello, presence, ticket
from play.command import Ask, command
from play.doors import Closed
from play.hand_in import HandedIn, hand_in
from play.ports import House, NoConnection, NoTable
from play.rows import ConnectionId, Health, TableId
from play.told import Told
from wire.codec import Act, Frame, Hello, Lamps, Malformed, Ping, Sheet, read_frame

STUMBLES_MAX = 5


def connection_of(event: Mapping[str, Any]) -> ConnectionId:
    return ConnectionId(event["requestContext"]["connectionId"])


def connect(house: House, origins: frozenset[str], event: Mapping[str, Any]) -> tuple[Told, dict[str, int]]:
    """401 for a page that is not ours and for a ticket that is not good. Nothing may be sent from here."""
    headers = {name.lower(): value for name, value in (event.get("headers") or {}).items()}
    if headers.get("origin") not in origins:
        return Told("foreign_origin"), {"statusCode": 401}
    sent = (event.get("queryStringParameters") or {}).get("ticket", "")
    try:
        return ticket.connect(house, connection_of(event), sent), {"statusCode": 200}
    except (Closed, NoTable):
        return Told("no_such_ticket"), {"statusCode": 401}


def disconnect(house: House, event: Mapping[str, Any]) -> tuple[Told, dict[str, int]]:
    connection = connection_of(event)
    try:
        told = presence.gone(house, house.connections.table_of(connection), connection)
    except (NoConnection, NoTable):
        told = Told("gone_before")
    return told, {"statusCode": 200}


def frame(house: House, event: Mapping[str, Any]) -> tuple[Told, dict[str, int]]:
    """One frame. What is broken or too fast gets a short answer; who keeps sending such frames is closed."""
    connection = connection_of(event)
    try:
        table = house.connections.table_of(connection)
    except NoConnection:
        return Told("no_connection"), {"statusCode": 200}
    try:
        if not house.frames.takes(connection, house.clock.now_ms()):
            raise Malformed("slow_down")
        told = dispatch(house, table, connection, read_frame(event.get("body") or ""))
    except Malformed as bad:
        told = stumbled(house, table, connection, bad.code)
    except NoTable:
        house.courier.malformed(connection, "no_table")
        told = Told("no_table", table)
    return told, {"statusCode": 200}


def dispatch(house: House, table: TableId, connection: ConnectionId, found: Frame) -> Told:
    match found:
        case Hello(_, window, take):
            return hello.hello(house, table, connection, window, take)
        case Ping(id, t0):
            return presence.ping(house, table, connection, id, t0)
        case Lamps(_, audio, awake, pack, rtt, jitter):
            return presence.health(house, table, connection, Health(audio, awake, pack, rtt, jitter))
        case Sheet(id, question, text, sent):
            return hand_in(house, table, connection, HandedIn(id, question, text, sent))
        case Act(id, phase, seat, asked):
            return command(house, table, connection, Ask(id, phase, seat, asked))


def stumbled(house: House, table: TableId, connection: ConnectionId, code: str) -> Told:
    house.courier.malformed(connection, code)
    if house.connections.stumble(table, connection) >= STUMBLES_MAX:
        house.courier.hang_up(connection)
        presence.gone(house, table, connection)
        return Told("hung_up", table)
    return Told("malformed", table, did=code)
