"""Everybody live gets their own view. The only place where a reader and a view are put together."""

from functools import partial

from game.envelope import Envelope
from game.people import Author, Presence
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from game.sheets import Sheet
from game.state import State
from game.views import (
    RoomView,
    author_view,
    defender_view,
    hall_view,
    host_view,
    seat_view,
    spectator_view,
    stage_view,
    steward_view,
)
from game.views.hall import team_views
from game.views.room import room_view

from play.keeping import unfold
from play.letters import (
    Answers,
    KnockNews,
    Lamp,
    Letter,
    Stamp,
    ToAuthor,
    ToDefender,
    ToHall,
    ToHost,
    ToSeat,
    ToSpectator,
    ToStage,
    ToSteward,
)
from play.ports import House
from play.rows import (
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
    Officer,
    Row,
    Stored,
    TableId,
    company,
    live,
    presence,
    watching,
)
from play.sheets import shown_to


class Desk:
    """One moment of a table, ready to be written to each of its readers. The room is built once.

    lamps: devices to tell the host of, when one of them has come, gone or said how it is; else None.
    """

    def __init__(
        self,
        house: House,
        stored: Stored,
        state: State,
        rows: tuple[Row, ...],
        lamps: tuple[Lamp, ...] | None = None,
        answers: Answers | None = None,
    ) -> None:
        self.house, self.stored, self.state, self.lamps = house, stored, state, lamps
        self.answers = answers
        self.book: Rulebook = RULEBOOKS[stored.book]
        self.here: Presence = presence(rows)
        self.envelope: Envelope | None = _envelope(house, state)
        self.room: RoomView = room_view(
            self.book, state, self.envelope, self.here, watching(rows), partial(_of_pack, house, state)
        )
        self.sheets: tuple[Sheet, ...] = ()

    def letter(self, row: Row) -> Letter:
        """This reader's view."""
        match _as_seen(row.who, self.state):
            case AsHost():
                view = host_view(self.book, self.state, self.room, self.envelope, self.here, self.sheets)
                return ToHost(row.id, view, self.lamps)
            case AsSeats(seats):
                return ToSeat(row.id, seat_view(self.book, self.state, self.room, seats, self.here))
            case AsSpectator(knock):
                view_of = spectator_view(self.book, self.state, self.room, self.here)
                return ToSpectator(row.id, view_of, answer_to(self.stored, knock))
            case AsStage():
                return ToStage(row.id, stage_view(self.room, team_views(self.state.table, self.state.game)))
            case AsHall(team):
                return ToHall(row.id, hall_view(self.book, self.state, self.room, team, self._own(team), self.here))
            case (AsDefender() | AsSteward() | AsAuthor()) as officer:
                return self._on_duty(row.id, officer)

    def _own(self, team: str) -> Sheet | None:
        """This team's sheet on the newest question."""
        newest = self.state.game.hall[-1].no if self.state.game.hall else 0
        return next((each for each in self.sheets if (each.team, each.question) == (team, newest)), None)

    def _on_duty(self, to: ConnectionId, officer: Officer) -> ToDefender | ToSteward | ToAuthor:
        match officer:
            case AsDefender():
                return ToDefender(to, defender_view(self.book, self.state, self.room, self.here))
            case AsSteward():
                return ToSteward(to, steward_view(self.book, self.state, self.room, self.here))
            case AsAuthor(sector):
                return ToAuthor(to, author_view(self.book, self.state, self.room, Author(sector), self.here))

    def send(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Sends to these rows; the answer is those whose sockets are gone."""
        self.sheets = shown_to(self.house, self.stored.id, self.state, rows)
        letters = [self.letter(row) for row in rows]
        stamp = Stamp(self.house.clock.now_ms(), self.state.n, self.stored.epoch, self.answers)
        gone = self.house.courier.deliver(letters, stamp) if letters else ()
        return tuple(row for row in rows if row.id in gone)


def publish(house: House, stored: Stored, state: State, rows: tuple[Row, ...], answers: Answers | None = None) -> int:
    """Views to all live rows, the answer to a command among them. Gone sockets are forgotten; if that changes who is
    here, the rest hear of it."""
    return _publish(house, Desk(house, stored, state, rows, answers=answers), rows, "")


def publish_presence(house: House, stored: Stored, state: State, rows: tuple[Row, ...], but: str = "") -> int:
    """The same to all but one when it has changed who is here: the host hears of the devices too."""
    return _publish(house, Desk(house, stored, state, rows, lamps(rows)), rows, but)


def _publish(house: House, desk: Desk, rows: tuple[Row, ...], but: str) -> int:
    readers = tuple(row for row in live(rows) if row.id != but)
    gone = desk.send(readers)
    for row in gone:
        house.connections.forget(desk.stored.id, row.id)
    left = tuple(row for row in rows if row not in gone)
    if _company(left) != _company(rows):
        return look_again(house, desk.stored.id)
    return len(readers) - len(gone)


def look_again(house: House, table: TableId) -> int:
    """It has changed who is here: everybody is told what stands now, read after the change was written."""
    loaded = house.tables.load(table)
    stored, state = unfold(loaded.stored, house.tables)
    return publish_presence(house, stored, state, loaded.rows)


def _company(rows: tuple[Row, ...]) -> object:
    return presence(rows), watching(rows), company(rows)


def _envelope(house: House, state: State) -> Envelope | None:
    slot = state.game.slot
    return None if slot is None else _of_pack(house, state, slot)


def _of_pack(house: House, state: State, slot: int) -> Envelope | None:
    """An envelope of the pack that is played."""
    card = state.game.card
    return None if card is None else house.packs.envelope(card.digest, slot)


def _as_seen(who: Audience, state: State) -> Audience:
    """Seats whose chairs are gone watch, and so does a team that is no more in the hall; a device that keeps one of its
    chairs keeps its seat view."""
    if isinstance(who, AsHall):
        return who if any(team.id == who.team for team in state.table.hall) else AsSpectator()
    if not isinstance(who, AsSeats):
        return who
    seats = tuple(seat for seat in who.seats if seat in state.table.seats)
    return AsSeats(seats) if seats else AsSpectator()


def answer_to(stored: Stored, knock: str) -> KnockNews:
    """What became of a knock."""
    if not knock:
        return ""
    answer = next((each for each in stored.answered if each.knock == knock), None)
    if answer is None:
        return "waiting"
    return "turned_away" if answer.seat is None else "admitted"


def lamps(rows: tuple[Row, ...]) -> tuple[Lamp, ...]:
    """The devices of all who have a part in the game, for the host."""
    devices = (row for row in live(rows) if not isinstance(row.who, AsSpectator | AsStage))
    return tuple(Lamp(row.who, row.away, row.health) for row in devices)
