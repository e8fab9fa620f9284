"""One robot from the door to its going: it sits down by the code, plays and talks, and comes back when it stood up."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from math import inf

import aiohttp

from infra.rehearsal import manners
from infra.rehearsal.bot import Bot
from infra.rehearsal.doors import Doors, Guest, Place, Turned
from infra.rehearsal.mischief import Mischief
from infra.rehearsal.offers import open_now
from infra.rehearsal.sheets import Sheets
from infra.rehearsal.talk import Talk
from infra.rehearsal.temper import Temper
from infra.rehearsal.window import Window

HOST_GONE_S = 900.0
SILENCE_S = 120.0
GOODBYE_S = 15.0
OUTSIDE_S = (5.0, 12.0)


@dataclass
class Robot:
    """say is told the robot's name and its words. pranks: how many rounds of mischief it makes. enter: how it gets its
    place, a chair by the code unless another way is said.

    why tells how it ended, "" while it has not: full, turned_away, dismissed, lost, or a code of the door's.
    """

    doors: Doors
    code: str
    guest: Guest
    temper: Temper
    dice: random.Random
    say: Callable[[str, str], None]
    pranks: float = inf
    enter: Callable[[Robot], Awaitable[Place]] | None = None
    why: str = ""
    window: Window | None = None
    did: dict[str, int] = field(default_factory=dict)
    _host_seen_s: float = 0.0
    _parting: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def role(self) -> str:
        """What this place is as the table says; "" while it says nothing."""
        return "" if self.window is None else _role(self.window)

    async def run(self) -> None:
        """Until it is dismissed, the table is lost, or there is no place for it."""
        try:
            while not self.why:
                await self._play(await (self._chair() if self.enter is None else self.enter(self)))
        except Turned as no:
            self.why = self.why or no.code
        except (aiohttp.ClientError, OSError, TimeoutError):
            self.why = self.why or "lost"

    async def go(self) -> None:
        """Stands up and goes, as anybody who says goodbye."""
        self.why = self.why or "dismissed"
        if self.window is not None:
            async with self._parting:
                await self._goodbye(self.window)

    async def _goodbye(self, window: Window) -> None:
        offered = [each for each in open_now(window.view, window.clock.now_ms()) if each.do in ("leave", "leave_hall")]
        if offered:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_S):
                    await window.ask(offered[0].do, offered[0].seat)
        await window.leave()

    async def _chair(self) -> Place:
        """A chair of this table; Turned when there is none to be had."""
        place = await self.doors.join(self.code, self.guest)
        if place.full:
            raise Turned("full")
        if not place.knock:
            return place
        async with self._at(place) as window:
            await window.until(lambda: _knock(window) in ("admitted", "turned_away") or self._is_over(window), None)
            if _knock(window) != "admitted":
                raise Turned("lost" if self._is_over(window) else _knock(window))
        return await self.doors.claim(place)

    async def _play(self, place: Place) -> None:
        async with self._at(place) as window:
            if self.why:  # dismissed while the door was opening
                await window.until(lambda: bool(window.message or window.ended), GOODBYE_S)
                await self._goodbye(window)
                return
            bot = Bot(window, self.temper, self.dice, holds=lambda chance: manners.of_player(window, chance))
            mischief = Mischief(bot, self.dice, self._speak)
            sheets = Sheets(window, self.dice, self._speak, self.temper.speed)
            also = [mischief.run(self.pranks)] if self.pranks else []
            talk = Talk(window, self.dice, self._speak, self.temper.speed)
            also += [talk.run(), _shine(window)] if place.seat else []
            also += [sheets.run()] if place.role == "hall" else []
            beside = [asyncio.create_task(each) for each in also]
            try:
                await bot.play(lambda: _role(window) == "spectator" or self._is_over(window))
                lost = not self.why and self._is_over(window)
            finally:
                await _stop(beside)
                self._count(bot.answers, mischief.did, sheets.handed)
        if not mischief.wants_back:
            self.why = self.why or ("lost" if lost else "dismissed")
        elif not self.why:
            await asyncio.sleep(self.dice.uniform(*OUTSIDE_S) / self.temper.speed)

    @contextlib.asynccontextmanager
    async def _at(self, place: Place) -> AsyncIterator[Window]:
        """A window at this place while the block lasts, and till a goodbye that is being said has been heard.

        A line that falls before takes the goodbye along, and the chair stays taken.
        """
        self.window = window = Window(self.doors, place)
        self._host_seen_s = asyncio.get_running_loop().time()
        run = asyncio.create_task(window.run())
        try:
            yield window
            async with self._parting:
                pass
        finally:
            await window.leave()
            run.cancel()  # it may be resting between two lines
            await asyncio.gather(run, return_exceptions=True)

    def _is_over(self, window: Window) -> bool:
        """The table does not answer, or its host has been away for so long that nobody will come any more."""
        now_s = asyncio.get_running_loop().time()
        if window.room.get("host_here", False):
            self._host_seen_s = now_s
        return bool(window.ended or self.why) or window.silence_s > SILENCE_S or now_s - self._host_seen_s > HOST_GONE_S

    def _speak(self, texts: tuple[str, ...]) -> None:
        self.say(self.guest.name, self.dice.choice(texts))

    def _count(self, *counts: dict[str, int]) -> None:
        for each in counts:
            for name, times in each.items():
                self.did[name] = self.did.get(name, 0) + times


async def _shine(window: Window) -> None:
    """A robot's device is always well, and says so once it has measured its line."""
    await window.until(lambda: window.clock.rtt_ms > 0, None)
    well = {"audio": True, "awake": True, "pack": True, "rtt": round(window.clock.rtt_ms), "jitter": 0}
    await window.send({"do": "lamps", "id": "lamps", **well})


def _role(window: Window) -> str:
    return str(window.message.get("you", {}).get("role", ""))


def _knock(window: Window) -> str:
    return str(window.message.get("you", {}).get("knock", ""))


async def _stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
