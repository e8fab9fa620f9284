"""A bot asks only for what the newest view offers, when its window is open, and each errand once."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, cast

from infra.rehearsal.bot import STALL_S, Bot
from infra.rehearsal.news import News
from infra.rehearsal.presses import Answer, Frame
from infra.rehearsal.temper import NEVER, Errand, Taste, Temper
from infra.rehearsal.window import Window
from tests.infra.rehearsal.fake_table import view
from tests.support import leaping

AT_ONCE = (0.0, 0.0)
ODD = {"do": "open_window", "seat": "s1", "offer": {"t": "offer", "options": [{"t": "open_window"}]}}
SHUT = {"do": "spin", "seat": "s1", "offer": {"t": "shut", "code": "too_few", "clause": "P1.1"}}
BEGAN_MS = 5_000_000


class LoneWindow:
    """As much of a window as a bot looks at. Every press stands at once, and `then` says what is seen after so many."""

    def __init__(self, first: dict[str, Any], then: Callable[[int], dict[str, Any]]) -> None:
        self.message, self.ended, self.clock = first, "", self
        self.pressed: list[tuple[int, Frame]] = []
        self._then, self._news = then, News()
        self.news = self._news.wait

    @property
    def view(self) -> Any:
        return self.message["view"]

    @property
    def room(self) -> Any:
        return self.view["room"]

    @property
    def v(self) -> int:
        return int(self.message["v"])

    def now_ms(self) -> int:
        return BEGAN_MS + round(1000 * asyncio.get_running_loop().time())

    def frame(self, do: str, hand: str = "", /, **fields: Any) -> Frame:
        return {**fields, "do": do, "as": hand}

    async def press(self, frame: Frame, copies: int = 1) -> Answer:
        self.pressed.append((self.now_ms(), frame))
        self.message = self._then(len(self.pressed))
        self._news.tell()
        return Answer("done", v=self.v)


def offered(do: str, *options: dict[str, Any], **window: int) -> dict[str, Any]:
    options_ = [{"t": do, **each} for each in options]
    return {"do": do, "seat": "s1", "offer": {"t": "offer", "options": options_, **window}}


def once(offer: dict[str, Any], *more: dict[str, Any]) -> LoneWindow:
    """When something stands, nothing is offered any more."""
    return LoneWindow(view(1, offers=(offer, *more)), lambda pressed: view(1 + pressed))


def again(offer: dict[str, Any]) -> LoneWindow:
    """When something stands, the same is offered again in a later phase."""
    return LoneWindow(view(1, offers=(offer,)), lambda pressed: view(1 + pressed, phase=1 + pressed, offers=(offer,)))


def plays(window: LoneWindow, temper: Temper, seconds: float = 60) -> list[str]:
    """What a bot of this temper asks for in so many seconds."""

    async def play() -> None:
        bot = asyncio.create_task(Bot(cast(Window, window), temper, random.Random(1)).play())
        await asyncio.sleep(seconds)
        bot.cancel()

    leaping.run(play())
    return [frame["do"] for _, frame in window.pressed]


def test_an_unknown_command_of_another_rulebook_is_played_by_its_offer() -> None:
    assert plays(once(ODD, SHUT), Temper({}, Taste(1, AT_ONCE))) == ["open_window"]


def test_what_is_never_wished_is_never_asked() -> None:
    assert plays(once(ODD), Temper({"open_window": NEVER}), 3600) == []


def test_what_was_passed_over_is_thought_over_when_nothing_happens() -> None:
    window = once(ODD)
    assert plays(window, Temper({}, Taste(0.3, AT_ONCE)), 3600) == ["open_window"]
    assert window.pressed[0][0] > BEGAN_MS + 1000 * STALL_S


def test_an_offer_is_taken_when_its_time_comes_by_the_servers_clock() -> None:
    temper, judge = Temper({}, Taste(1, AT_ONCE)), offered("judge", {}, from_ms=BEGAN_MS + 400)
    assert plays(once(judge), temper, 0.399) == []
    window = once(judge)
    assert plays(window, temper, 1) == ["judge"]
    assert 0 <= window.pressed[0][0] - (BEGAN_MS + 400) < 100


def test_an_errand_is_run_once_with_its_fields() -> None:
    window = again(offered("ask_lifeline", {"kind": "credit"}, {"kind": "club"}))
    errand = Errand("ask_lifeline", {"kind": "club"})
    assert plays(window, Temper({"ask_lifeline": Taste(0, AT_ONCE)}, errands=(errand,))) == ["ask_lifeline"]
    assert window.pressed[0][1]["kind"] == "club"


def test_what_is_wished_once_a_game_is_not_wished_with_every_phase() -> None:
    window = again(offered("vote_captain", {"seat": "s1"}))
    assert plays(window, Temper({"vote_captain": Taste(1, AT_ONCE, "never")})) == ["vote_captain"]
