"""The longest names in every place where teams and officers stand: nothing cut, nothing scrolled sideways."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import msgspec
import pytest
from playwright.sync_api import Browser, ViewportSize

from infra import node
from infra.env import ROOT
from tests.browser import look
from tests.client import views_long

VIEWS = ROOT / "build" / "dev-views"
UPRIGHT: ViewportSize = {"width": 360, "height": 740}
LAID: ViewportSize = {"width": 740, "height": 360}
SCREENS = (
    "letters-card.steward", "letters-credit.defender", "letters-credit.author", "hall-writing.hall", "hall-sheets.host",
    "squads-lobby.host", "squads.captain", "squads-over.host",
)  # fmt: skip


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing: a test has an output of its own."""


@pytest.fixture
def screens() -> Iterator[str]:
    """The page with recorded views, as `npm run dev:views` builds it."""
    VIEWS.mkdir(parents=True, exist_ok=True)
    (VIEWS / "views.json").write_bytes(msgspec.json.encode({"moments": views_long.film(), "protocol": None}))
    node.run(node.ready(), "run", "dev:views")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(VIEWS)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_the_longest_names_fit_the_screens_of_teams_and_officers(screens: str, browser: Browser) -> None:
    found: list[str] = []
    for size in (UPRIGHT, LAID):
        context = browser.new_context(viewport=size, reduced_motion="reduce", color_scheme="dark", has_touch=True)
        page = context.new_page()
        for screen in SCREENS:
            moment, role = screen.split(".")
            page.goto("about:blank")
            page.goto(f"{screens}#moment=long-{moment}&role={role}")
            page.locator("main").wait_for()
            found += [f"{screen} {size['width']}: {fault}" for fault in look.text_faults(page)]
        context.close()
    assert not found, "\n".join(found)
