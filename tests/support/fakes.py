"""Hand-written fakes of the ports: a world in memory, with the same promises as the real one."""

import random
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from typing import Any

from aws.gateway import GatewayCourier, Outcome
from game.envelope import Envelope, PackCard
from game.log import Entry
from game.sheets import Sheet
from play.pace import Pace
from play.ports import Conflict, House, NoConnection, NoPack, NoTable
from play.rows import ConnectionId, Health, Loaded, Row, Stored, TableId
from wire.decode import plain

from tests.support.fake_doors import FakeCodes, FakeKeys, FakeLimiter, FakeTickets


class FakeClock:
    def __init__(self, now_ms: int = 1_800_000_000_000) -> None:
        self.now = now_ms
        self.rested: list[int] = []

    def now_ms(self) -> int:
        return self.now

    def rest(self, ms: int) -> None:
        self.rested.append(ms)


class FakeDice:
    def __init__(self, seed: int = 1) -> None:
        self._dice = random.Random(seed)

    def octets(self, n: int) -> bytes:
        return self._dice.randbytes(n)

    def below(self, n: int) -> int:
        return self._dice.randrange(n)


@dataclass
class Memory:
    """What a table's partition holds; one lock, as one partition orders its writes."""

    stored: dict[TableId, Stored] = field(default_factory=dict)
    rows: dict[TableId, dict[ConnectionId, Row]] = field(default_factory=dict)
    lock: threading.RLock = field(default_factory=threading.RLock)


class FakeTables:
    def __init__(self, memory: Memory, clock: FakeClock) -> None:
        self._memory, self._clock = memory, clock
        self._pages: dict[TableId, dict[int, tuple[Entry, ...]]] = {}
        self.before_save: Callable[[], object] = lambda: None
        self.after_save: Callable[[], object] = lambda: None

    def create(self, stored: Stored) -> None:
        self._memory.stored[stored.id] = stored
        self._memory.rows[stored.id] = {}

    def load(self, table: TableId) -> Loaded:
        with self._memory.lock:
            stored = self._memory.stored.get(table)
            if stored is None or stored.until_ms <= self._clock.now:
                raise NoTable
            return Loaded(stored, tuple(self._memory.rows[table].values()))

    def save(self, stored: Stored, seen: Stored) -> None:
        self.before_save()
        with self._memory.lock:
            stands = self._memory.stored[stored.id]
            if (stands.v, stands.epoch) != (seen.v, seen.epoch):
                raise Conflict(stands)
            self._memory.stored[stored.id] = replace(stored, epoch=stands.epoch)
        self.after_save()

    def page(self, table: TableId, entries: Sequence[Entry]) -> None:
        self._pages.setdefault(table, {})[entries[0].n] = tuple(entries)

    def pages(self, table: TableId) -> tuple[Entry, ...]:
        found = self._pages.get(table, {})
        return tuple(entry for first in sorted(found) for entry in found[first])


class FakeConnections:
    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._tables: dict[ConnectionId, TableId] = {}
        self._stumbles: dict[ConnectionId, int] = {}

    def open(self, table: TableId, row: Row) -> None:
        self._tables[row.id] = table
        self._memory.rows.setdefault(table, {})[row.id] = row

    def table_of(self, connection: ConnectionId) -> TableId:
        if connection not in self._tables:
            raise NoConnection
        return self._tables[connection]

    def go_live(self, table: TableId, connection: ConnectionId, window: str, now_ms: int) -> bool:
        with self._memory.lock:
            stood = self._change(table, connection, window=window, live=True, away=False, seen_ms=now_ms)
            return stood is not None and self._move_on(table)

    def rows(self, table: TableId, now_ms: int) -> tuple[Row, ...]:
        return tuple(self._memory.rows.get(table, {}).values())

    def seen(self, table: TableId, connection: ConnectionId, now_ms: int) -> Row | None:
        with self._memory.lock:
            stood = self._change(table, connection, seen_ms=now_ms, away=False)
            if stood is not None and stood.away:
                self._move_on(table)
            return stood

    def mark_away(self, table: TableId, row: Row) -> bool:
        now = self._memory.rows[table].get(row.id)
        if now is None or now.away or now.seen_ms != row.seen_ms:
            return False
        return self._change(table, row.id, away=True) is not None and self._move_on(table)

    def tell_health(self, table: TableId, connection: ConnectionId, health: Health) -> Row | None:
        return self._change(table, connection, health=health)

    def stumble(self, table: TableId, connection: ConnectionId) -> int:
        if connection not in self._memory.rows[table]:
            return 0
        self._stumbles[connection] = self._stumbles.get(connection, 0) + 1
        return self._stumbles[connection]

    def forget(self, table: TableId, connection: ConnectionId) -> Row | None:
        with self._memory.lock:
            self._tables.pop(connection, None)
            stood = self._memory.rows.get(table, {}).pop(connection, None)
            if stood is not None and stood.live:
                self._move_on(table)
            return stood

    def _move_on(self, table: TableId) -> bool:
        if table in self._memory.stored:
            stored = self._memory.stored[table]
            self._memory.stored[table] = replace(stored, epoch=stored.epoch + 1)
        return True

    def _change(self, table: TableId, connection: ConnectionId, **changes: Any) -> Row | None:
        rows = self._memory.rows.get(table, {})
        stood = rows.get(connection)
        if stood is not None:
            rows[connection] = replace(stood, **changes)
        return stood


