"""Values to items of the one table and back. Items are DynamoDB's own typed maps."""

import zlib
from collections.abc import Callable, Mapping
from typing import Any

from game.log import Entry
from game.people import Seat
from game.state import State
from play.rows import (
    LEFT_MS,
    Answered,
    AsAuthor,
    AsDefender,
    AsHall,
    AsHost,
    AsSeats,
    AsSpectator,
    AsStage,
    AsSteward,
    Audience,
    ConnectionId,
    Health,
    Known,
    Root,
    Row,
    Stored,
    TableId,
)
from wire.codec import from_bytes, to_bytes

SCHEMA = 3
"""Raised whenever a stored table of before cannot be read: such a table is closed."""
QUICKLY = 1  # zlib's level: others press hardly better and take twice as long
ROW_MS = 135 * 60_000  # API Gateway closes a connection after two hours

Item = dict[str, Any]
Found = Mapping[str, Any]


def text(value: str) -> Item:
    return {"S": value}


def whole(value: int) -> Item:
    return {"N": str(value)}


def octets(value: bytes) -> Item:
    return {"B": value}


def packed(hint: Any, value: object) -> Item:
    """JSON, pressed: a write is paid by the kilobyte of its whole item, and states and logs repeat themselves."""
    return octets(zlib.compress(to_bytes(hint, value), QUICKLY))


def unpacked(hint: Any, given: bytes) -> Any:
    return from_bytes(hint, zlib.decompress(given))


def state_of(given: bytes) -> State:
    """The base as it is kept; bases change seldom, so whoever reads many remembers them."""
    found: State = unpacked(State, given)
    return found


def yes(value: bool) -> Item:
    return {"BOOL": value}


def key(pk: str, sk: str) -> Item:
    return {"pk": text(pk), "sk": text(sk)}


def ttl(until_ms: int) -> Item:
    """DynamoDB deletes some time after this second; readers compare it with now themselves."""
    return whole(until_ms // 1000 + 1)


def number(item: Found, name: str) -> int:
    return int(item[name]["N"])


def of_table(table: str) -> str:
    return f"T#{table}"


def of_connection(connection: str) -> str:
    return f"C#{connection}"


def stored_to_item(stored: Stored) -> Item:
    return {**key(of_table(stored.id), "STATE"), **state_fields(stored)}


def state_fields(stored: Stored) -> Item:
    """Everything of the state's item but its key and its epoch, which only connections move."""
    return {
        "schema": whole(SCHEMA),
        "v": whole(stored.v),
        "book": text(stored.book),
        "base": packed(State, stored.base),
        "tail": packed(tuple[Entry, ...], stored.tail),
        "known": text(" ".join(f"{each.who}:{each.id}" for each in stored.known)),
        "answered": octets(to_bytes(tuple[Answered, ...], stored.answered)),
        "deep": yes(stored.deep),
        "root": octets(stored.root.value),
        "until": whole(stored.until_ms),
        "ttl": ttl(stored.until_ms + LEFT_MS),
    }


def stored_of_item(item: Found, base_of: Callable[[bytes], State] = state_of) -> Stored:
    """ValueError for a table of another schema."""
    if number(item, "schema") != SCHEMA:
        raise ValueError(f"a table of schema {number(item, 'schema')} is not known here")
    return Stored(
        id=TableId(item["pk"]["S"].removeprefix("T#")),
        book=item["book"]["S"],
        v=number(item, "v"),
        base=base_of(_bytes(item, "base")),
        tail=unpacked(tuple[Entry, ...], _bytes(item, "tail")),
        root=Root(_bytes(item, "root")),
        until_ms=number(item, "until"),
        epoch=number(item, "epoch"),
        known=tuple(Known(*each.split(":")) for each in item["known"]["S"].split()),
        answered=from_bytes(tuple[Answered, ...], _bytes(item, "answered")),
        deep=item["deep"]["BOOL"],
    )


def _bytes(item: Found, name: str) -> bytes:
    return bytes(item[name]["B"])


def who_to_item(who: Audience) -> Item:
    match who:
        case AsHost(era):
            return {"role": text("host"), "era": whole(era)}
        case AsSeats(seats):
            return {"role": text("seat"), "seats": text(" ".join(seats))}
        case AsSpectator(knock):
            return {"role": text("spectator"), "knock": text(knock)}
        case AsStage():
            return {"role": text("stage")}
        case AsDefender():
            return {"role": text("defender")}
        case AsSteward():
            return {"role": text("steward")}
        case AsAuthor(sector):
            return {"role": text("author"), "sector": whole(sector)}
        case AsHall(team):
            return {"role": text("hall"), "team": text(team)}


def who_of_item(item: Found) -> Audience:
    match item["role"]["S"]:
        case "host":
            return AsHost(number(item, "era"))
        case "seat":
            return AsSeats(tuple(Seat(each) for each in item["seats"]["S"].split()))
        case "spectator":
            return AsSpectator(item["knock"]["S"])
        case "stage":
            return AsStage()
        case "defender":
            return AsDefender()
        case "steward":
            return AsSteward()
        case "author":
            return AsAuthor(number(item, "sector"))
        case "hall":
            return AsHall(item["team"]["S"])
        case role:
            raise ValueError(f"nobody is called {role} here")


def row_to_item(table: str, row: Row) -> Item:
    return {
        **key(of_table(table), of_connection(row.id)),
        **who_to_item(row.who),
        "opened": whole(row.opened_ms),
        "seen": whole(row.seen_ms),
        "window": text(row.window),
        "live": yes(row.live),
        "away": yes(row.away),
        "ttl": ttl(row.opened_ms + ROW_MS),
    }


def row_of_item(item: Found) -> Row:
    return Row(
        id=ConnectionId(item["sk"]["S"].removeprefix("C#")),
        who=who_of_item(item),
        opened_ms=number(item, "opened"),
        seen_ms=number(item, "seen"),
        window=item["window"]["S"],
        live=item["live"]["BOOL"],
        away=item["away"]["BOOL"],
        health=from_bytes(Health, _bytes(item, "health")) if "health" in item else None,
    )
