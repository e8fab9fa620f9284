"""Who is here, when several come, go, fall silent and act at once: in the end every screen shows what is so.

A lamp that went wrong would stay so till somebody else came or went, for presence is told only when it changes.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from play.rows import TableId, presence
from wire.spelled import spelled

from tests.support.evening import Evening, Socket
from tests.support.fakes import World, world
from tests.support.turns import Turns, stepwise

ORDERS = 400
Frame = dict[str, Any]


def order(frame: Frame) -> tuple[int, int, int]:
    return frame["v"], frame["e"], frame["at"]


def seen_by(socket: Socket) -> Frame:
    """What a page shows: of all views that have come, in whatever order, the newest."""
    views = [each for each in socket.frames() if each["t"] == "view"]
    newest = views[0]
    for each in views[1:]:
        newest = each if order(each) >= order(newest) else newest
    return spelled(newest)


@dataclass
class Company:
    """A host and four players: one is about to reload, one to leave, one has been silent and one will not speak."""

    evening: Evening
    fakes: World
    host: Socket
    players: list[Socket]
    windows: list[Socket]

    def acts(self) -> list[Callable[[], object]]:
        anna, boris, vera, grisha = self.players
        again, later = self.windows
        return [
            lambda: again.hello(window="anna"),
            anna.close,
            boris.close,
            vera.ping,
            lambda: vera.act("start_game"),
            lambda: self.host.act("show_prompts", on=True),
            self.host.ping,
            lambda: later.hello(window="other", take=True),
            grisha.close,
        ]

    def truth(self) -> list[bool]:
        rows = tuple(self.fakes.memory.rows[TableId(self.evening.table)].values())
        here = presence(rows)
        return [here.host, *(seat in here.seats for seat in self.evening.tokens)]

    def live(self) -> list[Socket]:
        live = {row.id for row in self.fakes.memory.rows[TableId(self.evening.table)].values() if row.live}
        return [each for each in (self.host, *self.players, *self.windows) if each.id in live]


def shown(frame: Frame) -> list[bool]:
    room = frame["view"]["room"]
    return [room.get("host_here", False), *(chair.get("here", False) for chair in room["chairs"])]


def gathered(seed: int, turns: Turns) -> Company:
    fakes = stepwise(world(seed=seed), turns)
    evening = Evening(fakes.house, fakes.wire.to).open()
    seats = [evening.sit(name) for name in ("Анна", "Борис", "Вера", "Гриша")]
    host = evening.host()
    players = [evening.player(seat, window) for seat, window in zip(seats, ("anna", "b", "v", "g"), strict=True)]
    windows = [evening.connect(evening.tokens[seat], seat=seat) for seat in (seats[0], seats[3])]  # type: ignore[index]
    fakes.clock.now += 50_000
    for each in (host, *players[:2], players[3]):
        each.ping()
    fakes.clock.now += 30_000
    return Company(evening, fakes, host, players, windows)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_at_once_every_screen_shows_who_is_here(seed: int) -> None:
    for n in range(ORDERS // 8):
        dice = random.Random(seed * 1000 + n)
        turns = Turns()
        company = gathered(seed, turns)
        turns.together(dice, *dice.sample(company.acts(), dice.randint(2, 4)))
        for each in company.live():
            assert shown(seen_by(each)) == company.truth(), (seed, n, each.id)
