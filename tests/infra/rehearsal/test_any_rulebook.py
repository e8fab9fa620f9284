"""Robots play every rulebook to its end by offers alone, those that came after them too."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import cast

import pytest
from game.commands import ChooseStage, Command, NameSquad, SeatWith
from game.people import Defender, HallTeam, Host, Player, Seat, Steward
from game.rulebooks import RULEBOOKS

from infra.rehearsal import clerk, manners
from infra.rehearsal.bot import Bot
from infra.rehearsal.sheets import Sheets
from infra.rehearsal.temper import HALL, HOST, OFFICER, PLAYER, Temper
from infra.rehearsal.window import Window
from tests.infra.rehearsal.pretend import PretendWindow, Table
from tests.support import leaping

EVENING_S = 12 * 3600.0
TEMPERS: dict[type, Temper] = {Host: HOST, Player: PLAYER, Defender: OFFICER, Steward: OFFICER, HallTeam: HALL}


def bot_of(pretend: PretendWindow, dice: random.Random) -> Bot:
    """A bot of the temper that goes with this person."""
    window = cast(Window, pretend)
    mind = manners.of_host if isinstance(pretend.person, Host) else manners.of_player
    temper = TEMPERS[type(pretend.person)]
    return Bot(window, temper, dice, holds=lambda chance: mind(window, chance))


def beside(pretend: PretendWindow, dice: random.Random) -> list[Coroutine[None, None, None]]:
    """What some do with the other hand."""
    window = cast(Window, pretend)
    match pretend.person:
        case Host():
            return [clerk.judge(window, dice)]
        case HallTeam():
            return [Sheets(window, dice, lambda texts: None, 1.0).run()]
        case _:
            return []


async def played(name: str, players: int, seed: int, *said: Command) -> Table:
    table, dice = Table(name, players, seed, *said), random.Random(seed)
    also = [asyncio.create_task(each) for window in table.windows for each in beside(window, dice)]
    bots = [bot_of(window, dice) for window in table.windows]
    games = [asyncio.create_task(bot.play(lambda: table.play.over)) for bot in bots]
    await asyncio.wait(games, timeout=EVENING_S)
    for task in (*games, *also):
        task.cancel()
    assert not [each for each in also if each.done() and not each.cancelled() and each.exception()]
    return table


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", RULEBOOKS)
def test_robots_play_to_the_end_by_offers_alone(name: str, players: int) -> None:
    table = leaping.run(played(name, players, seed=players))
    assert table.play.over, (table.windows[0].room["phase"], table.did[-12:])
    assert {"ready", "start_game", "spin", "close_round"} <= set(table.did)  # beyond these chance and time decide


def test_teams_of_the_hall_write_and_the_host_judges_every_answer() -> None:
    table = leaping.run(played("ctt", 4, seed=8))
    asked = [each for each in table.play.state.game.hall if each.collected]
    answers = sum(len(each.groups) for each in asked)
    assert table.sheets
    assert answers
    assert sum(len(each.right) + len(each.wrong) for each in asked) >= answers - len(asked[-1].groups)


def test_robots_of_two_teams_sit_at_one_table_in_turn() -> None:
    """The host is a person who has named the teams; the other two say themselves whose they are."""
    said = (
        ChooseStage("together"),
        NameSquad("Дуб"),
        NameSquad("Клён"),
        SeatWith(Seat("s1"), "Дуб"),
        SeatWith(Seat("s2"), "Клён"),
    )
    table = leaping.run(played("ctt", 4, 6, *said))
    game = table.play.state.game
    assert table.play.over, table.did[-12:]
    assert not table.play.state.table.of("")
    assert {line.squad for line in game.history if line.round} == {"Дуб", "Клён"}
    assert game.setup.squads == ("Дуб", "Клён")
