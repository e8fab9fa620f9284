"""Everybody live gets their own view. The only place where a reader and a view are put together."""

from game.envelope import Envelope
from game.people import Presence
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from game.state import State
from game.views import RoomView, host_view, seat_view, spectator_view, stage_view
from game.views.hall import team_views
from game.views.room import room_view

from play.letters import KnockNews, Lamp, Letter, ToHost, ToSeat, ToSpectator, ToStage
from play.ports import House
from play.rows import (
    AsHost,
    AsSeats,
    AsSpectator,
    AsStage,
    Audience,
    Row,
    Stored,
    live,
    presence,
    watching,
)


class Desk:
    """One moment of a table, ready to be written to each of its readers. The room is built once.

    lamps: devices to tell the host of, when one of them has come, gone or said how it is; else None.
    """

    def __init__(
        self, house: House, stored: Stored, state: State, rows: tuple[Row, ...], lamps: tuple[Lamp, ...] | None = None
    ) -> None:
        self.house, self.stored, self.state, self.lamps = house, stored, state, lamps
        self.book: Rulebook = RULEBOOKS[stored.book]
        self.here: Presence = presence(rows)
        self.envelope: Envelope | None = _envelope(house, state)
        self.room: RoomView = room_view(self.book, state, self.envelope, self.here, watching(rows))

    def letter(self, row: Row) -> Letter:
        """This reader's view."""
        match _as_seen(row.who, self.state):
            case AsHost():
                view = host_view(self.book, self.state, self.room, self.envelope, self.here)
                return ToHost(row.id, view, self.lamps)
            case AsSeats(seats):
                return ToSeat(row.id, seat_view(self.book, self.state, self.room, seats, self.here))
            case AsSpectator(knock):
                view_of = spectator_view(self.book, self.state, self.room, self.here)
                return ToSpectator(row.id, view_of, answer_to(self.stored, knock))
            case AsStage():
                return ToStage(row.id, stage_view(self.room, team_views(self.state.table, self.state.game)))

    def send(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Sends to these rows; the answer is those whose sockets are gone."""
        letters = [self.letter(row) for row in rows]
        gone = self.house.courier.deliver(letters, self.house.clock.now_ms(), self.state.n) if letters else ()
        return tuple(row for row in rows if row.id in gone)


def publish(house: House, stored: Stored, state: State, rows: tuple[Row, ...]) -> int:
    """Views to all live rows. Gone sockets are forgotten; if that changes who is here, the rest hear of it."""
    return _publish(house, Desk(house, stored, state, rows), rows, "")


def publish_presence(house: House, stored: Stored, state: State, rows: tuple[Row, ...], but: str = "") -> int:
    """The same to all but one when it has changed who is here: the host hears of the devices too."""
    return _publish(house, Desk(house, stored, state, rows, lamps(rows)), rows, but)


def _publish(house: House, desk: Desk, rows: tuple[Row, ...], but: str) -> int:
    readers = tuple(row for row in live(rows) if row.id != but)
    gone = desk.send(readers)
    for row in gone:
        house.connections.forget(desk.stored.id, row.id)
    left = tuple(row for row in rows if row not in gone)
    if (presence(left), watching(left)) != (presence(rows), watching(rows)):
        return publish_presence(house, desk.stored, desk.state, left, but)
    return len(readers) - len(gone)


def _envelope(house: House, state: State) -> Envelope | None:
    card, slot = state.game.card, state.game.slot
    return None if card is None or slot is None else house.packs.envelope(card.digest, slot)


def _as_seen(who: Audience, state: State) -> Audience:
    """Seats whose chairs are gone watch; a device that keeps one of its chairs keeps its seat view."""
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
    """The host's and the players' devices, for the host."""
    devices = [row for row in live(rows) if isinstance(row.who, AsHost | AsSeats)]
    return tuple(
        Lamp(row.who.seats if isinstance(row.who, AsSeats) else (), isinstance(row.who, AsHost), row.away, row.health)
        for row in devices
    )
