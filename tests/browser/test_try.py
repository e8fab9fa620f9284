"""The round that is tried alone: played by both roles with no server behind it, on a phone and by keys."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from infra.local import Club
from tests.browser import look
from tests.browser.people import PATIENCE_MS, PHONE, worker_is_there

A_MINUTE = re.compile(r"\b[1-5]\d\b")
MORE_THAN_A_MINUTE = re.compile(r"\b(?:[6-9]\d|1[01]\d)\b")
"""A clock that runs, read when the reader gets to it: of the minute, and of what was left of it with one more."""
KIND = "За живым столом эта кнопка работает"


@pytest.fixture
def visitor(club: Club, browser: Browser) -> Iterator[Page]:
    """A phone; whatever the page asks of the server, or whatever its policy forbids, fails the test."""
    context = browser.new_context(
        base_url=club.url, locale="ru-RU", color_scheme="dark", viewport=PHONE, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    wrong: list[str] = []
    page.on("request", lambda sent: wrong.append(sent.url) if "/api/" in sent.url or "/ws" in sent.url else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert wrong == []


def test_a_captain_plays_a_round_alone_on_a_phone(visitor: Page) -> None:
    visitor.goto("/try/")
    visitor.get_by_role("link", name="Сыграть за капитана").click()
    visitor.get_by_role("button", name="Можно крутить").click()
    visitor.get_by_role("button", name="Вопрос ясен, время").click()
    expect(visitor.locator(".papers__clock")).to_contain_text(A_MINUTE)
    assert look.text_faults(visitor) == []
    assert look.axe_faults(visitor) == []
    visitor.get_by_role("button", name="Помощь клуба").click()
    visitor.get_by_role("dialog").get_by_role("button", name="Попросить").click()
    visitor.get_by_role("button", name="Крупье согласен").click()
    expect(visitor.locator(".papers__clock")).to_contain_text(MORE_THAN_A_MINUTE)
    visitor.get_by_role("button", name="Пропустить минуту").click()
    visitor.locator(".scene").wait_for()  # the gong, three seconds later
    visitor.keyboard.press("Escape")
    visitor.get_by_role("button", name="Отвечает").click()
    visitor.get_by_role("dialog").get_by_role("button", name="Аня").click()
    visitor.get_by_role("button", name="На вокзале спешат часы").click()
    expect(visitor.locator(".scene")).to_contain_text("Неверно")
    visitor.keyboard.press("Escape")
    visitor.get_by_role("button", name="Дальше").click()
    expect(visitor.get_by_role("link", name="Открыть свой стол")).to_have_attribute("href", "/t/")
    assert look.text_faults(visitor) == []


def test_a_host_judges_by_keys_and_sees_the_key(visitor: Page) -> None:
    visitor.set_viewport_size({"width": 1280, "height": 800})
    visitor.goto("/t/try/")
    visitor.get_by_role("button", name="Крупье").press("Enter")
    expect(visitor.locator(".keycard--key")).to_have_count(0)
    for key in (" ", " "):  # spin, time
        visitor.locator(".btn--primary:not([aria-disabled])").first.wait_for()
        visitor.keyboard.press(key)
    expect(visitor.locator(".keycard--key")).to_contain_text("на минуту позже")
    visitor.get_by_role("button", name="Дать слово").press("Enter")
    visitor.locator("[data-deed='judge.true']").wait_for()
    visitor.keyboard.press("v")
    expect(visitor.locator(".host__score")).to_have_text("1:0")
    visitor.keyboard.press("z")
    visitor.get_by_role("dialog").get_by_role("button", name="Отменить").click()
    expect(visitor.get_by_text(KIND)).to_be_visible()
    visitor.locator("[data-deed=close_round]").click()
    visitor.get_by_role("button", name="Сыграть за капитана").click()
    expect(visitor.get_by_role("button", name="Можно крутить")).to_be_visible()


def test_after_a_first_visit_the_round_is_played_without_a_network(visitor: Page) -> None:
    visitor.goto("/t/try/")
    worker_is_there(visitor)
    visitor.context.set_offline(True)
    visitor.goto("about:blank")
    visitor.goto("/t/try/#captain")
    visitor.get_by_role("button", name="Можно крутить").click()
    visitor.get_by_role("button", name="Вопрос ясен, время").click()
    expect(visitor.locator(".papers__clock")).to_contain_text(A_MINUTE)
    visitor.context.set_offline(False)
