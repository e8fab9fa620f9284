"""What is checked of every screen: boxes of text, the arrow, art that is drawn, axe, focus and targets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from infra.env import ROOT

SERIOUS = ("serious", "critical")
MOST_STOPS = 150


@cache
def source(path: Path) -> str:
    return path.read_text("utf-8")


def ask(page: Page, question: str) -> Any:
    """The answer of one function of look.js in this page."""
    text = source(Path(__file__).with_name("look.js"))
    return page.evaluate(f"{text}.{question}()")


def text_faults(page: Page) -> list[str]:
    """Texts that are clipped, run off the window or lie over one another; a page wider than its window."""
    ask(page, "settle")
    # the same check that the client's gallery uses
    boxes = source(ROOT / "site" / "bundle" / "boxes.mjs").replace("export function", "function")
    found: list[str] = page.evaluate(f"() => {{ {boxes}; return faults(); }}")
    wide = ask(page, "width")
    found += ask(page, "unreachable")
    return found + ([f"the page is {wide} px wider than its window"] if wide > 1 else [])


def arrow_is_off_by(page: Page) -> float:
    """Degrees between the arrow as it lies and the middle of the sector in play as it is drawn."""
    found: float | None = ask(page, "arrow")
    assert found is not None, "no arrow or no sector in play"
    return found


def borrowed_art(page: Page) -> list[str]:
    """Emoji and icon-font glyphs in the page's own words."""
    found: list[str] = ask(page, "borrowedArt")
    return found


def small_targets(page: Page) -> list[str]:
    """Controls a thumb would miss: under 44 px either way."""
    found: list[str] = ask(page, "smallTargets")
    return found


def axe_faults(page: Page) -> list[str]:
    """Serious and critical findings of axe, one line each. Evaluated by the debugger: the page's own policy stands."""
    ask(page, "settle")
    page.evaluate(source(ROOT / "node_modules" / "axe-core" / "axe.min.js"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['impact']} {found['id']}: {node['html'][:140]} | {node['failureSummary'].splitlines()[-1].strip()}"
        for found in result["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]


def tab_faults(page: Page) -> list[str]:
    """Tabs once through the screen: controls it never met, and those whose focus cannot be seen."""
    ask(page, "startTabbing")
    unseen: list[str] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        at: dict[str, Any] | None = ask(page, "focus")
        if at is not None and at["again"]:
            break
        if at is not None and not at["seen"]:
            unseen.append(f"focus is not seen: {at['name']}")
    return unseen + [f"Tab does not reach: {name}" for name in ask(page, "unmet")]
