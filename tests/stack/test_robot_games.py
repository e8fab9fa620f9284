"""Whole games of robots of the other rulebooks over real sockets: officers decide, hall teams write, a host judges."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from game.events import SheetsCollected, SheetsJudged, TeamEntered
from game.log import Entry
from game.people import Defender, HallTeam
from game.phases import Finished
from game.rulebooks import RULEBOOKS
from game.state import State, fold
from game.verify import verify
from wire.codec import from_bytes
from wire.protocol import Protocol

from infra.local import Club
from infra.rehearsal.game import Played
from infra.rehearsal.temper import Errand, Taste
from infra.verify import HARMLESS
from tests.stack.test_rehearsal import EAGER, FOR_VIEWERS, MEEK, Plan, play
from tests.support import aside

pytestmark = pytest.mark.stack
IN_DEBT = MEEK.with_tastes(close_discussion=Taste(1, (0, 0.1), "always")).running(
    Errand("ask_lifeline", {"kind": "credit"})
)
PLANS = {"tv": Plan(3, IN_DEBT, FOR_VIEWERS, game="tv"), "ctt": Plan(4, MEEK, EAGER, game="ctt", teams=2)}
GAMES_MOST = 4


async def _with_a_credit(url: str, turn: asyncio.Semaphore) -> Played:
    """One point before defeat the wheel may bring a round without credit; then another game is played."""
    for seed in range(GAMES_MOST):
        game = await play(url, PLANS["tv"], seed, turn)
        if any(each.by == Defender() for each in entries(game)):
            break
    return game


@pytest.fixture(scope="module")
def played(club: Club) -> dict[str, Played]:
    async def all_of_them() -> tuple[Played, Played]:
        turn = asyncio.Semaphore(len(PLANS))
        return await asyncio.gather(_with_a_credit(club.url, turn), play(club.url, PLANS["ctt"], 1, turn))

    began = time.monotonic()
    games = dict(zip(PLANS, aside.run(all_of_them()), strict=True))
    print(f"\n{[(name, each.room['v'], each.roles) for name, each in games.items()]}", end=" ")
    print(f"{time.monotonic() - began:.0f} s")
    return games


def entries(game: Played) -> Iterator[Entry]:
    yield from from_bytes(Protocol, game.protocol).entries


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", PLANS)
def test_robots_play_each_game_to_its_end_and_its_wheel_is_honest(played: dict[str, Played], name: str) -> None:
    told = from_bytes(Protocol, played[name].protocol)
    assert told.rulebook == name
    assert isinstance(fold(told.entries, State()).game.phase, Finished)
    assert {each.verdict for each in verify(RULEBOOKS[name], told.entries)} <= set(HARMLESS)
    assert not played[name].did.get("broken")


@pytest.mark.clause("V3.8")
def test_a_robot_defender_decides_on_the_minute_on_credit(played: dict[str, Played]) -> None:
    assert sorted(played["tv"].roles) == ["defender", "seat", "seat", "seat", "steward"]
    assert any(isinstance(each.by, Defender) for each in entries(played["tv"]))


@pytest.mark.clause("T3.6", "T3.7")
def test_robot_teams_write_sheets_and_the_robot_host_judges_them(played: dict[str, Played]) -> None:
    assert sorted(played["ctt"].roles) == ["hall", "hall", "seat", "seat", "seat", "seat"]
    assert played["ctt"].did["sheet taken"]
    events = [event for entry in entries(played["ctt"]) for event in entry.events]
    assert sum(isinstance(event, TeamEntered) for event in events) == 2
    answers = sum(len(event.groups) for event in events if isinstance(event, SheetsCollected))
    assert answers
    judged = {event.group for event in events if isinstance(event, SheetsJudged)}  # the last may come after the end
    assert judged <= set(range(1, answers + 1))
    assert len(judged) > answers // 2
    assert not any(isinstance(each.by, HallTeam) and each.did == "JudgeSheets" for each in entries(played["ctt"]))
