"""What somebody with manners leaves alone though it is offered: read off the newest view, not off any rule."""

from __future__ import annotations

from infra.rehearsal.offers import Chance
from infra.rehearsal.window import Window

GOING_ON = ("name_answerer", "close_discussion")


def of_player(window: Window, chance: Chance) -> bool:
    """Whoever has asked the host for something does not go on before the answer."""
    asked = (window.room.get("round") or {}).get("asked")
    return asked is not None and chance.do in GOING_ON


def of_host(window: Window, chance: Chance) -> bool:
    """A captain who was chosen and plays is left alone."""
    chairs = window.room.get("chairs", ())
    return chance.do == "mark_captain" and any(each.get("captain") and not each.get("out") for each in chairs)
