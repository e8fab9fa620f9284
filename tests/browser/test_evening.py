"""An evening in real browsers: from the code to the second game at the same table, the host by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from infra.local import Club
from tests.browser.people import PHONE, HostPage, Person
from tests.browser.seating import NAMES, Seated
from tests.support.waiting import eventually

OLYA, MARK = NAMES[:2]


@pytest.fixture
def seated(club: Club, browser: Browser) -> Iterator[Seated]:
    """A host at the keyboard and a code; the second player holds a phone."""
    with Seated(browser, club.url, lambda _: club.url) as table:
        host = table.host = HostPage(browser, club.url)
        host.open()
        host.reach("Открыть стол")
        table.code = host.read_code()
        table.seat()
        table.seat(viewport=PHONE, has_touch=True)
        table.watch()
        yield table


def choose_pack_by_keyboard(host: HostPage) -> None:
    """The first complete pack lies on the table already; arrows move along the shelf and back."""
    shelf = host.page.get_by_role("group", name="Пакет вопросов").get_by_role("radio")
    first = host.page.get_by_role("radio", name="Первый вечер")
    expect(shelf.first).to_be_checked()
    expect(first).to_be_checked()
    host.reach("Первый вечер", "ArrowDown")
    expect(shelf.nth(1)).to_be_checked()
    host.key("ArrowUp")
    expect(first).to_be_checked()
    expect(host.page.locator("[aria-busy=true]")).to_have_count(0)
    expect(first).to_be_checked()


def vote_and_be_ready(table: Seated) -> None:
    for player in table.players:
        player.vote(OLYA)
    for player in table.players:
        player.ready()


def step(host: HostPage, shown: str, key: str = "Space") -> None:
    """The one primary action of this moment, by its key."""
    expect(host.button(shown).first).to_be_enabled()
    host.key(key)


def ask_and_answer(table: Seated, right: bool) -> None:
    """A whole round after the spin, by the host's keys."""
    host = table.host
    step(host, "Время")
    table.captain.name_answerer(MARK)
    step(host, "Слушаем ответ")
    expect(host.page.get_by_role("group", name="Вердикт")).to_be_visible()
    host.key("v" if right else "n")


def play_round(table: Seated, right: bool) -> None:
    step(table.host, "Крутить волчок")
    ask_and_answer(table, right)
    step(table.host, "Закрыть раунд")


def played(person: Person) -> list[str]:
    """The sounds that this window has asked for."""
    return [each["sound"] for each in person.sounds() if each["act"] == "play"]


END_STAYS_MS = 1500
"""A key does not take everybody away from the end sooner (site/table/host/primary.tsx)."""


def back_to_lobby(table: Seated) -> None:
    table.host.key("Escape")
    table.host.page.wait_for_timeout(END_STAYS_MS)
    step(table.host, "Вернуться в лобби")


@pytest.mark.clause("P2.2")
def test_a_code_leads_to_a_chair_and_a_wrong_one_says_what_to_do(club: Club, browser: Browser) -> None:
    guest = Person(browser, club.url)
    guest.open()
    guest.page.get_by_label("Код стола").fill("12")
    guest.press("Дальше")
    guest.sees("Код — это четыре цифры")
    guest.page.get_by_label("Код стола").fill("0000")
    guest.press("Дальше")
    guest.page.get_by_label("Ваше имя за столом").fill("Гость")
    guest.press("Сесть за стол")
    guest.sees(re.compile("Стола с таким кодом нет.*Проверьте цифры"))
    guest.close()


@pytest.mark.clause("P1.3")
@pytest.mark.clause("P9.3")
def test_the_lobby_shows_who_is_here_and_where_to_talk(club: Club, browser: Browser) -> None:
    with Seated(browser, club.url, lambda _: club.url) as table:
        table.open()
        first = table.seat()
        second = table.seat()
        for person in table.everybody():
            person.sees("Голосовой связи здесь нет")
            person.sees(OLYA)
            person.sees(MARK)
        bare = first.page.locator("li", has_text=OLYA).locator("svg").first.inner_html()
        first.press("Сменить наряд")
        crown = first.page.get_by_role("radio", name="Корона")
        # chance dresses everybody at the door: who wears the crown already takes another hat
        (first.page.get_by_role("radio", name="Берет") if crown.is_checked() else crown).check(force=True)
        first.press("Надеть")
        drawn = [
            person.page.locator("li", has_text=OLYA).locator("svg").first for person in (first, second, table.host)
        ]
        eventually(lambda: drawn[0].inner_html() != bare)
        crowned = drawn[0].inner_html()
        for art in drawn:
            expect(art).to_be_visible()
        eventually(lambda: all(art.inner_html() == crowned for art in drawn))


@pytest.mark.clause("P8.3")
@pytest.mark.clause("P3.1")
def test_a_whole_game_by_the_hosts_keyboard_and_a_second_at_the_same_table(seated: Seated) -> None:
    host = seated.host
    choose_pack_by_keyboard(host)
    vote_and_be_ready(seated)
    host.reach("Начать игру")
    for number in range(6):
        play_round(seated, right=number != 2)
    step(host, "Крутить волчок")
    ask_and_answer(seated, right=True)
    for person in (*seated.players, *seated.spectators):
        person.sees_score(6, 1)
    for person in seated.everybody():
        person.sees("Победа знатоков")
    eventually(lambda: all("victory" in played(player) for player in seated.players))
    assert [played(player).count("victory") for player in seated.players] == [1, 1]
    back_to_lobby(seated)
    for player in seated.players:
        player.sees("За столом")
        player.ready()
    host.reach("Начать игру")
    play_round(seated, right=False)
    seated.captain.sees_score(0, 1)
    assert not [error for person in seated.everybody() for error in person.errors]
