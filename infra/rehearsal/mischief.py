"""Mild misbehaviour, so that a host has seen it before the guests come: each trick in its turn, now and then."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from math import inf

from wire.shape import COMMANDS, hints

from infra.rehearsal import words
from infra.rehearsal.bot import Bot
from infra.rehearsal.offers import Closed, Fields, chances, open_now, shut
from infra.rehearsal.presses import Answer

EVERY_S = (25.0, 70.0)
OUT_S = (4.0, 9.0)
SHORTEST_S = 0.6
CALM = 4.0
COMPANY = 4
"""A chair is left only where at least so many sit: the rest must be able to go on."""
BARE = tuple(sorted(do for do, asks in COMMANDS.items() if not hints(asks)))
"""Commands without fields: they can be asked for without knowing more of them."""


class Mischief:
    """`did` counts tricks by name and what became of them. wants_back: the chair was left, and is wanted again."""

    def __init__(self, bot: Bot, dice: random.Random, say: Callable[[tuple[str, ...]], None]) -> None:
        self.did = Counter[str]()
        self.wants_back = False
        self._bot, self._window, self._dice, self._say = bot, bot.window, dice, say
        self._tricks: tuple[Callable[[], Awaitable[str]], ...] = (
            self.asks_what_is_shut, self.speaks_out_of_turn, self.sends_twice, self.loses_the_line, self.steps_out,
            self.stands_up,
        )  # fmt: skip

    async def run(self, laps: float = inf) -> None:
        """Every trick so many times over, in an order of chance."""
        lap = 0
        while lap < laps:
            lap += 1
            for trick in self._dice.sample(self._tricks, len(self._tricks)):
                await asyncio.sleep(self._pause_s(EVERY_S))
                if self._window.message and not self._window.ended:
                    self.did[f"{trick.__name__}: {await trick()}"] += 1

    async def asks_what_is_shut(self) -> str:
        """And takes the refusal kindly."""
        found = [(each.do, each.seat, fields) for each in shut(self._window.view) for fields in _known(each)]
        if not found:
            return "nothing_shut"
        do, seat, fields = self._dice.choice(found)
        return self._sorry(await self._window.ask(do, seat, **fields))

    async def speaks_out_of_turn(self) -> str:
        """Something that is another's to ask: the host hears it and may punish it."""
        mine = {each.do for each in chances(self._window.view)}
        self._say(words.WHISPERS)
        others = [do for do in BARE if do not in mine]
        return self._sorry(await self._window.ask(self._dice.choice(others), self._window.place.seat))

    async def sends_twice(self) -> str:
        self._bot.copies = 2
        return "ok"

    async def loses_the_line(self) -> str:
        self._window.cut()
        return "ok"

    async def steps_out(self) -> str:
        self._say(words.AWAY)
        await self._window.step_out(self._pause_s(OUT_S))
        await self._window.until(lambda: self._window.is_live or bool(self._window.ended))
        self._say(words.BACK)
        return "ok"

    async def stands_up(self) -> str:
        """Leaves the chair and is soon at the door again."""
        offered = [each for each in open_now(self._window.view, self._window.clock.now_ms()) if each.do == "leave"]
        if not offered or len(self._window.room.get("chairs", ())) < COMPANY:
            return "stays"
        self._say(words.AWAY)
        self.wants_back = True
        answer = await self._window.ask("leave", offered[0].seat)
        self.wants_back = answer.kind == "done"
        return answer.kind

    def _sorry(self, answer: Answer) -> str:
        if answer.kind == "refused":
            self._say(words.SORRY)
        return answer.kind

    def _pause_s(self, between: tuple[float, float]) -> float:
        """Quick robots think quickly, but do not misbehave as much more often."""
        return max(SHORTEST_S, self._dice.uniform(*between) / max(1.0, self._bot.temper.speed / CALM))


def _known(closed: Closed) -> tuple[Fields, ...]:
    """Fields with which this may be asked for: those that were named, or none where there are none."""
    return closed.options or (({},) if closed.do in BARE else ())
