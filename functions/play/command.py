"""One request through the house: one reading, a decision, one write, and then everybody is told."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game import wheel
from game.commands import Command, ReturnToLobby, StartGame
from game.engine import Refused, act
from game.events import Events
from game.log import Entry
from game.people import Person
from game.rulebook import Moment
from game.rulebooks import RULEBOOKS
from game.sheets import Sheet
from game.state import State, apply

from play.keeping import keep, reach, unfold
from play.letters import Answers
from play.ports import Conflict, House
from play.presence import came_back
from play.publish import Desk, look_again, publish
from play.rows import ConnectionId, Known, Loaded, Root, Row, Stored, TableId, presence
from play.sheets import laid_before
from play.told import Told
from play.who import known_as, person

ATTEMPTS = 8
AT_ONCE = 3
JITTER_MS = 10


class Busy(Exception):
    """Too many wrote at once; nothing changed."""


class Stale(Exception):
    """The phase in which this was offered is over; nothing changed. What stands now comes along."""

    def __init__(self, loaded: Loaded, state: State) -> None:
        super().__init__("the phase has moved on")
        self.loaded, self.state = loaded, state


@dataclass(frozen=True, slots=True)
class Ask:
    """A request as it came: its id, the phase its offer was of, which of the device's seats asks."""

    id: str
    phase: int
    seat: str
    command: Command


@dataclass(frozen=True, slots=True)
class Noted:
    """What happened at the table through a door of its own, where no offer is made: its name and what follows."""

    did: str
    follows: Callable[[State], Events]


@dataclass(frozen=True, slots=True)
class Request:
    """A request of a known person. known and phase are None for those who come through a door without an offer."""

    person: Person
    command: Command | Noted
    now_ms: int
    known: Known | None = None
    phase: int | None = None
    sheets: tuple[Sheet, ...] = ()


@dataclass(frozen=True, slots=True)
class Stands:
    """A request in its place: what is kept, who is connected, the state, the entry (None: it stood already), tries."""

    loaded: Loaded
    state: State
    entry: Entry | None
    tries: int


def command(house: House, table: TableId, connection: ConnectionId, ask: Ask) -> Told:
    """A request over a socket. The asker's own row gives the role; the request never does."""
    now_ms = house.clock.now_ms()
    loaded = house.tables.load(table)
    row = loaded.row(connection)
    if row is None or not row.live:
        house.courier.malformed(connection, "hello_first")
        return Told("hello_first", table)
    is_back = came_back(house, table, row, now_ms)
    told = _answer(house, house.tables.load(table) if is_back else loaded, row, ask, now_ms)
    if is_back:
        look_again(house, table)
    return replace(told, table=table, did=type(ask.command).__name__)


def _answer(house: House, loaded: Loaded, row: Row, ask: Ask, now_ms: int) -> Told:
    v = loaded.stored.v
    try:
        stands = record(house, loaded, _request(house, loaded, row, ask, now_ms))
    except Refused as no:
        house.courier.refused(row.id, ask.id, no.code, no.clause)
        return Told(no.code, v=v)
    except Stale as late:
        house.courier.stale(row.id, ask.id)
        Desk(house, late.loaded.stored, late.state, late.loaded.rows).send((row,))
        return Told("stale", v=v)
    except Busy:
        house.courier.busy(row.id, ask.id)
        return Told("busy", v=v, tries=ATTEMPTS)
    return _tell(house, row, ask, stands)


def _request(house: House, loaded: Loaded, row: Row, ask: Ask, now_ms: int) -> Request:
    asker, known = person(row.who, ask.seat, ask.command), Known(known_as(row.who, ask.seat), ask.id)
    sheets = laid_before(house, loaded, asker, ask.command)
    return Request(asker, ask.command, house.clock.now_ms() if sheets else now_ms, known, ask.phase, sheets)


def _tell(house: House, row: Row, ask: Ask, stands: Stands) -> Told:
    """A known request is told anew too: its sender may have outlived a worker that saved it and told nobody.

    A game that is over goes into the profiles after everybody has seen the lobby; the next start makes up for a death.
    """
    v = stands.loaded.stored.v
    sent = publish(house, stands.loaded.stored, stands.state, stands.loaded.rows, Answers(row.id, ask.id))
    if isinstance(ask.command, ReturnToLobby | StartGame) and stands.state.table.games:
        house.people.over(stands.loaded.stored.id)
    return Told("known" if stands.entry is None else "done", v=v, tries=stands.tries, sent=sent)


def record(house: House, loaded: Loaded, asked: Request) -> Stands:
    """Decides and saves, anew on what stands after a conflict; Refused, Stale or Busy when it cannot be."""
    for attempt in range(1, ATTEMPTS + 1):
        seen, state = unfold(loaded.stored, house.tables)
        if asked.known is not None and asked.known in seen.known:
            return Stands(loaded, state, None, attempt)
        if asked.phase is not None and asked.phase != state.phase_no:
            raise Stale(loaded, state)
        try:
            return _saved(house, replace(loaded, stored=seen), state, asked, attempt)
        except Conflict as conflict:
            if attempt == ATTEMPTS:
                break
            loaded = _again(house, loaded, conflict.stands, attempt)
    raise Busy


def _again(house: House, loaded: Loaded, stands: Stored, attempt: int) -> Loaded:
    """What the failed write gave back is enough for another try at once; resting first would make it old.

    Whoever keeps losing rests and reads anew; so does everybody when somebody has gone live and must be told too.
    """
    if attempt <= AT_ONCE and stands.epoch == loaded.stored.epoch:
        return Loaded(stands, loaded.rows)
    house.clock.rest(house.dice.below(JITTER_MS * attempt))
    return house.tables.load(stands.id)


def _saved(house: House, loaded: Loaded, state: State, asked: Request, attempt: int) -> Stands:
    """Folded before it is saved: what cannot be folded is our bug and must not stand in anybody's log."""
    seen, root = loaded.stored, Root(house.dice.octets(32))
    at, here = moment(seen, state, root, asked), presence(loaded.rows)
    if isinstance(asked.command, Noted):
        entry = Entry(state.n + 1, asked.now_ms, asked.person, asked.command.did, asked.command.follows(state))
    else:
        entry = act(RULEBOOKS[seen.book], state, asked.person, asked.command, at, here)
    after = apply(state, entry)
    kept = keep(seen, state, entry, asked.known, root)
    if kept.page:
        house.tables.page(seen.id, kept.page)
    house.tables.save(kept.stored, seen)
    stored, after = reach(kept.stored, after, house.tables)
    return Stands(Loaded(stored, loaded.rows), after, entry, attempt)


def moment(stored: Stored, state: State, following: Root, asked: Request) -> Moment:
    """Time and chance of one request: the wheel's next link, the head of a next game's wheel, the hall's sheets."""
    draw = min(state.game.draws + 1, wheel.LINKS)
    return Moment(asked.now_ms, wheel.link(stored.root.value, draw), wheel.head(following.value), asked.sheets)
