"""What a two-hour game with 17 connections costs: published prices times what was counted.

What happens in such an evening. Actions: the log of a whole game of eleven rounds as a referee wrote it down
(tests/transcripts/full.game: verdicts, three requests with their answers, an undo; three players and a minimal lobby),
and besides what people do that a transcript leaves out, counted for five players in ASIDE. Pings: as the page sends
them (site/table/clock/pings.ts), every page seen all the time: a host and five players each 30 s, eleven who watch each
4 min, and five quick ones after every hello. A hello: everybody comes, and once more comes back, for phones sleep; each
tells how its device is.
What one of these takes in calls, frames and kilobytes is measured in the recorded evening, with 17 there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from statistics import mean

import yaml
from game.rulebooks import RULEBOOKS

from tests.bench.evening import NAMES, WATCH, Done, recorded
from tests.bench.rows import Measured, measure
from tests.support import script, transcript

PRICES = Path(__file__).with_name("prices.yaml")
GAME = Path(__file__).parents[1] / "transcripts" / "full.game"
HOURS, MEMORY_GB, KB = 2, 1.0, 1024
PEOPLE = 1 + len(NAMES) + WATCH
COMES, QUICK_PINGS, LAMPS = 2, 5, 2
"""How often each page says hello, its pings then, and how often it tells of its device then."""
SEATED_PING_S, WATCHING_PING_S = 30, 240
WRITTEN = 0.5
"""Every second ping finds its row old enough to be written: 30 s, then 60; for those who watch 4 min, then 8."""
ASIDE = {
    "two more sit down": 2, "all dress anew in the lobby": 5, "votes for a captain": 5, "two more are ready": 2,
    "somebody is not ready after all": 2, "the pack is changed, texts of questions on": 2, "a late guest knocks": 2,
    "the text is shown after reading": 11, "a pause in every second minute": 10, "answers asked to be heard": 9,
    "a verdict undone and given anew": 6, "silence put on and off": 4, "a score put right": 1, "dressed in breaks": 8,
}  # fmt: skip


@dataclass(frozen=True)
class Kind:
    """Something that happens so often; seconds: billed of an invocation: a call in the region takes some 5 ms, posts
    in parallel 10, our own work a few. log: bytes of our lines and of the platform's three."""

    times: float
    done: Sequence[Done]
    seconds: float
    log: int
    writes: bool = True
    invoked: int = 1

    def read(self, one: Done) -> int:
        """A ping reads the rows of the connections, whatever else happens the whole partition."""
        return one.partition if any(each.host for each in self.done) else one.partition - one.state

    def units(self) -> dict[str, float]:
        """What all of these are charged for. A ping writes its own row, an action the state; a row is under 1 KB."""
        big = any(each.host for each in self.done) and self.invoked == 1
        written = mean(ceil(each.state / KB) if big else 1 for each in self.done)
        of_each = {
            "gateway_message": self.invoked + mean(each.frames for each in self.done),
            "lambda_request": self.invoked,
            "lambda_gb_s": self.invoked * self.seconds * MEMORY_GB,
            "dynamo_write": written * self.invoked if self.writes else 0,
            "dynamo_read": mean(ceil(self.read(each) / 4 / KB) for each in self.done) * self.invoked,
            "log_gb": self.invoked * self.log / 1e9,
        }
        return {name: self.times * count for name, count in of_each.items()}


@cache
def actions() -> int:
    """How many entries such an evening leaves in the log."""
    found = script.read(GAME)
    played = transcript.play(found, RULEBOOKS[found.one("правила")])
    return len(played.log) + sum(ASIDE.values())


def pings() -> float:
    seated = HOURS * 3600 / SEATED_PING_S * (PEOPLE - WATCH)
    return seated + HOURS * 3600 / WATCHING_PING_S * WATCH + PEOPLE * COMES * QUICK_PINGS


def kinds() -> dict[str, Kind]:
    """A player's coming is four invocations: the old socket's end, the new one, its hello, its lamps."""
    done, comes = recorded(), PEOPLE * COMES
    return {
        "actions": Kind(actions(), done.actions, 0.03, 900),
        "ordinary pings": Kind(pings() * (1 - WRITTEN), done.pings, 0.015, 310, writes=False),
        "written pings": Kind(pings() * WRITTEN, done.written, 0.02, 310),
        "comings": Kind(comes, done.hellos, 0.03, 900, invoked=2 + LAMPS),
    }


@measure(quick=True)
def cost() -> Measured:
    price = {name: float(value) for name, value in yaml.safe_load(PRICES.read_text()).items()}
    spent = {
        name: {unit: count * price[unit] for unit, count in kind.units().items()} for name, kind in kinds().items()
    }
    minutes = price["gateway_minute"] * PEOPLE * HOURS * 60
    yield "actions of a two-hour game", actions()
    yield "a two-hour game, 17 connections", 1000 * (minutes + sum(sum(each.values()) for each in spent.values()))
    yield "of it for its messages", 1000 * sum(each["gateway_message"] for each in spent.values())
    yield "of it for its pings", 1000 * sum(sum(spent[name].values()) for name in ("ordinary pings", "written pings"))
