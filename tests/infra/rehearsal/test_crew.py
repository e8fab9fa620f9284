"""Robots at one table together: whoever is told to go while still coming says goodbye as well, and nobody follows."""

import asyncio
import random
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestServer

from infra.rehearsal.crew import Crew
from infra.rehearsal.doors import doors
from infra.rehearsal.temper import NEVER, PLAYER, Temper
from tests.infra.rehearsal.fake_table import FakeTable, view
from tests.support.aside import run

LEAVE = {"do": "leave", "seat": "s1", "offer": {"t": "offer", "form": {"fields": []}}}


async def done(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    await line.send_json({**view(2), "done": frame["id"]})


class HearsOut:
    """A table with news of others before it answers a goodbye; `cut_short` counts lines that did not wait for it."""

    def __init__(self) -> None:
        self.cut_short = 0

    async def answer(self, fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
        if frame["do"] != "leave":
            return
        await line.send_json(view(2, offers=(LEAVE,)))
        try:
            await line.receive(timeout=0.3)
            self.cut_short += 1
        except TimeoutError:
            await done(fake, line, frame)


def test_a_robot_waits_till_its_goodbye_is_heard_whatever_else_happens_at_the_table() -> None:
    """Two who went together woke each other: the second closed its line before its goodbye was read, and its chair
    stayed taken."""

    async def play() -> None:
        table = HearsOut()
        fake = FakeTable(table.answer, first=view(1, offers=(LEAVE,)))

        async with TestServer(fake.behind()) as server, doors(str(server.make_url("/"))) as door:
            crew = Crew(door, "4821", [Temper({}, NEVER)], random.Random(1), pranks=0)
            await crew.come()
            await asyncio.wait_for(crew.dismiss(), 30)
        assert len(fake.sent("leave")) == 1
        assert table.cut_short == 0

    run(play())


def test_robots_dismissed_while_the_first_stands_in_the_door_all_go() -> None:
    async def play() -> None:
        fake, opened, knocked = FakeTable(done, first=view(1, offers=(LEAVE,))), asyncio.Event(), asyncio.Event()
        joined = 0

        async def join(request: web.Request) -> web.Response:
            nonlocal joined
            joined += 1
            knocked.set()
            await opened.wait()
            return web.json_response({"table": "t1", "role": "seat", "token": "token", "seat": "s1"})

        async with TestServer(fake.behind(join)) as server, doors(str(server.make_url("/"))) as door:
            crew = Crew(door, "4821", [PLAYER] * 2, random.Random(1))
            coming = asyncio.create_task(crew.come())
            await knocked.wait()
            going = asyncio.create_task(crew.dismiss())
            await asyncio.sleep(0)
            opened.set()
            await asyncio.wait_for(asyncio.gather(coming, going), 30)
        assert joined == 1
        assert [frame["as"] for frame in fake.sent("leave")] == ["s1"]
        assert crew.whys == {"dismissed": 1}

    run(play())
