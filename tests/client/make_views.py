"""Plays a scripted evening with the real rules and records each audience's view at named moments, for the dev harness.

`PYTHONPATH=functions:. python -m tests.client.make_views` writes build/dev-views/views.json.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from game import commands as ask
from game import wheel
from game.engine import act
from game.envelope import PackCard
from game.events import TableOpened
from game.log import Entry
from game.people import Guest, Host, Person, Player, Presence, Seat, Spectator
from game.rulebook import Moment
from game.rulebooks import RULEBOOKS
from game.state import State, apply
from game.views import host_view, seat_view, spectator_view, stage_view
from game.views.room import room_view
from wire.encode import to_plain
from wire.messages import (
    LampsOf,
    ServerView,
    ViewForHost,
    ViewForSeat,
    ViewForSpectator,
    ViewForStage,
    YouHost,
    YouSeat,
    YouSpectator,
    YouStage,
)

from tests.client import views_ctt, views_long, views_tv
from tests.client.filmed import envelope

BOOK = next(iter(RULEBOOKS.values()))
ROOT = bytes(range(32))
START_MS = 1_900_000_000_000
HOST = Host()
CARD = PackCard("demo", "Первый вечер", tuple(range(1, 16)), True, tuple((n, 1) for n in range(1, 16)))


@dataclass
class Evening:
    """One table: its state, the time, who is here, and what was recorded."""

    state: State = field(default_factory=State)
    now_ms: int = START_MS
    away: frozenset[str] = frozenset()
    host_here: bool = True
    moments: dict[str, dict[str, Any]] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)

    @property
    def here(self) -> Presence:
        seats = (chair.seat for chair in self.state.table.chairs)
        return Presence(self.host_here, frozenset(seat for seat in seats if seat not in self.away))

    def opened(self) -> "Evening":
        event = TableOpened("t-demo", "4821", wheel.head(ROOT), (CARD,))
        self._note(Entry(1, self.now_ms, HOST, "OpenTable", (event,)))
        return self

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.state = apply(self.state, entry)

    def does(self, who: Person, what: ask.Command, after_s: float = 1.0) -> "Evening":
        self.now_ms += int(after_s * 1000)
        draw = self.state.game.draws + 1
        at = Moment(self.now_ms, wheel.link(ROOT, draw), wheel.head(ROOT))
        self._note(act(BOOK, self.state, who, what, at, self.here))
        return self

    def waits(self, seconds: float) -> "Evening":
        self.now_ms += int(seconds * 1000)
        return self

    def shows(self, name: str) -> "Evening":
        slot = self.state.game.slot
        held = None if slot is None else envelope(slot, box=slot == 0)
        room = room_view(BOOK, self.state, held, self.here, 3)
        at, v = self.now_ms, self.state.n
        seats = tuple(chair.seat for chair in self.state.table.chairs)
        captain = self.state.table.captain
        plain = [seat for seat in seats if seat != captain]
        lamps = tuple(
            LampsOf(
                "seat", (seat,), told=True, audio=i != 1, awake=i != 2, pack=True, rtt=24 + 11 * i, jitter=3 + 5 * i
            )
            for i, seat in enumerate(seats)
        )
        host = ViewForHost(YouHost("host"), host_view(BOOK, self.state, room, held, self.here), at, v, 1, lamps=lamps)
        made: dict[str, Any] = {"host": to_plain(ServerView, host)}
        mine = {"captain": (captain,) if captain else seats[:1], "player": tuple(plain[:1]), "two": seats[:2]}
        for role, who in mine.items():
            if who:
                seen = seat_view(BOOK, self.state, room, who, self.here)
                made[role] = to_plain(ServerView, ViewForSeat(YouSeat("seat", who), seen, at, v, 1))
        watching = ViewForSpectator(
            YouSpectator("spectator"), spectator_view(BOOK, self.state, room, self.here), at, v, 1
        )
        made["spectator"] = to_plain(ServerView, watching)
        made["stage"] = to_plain(ServerView, ViewForStage(YouStage("stage"), stage_view(room), at, v, 1))
        self.moments[name] = made
        return self


def seat(n: int) -> Player:
    return Player(Seat(f"s{n}"))


def lobby() -> Evening:
    evening = Evening().opened().shows("lobby-empty")
    for n, (name, avatar, hat) in enumerate(
        [("Оля", 0, 1), ("Марк", 3, 4), ("Аня", 7, 9), ("Дмитрий Константинович", 11, 6)]
    ):
        evening.does(Guest(), ask.TakeSeat(name, avatar, hat))
        if n < 2:
            evening.does(seat(n + 1), ask.Ready(f"{n + 1:032x}"))
    evening.does(HOST, ask.ChoosePack("demo"))
    evening.does(seat(2), ask.VoteCaptain(Seat("s1")))
    evening.shows("lobby")
    for n in (3, 4):
        evening.does(seat(n), ask.Ready(f"{n:032x}"))
    return evening.does(HOST, ask.MarkCaptain(Seat("s1"))).shows("lobby-ready")


def round_(evening: Evening, correct: bool) -> Evening:
    evening.does(HOST, ask.Spin()).does(HOST, ask.StartClock(), 12).does(seat(1), ask.NameAnswerer(Seat("s3")), 41)
    return evening.does(HOST, ask.Judge(correct), 8).does(HOST, ask.CloseRound(), 15)


def with_box(evening: Evening) -> Evening:
    """The zero by hand, as when a real wheel lies on the table."""
    evening.does(HOST, ask.SetSector(0, "Крутим настоящий волчок")).waits(5).shows("box")
    evening.does(HOST, ask.StartClock(), 12).does(seat(1), ask.NameAnswerer(Seat("s2")), 30)
    return evening.does(HOST, ask.Judge(False), 5).shows("box-open").does(HOST, ask.CloseRound())


def main() -> None:
    evening = lobby().does(HOST, ask.StartGame()).shows("between")
    evening.does(HOST, ask.Spin()).waits(1).shows("spin").waits(9).shows("reading")
    evening.does(HOST, ask.ShowHandout(0)).does(HOST, ask.StartClock()).waits(14).shows("minute")
    evening.does(seat(1), ask.AskLifeline("club")).shows("asked")
    evening.does(HOST, ask.GrantLifeline(), 3).waits(1).shows("hint")
    evening.does(HOST, ask.PauseClock(), 20).shows("paused").does(HOST, ask.ResumeClock(), 30)
    evening.waits(74).shows("ten").waits(13).shows("gong").waits(12).shows("silent")
    evening.does(seat(1), ask.NameAnswerer(Seat("s3"))).shows("answering")
    evening.does(HOST, ask.HearAnswer()).shows("hearing").does(HOST, ask.Judge(True), 6).shows("right")
    evening.does(HOST, ask.CloseRound()).does(HOST, ask.Bench(Seat("s4"), "Спор с крупье")).does(
        HOST, ask.TakeHat(Seat("s2"), "За дело")
    )
    evening.does(HOST, ask.CutMinute("Выкрики после гонга"))
    evening.does(Spectator(), ask.Knock("Лёва 🦛", 5, 3)).shows("knock")
    evening.does(HOST, ask.Spin()).waits(9).does(HOST, ask.StartClock()).waits(20)
    evening.does(seat(1), ask.AskLifeline("credit")).does(HOST, ask.GrantLifeline()).waits(5).shows("credit")
    evening.does(seat(1), ask.NameAnswerer(Seat("s1"))).does(HOST, ask.Judge(False)).shows("wrong")
    evening.does(HOST, ask.CloseRound())
    with_box(evening)
    evening.does(HOST, ask.CallDebt()).shows("debt").does(HOST, ask.Spin()).waits(9).does(HOST, ask.AskAnswer()).shows(
        "debt-naming"
    )
    evening.does(seat(1), ask.NameAnswerer(Seat("s3"))).does(HOST, ask.Judge(True)).does(HOST, ask.CloseRound())
    evening.does(HOST, ask.AnnounceBreak(10)).shows("break").does(HOST, ask.EndBreak(), 60)
    evening.does(HOST, ask.Spin()).waits(9).does(HOST, ask.StartClock()).waits(12)
    evening.host_here = False
    evening.away = frozenset({"s3"})
    evening.shows("host-away")
    evening.host_here, evening.away = True, frozenset()
    evening.does(HOST, ask.Annul("question", "Факт не подтвердился")).shows("annulled")
    for correct in (True, False, True, False, False, True):
        round_(evening, correct)
    evening.shows("final").does(HOST, ask.Spin()).waits(9).shows("final-reading")
    evening.does(HOST, ask.StartClock()).does(seat(1), ask.NameAnswerer(Seat("s3")), 50).does(
        HOST, ask.Judge(True), 5
    ).shows("victory")
    evening.does(HOST, ask.Undo(evening.state.steps[-1].n)).shows("undone")
    evening.does(HOST, ask.Judge(False), 5).shows("defeat")
    out = Path("build/dev-views")
    out.mkdir(parents=True, exist_ok=True)
    protocol = recorded(evening)
    moments = evening.moments | views_tv.film().moments | views_ctt.film().moments | views_ctt.together().moments
    moments |= views_long.film()
    (out / "views.json").write_bytes(msgspec.json.encode({"moments": moments, "protocol": protocol}))
    print(f"{out / 'views.json'}: {len(moments)} moments")


def recorded(evening: Evening) -> Any:
    """The export of this evening, as GET /api/protocol answers it."""
    from wire.protocol import Figure, Named, Protocol, summed

    names = tuple(Named(chair.seat, chair.name) for chair in evening.state.table.chairs)
    figures = tuple(Figure(name, value) for name, value in BOOK.figures.flat().items())
    entries = tuple(evening.entries)
    made = summed(Protocol(1, "t-demo", BOOK.id, BOOK.title, figures, BOOK.wheel, names, entries))
    return to_plain(Protocol, made)


if __name__ == "__main__":
    main()
