"""How much is sent and stored, early in a game and late: nothing may grow with history."""

from __future__ import annotations

from statistics import median

from tests.bench.evening import Done, key_bytes, questions, recorded
from tests.bench.rows import Measured, measure

EARLY, LATE = slice(0, 20), slice(180, 200)
"""A whole round each: the first round holds the tenth action, the tenth round the two-hundredth."""


@measure(quick=True)
def sizes() -> Measured:
    """Of a round's views the median and the most. The question is the house's middle one; the longest is told apart."""
    actions = recorded().actions
    for when, round_ in (("10", actions[EARLY]), ("200", actions[LATE])):
        yield f"state after {when} actions", max(each.state for each in round_)
        for who in ("host", "captain", "seat"):
            views = [getattr(each, who) for each in round_]
            yield f"{who} view after {when} actions", median(views)
            yield f"{who} view after {when} actions, most", max(views)
    for who in ("host", "captain", "seat"):
        early, late = (median(getattr(each, who) for each in actions[round_]) for round_ in (EARLY, LATE))
        yield f"{who} view grows in ten rounds by", late - early
    yield "the host's part of the longest question", key_bytes(questions()[-1])


@measure(quick=True)
def calls() -> Measured:
    """Of DynamoDB, the frames apart: one for each reader and one for the asker."""
    actions = recorded().actions
    yield "calls of an action", max(len(each.calls) for each in actions if not is_rare(each))
    yield "calls of an action that fills a log page", max(len(each.calls) for each in actions)
    yield "frames of an action, 17 readers", max(each.frames for each in actions)
    yield "calls of a ping", max(len(each.calls) for each in recorded().pings)
    yield "calls of a ping that is written", max(len(each.calls) for each in recorded().written)


def is_rare(done: Done) -> bool:
    """A log page is written every thirty-second time; a pack is fetched once for each worker."""
    return "PutItem" in done.calls or "GetItem" in done.calls
