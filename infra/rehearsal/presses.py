"""What was pressed and not yet answered: sent again with every new line, under the same id, till an answer comes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Frame = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a press: done, refused, stale, broken, sheet (taken), or lost when the window ended first."""

    kind: str
    code: str = ""
    clause: str = ""
    v: int = 0


class Presses:
    def __init__(self) -> None:
        self._waiting: dict[str, tuple[Frame, asyncio.Future[Answer]]] = {}

    def keep(self, frame: Frame) -> asyncio.Future[Answer]:
        """The answer to come. The same id twice is one press."""
        if frame["id"] not in self._waiting:
            self._waiting[frame["id"]] = (frame, asyncio.get_running_loop().create_future())
        return self._waiting[frame["id"]][1]

    def frames(self) -> tuple[Frame, ...]:
        return tuple(frame for frame, _ in self._waiting.values())

    def find(self, id: str) -> Frame | None:
        return self._waiting[id][0] if id in self._waiting else None

    def settle(self, said: Frame) -> None:
        """The server's word on one press; a word on a press long settled changes nothing."""
        _, answer = self._waiting.pop(said["id"], (None, None))
        if answer is not None and not answer.done():
            told = {name: said[name] for name in ("code", "clause", "v") if name in said}
            answer.set_result(Answer(said["t"], **told))

    def lose(self) -> None:
        """The window has ended: nothing will be answered any more."""
        for id in tuple(self._waiting):
            self.settle({"t": "lost", "id": id})
