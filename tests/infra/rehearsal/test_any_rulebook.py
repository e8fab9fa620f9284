"""Robots play every rulebook to its end by offers alone, those that came after them too."""

from __future__ import annotations

import asyncio
import random
from typing import cast

import pytest
from game.rulebooks import RULEBOOKS

from infra.rehearsal import manners
from infra.rehearsal.bot import Bot
from infra.rehearsal.temper import HOST, PLAYER
from infra.rehearsal.window import Window
from tests.infra.rehearsal.pretend import Table

SPEED, GAME_S = 1000.0, 60.0


def seated(window: Window, plays: bool, dice: random.Random) -> Bot:
    mind, temper = (manners.of_player, PLAYER) if plays else (manners.of_host, HOST)
    return Bot(window, temper.at(SPEED), dice, holds=lambda chance: mind(window, chance))


async def played(name: str, players: int, seed: int) -> Table:
    table, dice = Table(name, players, seed), random.Random(seed)
    bots = [seated(cast(Window, window), n > 0, dice) for n, window in enumerate(table.windows)]
    games = [asyncio.create_task(bot.play(lambda: table.play.over)) for bot in bots]
    await asyncio.wait(games, timeout=GAME_S)
    for game in games:
        game.cancel()
    return table


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", RULEBOOKS)
def test_robots_play_to_the_end_by_offers_alone(name: str, players: int) -> None:
    table = asyncio.run(played(name, players, seed=players))
    assert table.play.over, (table.windows[0].room["phase"], table.did[-12:])
    assert {"ready", "start_game", "spin", "close_round"} <= set(table.did)  # beyond these chance and time decide
