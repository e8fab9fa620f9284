"""A club that goes in the middle is waited for, not for ever; whoever called robots hears of it and may go at once."""

import asyncio
import random
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from infra.rehearsal.crew import Crew
from infra.rehearsal.doors import Turned, doors
from infra.rehearsal.main import Trouble, Wish, check
from infra.rehearsal.patience import Away, attend
from infra.rehearsal.robot import GOODBYE_S
from infra.rehearsal.temper import PLAYER
from tests.infra.rehearsal.fake_table import FakeTable, view
from tests.support import leaping
from tests.support.aside import run

LEAVE = {"do": "leave", "seat": "s1", "offer": {"t": "offer", "form": {"fields": []}}}


class Asked:
    """Doors that answer as often as the test says: the last answer stays."""

    def __init__(self, *answers: bool) -> None:
        self._answers = list(answers)

    async def is_open(self) -> bool:
        return self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]


def attended(answers: tuple[bool, ...], acts_s: float, away_s: float = 0.1) -> str:
    async def act() -> str:
        await asyncio.sleep(acts_s)
        return "сыграно"

    async def play() -> str:
        return await attend(Asked(*answers), asyncio.create_task(act()), away_s, 0.02)  # type: ignore[arg-type]

    return leaping.run(play())


def test_while_the_club_answers_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert attended((True,), 0.1) == "сыграно"
    assert capsys.readouterr().out == ""


def test_a_club_that_comes_back_is_told_once_and_played_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert attended((True, False, False, True), 0.2) == "сыграно"
    assert capsys.readouterr().out.splitlines() == [
        "  Клуб не отвечает. Роботы подождут 0 с; не ждать: Ctrl-C.",
        "  Клуб снова отвечает, репетиция продолжается.",
    ]


def test_a_club_that_stays_away_is_not_waited_for_for_ever() -> None:
    with pytest.raises(Away):
        attended((False,), 60)


def test_robots_of_a_club_that_has_gone_go_soon_when_they_are_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A goodbye is said as soon as a line is there again, and nobody waits for it longer than a few seconds."""
    monkeypatch.setattr("infra.rehearsal.robot.GOODBYE_S", 0.2)

    async def play() -> None:
        async def silent(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
            """Nothing is answered any more."""

        fake = FakeTable(silent, first=view(1, offers=(LEAVE,)))
        async with TestServer(fake.behind()) as server, doors(str(server.make_url("/"))) as door:
            crew = Crew(door, "4821", [PLAYER] * 2, random.Random(1))
            await crew.come()
            fake.tickets = [(500, {"code": "broken"})] * 99
            for robot in crew.robots:
                assert robot.window is not None
                robot.window.cut()
            await asyncio.sleep(0.8)  # some lines have been tried in vain: the rests grow
            await asyncio.wait_for(crew.dismiss(), GOODBYE_S / 2)
        assert crew.whys == {"dismissed": 2}

    run(play())


def test_a_robot_whose_line_has_just_fallen_says_goodbye_on_the_next_one() -> None:
    async def play() -> None:
        async def done(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
            await line.send_json({**view(2, offers=(LEAVE,)), "done": frame["id"]})

        fake = FakeTable(done, first=view(1, offers=(LEAVE,)))
        async with TestServer(fake.behind()) as server, doors(str(server.make_url("/"))) as door:
            crew = Crew(door, "4821", [PLAYER], random.Random(1))
            await crew.come()
            window = crew.robots[0].window
            assert window is not None
            window.cut()
            while window.is_live:
                await asyncio.sleep(0.001)
            await asyncio.wait_for(crew.dismiss(), 10)
        assert [frame["as"] for frame in fake.sent("leave")] == ["s1"]

    run(play())


@pytest.mark.parametrize("code", ["", "12", "48211", "abcd", "٤٨٢١", "-821", "4 21"])
def test_a_code_that_is_none_is_told_before_anybody_is_asked(code: str) -> None:
    with pytest.raises(Trouble, match="четыре цифры"):
        check(Wish("http://localhost", code))


def test_a_link_that_is_none_is_told_before_anybody_takes_a_chair() -> None:
    with pytest.raises(Turned, match="no_such_link"):
        check(Wish("http://localhost", "4821", links=("http://x/t/#4821",)))
