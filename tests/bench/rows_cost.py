"""What a two-hour game with 17 connections costs: published prices times what was counted in the recorded evening."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from pathlib import Path
from statistics import mean

import yaml

from tests.bench.evening import NAMES, WATCH, Done, recorded
from tests.bench.rows import Measured, measure

HOURS, ACTIONS = 2, 400
BILLED_S, MEMORY_GB = 0.03, 1.0
"""Of an invocation: two calls in the region and our own few ms; the template's memory."""
LOG_BYTES = 900
"""Our two lines of an invocation and the platform's three."""
SEATED_PING_S, WATCHING_PING_S = 30, 120
"""site/table/clock/pings.ts: how often a page that is seen asks the time."""
KB = 1024


@measure(quick=True)
def cost() -> Measured:
    price = {name: float(value) for name, value in yaml.safe_load(PRICES.read_text()).items()}
    done, people = recorded(), 1 + len(NAMES) + WATCH
    pings = HOURS * 3600 * ((people - WATCH) / SEATED_PING_S + WATCHING_PING_S**-1 * WATCH)
    acted, pinged = units(done.actions), units(done.pings)
    total = {name: ACTIONS * acted[name] + pings * pinged[name] for name in acted}
    minutes = price["gateway_minute"] * people * HOURS * 60
    dollars = minutes + sum(price[name] * count for name, count in total.items())
    yield "a two-hour game, 17 connections", 1000 * dollars
    yield "of it for its messages", 1000 * total["gateway_message"] * price["gateway_message"]


PRICES = Path(__file__).with_name("prices.yaml")


def units(of: Iterable[Done]) -> dict[str, float]:
    """What an average one of these is charged for. A ping writes its own row, an action the state."""
    each = list(of)
    is_action = bool(each[0].host)
    return {
        "gateway_message": 1 + mean(one.frames for one in each),
        "lambda_request": 1,
        "lambda_gb_s": BILLED_S * MEMORY_GB,
        "dynamo_write": mean(ceil(one.state / KB) if is_action else 1 for one in each),
        "dynamo_read": mean(ceil(one.partition / 4 / KB) for one in each),
        "log_gb": LOG_BYTES / 1e9,
    }
