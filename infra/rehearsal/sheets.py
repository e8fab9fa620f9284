"""A hall team's sheets: something is written on each question while it may be, and now and then corrected."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from infra.rehearsal import words
from infra.rehearsal.window import Window

THINKS_S = (5.0, 45.0)
CORRECTS = 0.2


class Sheets:
    """handed counts what became of the sheets: taken, or the code of a refusal."""

    def __init__(
        self, window: Window, dice: random.Random, say: Callable[[tuple[str, ...]], None], speed: float
    ) -> None:
        self._window, self._dice, self._say, self._speed = window, dice, say, speed
        self._written = set[int]()
        self.handed: dict[str, int] = {}

    async def run(self) -> None:
        while not self._window.ended:
            sheet = self._open()
            if sheet is None:
                await self._window.news()
                continue
            self._written.add(int(sheet["question"]))
            await self._write(sheet)

    def _open(self) -> Mapping[str, Any] | None:
        """The sheet on the newest question, once, while the server still takes it."""
        sheet: Mapping[str, Any] | None = self._window.view.get("sheet")
        if sheet is None or sheet.get("void") or sheet["question"] in self._written:
            return None
        closes_ms = sheet.get("closes_ms")
        return sheet if closes_ms is None or self._window.clock.now_ms() < closes_ms else None

    async def _write(self, sheet: Mapping[str, Any]) -> None:
        await asyncio.sleep(self._dice.uniform(*THINKS_S) / self._speed)
        for _ in range(2 if self._dice.random() < CORRECTS else 1):
            text = self._dice.choice(words.SHEETS)
            frame = {"do": "sheet", "id": secrets.token_hex(8), "question": sheet["question"], "text": text}
            answer = await self._window.press(frame)
            became = "sheet taken" if answer.kind == "sheet" else f"sheet {answer.code or answer.kind}"
            self.handed[became] = self.handed.get(became, 0) + 1
        self._say(words.HANDED)
