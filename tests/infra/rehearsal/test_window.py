"""A window of a bot outlives its lines: nothing pressed is lost or doubled, the newest view stands."""

import asyncio
from typing import Any

import pytest
from aiohttp import web

from infra.rehearsal.doors import Turned
from tests.infra.rehearsal.fake_table import PLACE, FakeTable, at_table, view
from tests.support.aside import run
from tests.support.waiting import PATIENCE_S


async def done(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    await line.send_json({**view(2), "done": frame["id"]})


async def hangs_up_at_first(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    if fake.lines == 1:
        await line.close()
    else:
        await done(fake, line, frame)


async def busy_at_first(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    if len(fake.sent(frame["do"])) == 1:
        await line.send_json({"t": "busy", "id": frame["id"]})
    else:
        await done(fake, line, frame)


async def refuses(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    await line.send_json({"t": "refused", "id": frame["id"], "code": "too_few", "clause": "P1.1"})


async def mute(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
    """No answer at all."""


def test_a_press_is_sent_with_its_phase_and_hand_and_answered() -> None:
    async def play() -> None:
        fake = FakeTable(done, first=view(1, phase=7))
        async with at_table(fake) as (window, _):
            answer = await window.ask("vote_captain", "s1", seat="s2")
            assert (answer.kind, answer.v) == ("done", 2)
            (frame,) = fake.sent("vote_captain")
            assert {name: frame[name] for name in ("phase", "as", "seat")} == {"phase": 7, "as": "s1", "seat": "s2"}

    run(play())


@pytest.mark.parametrize("answer", [hangs_up_at_first, busy_at_first])
def test_a_press_goes_again_under_its_id_till_it_is_answered(answer: Any) -> None:
    async def play() -> None:
        fake = FakeTable(answer)
        async with at_table(fake) as (window, _):
            assert (await asyncio.wait_for(window.ask("spin"), PATIENCE_S)).kind == "done"
            first, second = fake.sent("spin")
            assert first == second

    run(play())


def test_a_refusal_says_why() -> None:
    async def play() -> None:
        async with at_table(FakeTable(refuses)) as (window, _):
            answer = await window.ask("spin")
            assert (answer.kind, answer.code, answer.clause) == ("refused", "too_few", "P1.1")

    run(play())


def test_a_cut_line_is_replaced_by_the_same_window() -> None:
    async def play() -> None:
        fake = FakeTable(done)
        async with at_table(fake) as (window, _):
            window.cut()
            await window.until(lambda: window.joins == 2, PATIENCE_S)
            first, second = fake.sent("hello")
            assert first["window"] == second["window"]

    run(play())


def test_an_older_view_does_not_replace_a_newer_one() -> None:
    async def older(fake: FakeTable, line: web.WebSocketResponse, frame: dict[str, Any]) -> None:
        for v, at in ((5, 9), (4, 10), (5, 8)):
            await line.send_json(view(v, at))
        await done(fake, line, frame)

    async def play() -> None:
        async with at_table(FakeTable(older)) as (window, _):
            await window.ask("spin")
            assert (window.v, window.message["at"]) == (5, 9)

    run(play())


def test_the_clock_is_the_servers_after_the_first_ping() -> None:
    async def play() -> None:
        async with at_table(FakeTable(done, first=view(1, at=1_000))) as (window, _):
            await window.until(lambda: window.clock.rtt_ms > 0, PATIENCE_S)
            assert abs(window.clock.now_ms() - 5_000_000) < 2_000

    run(play())


def test_a_window_that_ends_answers_what_was_pressed() -> None:
    async def play() -> None:
        async with at_table(FakeTable(mute)) as (window, _):
            asked = asyncio.create_task(window.ask("spin"))
            await asyncio.sleep(0)
            await window.leave()
            assert (await asked).kind == "lost"
            assert (await window.ask("spin")).kind == "lost"

    run(play())


def test_a_token_the_table_does_not_know_ends_the_window_and_trouble_does_not() -> None:
    async def play() -> None:
        trouble: list[tuple[int, dict[str, Any]]] = [(502, {"code": "http_502"}), (404, {"code": "no_such_token"})]
        async with at_table(FakeTable(done, tickets=trouble)) as (window, _):
            assert window.ended == "no_such_token"

    run(play())


def test_a_busy_door_is_asked_again_and_a_refusal_is_told() -> None:
    async def play() -> None:
        fake = FakeTable(done)
        async with at_table(fake) as (_, door):
            fake.tickets = [(503, {"code": "busy"}), (200, {"ticket": "y"}), (429, {"code": "slow_down", "retry_s": 9})]
            assert await door.ticket(PLACE) == "y"
            with pytest.raises(Turned) as no:
                await door.ticket(PLACE)
            assert (no.value.code, no.value.retry_s) == ("slow_down", 9)

    run(play())
