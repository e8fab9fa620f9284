"""The robot host's other hand: what hall teams have answered is judged, answer by answer, as soon as it lies there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from infra.rehearsal.offers import chances
from infra.rehearsal.window import Window

RIGHT = 0.6
DOES = "judge_sheets"


async def judge(window: Window, dice: random.Random) -> None:
    """Till the window ends. A person judges by the words; a robot knows none and lets chance decide."""
    while not window.ended:
        waiting = unjudged(window.view)
        if not waiting or all(each.do != DOES for each in chances(window.view)):
            await window.news()
            continue
        answer = await window.ask(DOES, group=waiting[0], correct=dice.random() < RIGHT)
        while answer.kind == "done" and window.v < answer.v and not window.ended:
            await window.news()
        if answer.kind != "done":
            await window.news()


def unjudged(view: Mapping[str, Any]) -> tuple[int, ...]:
    """Numbers of collected answers without a verdict."""
    return tuple(int(each["group"]) for each in view.get("answers", ()) if not each.get("verdict"))
