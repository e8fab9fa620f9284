"""A table played with the real rules whose audiences' views are recorded at named moments, for the dev harness."""

from typing import Any

from game.commands import TakeSeat
from game.envelope import Box, Envelope, EnvelopePart, Handout, PackCard
from game.people import Author, Defender, Guest, Seat
from game.rulebook import Rulebook
from game.sealed import Sealed
from game.views import (
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
from game.views.room import RoomView, room_view
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

from tests.support.by_hand import Evening

QUESTION = (
    "В старых инструкциях для смотрителей его советовали заводи\u0301ть не реже раза в сутки, а проверять — по солнцу. "
    "Хозяин дома называл его «единственным слугой, который ходит, не сходя с места». Что это?"
)
BOX = "В чёрном ящике то, что художник повесил вместо картины. Что там?"
HANDOUT = "«Кормить вовремя, на солнце не ставить, гостям не показывать».\n— из книги расходов"
PARTS = (
    EnvelopePart(
        "Какая река течёт через пять столиц?", "Дунай", comment="Вена, Братислава, Будапешт, Белград… и пятая."
    ),
    EnvelopePart("Сколько клавиш у рояля?", "Восемьдесят восемь", "88"),
    EnvelopePart("Кто ходит по доске только наискосок?", "Слон", "офицер"),
)


def envelope(slot: int, parts: int = 1, box: bool = False) -> Envelope:
    held = Box("Пустая рамка от картины: смотреть предлагали на стену") if box else None
    return Envelope(
        prompt=Sealed(BOX if box else "" if parts > 1 else QUESTION),
        answer=Sealed("Пустая рамка" if box else "Напольные часы"),
        accepted=Sealed("" if box else "часы с маятником, маятниковые часы"),
        rejected=Sealed("" if box else "солнечные часы"),
        comment=Sealed("Ходят, но с места не сходят; точность сверяли по полудню."),
        hint=Sealed("Слуга не ест, но раз в день просит внимания."),
        note=Sealed("Последнюю фразу читайте медленно."),
        sources=Sealed(("Журнал смотрителя маяка, 1911",)),
        handouts=Sealed(() if parts > 1 else (Handout("text", HANDOUT),)),
        box=None if held is None else Sealed(held),
        parts=Sealed(PARTS[:parts] if parts > 1 else ()),
        authors=("учительница из маленького города",) if slot % 2 else (),
    )  # fmt: skip


class Filmed(Evening):
    """The evening by hand, with a camera."""

    def __init__(self, book: Rulebook, shelf: tuple[PackCard, ...] = ()) -> None:
        super().__init__(book, shelf, "4821")
        self.moments: dict[str, dict[str, Any]] = {}

    @property
    def held(self) -> Envelope | None:
        slot, round_ = self.state.game.slot, self.state.game.round
        if slot is None or round_ is None:
            return None
        return envelope(slot, round_.parts if slot == round_.sector else 1, round_.kind == "black_box")

    @property
    def room(self) -> RoomView:
        return room_view(self.book, self.state, self.held, self.here, 3)

    def sits(self, *names: str) -> "Filmed":
        for n, name in enumerate(names):
            self.do(Guest(), TakeSeat(name, (3 * n + 1) % 16, 1 + (5 * n) % 12))
        return self

    def waits(self, seconds: float) -> "Filmed":
        self.wait(int(seconds * 1000))
        return self

    def shows(self, name: str) -> "Filmed":
        made = {role: to_plain(ServerView, view) for role, view in self._views().items()}
        self.moments[name] = made | self._places()
        return self

    def _views(self) -> dict[str, Any]:
        at, v, e, seats, captain = self.now_ms, self.state.n, 1, self.state.table.seats, self.state.table.captain
        sheets = tuple(self.sheets.values())
        host = host_view(self.book, self.state, self.room, self.held, self.here, sheets)
        made: dict[str, Any] = {"host": ViewForHost(YouHost("host"), host, at, v, e, lamps=self._lamps())}
        plain = tuple(seat for seat in seats if seat != captain)[:1]
        for role, mine in (("captain", (captain,) if captain else seats[:1]), ("player", plain), ("two", seats[:2])):
            if mine:
                made[role] = self._seat(mine)
        seen = spectator_view(self.book, self.state, self.room, self.here)
        made["spectator"] = ViewForSpectator(YouSpectator("spectator"), seen, at, v, e)
        wall = stage_view(self.room, team_views(self.state.table, self.state.game))
        made["stage"] = ViewForStage(YouStage("stage"), wall, at, v, e)
        return made

    def _places(self) -> dict[str, Any]:
        """Those without a chair, where the game of this table has them."""
        book, state, here = self.book, self.state, self.here
        found: dict[str, tuple[dict[str, Any], Any]] = {}
        if any(Defender in row.by for row in book.rows):
            found["defender"] = ({"role": "defender"}, defender_view(book, state, self.room, here))
            found["steward"] = ({"role": "steward"}, steward_view(book, state, self.room, here))
            found["author"] = ({"role": "author", "sector": 2}, author_view(book, state, self.room, Author(2), here))
        if state.table.hall and state.table.hall:
            team = state.table.hall[0].id
            own = self.sheets.get((team, state.game.hall[-1].no)) if state.game.hall else None
            found["hall"] = ({"role": "hall", "team": team}, hall_view(book, state, self.room, team, own, here))
        return {
            role: {"t": "view", "you": you, "view": to_plain(type(view), view), "at": self.now_ms, "v": state.n, "e": 1}
            for role, (you, view) in found.items()
        }

    def _seat(self, seats: tuple[Seat, ...]) -> ViewForSeat:
        seen = seat_view(self.book, self.state, self.room, seats, self.here)
        return ViewForSeat(YouSeat("seat", seats), seen, self.now_ms, self.state.n, 1)

    def _lamps(self) -> tuple[LampsOf, ...]:
        return tuple(
            LampsOf("seat", (seat,), told=True, audio=i != 1, awake=i != 2, pack=True, rtt=24 + 11 * i, jitter=3 + i)
            for i, seat in enumerate(self.state.table.seats)
        )  # fmt: skip
