"""A bot asks only for what the newest view offers, when its window is open, and each errand once."""

import asyncio
import random
from typing import Any

from aiohttp import web

from infra.rehearsal.bot import Bot
from infra.rehearsal.temper import NEVER, Errand, Taste, Temper
from tests.infra.rehearsal.fake_table import FakeTable, at_table, view

AT_ONCE = (0.0, 0.0)
ODD = {"do": "open_window", "seat": "s1", "offer": {"t": "offer", "options": [{"t": "open_window"}]}}
SHUT = {"do": "spin", "seat": "s1", "offer": {"t": "shut", "code": "too_few", "clause": "P1.1"}}


def offered(do: str, *options: dict[str, Any], **window: int) -> dict[str, Any]:
    options_ = [{"t": do, **each} for each in options]
    return {"do": do, "seat": "s1", "offer": {"t": "offer", "options": options_, **window}}


async def done(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    """It stands, and nothing is offered any more."""
    await line.send_json({**view(2), "done": frame["id"]})


async def stands(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    """It stands, and the same is offered again in a later phase."""
    v = len(fake.frames)
    again = view(v, phase=v, offers=tuple(fake.first["view"]["offers"]))
    await line.send_json({**fake.first, **again, "done": frame["id"]})


async def plays(fake: FakeTable, temper: Temper, seconds: float) -> list[str]:
    """What a bot of this temper asks for in so many seconds."""
    async with at_table(fake) as (window, _):
        bot = asyncio.create_task(Bot(window, temper, random.Random(1)).play())
        await asyncio.sleep(seconds)
        bot.cancel()
    return [frame["do"] for frame in fake.frames if frame["do"] not in ("hello", "ping")]


def test_an_unknown_command_of_another_rulebook_is_played_by_its_offer() -> None:
    fake = FakeTable(done, first=view(1, offers=(ODD, SHUT)))
    assert asyncio.run(plays(fake, Temper({}, Taste(1, AT_ONCE)), 0.2)) == ["open_window"]


def test_what_is_never_wished_is_never_asked() -> None:
    fake = FakeTable(done, first=view(1, offers=(ODD,)))
    assert asyncio.run(plays(fake, Temper({"open_window": NEVER}, speed=1000), 1.6)) == []


def test_what_was_passed_over_is_thought_over_when_nothing_happens() -> None:
    fake = FakeTable(done, first=view(1, offers=(ODD,)))
    assert asyncio.run(plays(fake, Temper({}, Taste(0.3, AT_ONCE), speed=1000), 1.6)) == ["open_window"]


def test_an_offer_is_taken_when_its_time_comes_by_the_servers_clock() -> None:
    """The fake server's clock says 5,000,000 at the first ping."""
    fake = FakeTable(done, first=view(1, at=5_000_000, offers=(offered("judge", {}, from_ms=5_000_400),)))

    async def play() -> None:
        async with at_table(fake) as (window, _):
            await window.until(lambda: window.clock.rtt_ms > 0, 5)
            bot = asyncio.create_task(Bot(window, Temper({}, Taste(1, AT_ONCE)), random.Random(1)).play())
            await asyncio.sleep(0.2)
            assert not fake.sent("judge")
            await asyncio.sleep(0.6)
            assert len(fake.sent("judge")) == 1
            bot.cancel()

    asyncio.run(play())


def test_an_errand_is_run_once_with_its_fields() -> None:
    lifelines = offered("ask_lifeline", {"kind": "credit"}, {"kind": "club"})
    fake = FakeTable(stands, first=view(1, offers=(lifelines,)))
    errand = Errand("ask_lifeline", {"kind": "club"})
    assert asyncio.run(plays(fake, Temper({"ask_lifeline": Taste(0, AT_ONCE)}, errands=(errand,)), 0.4)) == [
        "ask_lifeline"
    ]
    assert fake.sent("ask_lifeline")[0]["kind"] == "club"


def test_what_is_wished_once_a_game_is_not_wished_with_every_phase() -> None:
    fake = FakeTable(stands, first=view(1, offers=(offered("vote_captain", {"seat": "s1"}),)))
    assert asyncio.run(plays(fake, Temper({"vote_captain": Taste(1, AT_ONCE, "never")}), 0.4)) == ["vote_captain"]
