"""What the club reads of tables: their logs, what a token opens, the fingerprints of a pack."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from club.ports import Record
from club.rows import HOST
from game.events import Knocked, SeatTaken
from game.rulebooks import RULEBOOKS
from game.telling import told
from packs.prints import prints
from play.keeping import whole
from play.ports import Clock, Keys, NoPack, NoTable, Tables
from play.rows import AsSeats, TableId
from play.tokens import hashed
from wire.codec import from_bytes, to_bytes
from wire.protocol import FORMAT, Figure, Named, Protocol, summed

from aws.items import SCHEMA, key, number, of_table, stored_of_item
from aws.packs import DynamoPacks

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient


LATEST_MS = 60_000
"""A command that was let in at a table's last moment is written by then."""


ENTRIES_MAX = 10_000
"""Some twenty evenings. A log that a hostile host has made longer is not worth the profiles of those who sat there."""


class TableLogs:
    """A table past its time is read too, as long as it is there: its last game may wait for the profiles."""

    def __init__(self, client: "DynamoDBClient", name: str, tables: Tables, keys: Keys, clock: Clock) -> None:
        self._client, self._name, self._tables, self._keys, self._clock = client, name, tables, keys, clock

    def read(self, table: str) -> Record | None:
        asked = key(of_table(table), "STATE")
        item: Any = self._client.get_item(TableName=self._name, Key=asked, ConsistentRead=True).get("Item")
        if not item or number(item, "schema") != SCHEMA:
            return None
        stored = stored_of_item(item)
        if stored.v > ENTRIES_MAX:
            return None
        over = stored.until_ms + LATEST_MS <= self._clock.now_ms()
        return Record(table, stored.book, whole(stored, self._tables), over, *self._hosts(stored.id))

    def _hosts(self, table: TableId) -> tuple[int, tuple[int, ...]]:
        try:
            host = self._keys.host(table)
        except NoTable:
            return 0, ()
        return host.era, host.turned

    def protocol(self, record: Record, last: int) -> bytes:
        book = RULEBOOKS[record.book]
        entries = told(record.entries[:last])
        taken = (event for entry in entries for event in entry.events if isinstance(event, SeatTaken))
        names = tuple(Named(each.seat, each.name) for each in taken)
        figures = tuple(Figure(name, value) for name, value in book.figures.flat().items())
        made = Protocol(
            FORMAT, record.table, book.id, book.title, figures, book.wheel, names, entries, rival=book.rival
        )
        return to_bytes(Protocol, summed(made))

    def nameless(self, protocol: bytes, places: tuple[str, ...]) -> bytes:
        """The protocol without the names of these chairs: their people have left the club.

        Another chair or a knock by the same name is theirs too: people come back by the code.
        """
        read: Protocol = from_bytes(Protocol, protocol)
        gone = {each.name for each in read.names if each.seat in places and each.name}
        if not gone:
            return protocol
        entries = tuple(
            replace(entry, events=tuple(_nameless(event, gone) for event in entry.events)) for entry in read.entries
        )
        names = tuple(replace(each, name="") if each.name in gone else each for each in read.names)
        return to_bytes(Protocol, summed(replace(read, names=names, entries=entries)))


def _nameless(event: Any, gone: set[str]) -> Any:
    return replace(event, name="") if isinstance(event, SeatTaken | Knocked) and event.name in gone else event


class TablePlaces:
    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def of_token(self, table: str, token: str) -> tuple[str, int] | None:
        """A device's token of one chair; the host's token; any other token of the table only watches."""
        name = hashed(token)
        found = self._keys.find(TableId(table), name)
        if found is not None:
            who = found.who
            return (who.seats[0], 0) if isinstance(who, AsSeats) and len(who.seats) == 1 else ("watch", 0)
        try:
            host = self._keys.host(TableId(table))
        except NoTable:
            return None
        return (HOST, host.era) if host.host == name else None


class PackPrints:
    def __init__(self, packs: DynamoPacks) -> None:
        self._packs = packs

    def of_pack(self, digest: str) -> dict[int, str]:
        try:
            return prints(self._packs.pack(digest))
        except NoPack:
            return {}
