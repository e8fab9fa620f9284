"""A whole game of robots, their host included: opened, played to the end by offers alone, told at last."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf

from infra.rehearsal import beside, clerk, manners
from infra.rehearsal.bot import Bot
from infra.rehearsal.crew import Crew, silent
from infra.rehearsal.doors import Doors, Opened
from infra.rehearsal.offers import Chance
from infra.rehearsal.temper import Temper
from infra.rehearsal.window import Window

FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Played:
    """What came of it. protocol: the game's own log as the table exports it. did: counts of answers and of tricks.

    roles: where each robot but the host was at the end.
    """

    room: dict[str, object]
    protocol: bytes
    did: dict[str, int]
    roles: tuple[str, ...] = ()


@dataclass
class Game:
    """host and players: one temper each; teams: of the hall. opened is told the code as soon as there is one."""

    doors: Doors
    rulebook: str
    host: Temper
    players: Sequence[Temper]
    dice: random.Random = field(default_factory=random.Random)
    say: Callable[[str, str], None] = silent
    opened: Callable[[Opened], None] = lambda opened: None
    pranks: float = inf
    teams: int = beside.HALL_TEAMS

    async def play(self) -> Played:
        opened = await self.doors.open_table(self.rulebook)
        self.opened(opened)
        window = Window(self.doors, opened.host)
        run = asyncio.create_task(window.run())
        crew = Crew(self.doors, opened.code, self.players, self.dice, self.say, self.pranks)
        try:
            return await self._played(window, crew)
        finally:
            await crew.close()
            await window.leave()
            run.cancel()  # it may be resting between two lines
            await asyncio.gather(run, return_exceptions=True)

    async def _played(self, window: Window, crew: Crew) -> Played:
        """The host waits with the start till everybody has come."""
        coming = asyncio.create_task(self._come(window, crew))
        judging = asyncio.create_task(clerk.judge(window, self.dice))
        bot = Bot(window, self.host, self.dice, holds=lambda chance: _too_early(window, chance, coming))
        try:
            await bot.play(lambda: window.room.get("phase") == FINISHED)
            protocol = await self.doors.protocol(window.place)
        finally:
            coming.cancel()
            judging.cancel()
        roles = tuple(robot.role for robot in crew.robots)
        await crew.dismiss()
        did = dict(bot.answers)
        for robot in crew.robots:
            for name, times in robot.did.items():
                did[name] = did.get(name, 0) + times
        return Played(dict(window.room), protocol, did, roles)

    async def _come(self, window: Window, crew: Crew) -> None:
        await crew.come()
        await beside.fill(crew, window.place, self.teams, self.host.speed)


def _too_early(window: Window, chance: Chance, coming: asyncio.Task[None]) -> bool:
    """The start waits for everybody."""
    return (chance.do == "start_game" and not coming.done()) or manners.of_host(window, chance)
