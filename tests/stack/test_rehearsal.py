"""Twenty whole games of robots over real sockets, host included: everything a table can live through stands in logs."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from game.events import Benched, HostHelped, LifelineAsked, SeatLeft, Spun, TimeGranted
from game.log import Entry
from game.phases import Finished
from game.rulebooks import RULEBOOKS
from game.state import State, fold
from game.verify import verify
from wire.codec import from_bytes
from wire.protocol import Protocol

from infra.local import Club
from infra.rehearsal.doors import doors
from infra.rehearsal.game import Game, Played
from infra.rehearsal.temper import HOST, NEVER, PLAYER, Errand, Taste, Temper
from infra.rehearsal.window import Window
from infra.verify import HARMLESS
from tests.support import aside

pytestmark = pytest.mark.stack
SPEED, SOURCE = 200.0, "127.0.0.77"  # tables are opened so many a minute for each source: others' stay untouched
AT_ONCE = 5
EAGER = HOST.at(SPEED).with_tastes(grant_lifeline=Taste(1), decline_lifeline=NEVER)
MEEK = PLAYER.at(SPEED).with_tastes(ask_lifeline=NEVER, not_ready=NEVER)
FOR_KNOWERS = EAGER.leaning("judge", correct=True)
FOR_VIEWERS = EAGER.leaning("judge", correct=False)


def asks(kind: str) -> Temper:
    """Each robot has the errand; only the captain gets the offer."""
    return MEEK.running(Errand("ask_lifeline", {"kind": kind}))


@dataclass(frozen=True)
class Plan:
    """One game: how many play, of which temper, under which host, how much mischief they make, teams in the hall."""

    players: int
    temper: Temper = MEEK
    host: Temper = FOR_KNOWERS
    pranks: float = 0
    game: str = next(iter(RULEBOOKS))
    teams: int = 0


def sends(*errands: str, host: Temper = FOR_KNOWERS, **plan: int) -> Plan:
    """A host with these errands."""
    return Plan(plan.get("players", 2), host=host.running(*(Errand(each) for each in errands)))


CLOSES = replace(MEEK, errands=(Errand("close_discussion"), Errand("ask_lifeline", {"kind": "host"})))
WAITS_FOR_THE_GONG = replace(asks("host").with_tastes(vote_captain=NEVER), patient=("name_answerer",))
PLANS = (
    Plan(2, WAITS_FOR_THE_GONG, FOR_KNOWERS.running(Errand("mark_captain"))),
    Plan(5, asks("credit")),
    Plan(2, asks("credit"), FOR_VIEWERS),
    Plan(3, asks("club")),
    Plan(2, asks("club"), EAGER),
    Plan(2, CLOSES),
    Plan(4, CLOSES, FOR_VIEWERS),
    sends("bench", "annul", players=3),
    sends("annul", "take_hat", host=FOR_VIEWERS),
    sends("remove_seat", "bench", players=4),
    sends("cut_minute", "undo"),
    sends("set_aside", "set_sector", players=3),
    sends("announce_break", "show_prompts"),
    sends("pause_clock", "restart_clock", host=FOR_VIEWERS),
    sends("correct_score", "undo", "redo"),
    Plan(5, PLAYER.at(SPEED), HOST.at(SPEED), pranks=1),
    Plan(4, PLAYER.at(SPEED), HOST.at(SPEED), pranks=1),
    Plan(3, PLAYER.at(SPEED), HOST.at(SPEED), pranks=1),
    Plan(2, PLAYER.at(SPEED), HOST.at(SPEED)),
    sends("end_match"),
)


async def play(url: str, plan: Plan, seed: int, turn: asyncio.Semaphore) -> Played:
    async with turn, doors(url, SOURCE) as door:
        players = [plan.temper] * plan.players
        dice = random.Random(seed)
        return await Game(door, plan.game, plan.host, players, dice, pranks=plan.pranks, teams=plan.teams).play()


@pytest.fixture(scope="module")
def played(club: Club) -> list[Played]:
    async def all_of_them() -> list[Played]:
        turn = asyncio.Semaphore(AT_ONCE)
        return await asyncio.gather(*(play(club.url, plan, seed, turn) for seed, plan in enumerate(PLANS)))

    began = time.monotonic()
    games = aside.run(all_of_them())
    print(f"\n{len(games)} games, {sum(int(str(each.room['v'])) for each in games)} entries, ", end="")
    print(f"{time.monotonic() - began:.0f} s")
    return games


def protocols(played: list[Played]) -> Iterator[Protocol]:
    for game in played:
        yield from_bytes(Protocol, game.protocol)


def entries(played: list[Played]) -> Iterator[Entry]:
    for told in protocols(played):
        yield from told.entries


@pytest.mark.timeout(900)
def test_twenty_games_come_to_their_end_and_their_wheels_are_honest(played: list[Played]) -> None:
    assert len(played) == 20
    for told in protocols(played):
        assert isinstance(fold(told.entries, State()).game.phase, Finished)
        found = verify(RULEBOOKS[told.rulebook], told.entries)
        spins = [event for entry in told.entries for event in entry.events if isinstance(event, Spun)]
        assert sum(each.draw > 0 for each in found) == len(spins)
        assert {each.verdict for each in found} <= set(HARMLESS)


def test_every_lifeline_was_asked_for_and_given(played: list[Played]) -> None:
    events = [event for entry in entries(played) for event in entry.events]
    kinds = set(RULEBOOKS["pkz"].lifelines)
    assert {event.kind for event in events if isinstance(event, LifelineAsked)} == kinds
    given = {event.kind for event in events if isinstance(event, TimeGranted)}
    given |= {"host" for event in events if isinstance(event, HostHelped)}
    assert given == kinds


def test_somebody_was_benched_somebody_removed_and_a_round_annulled(played: list[Played]) -> None:
    events = [event for entry in entries(played) for event in entry.events]
    assert any(isinstance(event, Benched) for event in events)
    assert any(isinstance(event, SeatLeft) and event.removed for event in events)
    assert [entry for entry in entries(played) if entry.did == "Annul"]


def test_every_errand_of_a_host_was_run(played: list[Played]) -> None:
    wanted = {errand.do.replace("_", "") for plan in PLANS for errand in plan.host.errands}
    assert wanted <= {entry.did.lower() for entry in entries(played)}


def test_mischief_was_made_and_taken_kindly(played: list[Played]) -> None:
    did = Counter[str]()
    for game in played:
        did.update(game.did)
    tricks = {name.split(":")[0] for name in did if ":" in name}
    assert tricks == {
        "asks_what_is_shut", "speaks_out_of_turn", "sends_twice", "loses_the_line", "steps_out", "stands_up",
    }  # fmt: skip
    assert did["speaks_out_of_turn: refused"]
    assert did["done"] > 800
    assert not did["broken"]


def test_a_press_sent_three_times_and_over_a_cut_stands_once(club: Club) -> None:
    async def press() -> None:
        async with doors(club.url, SOURCE) as door:
            window = Window(door, (await door.open_table("pkz")).host)
            run = asyncio.create_task(window.run())
            await window.until(lambda: window.is_live)
            frame, before = window.frame("silence_all", on=True), window.v
            assert (await window.press(frame, copies=3)).v == before + 1
            window.cut()
            await window.until(lambda: window.joins == 2)
            assert (await window.press(frame)).kind == "done"
            assert window.v == before + 1
            await window.leave()
            await run

    aside.run(press())
