"""A table without a line: the engine itself behind windows of bots, its time running a thousand times faster."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
from game.commands import TakeSeat
from game.engine import Refused
from game.people import Guest, Host, Person, Player, Presence
from game.views import host_view, seat_view
from game.views.room import room_view
from wire.codec import to_bytes
from wire.decode import from_plain
from wire.messages import ServerMessage, ViewForHost, ViewForSeat, YouHost, YouSeat
from wire.shape import COMMANDS
from wire.spelled import spelled

from infra.rehearsal.presses import Answer, Frame
from tests.support.books import book
from tests.support.random_games import Play

HASTE = 2000
NAMES = ("Оля", "Марк", "Аня", "Дима")


class Clock:
    def __init__(self, table: Table) -> None:
        self._table = table

    def now_ms(self) -> int:
        return self._table.now_ms()


class PretendWindow:
    """As much of a window as a bot looks at."""

    def __init__(self, table: Table, person: Person) -> None:
        self.table, self.person, self.ended, self.clock = table, person, "", Clock(table)
        self.message: dict[str, Any] = {}
        self.look()

    def look(self) -> None:
        play = self.table.play
        room, at, v = room_view(play.book, play.state, None, play.here, 0), self.table.now_ms(), play.state.n
        if isinstance(self.person, Player):
            seats = (self.person.seat,)
            view = seat_view(play.book, play.state, room, seats, play.here)
            sent = to_bytes(ServerMessage, ViewForSeat(YouSeat("seat", seats), view, at, v))
        else:
            own = host_view(play.book, play.state, room, None, play.here)
            sent = to_bytes(ServerMessage, ViewForHost(YouHost("host"), own, at, v))
        self.message = spelled(msgspec.json.decode(sent))

    @property
    def view(self) -> Any:
        return self.message["view"]

    @property
    def room(self) -> Any:
        return self.view["room"]

    @property
    def v(self) -> int:
        return int(self.message["v"])

    def frame(self, do: str, hand: str = "", /, **fields: Any) -> Frame:
        return {**fields, "do": do, "id": secrets.token_hex(8), "phase": self.room["phase_no"], "as": hand}

    async def news(self, timeout: float | None = None) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.table.changed.wait(), timeout)

    async def press(self, frame: Frame, copies: int = 1) -> Answer:
        await asyncio.sleep(0)
        return self.table.take(self, dict(frame))


class Table:
    """A host and players of this rulebook, already in their chairs. did counts commands that stand."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        self.play, self.did, self.changed = Play.begin(book(name), seed), list[str](), asyncio.Event()
        self._began_s = asyncio.get_running_loop().time()
        for guest in NAMES[:players]:
            self.play.take(Guest(), TakeSeat(guest, 1, 1))
        self.play.here = Presence(True, frozenset(self.play.state.table.seats))
        people: list[Person] = [Host(), *(Player(seat) for seat in self.play.state.table.seats)]
        self.windows = [PretendWindow(self, person) for person in people]

    def now_ms(self) -> int:
        return 1_000_000 + round((asyncio.get_running_loop().time() - self._began_s) * 1000 * HASTE)

    def take(self, window: PretendWindow, frame: dict[str, Any]) -> Answer:
        do, phase = frame.pop("do"), frame.pop("phase")
        fields = {name: value for name, value in frame.items() if name not in ("id", "as")}
        if phase != self.play.state.phase_no:
            window.look()
            return Answer("stale")
        self.play.now_ms = self.now_ms()
        try:
            self.play.take(window.person, from_plain(COMMANDS[do], fields))
        except Refused as no:
            return Answer("refused", no.code, no.clause)
        self.did.append(do)
        self.play.here = Presence(True, frozenset(self.play.state.table.seats))
        for each in self.windows:
            if not isinstance(each.person, Player) or each.person.seat in self.play.state.table.seats:
                each.look()
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()
        return Answer("done", v=self.play.state.n)
