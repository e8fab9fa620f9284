"""What is kept of a table and of its connections, as values."""

from dataclasses import dataclass
from typing import NewType, final

from game.log import Entry
from game.people import Presence, Seat
from game.state import State

TableId = NewType("TableId", str)
ConnectionId = NewType("ConnectionId", str)

TAIL_MAX = 32
KNOWN_MAX = 96
KNOWN_EACH = 10
STEPS_KEPT = 3
TABLE_MS = 24 * 3600 * 1000
CODE_MS = 2 * TABLE_MS
KEY_MS = 7 * TABLE_MS
LEFT_MS = 7 * TABLE_MS
"""How long a table past its time lies in the store: nobody opens it, but its last game may wait for the profiles."""
AWAY_MS = 75_000
SEEN_MS = 40_000
"""How old a row's `seen` grows before a ping writes it anew: with the 30 s between two pings it stays under AWAY_MS."""
WATCHER_AWAY_MS = 600_000  # nobody waits for those who only watch: they ping seldom, for every ping is paid for
WATCHER_SEEN_MS = 300_000


@final
class Root:
    """The secret end of the wheel's chain. Prints and logs as what it is and nothing more."""

    __slots__ = ("value",)

    def __init__(self, value: bytes) -> None:
        self.value = value

    def __repr__(self) -> str:
        return "Root"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Root) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)


@dataclass(frozen=True, slots=True)
class Answered:
    """What the host said to a knock: seat is the chair given, None when turned away."""

    knock: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Known:
    """A command that stands already: whose it was and its id."""

    who: str
    id: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is kept: state = fold(base, tail).

    v: the log's length. epoch: how often it has changed who is here. A save holds only if both are as they were read.
    deep: an undo went below the base, so the whole log is folded.
    """

    id: TableId
    book: str
    v: int
    base: State
    tail: tuple[Entry, ...]
    root: Root
    until_ms: int
    epoch: int = 0
    known: tuple[Known, ...] = ()
    answered: tuple[Answered, ...] = ()
    deep: bool = False


@dataclass(frozen=True, slots=True)
class AsHost:
    """At the host's console; era counts hand-overs, an older one no longer opens anything."""

    era: int = 0


@dataclass(frozen=True, slots=True)
class AsSeats:
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AsSpectator:
    """knock: this spectator asked for a chair while a game was on."""

    knock: str = ""


@dataclass(frozen=True, slots=True)
class AsStage:
    """A screen on the wall."""


@dataclass(frozen=True, slots=True)
class AsDefender:
    """Decides on the minute on credit."""


@dataclass(frozen=True, slots=True)
class AsSteward:
    """Keeps order in the hall."""


@dataclass(frozen=True, slots=True)
class AsAuthor:
    """Sits in the hall; the question in this sector is theirs."""

    sector: int


@dataclass(frozen=True, slots=True)
class AsHall:
    """A team in the hall."""

    team: str


Officer = AsDefender | AsSteward | AsAuthor
Audience = AsHost | AsSeats | AsSpectator | AsStage | Officer | AsHall


@dataclass(frozen=True, slots=True)
class Health:
    """What a device says of itself."""

    audio: bool
    awake: bool
    pack: bool
    rtt: int
    jitter: int


@dataclass(frozen=True, slots=True)
class Row:
    """A connection. It is opening until its hello; away: nothing was heard of it for a while."""

    id: ConnectionId
    who: Audience
    opened_ms: int
    seen_ms: int
    window: str = ""
    live: bool = False
    away: bool = False
    health: Health | None = None


@dataclass(frozen=True, slots=True)
class Loaded:
    """One reading of a table's partition."""

    stored: Stored
    rows: tuple[Row, ...]

    def row(self, connection: ConnectionId) -> Row | None:
        return next((row for row in self.rows if row.id == connection), None)


def live(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    return tuple(row for row in rows if row.live)


def presence(rows: tuple[Row, ...]) -> Presence:
    """Whose screens answer."""
    here = [row.who for row in rows if row.live and not row.away]
    seats = frozenset(seat for who in here if isinstance(who, AsSeats) for seat in who.seats)
    defended = any(isinstance(who, AsDefender) for who in here)
    return Presence(any(isinstance(who, AsHost) for who in here), seats, defended)


def watching(rows: tuple[Row, ...]) -> int:
    """How many watch without a chair, the screen on the wall not counted."""
    return sum(row.live and not row.away and isinstance(row.who, AsSpectator) for row in rows)


def company(rows: tuple[Row, ...]) -> frozenset[Audience]:
    """Those with a duty and the hall's teams: the room does not count them, but the host sees their lamps."""
    return frozenset(row.who for row in rows if row.live and not row.away and isinstance(row.who, Officer | AsHall))


def open_log(state: State, entries: tuple[Entry, ...], id: TableId, book: str, root: Root) -> Stored:
    """A new table's first record."""
    return Stored(id, book, entries[-1].n, state, entries, root, entries[-1].at_ms + TABLE_MS)
