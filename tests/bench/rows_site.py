"""The pages: how long a strict build takes, a thousand packs on the shelf, and how soon that shelf opens."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from infra import chromium, headers, pack_pages, steps
from infra.carry import Behind
from infra.door import Door, listen
from tests.bench.rows import Measured, measure
from tests.infra.test_pack_pages import pack
from tests.site.conftest import build

PACKS, QUESTIONS = 1000, 16
VISITS = 5
WHOLE = "document.querySelectorAll('.pack').length"
PAINTED = """new Promise(done => new PerformanceObserver(list => done(list.getEntries()[0].startTime))
  .observe({type: 'paint', buffered: true}))"""


@measure()
def pages() -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        done = build(Path(folder) / "site", "--strict")
        yield "site: a strict build", time.monotonic() - began
        if done.returncode:
            raise AssertionError(done.stdout + done.stderr)


@measure()
def thousand() -> Measured:
    """Sixteen thousand questions, every pack open: a card and a page each."""
    made = [pack(f"p{n}", QUESTIONS) for n in range(PACKS)]
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        began = time.monotonic()
        pack_pages.write(site, made, frozenset(f"p{n}" for n in range(PACKS)))
        yield "site: 1,000 packs built", time.monotonic() - began
        for name in ("styles", "assets"):
            (site / name).symlink_to(steps.SITE / name)
        yield "site: their shelf opens", _opens(site)


def _opens(site: Path) -> float:
    """Milliseconds to the first paint, every card being there; a median of visits with an empty cache."""
    listener = listen("127.0.0.1", 0)
    address = f"http://localhost:{listener.getsockname()[1]}/packs/"
    door = Door(listener, Behind(site, csp=headers.site_csp(steps.SITE)))
    door.open()
    seen = []
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium.install(), args=chromium.flags())
        for _ in range(VISITS):
            page = browser.new_context().new_page()
            page.goto(address, wait_until="load")
            if page.evaluate(WHOLE) != PACKS:
                raise AssertionError("cards are missing")
            seen.append(float(page.evaluate(PAINTED)))
            page.context.close()
        browser.close()
    door.close()
    return median(seen)
