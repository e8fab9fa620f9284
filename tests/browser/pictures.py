"""Pictures of the table for the pages of the site, by night and by day: content/shots/NAME-dark.webp, NAME-light.webp.

They come from the lobby of the evening of `make shots`, from the round that is tried alone, and from a desk on which
an open pack lies, so that no question of a sealed pack can be read on one.
"""

from __future__ import annotations

import base64
import io
import zipfile
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser, Page, expect

from infra.env import ROOT
from tests.browser import look
from tests.browser.people import LAPTOP, PHONE

OUT: Final = ROOT / "content" / "shots"
LOBBY: Final = ("entering", "lobby")
ROUND: Final = ("table", "reading", "request", "undo", "minute", "naming", "right")
DESK: Final = ("desk",)
OPEN_PACK: Final = "second-evening"
LIGHTS: Final = {"dark": "", "light": "light"}
WIDE_PX: Final = 720
QUALITY: Final = 68
WITHOUT_GUIDE: Final = """gone => {
  document.querySelector('.guide').hidden = gone;
  document.querySelector('.try').style.gridTemplateRows = gone ? 'minmax(0, 1fr)' : '';
}"""


def keep(page: Page, name: str) -> None:
    """The window as it stands, in both lights, a laptop's made smaller."""
    size = page.viewport_size or LAPTOP
    scale = min(1.0, WIDE_PX / size["width"])
    clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": scale}
    line = page.context.new_cdp_session(page)
    page.evaluate("document.querySelectorAll('*').forEach((each) => { each.scrollTop = 0; })")
    for light, theme in LIGHTS.items():
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        look.ask(page, "settle")
        taken = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
        (OUT / f"{name}-{light}.webp").write_bytes(base64.b64decode(taken["data"]))
    page.evaluate("delete document.documentElement.dataset.theme")
    line.detach()


def round_alone(browser: Browser, door: str) -> None:
    """The round that is tried alone, by the host at a laptop and by the captain at a phone and a laptop."""
    _visit(browser, door, "host", False, _host)
    _visit(browser, door, "captain", True, _phone)
    _visit(browser, door, "captain", False, _laptop)


def own_pack(browser: Browser, door: str) -> None:
    """The desk of the host's own pack: an open pack of the house brought as a file, one question in hand."""
    context = browser.new_context(
        base_url=door, viewport=LAPTOP, reduced_motion="reduce", locale="ru-RU", color_scheme="dark"
    )
    page = context.new_page()
    page.goto("/t/")
    page.get_by_role("button", name="Открыть стол").click()
    page.get_by_role("button", name="Принести свой пакет").click()
    desk = page.locator("dialog.desk")
    desk.locator("input[type=file]").first.set_input_files(
        {"name": "pack.zip", "mimeType": "application/zip", "buffer": _zipped(OPEN_PACK)}
    )
    expect(desk.get_by_text("Ошибок нет")).to_be_visible()
    desk.locator('.slip[data-slot="1"]').get_by_role("button").click()
    keep(page, *DESK)
    context.close()


def _zipped(pack: str) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for path in sorted((ROOT / "content" / "packs" / pack).iterdir()):
            archive.write(path, path.name)
    return whole.getvalue()


def _visit(browser: Browser, door: str, role: str, phone: bool, play: Callable[[Page], None]) -> None:
    context = browser.new_context(
        base_url=door,
        viewport=PHONE if phone else LAPTOP,
        reduced_motion="reduce",
        locale="ru-RU",
        color_scheme="dark",
        has_touch=phone,
    )
    page = context.new_page()
    page.goto(f"/t/try/#{role}")
    play(page)
    context.close()


def _host(page: Page) -> None:
    page.locator("[data-deed=spin]").click()
    page.locator("[data-deed=start_clock]").wait_for()
    _kept(page, "reading")
    page.locator("[data-deed=start_clock]").click()
    page.get_by_role("button", name="Просьба капитана").click()
    expect(page.locator("[data-deed=grant_lifeline]")).to_be_visible()
    _kept(page, "request")
    page.locator("[data-deed=grant_lifeline]").click()
    page.get_by_role("button", name="Дать слово").click()
    page.keyboard.press("v")
    page.locator("[data-deed=close_round]").wait_for()
    page.keyboard.press("z")
    expect(page.get_by_text("Будет так")).to_be_visible()
    _kept(page, "undo")


def _to_the_minute(page: Page) -> None:
    page.get_by_role("button", name="Можно крутить").click()
    page.get_by_role("button", name="Вопрос ясен").click()
    page.locator("[data-deed=name_answerer]").wait_for()


def _phone(page: Page) -> None:
    _to_the_minute(page)
    _kept(page, "minute")
    page.locator("[data-deed=name_answerer]").click()
    page.get_by_role("dialog").wait_for()
    _kept(page, "naming")


def _laptop(page: Page) -> None:
    _to_the_minute(page)
    _kept(page, "table")
    page.locator("[data-deed=name_answerer]").click()
    page.get_by_role("dialog").get_by_role("button", name="Марк").click()
    page.get_by_role("button", name="Поезда уходят").click()
    page.locator(".scene").wait_for()
    _kept(page, "right")


def _kept(page: Page, name: str) -> None:
    """The guide belongs to the round alone; pictures show the table without it."""
    page.evaluate(WITHOUT_GUIDE, True)
    keep(page, name)
    page.evaluate(WITHOUT_GUIDE, False)
