"""Every named moment at every size: nothing clipped, art drawn, the arrow true, axe and thumbs content."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from infra.local import Club
from tests.browser import look
from tests.browser.moments import Evening, Moment
from tests.browser.people import LAPTOP, PHONE
from tests.browser.proxy import Proxy

BY_TAB = {"door", "lobby", "ready", "reading", "request-pending", "naming", "verdict", "protocol"}
IN_OTHER_LIGHT = {"door", "lobby", "reading", "ready", "last-seconds", "revealed", "victory"}
AT_REST = {"spin-resting", "minute-23", "answering", "handout"}
ON_SCREENS = 10  # pictures of fewer moments would prove little


def in_all_sizes(moment: Moment) -> Iterator[tuple[Page, ViewportSize]]:
    for person in moment.pages:
        own = person.page.viewport_size or LAPTOP
        for size in [LAPTOP, PHONE] if moment.turns else [own]:
            person.page.set_viewport_size(size)
            yield person.page, size
        person.page.set_viewport_size(own)


def faults_of(moment: Moment, page: Page) -> Iterator[str]:
    yield from look.text_faults(page)
    yield from (f"art is typed, not drawn: {each}" for each in look.borrowed_art(page))
    yield from (f"small target {each}" for each in look.small_targets(page))
    yield from look.axe_faults(page)
    if moment.name in AT_REST:
        off = look.arrow_is_off_by(page)
        if off > 1:
            yield f"the arrow is {off:.1f} degrees off its sector"
    if moment.name in IN_OTHER_LIGHT:
        page.evaluate("document.documentElement.dataset.theme = 'light'")
        yield from (f"in light: {each}" for each in look.axe_faults(page))
        page.evaluate("document.documentElement.dataset.theme = 'contrast'")
        yield from (f"in contrast: {each}" for each in look.axe_faults(page))
        page.evaluate("delete document.documentElement.dataset.theme")
    if moment.name in BY_TAB:
        yield from look.tab_faults(page)


@pytest.mark.clause("P4.5")
def test_every_screen_of_an_evening_looks_as_it_should(club: Club, browser: Browser, proxies: list[Proxy]) -> None:
    evening = Evening(browser, club.url, proxies[0])
    found: list[str] = []
    seen: set[str] = set()
    for moment in evening.moments():
        seen.add(moment.name)
        for page, size in in_all_sizes(moment):
            found += [f"{moment.name} {size['width']}: {each}" for each in faults_of(moment, page)]
        if moment.name == "black-box":
            log = evening.laptop.sounds()
            assert [each["sound"] for each in log if each["act"] == "play"].count("intrigue") == 1
    errors = [error for person in evening.everybody() for error in person.errors]
    evening.close()
    assert len(seen) > ON_SCREENS
    assert not errors
    assert not found, "\n".join(sorted(set(found)))
