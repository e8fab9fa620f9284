"""A person alone rehearses a whole evening with robots, by keyboard: called, led through a game, let go."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from infra.local import Club
from tests.browser.people import HostPage, PlayerPage, eventually

STEPS_MAX = 400
ROBOT = re.compile("^Робот ")


def call_robots(host: HostPage) -> None:
    """Two of the quick ones: one fewer than offered at first."""
    host.reach("Меньше: Сколько роботов")
    host.reach("бодро", "ArrowRight")
    expect(host.page.get_by_role("radio", name="быстро")).to_be_checked()
    host.reach("Позвать роботов на репетицию")
    expect(host.page.get_by_text("За столом 2 робота")).to_be_visible()
    expect(host.page.get_by_role("list").get_by_text(ROBOT)).to_have_count(2)


def mark_captain(host: HostPage) -> None:
    """Robots vote too; whoever they chose, the host's word stands."""
    host.reach("Робот")
    host.reach("Назначить капитаном")


def act(host: HostPage) -> None:
    """What the host does now: a request first, then the verdict, then the one primary action."""
    page = host.page
    if page.get_by_role("alert").get_by_role("button", name=re.compile("^Дать")).is_visible():
        host.reach("Дать")
    elif page.get_by_role("group", name="Вердикт").is_visible():
        host.key("v")
    elif page.locator(".primary .btn--primary:enabled:not([data-deed=pause_clock])").is_visible():
        host.key("Space")
    else:
        page.wait_for_timeout(50)


def test_a_host_rehearses_a_whole_game_by_keyboard_alone(club: Club, browser: Browser) -> None:
    host = HostPage(browser, club.url)
    host.open()
    host.reach("Открыть стол")
    host.read_code()
    call_robots(host)
    mark_captain(host)
    expect(host.button("Начать игру").first).to_be_enabled()
    host.reach("Начать игру")
    over = host.page.get_by_text("Победа знатоков").first
    for _ in range(STEPS_MAX):
        if over.is_visible():
            break
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
    expect(guest.page.get_by_role("list").get_by_text(ROBOT)).to_have_count(3)
    assert guest.page.get_by_text("репетиц").count() == 0
    host.press("Отпустить роботов")
    expect(guest.page.get_by_role("list").get_by_text(ROBOT)).to_have_count(0)
    for person in (host, guest):
        assert person.errors == []
        person.close()


@pytest.mark.parametrize("status", [404])
def test_where_no_desk_stands_there_is_no_button(club: Club, browser: Browser, status: int) -> None:
    """As in the cloud, whose API knows no such address."""
    host = HostPage(browser, club.url)
    refused = host.page.route("**/api/rehearsal*", lambda route: route.fulfill(status=status, json={"code": "x"}))
    assert refused is None
    host.open_table()
    host.sees("Ссылки")
    assert host.page.get_by_text("Репетиция").count() == 0
    host.close()