class FakeSheets:
    def __init__(self) -> None:
        self._kept: dict[tuple[TableId, int, str], tuple[int, Sheet]] = {}
        self.before_keep: Callable[[], object] = lambda: None

    def keep(self, table: TableId, sheet: Sheet, order: int, until_ms: int) -> None:
        self.before_keep()
        place = (table, sheet.question, sheet.team)
        if place not in self._kept or self._kept[place][0] <= order:
            self._kept[place] = (order, sheet)

    def of(self, table: TableId, questions: Iterable[int]) -> tuple[Sheet, ...]:
        wanted = set(questions)
        return tuple(s for (at, no, _), (_, s) in sorted(self._kept.items()) if at == table and no in wanted)


class FakePacks:
    def __init__(
        self, cards: Sequence[PackCard] = (), envelopes: dict[tuple[str, int], Envelope] | None = None
    ) -> None:
        self._cards, self._envelopes = tuple(cards), dict(envelopes or {})

    def lay(self, digest: str, envelopes: dict[int, Envelope]) -> None:
        """A pack that is not on the shelf."""
        self._envelopes |= {(digest, slot): each for slot, each in envelopes.items()}

    def shelf(self) -> tuple[PackCard, ...]:
        return self._cards

    def envelope(self, digest: str, slot: int) -> Envelope:
        if (digest, slot) not in self._envelopes:
            raise NoPack(digest[:8])
        return self._envelopes[digest, slot]


class Here(Executor):
    """Runs what is submitted at once and in this thread."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@dataclass
class Wire:
    """Every frame that went out, in order, and the sockets that are dead."""

    frames: list[tuple[ConnectionId, bytes]] = field(default_factory=list)
    read: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    unread: dict[str, list[bytes]] = field(default_factory=dict)
    dead: set[ConnectionId] = field(default_factory=set)
    hung_up: list[ConnectionId] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def post(self, to: ConnectionId, frame: bytes) -> Outcome:
        if to in self.dead:
            return "gone"
        with self.lock:
            self.frames.append((to, frame))
            self.unread.setdefault(to, []).append(frame)
        return "sent"

    def to(self, connection: str) -> list[dict[str, Any]]:
        read = self.read.setdefault(connection, [])
        with self.lock:
            fresh = self.unread.pop(connection, [])
        read += map(plain, fresh)
        return list(read)

    def courier(self) -> GatewayCourier:
        return GatewayCourier(self.post, self.hung_up.append, Here())


@dataclass
class World:
    """A house of fakes and the handles to its parts."""

    clock: FakeClock
    memory: Memory
    wire: Wire
    tables: FakeTables
    sheets: FakeSheets
    house: House


UNHURRIED = Pace(rate=1, burst=10**9)
"""The clock of the fakes stands still between steps; tests of the pace bring a pace of their own."""


def world(packs: FakePacks | None = None, seed: int = 1) -> World:
    clock, memory, wire = FakeClock(), Memory(), Wire()
    tables, sheets = FakeTables(memory, clock), FakeSheets()
    house = House(
        tables, FakeCodes(), FakeConnections(memory), FakeKeys(), FakeTickets(), FakeLimiter(), packs or FakePacks(),
        sheets, wire.courier(), clock, FakeDice(seed), UNHURRIED, UNHURRIED,
    )  # fmt: skip
    return World(clock, memory, wire, tables, sheets, house)
