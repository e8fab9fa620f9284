"""What the evening needs of the world, as Protocols. No port takes "anything": a letter pairs a reader and a view."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from game.envelope import Envelope, PackCard
from game.log import Entry
from game.sheets import Sheet
from packs.model import Pack

from play import pace
from play.letters import Letter, Stamp
from play.pace import Pace
from play.rows import Audience, ConnectionId, Health, Loaded, Row, Stored, TableId


class NoTable(Exception):
    """There is no such table, or it is closed."""


class NoConnection(Exception):
    """Nothing is known of this connection."""


class NoPack(Exception):
    """The pack or the envelope is not on the shelf."""


class NoFile(Exception):
    """There is no such file here, or not for this table."""


class TooLarge(Exception):
    """More than the store takes in one piece."""


class Conflict(Exception):
    """Somebody else was first; `stands` is what is kept now."""

    def __init__(self, stands: Stored) -> None:
        super().__init__("the table has moved on")
        self.stands = stands


class Tables(Protocol):
    """Tables and their logs; a table past its time is no table.

    `load` is one strong reading. `save` is one write, held only if v and epoch are still those of `seen`.
    """

    def create(self, stored: Stored) -> None: ...
    def load(self, table: TableId) -> Loaded: ...
    def save(self, stored: Stored, seen: Stored) -> None: ...
    def page(self, table: TableId, entries: Sequence[Entry]) -> None: ...
    def pages(self, table: TableId) -> tuple[Entry, ...]: ...


class Codes(Protocol):
    """Four digits on open tables. `claim` takes or prolongs a code and tells whether this table holds it now."""

    def claim(self, code: str, table: TableId, now_ms: int, until_ms: int) -> bool: ...
    def find(self, code: str, now_ms: int) -> TableId: ...


class Connections(Protocol):
    """Rows of open sockets. Those that answer bool tell whether the row still stood as expected; those that answer with
    a row give it as it stood before, None when there is none.

    Whatever changes who is here moves the table's epoch on after it, so a request already under way looks again, and
    of two views the newer is known. `rows` reads all of a table, strongly.
    """

    def open(self, table: TableId, row: Row) -> None: ...
    def table_of(self, connection: ConnectionId) -> TableId: ...
    def go_live(self, table: TableId, connection: ConnectionId, window: str, now_ms: int) -> bool: ...
    def rows(self, table: TableId, now_ms: int) -> tuple[Row, ...]: ...
    def seen(self, table: TableId, connection: ConnectionId, now_ms: int) -> Row | None: ...
    def mark_away(self, table: TableId, row: Row) -> bool: ...
    def tell_health(self, table: TableId, connection: ConnectionId, health: Health) -> Row | None: ...
    def stumble(self, table: TableId, connection: ConnectionId) -> int: ...
    def forget(self, table: TableId, connection: ConnectionId) -> Row | None: ...


@dataclass(frozen=True, slots=True)
class Key:
    """What a token opens: a seat, the stage, or a watching place (with the knock, if one was made)."""

    who: Audience


@dataclass(frozen=True, slots=True)
class HostKeys:
    """Hashes of the host's token and of the recovery token, how many times the role has changed hands, and when."""

    host: str
    recovery: str
    era: int
    turned: tuple[int, ...] = ()


class Keys(Protocol):
    """Tokens of a table, by their hashes. `turn` replaces the host's pair only if `seen` still stands.

    `host` raises NoTable where there never was one.
    """

    def put(self, table: TableId, hashed: str, key: Key, until_ms: int) -> None: ...
    def find(self, table: TableId, hashed: str) -> Key | None: ...
    def host(self, table: TableId) -> HostKeys: ...
    def turn(self, table: TableId, keys: HostKeys, seen: HostKeys | None, until_ms: int) -> bool: ...


@dataclass(frozen=True, slots=True)
class Pass:
    """What a ticket lets in."""

    table: TableId
    who: Audience


class Tickets(Protocol):
    """One-time tickets; `redeem` gives a pass once and None ever after."""

    def issue(self, hashed: str, lets: Pass, until_ms: int) -> None: ...
    def redeem(self, hashed: str, now_ms: int) -> Pass | None: ...


class Sheets(Protocol):
    """What hall teams have handed in, one of each team on each question.

    `keep` changes nothing when one of a greater order lies there. `of`: those on these questions, at least one given.
    """

    def keep(self, table: TableId, sheet: Sheet, order: int, until_ms: int) -> None: ...
    def of(self, table: TableId, questions: Iterable[int]) -> tuple[Sheet, ...]: ...


