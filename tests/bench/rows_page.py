"""The table page: bytes of its first load, and how soon a slow phone shows and uses it."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from infra import chromium
from infra.env import ROOT
from infra.local import Club
from tests.bench.rows import Measured, measure

BUILT = ROOT / "build" / "site" / "t"
RUNS = 5
CPU_SLOWER = 4
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""Chromium's own «slow 4G»: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up."""


@measure()
def page_bytes() -> Measured:
    """Of the newest build: what index.html names and all it imports at once, and the fonts."""
    first = _first_load(BUILT / "index.html")
    for kind in ("js", "css"):
        yield (
            f"page: {kind} of the first load",
            sum(_packed(path) for path in first if path.suffix == f".{kind}") / 1024,
        )
    yield "page: the first load", sum(map(_packed, first)) / 1024
    yield "page: fonts", sum(path.stat().st_size for path in (BUILT / "fonts").glob("*.woff2")) / 1024


def _first_load(index: Path) -> set[Path]:
    from tests.browser.weight import AT_ONCE, NAMED

    found: set[Path] = set()
    waiting = [index.parent / name for name in NAMED.findall(index.read_text("utf-8"))]
    while waiting:
        path = waiting.pop().resolve()
        if path not in found:
            found.add(path)
            waiting += [path.parent / name for name in AT_ONCE.findall(path.read_text("utf-8"))]
    return found


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


@measure()
def paints() -> Measured:
    """Slow CPU, slow 4G, an empty cache: medians of several visits."""
    with tempfile.TemporaryDirectory() as folder, Club(Path(folder) / "club") as club, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium.install(), args=chromium.flags())
        visits = [_visit(browser, f"{club.url}/t/") for _ in range(RUNS)]
        browser.close()
    yield "page: first paint on a slow phone", median(paint for paint, _ in visits)
    yield "page: usable on a slow phone", median(usable for _, usable in visits)


def _visit(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds from the address to the first paint, and to a button that can be pressed."""
    context = browser.new_context(locale="ru-RU", color_scheme="dark")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWER})
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", dict(SLOW_4G))
    page.goto(address, wait_until="commit")
    page.get_by_role("button").first.wait_for()
    usable = float(page.evaluate("performance.now()"))
    paint = _until(page, lambda: page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime"))
    context.close()
    return paint, usable


def _until(page: Page, told: Callable[[], Any]) -> float:
    while (found := told()) is None:
        page.wait_for_timeout(20)
    return float(found)
