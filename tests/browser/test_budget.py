"""What a first visit to the table costs, as the browser itself counts it, and that nothing comes from outside."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Response

from infra.local import Club
from tests.browser.people import Person
from tests.browser.seating import seat_everybody
from tests.browser.weight import first_load

CODE = 60 * 1024
FONTS = 100 * 1024


def test_the_first_load_keeps_its_budget(club: Club, browser: Browser) -> None:
    visitor = Person(browser, club.url)
    fonts: dict[str, Response] = {}

    def note(answer: Response) -> None:
        if answer.url.endswith(".woff2"):
            fonts[answer.url] = answer

    visitor.page.on("response", note)
    visitor.open()
    visitor.sees("Код стола")
    visitor.page.wait_for_load_state("networkidle")
    files = first_load(club.url)
    assert {urlsplit(url).path for url in visitor.asked} >= set(files), "the browser asked for all of them"
    letters = sum(len(answer.body()) for answer in fonts.values())
    code = sum(len(gzip.compress(text.encode(), 9)) for text in files.values())
    visitor.close()
    print("first load, bytes:", {"code": code, "fonts": letters})
    assert 0 < code <= CODE
    assert 0 < letters <= FONTS


def test_nothing_is_asked_of_any_other_origin(club: Club, browser: Browser) -> None:
    with seat_everybody(browser, club.url, 2) as table:
        table.start()
        table.host.press("Крутить волчок")
        table.captain.sees("Крупье читает вопрос")
        for person in table.everybody():
            assert person.asked
            assert person.foreign() == []
