"""The content policy in a real browser: no page of ours breaks it, and what a stranger brings in does not run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from infra import headers
from infra.local import Club
from tests.abuse.conftest import Caller
from tests.browser.people import PATIENCE_MS, HostPage

WATCH = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
});
"""
INTRUDE = """async () => {
  const script = document.createElement('script');
  script.textContent = 'window.intruded = 1';
  document.body.append(script);
  const markup = '<img src="data:," onerror="window.intruded = 2"><p style="color:red">x</p>';
  document.body.insertAdjacentHTML('beforeend', markup);
  const moment = (ms) => new Promise((done) => setTimeout(done, ms));
  await moment(200);
  for (let more = 0; more < 600 && window.violations.length < 3; more++) await moment(50);
  return [window.intruded ?? 0, window.violations.length];
}"""
LEFTWARDS = "שלום"
LEFT_OF_LETTERS = (
    "el => { const all = new Range(); all.selectNodeContents(el); return all.getBoundingClientRect().left }"
)
NAME = "<img src=q onerror=z()>"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="ru-RU", color_scheme="dark")
    made.add_init_script(WATCH)
    made.set_default_timeout(PATIENCE_MS)
    yield made
    made.close()


def addresses(site: Path) -> list[str]:
    pages = sorted(page.relative_to(site).as_posix() for page in site.rglob("*.html"))
    return ["/" + page.removesuffix("index.html") for page in pages]


def complaints(page: Page, said: list[str]) -> list[str]:
    found: list[str] = page.evaluate("window.violations")
    return [*found, *(line for line in said if "Content Security Policy" in line or "Refused to" in line)]


def test_no_page_breaks_the_policy_and_each_carries_every_header(club: Club, context: BrowserContext) -> None:
    page, said = context.new_page(), list[str]()
    page.on("console", lambda message: said.append(message.text))
    for address in addresses(club.behind.site):
        answer = page.goto(club.url + address, wait_until="load")
        assert answer is not None
        sent = {name.lower(): value for name, value in answer.headers.items()}
        for name, value in headers.of_page(address, club.behind.csp).items():
            assert sent[name.lower()] == value, (address, name)
        assert complaints(page, said) == [], address


def test_lamp_and_search_of_the_site_ask_nothing_that_the_policy_forbids(club: Club, context: BrowserContext) -> None:
    page, said = context.new_page(), list[str]()
    page.on("console", lambda message: said.append(message.text))
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(club.url + "/pravila/pkz/")
    before = page.evaluate("document.body.dataset.mdColorScheme")
    page.locator("label[for^=__palette]:visible").first.click()
    expect(page.locator("body")).not_to_have_attribute("data-md-color-scheme", before)
    page.locator(".md-search__input").press_sequentially("волчок")
    page.wait_for_load_state("networkidle")  # the index and its worker have come
    assert complaints(page, said) == []


@pytest.mark.parametrize("address", ["/", "/t/"])
def test_what_is_brought_into_a_page_does_not_run(club: Club, context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.goto(club.url + address)
    intruded, noticed = page.evaluate(INTRUDE)
    assert intruded == 0
    assert noticed >= 3


def test_a_name_of_markup_is_read_as_it_was_written(club: Club, browser: Browser) -> None:
    """A player is called a tag: the console shows its letters, and nothing of it runs or is stopped."""
    host, said = HostPage(browser, club.url, before=WATCH), list[str]()
    host.page.on("console", lambda message: said.append(message.text))
    code = host.open_table()
    assert Caller(club, "127.0.0.1").guess(code, NAME).status == 200
    expect(host.page.get_by_text(NAME).first).to_be_visible()
    assert host.page.locator("img[src=q]").count() == 0
    assert host.page.evaluate("typeof window.z") == "undefined"
    assert complaints(host.page, said) == []
    assert Caller(club, "127.0.0.1").guess(code, LEFTWARDS).status == 200
    starts = [host.page.get_by_text(name, exact=True).first.evaluate(LEFT_OF_LETTERS) for name in (NAME, LEFTWARDS)]
    assert starts[0] == pytest.approx(starts[1], abs=4)  # each beside its face, whichever way it is written
    assert host.errors == []
    host.close()
