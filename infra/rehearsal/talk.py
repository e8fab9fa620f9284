"""What robots say aloud: the table carries no voices, so their words go to whoever runs the rehearsal."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from infra.rehearsal import words
from infra.rehearsal.window import Window

VERSION_AFTER_S = (4.0, 30.0)
ANSWER_AFTER_S = (1.0, 2.0)
TALKATIVE = 0.5


class Talk:
    """Says a version while the others think, and the answer when this chair has been named. Never a word twice."""

    def __init__(
        self, window: Window, dice: random.Random, say: Callable[[tuple[str, ...]], None], speed: float
    ) -> None:
        self._window, self._dice, self._say, self._speed = window, dice, say, speed
        self._said = set[tuple[int, str]]()

    async def run(self) -> None:
        while not self._window.ended:
            await self._window.news()
            if (answer := self._moment()) not in self._said and answer[1]:
                self._said.add(answer)
                await self._speak(answer)

    def _moment(self) -> tuple[int, str]:
        """The round and what there is to be said in it."""
        room = self._window.room
        round_no = int(room.get("round", {}).get("no", 0))
        if room.get("answers") is not None:
            return round_no, "answer" if room["answers"] == self._window.place.seat else ""
        return round_no, "version" if room.get("clock") is not None and room["clock"].get("left_ms") is None else ""

    async def _speak(self, what: tuple[int, str]) -> None:
        if what[1] == "version":
            if self._dice.random() < TALKATIVE:
                await self._think(VERSION_AFTER_S)
                if self._moment() == what:
                    self._say(words.VERSIONS)
            return
        await self._think(ANSWER_AFTER_S)
        self._say(self._dice.choice((words.RIGHT, words.WRONG)))

    async def _think(self, between: tuple[float, float]) -> None:
        await asyncio.sleep(self._dice.uniform(*between) / self._speed)
