"""From tokens to a socket: a one-time ticket of a minute, and the connection it opens."""

from play.doors import Closed, no_such_token
from play.ports import House, Pass
from play.rows import AsHost, AsSeats, Audience, ConnectionId, Row, TableId
from play.tokens import hashed, mint
from play.told import Told

TICKET_MS = 60_000
TOKENS_MAX = 8


def ticket(house: House, table: TableId, tokens: tuple[str, ...]) -> str:
    """A ticket for these tokens: several chairs of one device, or exactly one of anything else."""
    if not 0 < len(tokens) <= TOKENS_MAX:
        raise no_such_token()
    found = [_opens(house, table, token) for token in tokens]
    code = mint(house.dice)
    house.tickets.issue(hashed(code), Pass(table, _together(found)), house.clock.now_ms() + TICKET_MS)
    return code


def _opens(house: House, table: TableId, token: str) -> Audience:
    name = hashed(token)
    key = house.keys.find(table, name)
    if key is not None:
        return key.who
    host = house.keys.host(table)
    if name == host.host:
        return AsHost(host.era)
    raise no_such_token()


def _together(found: list[Audience]) -> Audience:
    if len(found) == 1:
        return found[0]
    seats = [each for each in found if isinstance(each, AsSeats)]
    if len(seats) != len(found):
        raise Closed("mixed_tokens", 400)
    return AsSeats(tuple(dict.fromkeys(seat for each in seats for seat in each.seats)))


def connect(house: House, connection: ConnectionId, sent: str) -> Told:
    """Opens a connection that has yet to say hello; Closed when the ticket is not good."""
    now_ms = house.clock.now_ms()
    lets = house.tickets.redeem(hashed(sent), now_ms)
    if lets is None or (isinstance(lets.who, AsHost) and house.keys.host(lets.table).era != lets.who.era):
        raise Closed("no_such_ticket", 401)
    house.connections.open(lets.table, Row(connection, lets.who, now_ms, now_ms))
    return Told("connected", lets.table)
