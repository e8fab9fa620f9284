"""What the chunks of random games have met, put together after the last one, whichever process each ran in.

Printed as a table; a rulebook of which all games were played and some row or refusal never came up fails the run.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from game.rulebooks import RULEBOOKS

from tests.support.random_games import Seen

PROPERTY, GAMES, FINISH_SHARE = "whole_games", 2_000, 0.9
ASKED = int(os.environ.get("PKZ_GAMES", GAMES))
"""How many random games of each rulebook this run plays; what was never used is asked when they are all there."""


@dataclass
class Met:
    """Of one rulebook: what its chunks have seen, and every refusal code that may be seen."""

    seen: Seen = field(default_factory=Seen)
    codes: set[str] = field(default_factory=set)

    def faults(self, name: str) -> Iterator[str]:
        rows = RULEBOOKS[name].rows
        unused = [str(row) for n, row in enumerate(rows) if n not in self.seen.rows]
        if unused:
            yield f"{name}: rows never used: {unused}"
        if self.codes - self.seen.codes:
            yield f"{name}: refusal codes never seen: {sorted(self.codes - self.seen.codes)}"
        if self.seen.finished < FINISH_SHARE * self.seen.games:
            yield f"{name}: too few games finish"


def told(name: str, seen: Seen, codes: frozenset[str]) -> tuple[str, str]:
    """A chunk's report, for record_property."""
    kept = {"rows": sorted(seen.rows), "codes": sorted(seen.codes), "wanted": sorted(codes)}
    counts = {"games": seen.games, "finished": seen.finished, "commands": seen.commands}
    return PROPERTY, json.dumps({"name": name, **kept, **counts})


class WholeGames:
    """A plugin of the process that hears of every test."""

    def __init__(self) -> None:
        self.met: dict[str, Met] = {}

    def pytest_runtest_logreport(self, report: Any) -> None:
        for name, value in report.user_properties if report.when == "call" else ():
            if name == PROPERTY:
                self._add(json.loads(value))

    def _add(self, told: dict[str, Any]) -> None:
        met = self.met.setdefault(told["name"], Met())
        met.codes |= set(told["wanted"])
        counts = (told["games"], told["finished"], told["commands"])
        met.seen.add(Seen(set(told["rows"]), set(told["codes"]), *counts))

    def faults(self) -> list[str]:
        whole = {name: met for name, met in self.met.items() if met.seen.games >= GAMES}
        return [fault for name, met in whole.items() for fault in met.faults(name)]

    def pytest_sessionfinish(self, session: Any) -> None:
        if self.faults():
            session.exitstatus = session.exitstatus or 1

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        for name, met in self.met.items():
            seen = met.seen
            share = f"{seen.finished / seen.games:.1%} finish"
            part = "" if seen.games >= GAMES else f" of {GAMES}: what was never used is not asked"
            terminalreporter.write_line(f"{name}: {seen.games} games{part}, {seen.commands} commands, {share}")
        for fault in self.faults():
            terminalreporter.write_line(f"FAILED {fault}", red=True)
        if self.met and not self.faults():
            terminalreporter.write_line("whole games: nothing that was asked for is missing")
