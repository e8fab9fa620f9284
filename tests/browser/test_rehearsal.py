"""A person alone rehearses a whole evening with robots, by keyboard: called, led through a game, let go."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, expect

from infra.local import Club
from tests.browser.people import HostPage, PlayerPage
from tests.support.waiting import PATIENCE_S, eventually

VOTES_MS = 800
ROBOT = re.compile("^Робот ")
NOT_NOW = ":not([data-deed=pause_clock]):not([data-deed=return_to_lobby])"


def call_robots(host: HostPage) -> None:
    """Two of the quick ones: one fewer than offered at first."""
    host.reach("Позвать роботов на репетицию")
    host.reach("Сколько роботов: меньше")
    host.reach("как люди", "ArrowRight")
    expect(host.page.get_by_role("radio", name="быстро")).to_be_checked()
    host.reach("Позвать")
    expect(host.page.get_by_text("За столом 2 робота")).to_be_visible()
    expect(host.page.get_by_role("list").get_by_text(ROBOT)).to_have_count(2)


def see_to_a_captain(host: HostPage) -> None:
    """Robots vote, and need not agree: then the host marks one, unless they have agreed while the host was at it."""
    captain = host.page.get_by_role("list").get_by_text("капитан").first
    expect(host.button("Начать игру").first).to_be_enabled()
    host.page.wait_for_timeout(VOTES_MS)
    if not captain.is_visible():
        host.reach("Робот")
        try:
            host.reach("Назначить капитаном")
        except AssertionError:  # theirs is the one whose sheet lies open: nothing to mark there any more
            host.key("Escape")
    expect(captain).to_be_visible()


def act(host: HostPage) -> None:
    """What the host does now: a request first, then the verdict, then the one primary action."""
    page = host.page
    give = page.get_by_role("alert").get_by_role("button", name=re.compile("^Дать"))
    if give.is_visible():
        try:
            host.reach("Дать")
        except AssertionError:  # it was taken back on the way there
            expect(give).to_have_count(0)
            return
        expect(give).to_have_count(0)
    elif page.get_by_role("group", name="Вердикт").is_visible():
        host.key("v")
    elif page.locator(f".primary .btn--primary:enabled{NOT_NOW}").is_visible():
        host.key("Space")  # it may come a moment too late, when the game is over: the end stays
    else:
        page.wait_for_timeout(50)


def test_a_host_rehearses_a_whole_game_by_keyboard_alone(club: Club, browser: Browser) -> None:
    host = HostPage(browser, club.url)
    host.open()
    host.reach("Открыть стол")
    host.read_code()
    call_robots(host)
    see_to_a_captain(host)
    host.reach("Начать игру")
    over = host.page.get_by_text("Победа знатоков").first
    until = time.monotonic() + 4 * PATIENCE_S
    while not over.is_visible() and time.monotonic() < until:
        act(host)
    expect(over).to_be_visible()
    assert "Робот" in (host.page.get_by_role("log", name="Говорят роботы").text_content() or "")
    host.key("Escape")
    host.reach("Отпустить роботов")
    eventually(lambda: not host.page.get_by_text(ROBOT).filter(visible=True).count())
    assert host.errors == []
    host.close()


def test_guests_see_that_a_robot_is_a_robot_and_have_no_such_button(club: Club, browser: Browser) -> None:
    host, guest = HostPage(browser, club.url), PlayerPage(browser, club.url)
    code = host.open_table()
    guest.join(code, "Оля")
    host.press("Позвать роботов на репетицию")
    host.page.get_by_role("dialog").get_by_role("button", name="Позвать").click()
    expect(guest.page.get_by_role("list").get_by_text(ROBOT)).to_have_count(3)
    assert guest.page.get_by_text("репетиц").count() == 0
    host.press("Отпустить роботов")
    expect(guest.page.get_by_role("list").get_by_text(ROBOT)).to_have_count(0)
    for person in (host, guest):
        assert person.errors == []
        person.close()


def test_where_no_desk_stands_there_is_no_button(club: Club, browser: Browser) -> None:
    """As in the cloud, whose API knows no such address."""
    host = HostPage(browser, club.url)
    host.page.route("**/api/rehearsal*", lambda route: route.fulfill(status=404, json={"code": "no_such_address"}))
    host.open_table()
    host.sees("Экран для зрителей")
    assert host.page.get_by_text("Позвать роботов").count() == 0
    host.close()
