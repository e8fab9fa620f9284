"""A table without a line: the engine itself behind windows of bots, in the time of the loop it is played in."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import replace
from typing import Any

import msgspec
from game.commands import Command, EnterHall, TakeSeat
from game.engine import Refused, act
from game.people import Defender, Guest, HallTeam, Host, Person, Player, Presence, Steward
from game.sheets import NotTaken, Sheet, receive
from game.views import RoomView, defender_view, host_view, seat_view, steward_view
from game.views.hall import hall_view
from game.views.room import room_view
from wire.codec import to_bytes
from wire.decode import from_plain
from wire.messages import (
    ServerMessage,
    ViewForDefender,
    ViewForHall,
    ViewForHost,
    ViewForSeat,
    ViewForSteward,
    YouDefender,
    YouHall,
    YouHost,
    YouSeat,
    YouSteward,
)
from wire.shape import COMMANDS
from wire.spelled import spelled

from infra.rehearsal.presses import Answer, Frame
from tests.support.books import book
from tests.support.random_games import Play

TEAMS = ("Пружины", "Шестерёнки")
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
        self.message = spelled(msgspec.json.decode(to_bytes(ServerMessage, self._sent(room, at, v))))

    def _sent(self, room: RoomView, at: int, v: int) -> ServerMessage:
        """What the server would send to this person."""
        book, state, here = self.table.play.book, self.table.play.state, self.table.play.here
        match self.person:
            case Player(seat):
                return ViewForSeat(YouSeat("seat", (seat,)), seat_view(book, state, room, (seat,), here), at, v, 1)
            case HallTeam(team):
                own = self.table.sheets.get((team, state.game.hall[-1].no)) if state.game.hall else None
                return ViewForHall(YouHall("hall", team), hall_view(book, state, room, team, own, here), at, v, 1)
            case Defender():
                return ViewForDefender(YouDefender("defender"), defender_view(book, state, room, here), at, v, 1)
            case Steward():
                return ViewForSteward(YouSteward("steward"), steward_view(book, state, room, here), at, v, 1)
            case _:
                handed = tuple(self.table.sheets.values())
                return ViewForHost(YouHost("host"), host_view(book, state, room, None, here, handed), at, v, 1)

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
            async with asyncio.timeout(timeout):
                await self.table.changed.wait()

    async def ask(self, do: str, hand: str = "", /, **fields: Any) -> Answer:
        return await self.press(self.frame(do, hand, **fields))

    async def press(self, frame: Frame, copies: int = 1) -> Answer:
        await asyncio.sleep(0)
        return self.table.take(self, dict(frame))


class Table:
    """A host and players of this rulebook in their chairs, who is on duty and two teams of the hall where it has them.

    said: what the host has settled before. did counts commands that stand.
    """

    def __init__(self, name: str, players: int, seed: int, *said: Command) -> None:
        self.play, self.did, self.changed = Play.begin(book(name), seed), list[str](), asyncio.Event()
        self._began_s = asyncio.get_running_loop().time()
        for guest in NAMES[:players]:
            self.play.take(Guest(), TakeSeat(guest, 1, 1))
        for command in said:
            self.play.take(Host(), command)
        self.sheets: dict[tuple[str, int], Sheet] = {}
        by = {role for row in self.play.book.rows for role in row.by}
        for n in range(2 if HallTeam in by else 0):
            self.play.take(Guest(), EnterHall(TEAMS[n]))
        self._present()
        people: list[Person] = [Host(), *(Player(seat) for seat in self.play.state.table.seats)]
        people += [role() for role in (Defender, Steward) if role in by]
        people += [HallTeam(team.id) for team in self.play.state.table.hall]
        self.windows = [PretendWindow(self, person) for person in people]

    def now_ms(self) -> int:
        return 1_000_000 + round((asyncio.get_running_loop().time() - self._began_s) * 1000)

    def _present(self) -> None:
        self.play.here = Presence(True, frozenset(self.play.state.table.seats), True)

    def hand_in(self, window: PretendWindow, frame: dict[str, Any]) -> Answer:
        """A sheet, as the server takes it."""
        assert isinstance(window.person, HallTeam)
        state, team = self.play.state, window.person.team
        found = receive(state.table, state.game, team, frame["question"], frame["text"], self.now_ms())
        if isinstance(found, NotTaken):
            return Answer("refused", found.code, found.clause)
        self.sheets[team, found.question] = found
        return Answer("sheet")

    def take(self, window: PretendWindow, frame: dict[str, Any]) -> Answer:
        if frame["do"] == "sheet":
            return self.hand_in(window, frame)
        do, phase = frame.pop("do"), frame.pop("phase")
        fields = {name: value for name, value in frame.items() if name not in ("id", "as")}
        if phase != self.play.state.phase_no:
            window.look()
            return Answer("stale")
        self.play.now_ms = self.now_ms()
        command = from_plain(COMMANDS[do], fields)
        moment = replace(self.play.moment(command), sheets=tuple(self.sheets.values()))
        try:
            self.play.record(act(self.play.book, self.play.state, window.person, command, moment, self.play.here))
        except Refused as no:
            return Answer("refused", no.code, no.clause)
        self.did.append(do)
        self._present()
        for each in self.windows:
            if not isinstance(each.person, Player) or each.person.seat in self.play.state.table.seats:
                each.look()
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()
        return Answer("done", v=self.play.state.n)
