"""`make shots`: pictures of the named moments in build/shots, in every light; those of the pages in content/shots."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from infra import steps
from infra.env import ROOT
from infra.local import Club
from tests.browser import look, pictures
from tests.browser.moments import Evening, Moment
from tests.browser.moments_more import HallGame, Television
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.proxy import Proxy
from tests.conftest import launch

OUT = ROOT / "build" / "shots"
ADDRESS = "127.0.0.2"
VARIANTS = ("", "reduced", "contrast", "light")


def dress(page: Page, variant: str) -> None:
    """Motion, contrast and light as a person would have set them; what moves has come to rest."""
    page.emulate_media(
        reduced_motion="no-preference" if variant == "" else "reduce",
        contrast="more" if variant == "contrast" else "no-preference",
    )
    page.evaluate(f"document.documentElement.toggleAttribute('data-theme', {str(variant == 'light').lower()})")
    if variant == "light":
        page.evaluate("document.documentElement.dataset.theme = 'light'")
    look.ask(page, "settle")


def shoot(moment: Moment, person: Person) -> None:
    """A page in every variant, at its own size or turned to both."""
    page = person.page
    own = page.viewport_size or LAPTOP
    for size in [LAPTOP, PHONE] if moment.turns else [own]:
        page.set_viewport_size(size)
        for variant in VARIANTS:
            dress(page, variant)
            tail = f"-{variant}" if variant else ""
            page.screenshot(path=OUT / f"{moment.name}-{size['width']}x{size['height']}{tail}.png")
    page.set_viewport_size(own)
    dress(page, "reduced")
    if moment.name in pictures.LOBBY:
        pictures.keep(page, moment.name)


def main() -> None:
    for _, build in steps.STEPS:
        build()
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as state,
        Club(Path(state), extra_names=(ADDRESS,)) as club,
        Proxy(ADDRESS, club.port) as proxy,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        pictures.round_alone(browser, club.url)
        pictures.own_pack(browser, club.url)
        evening = Evening(browser, club.url, proxy)
        for company in (evening, Television(browser, club.url), HallGame(browser, club.url)):
            for moment in company.moments():
                for person in moment.pages:
                    shoot(moment, person)
                print(time.strftime("%X"), moment.name, flush=True)
            company.close()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
