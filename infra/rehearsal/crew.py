"""Robots at one table together: so many come by the code, each under its own name, and all go when they are told to."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import inf

from infra.rehearsal.doors import Doors, Guest
from infra.rehearsal.robot import Robot
from infra.rehearsal.temper import PLAYER, Temper
from infra.rehearsal.words import guests

SPEEDS = {"calm": 1.0, "usual": 2.0, "quick": 12.0, "instant": 1000.0}
"""Calm robots use most of a minute, as people do; quick ones are for learning the console."""

SIT_S = 10.0


def silent(name: str, text: str) -> None:
    """Nobody listens."""


@dataclass
class Crew:
    """tempers: one for each robot. say is told what they say. who: the guests that are still free to come."""

    doors: Doors
    code: str
    tempers: Sequence[Temper]
    dice: random.Random = field(default_factory=random.Random)
    say: Callable[[str, str], None] = silent
    pranks: float = inf
    who: Iterator[Guest] | None = None
    robots: tuple[Robot, ...] = ()
    is_dismissed: bool = False
    _runs: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    def of(cls, doors: Doors, code: str, count: int, speed: float, say: Callable[[str, str], None] = silent) -> Crew:
        return cls(doors, code, [PLAYER.at(speed)] * count, say=say)

    async def come(self) -> None:
        """They sit down one after another; comes back when each has a chair, waits at the door, or has gone."""
        who = self.who if self.who is not None else guests(self.dice)
        for guest, temper in zip(islice(who, len(self.tempers)), self.tempers, strict=True):
            robot = Robot(self.doors, self.code, guest, temper, self.dice, self.say, self.pranks)
            await self.bring(robot)
            if robot.why or self.is_dismissed:
                return

    async def bring(self, robot: Robot) -> None:
        """One more, of whatever place; comes back as `come` does. Nobody comes to a crew that has been dismissed."""
        if self.is_dismissed:
            return
        self.robots += (robot,)
        self._runs.append(asyncio.create_task(robot.run()))
        await self._arrived(robot)

    async def _arrived(self, robot: Robot) -> None:
        """A knock may be answered late, so nobody waits for it longer than a moment."""
        until_s = asyncio.get_running_loop().time() + SIT_S
        while not (robot.why or (robot.window and robot.window.message)):
            if asyncio.get_running_loop().time() > until_s:
                return
            await asyncio.sleep(0.02)

    async def stay(self) -> None:
        """Till the last of them has gone."""
        await asyncio.gather(*self._runs)

    async def close(self) -> None:
        """Breaks off at once: no goodbyes."""
        for run in self._runs:
            run.cancel()
        await asyncio.gather(*self._runs, return_exceptions=True)

    async def dismiss(self) -> None:
        self.is_dismissed = True
        await asyncio.gather(*(robot.go() for robot in self.robots))
        await self.stay()

    @property
    def here(self) -> tuple[str, ...]:
        """The names of those who came for a chair and have not gone."""
        return tuple(robot.guest.name for robot in self.robots if not robot.why and robot.enter is None)

    @property
    def whys(self) -> Counter[str]:
        return Counter(robot.why for robot in self.robots if robot.why)
