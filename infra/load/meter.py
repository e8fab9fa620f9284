"""One table measured from outside: when a command went out, when the last who should see it did, and what was done."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from infra.rehearsal.presses import Frame


@dataclass
class Pending:
    """An accepted command: when it was sent, and the lines that have not shown its version yet."""

    sent_s: float
    waiting: set[int]


@dataclass
class Meter:
    """taken: milliseconds from the first send to the last receiver; seated: of them those sent at seated_s or later.

    accepted: the command by its number in the log. answers: how often the table said what. doubled: numbers that two
    commands were told to be.
    """

    now_s: Callable[[], float] = time.perf_counter
    seated_s: float = 0.0
    taken: list[float] = field(default_factory=list)
    seated: list[float] = field(default_factory=list)
    accepted: dict[int, str] = field(default_factory=dict)
    answers: Counter[str] = field(default_factory=Counter)
    doubled: list[int] = field(default_factory=list)
    _sent: dict[str, tuple[float, str]] = field(default_factory=dict)
    _seen: dict[int, int] = field(default_factory=dict)
    _pending: dict[int, Pending] = field(default_factory=dict)

    def sent(self, frame: Frame) -> None:
        """A command leaves; sent again, it counts from the first time."""
        if "phase" in frame:
            self._sent.setdefault(frame["id"], (self.now_s(), frame["do"]))

    def came(self, line: int, frame: Frame) -> None:
        kind = frame["t"]
        if kind == "view":
            self._answered(frame)
            self._saw(line, frame["v"])
        elif kind != "pong":
            self.answers[kind if kind != "refused" else f"refused: {frame['code']}"] += 1

    def _answered(self, frame: Frame) -> None:
        """Before it counts as seen: whoever sees it last ends the time."""
        if "done" in frame:
            self.answers["done"] += 1
            if frame["done"] in self._sent:
                self._done(*self._sent.pop(frame["done"]), frame["v"])

    def garbled(self, text: str) -> None:
        """A frame that is not ours."""
        self.answers[f"garbled: {text[:60]}"] += 1

    def gone(self, line: int) -> None:
        """This line is over; nobody waits for it."""
        self._seen.pop(line, None)
        for v in list(self._pending):
            self._tick(v, line)

    @property
    def unseen(self) -> int:
        """Accepted commands that somebody who is still there has not been shown."""
        return len(self._pending)

    @property
    def versions(self) -> set[int]:
        """What those who are there see; one number when all see the same."""
        return set(self._seen.values())

    def _done(self, sent_s: float, do: str, v: int) -> None:
        if v in self.accepted:
            self.doubled.append(v)
        self.accepted[v] = do
        waiting = {line for line, seen in self._seen.items() if seen < v}
        self._pending[v] = Pending(sent_s, waiting)
        self._tick(v)

    def _saw(self, line: int, v: int) -> None:
        self._seen[line] = max(v, self._seen.get(line, 0))
        for each in [each for each in self._pending if each <= v]:
            self._tick(each, line)

    def _tick(self, v: int, line: int = -1) -> None:
        pending = self._pending[v]
        pending.waiting.discard(line)
        if not pending.waiting:
            taken_ms = 1000 * (self.now_s() - pending.sent_s)
            self.taken.append(taken_ms)
            if pending.sent_s >= self.seated_s:
                self.seated.append(taken_ms)
            del self._pending[v]