class Limiter(Protocol):
    """Counts within a minute of server time, or a longer span; `add` gives the count with what was added."""

    def count(self, scope: str, now_ms: int) -> int: ...
    def add(self, scope: str, now_ms: int, n: int = 1, span_ms: int = 60_000) -> int: ...


class Packs(Protocol):
    """The shelf and its envelopes. Slot 0 is the black box."""

    def shelf(self) -> tuple[PackCard, ...]: ...
    def envelope(self, digest: str, slot: int) -> Envelope: ...


class Brought(Protocol):
    """Packs that a host has brought. `salt` gives what stands for this table, `fresh` when nothing stood.

    `keep` lays a pack under its digest, where Packs finds it, and never upon another table's; TooLarge when it cannot.
    """

    def salt(self, table: TableId, fresh: bytes, until_ms: int) -> bytes: ...
    def keep(self, table: TableId, pack: Pack, until_ms: int) -> None: ...


class Files(Protocol):
    """Uploaded files and the media of brought packs. Nothing here has a public address until it is handed out.

    `slot`: form fields with which one file of at most so many bytes may be uploaded under this key.
    `hand_out` lays kept media under public names; it answers which of them this table has not.
    `lend` lays one file under a public name. `carry` copies between private folders and answers what was not there;
    `burn` deletes from one.
    """

    def slot(self, key: str, type: str, most: int) -> Mapping[str, str]: ...
    def uploaded(self, key: str, most: int) -> bytes: ...
    def keep(self, table: TableId, media: Mapping[str, bytes]) -> None: ...
    def kept(self, table: TableId, name: str) -> bytes: ...
    def hand_out(self, table: TableId, names: Mapping[str, str]) -> tuple[str, ...]: ...
    def lend(self, name: str, type: str, content: bytes) -> None: ...
    def carry(self, names: Sequence[str], source: str, to: str) -> tuple[str, ...]: ...
    def burn(self, folder: str, names: Sequence[str]) -> None: ...


class Clock(Protocol):
    def now_ms(self) -> int: ...
    def rest(self, ms: int) -> None: ...


class Dice(Protocol):
    """Chance fit for secrets."""

    def octets(self, n: int) -> bytes: ...
    def below(self, n: int) -> int: ...


class Courier(Protocol):
    """Speaks to sockets. `deliver` sends in parallel and answers which sockets are gone; the rest are short answers."""

    def deliver(self, letters: Sequence[Letter], stamp: Stamp) -> tuple[ConnectionId, ...]: ...
    def refused(self, to: ConnectionId, id: str, code: str, clause: str, late_s: int = 0) -> None: ...
    def sheet(self, to: ConnectionId, id: str, question: int, at_ms: int) -> None: ...
    def stale(self, to: ConnectionId, id: str) -> None: ...
    def busy(self, to: ConnectionId, id: str) -> None: ...
    def pong(self, to: ConnectionId, id: str, t0: int, at_ms: int) -> None: ...
    def elsewhere(self, to: ConnectionId) -> None: ...
    def taken(self, to: ConnectionId) -> None: ...
    def malformed(self, to: ConnectionId, why: str) -> None: ...
    def broken(self, to: ConnectionId, id: str) -> None: ...
    def hang_up(self, to: ConnectionId) -> None: ...


class People(Protocol):
    """Next door they remember people: told when a table is back in its lobby, or begins the next game."""

    def over(self, table: TableId) -> None: ...


class Nobody:
    """Nobody is remembered."""

    def over(self, table: TableId) -> None:
        pass


@dataclass(frozen=True, slots=True)
class House:
    """All the ports together, as the wiring gives them, and how fast sockets and sources may go."""

    tables: Tables
    codes: Codes
    connections: Connections
    keys: Keys
    tickets: Tickets
    limiter: Limiter
    packs: Packs
    sheets: Sheets
    courier: Courier
    clock: Clock
    dice: Dice
    frames: Pace = field(default_factory=pace.of_sockets)
    calls: Pace = field(default_factory=pace.of_sources)
    people: People = field(default_factory=Nobody)


@dataclass(frozen=True, slots=True)
class Workshop:
    """The house with what packs in the making need beside it."""

    house: House
    brought: Brought
    files: Files
