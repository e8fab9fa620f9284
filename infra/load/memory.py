"""Resident memory of the club's processes while it is loaded, and how fast it grows."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from infra.processes import command_line, descendants

ENTRY = re.compile(r"-pkz-app-(\w+)-")
PAGE = os.sysconf("SC_PAGE_SIZE")
WARM = 1 / 3
"""So much of the run is warming up: workers start, caches fill."""


@dataclass
class Memory:
    """Samples by who: the time in seconds and megabytes. The door is this process; the emulator keeps tables, logs of
    the functions and its own; of the workers of each of our functions the largest is told.
    """

    emulator: int
    samples: dict[str, list[tuple[float, float]]] = field(default_factory=dict)

    def look(self, now_s: float) -> None:
        found = {"дверь и роботы": resident(os.getpid()), "эмулятор": resident(self.emulator)}
        for pid in descendants(self.emulator):
            who = f"функция {entry(pid)}"
            found[who] = max(found.get(who, 0), resident(pid))
        for who, octets in found.items():
            self.samples.setdefault(who, []).append((now_s, octets / 1e6))

    def slopes(self) -> dict[str, tuple[float, float, float]]:
        """By who: MB when warm, MB at the end, and MB a minute between."""
        found = {}
        for who, samples in self.samples.items():
            warm = samples[int(len(samples) * WARM) :]
            if len(warm) > 1:
                found[who] = (warm[0][1], warm[-1][1], 60 * slope(warm))
        return found


def slope(points: list[tuple[float, float]]) -> float:
    """Of the straight line through these points, by least squares."""
    x0, y0 = (sum(side) / len(points) for side in zip(*points, strict=True))
    spread = sum((x - x0) ** 2 for x, _ in points)
    return sum((x - x0) * (y - y0) for x, y in points) / spread if spread else 0.0


def resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except (OSError, IndexError):
        return 0


def entry(pid: int) -> str:
    """Which of our functions this worker is: the emulator starts it in a folder named for it."""
    found = ENTRY.search(command_line(pid))
    return found[1] if found else "?"
