"""Company at the table: several on one device, one too many, somebody late, and a phone that trembles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from infra.local import Club
from tests.browser.minute import Listener
from tests.browser.people import PHONE, Person, PlayerPage
from tests.browser.seating import NAMES, Seated, seat_everybody
from tests.support.waiting import eventually

TREMBLES = (
    "window.__trembled = []; navigator.vibrate = (pattern) => { window.__trembled.push(Date.now()); return true; }"
)
SIGNAL_BEFORE_MS, MINUTE_S = 10_000, 60.0
LATE_MS = 1_600  # a buzz later than that is dropped by the page itself (play/scenes.tsx)


def ask_one_more(player: PlayerPage, name: str) -> None:
    player.press("Меню")
    player.press("Ещё один знаток")
    player.page.get_by_label("Ваше имя за столом").fill(name)
    player.press("Сесть за стол")


def add_to_device(player: PlayerPage, name: str) -> None:
    player.press("Меню")
    player.press("Ещё один знаток")
    player.sit(name)


@pytest.mark.clause("P2.2")
def test_one_device_seats_several_and_the_sixth_watches(club: Club, browser: Browser) -> None:
    with Seated(browser, club.url, lambda _: club.url) as table:
        table.open()
        pair = table.seat(viewport=PHONE, has_touch=True)
        add_to_device(pair, "Оля")
        expect(table.host.page.get_by_text("Оля 2")).to_be_visible()
        for _ in range(3):
            table.seat()
        table.host.sees("5 знатоков")
        late = PlayerPage(browser, club.url)
        table.players.append(late)
        late.open(f"#{table.code}")
        late.page.get_by_label("Ваше имя за столом").fill("Зина")
        late.press("Сесть за стол")
        late.sees(re.compile("зрител"))
        late.press("Меню")
        late.sees("За столом нет свободных кресел. Можно смотреть зрителем.")
        expect(late.button("Сесть за стол")).to_have_count(0)
        late.key("Escape")
        table.host.sees("5 знатоков")
        ask_one_more(pair, "Лишний")
        pair.sees("За столом больше нет свободных кресел")
        expect(pair.button("Готов")).to_have_count(2)
        table.host.sees_not("нет связи")
        assert not [error for person in table.everybody() for error in person.errors]


def test_who_comes_late_knocks_and_sits_down_between_rounds(club: Club, browser: Browser) -> None:
    """Meanwhile a phone trembles once, ten seconds before the gong."""
    with seat_everybody(browser, club.url, 1) as table:
        phone = PlayerPage(browser, club.url, before=TREMBLES, viewport=PHONE, has_touch=True)
        table.players.append(phone)
        phone.join(table.code, "Марк")
        table.start()
        table.host.press("Крутить волчок")
        table.host.press("Время")
        gong_ms = Listener(table.host).times("gong")[0]
        late = knocking(browser, club.url, table)
        expect(table.host.page.get_by_text("Зина").first).to_be_visible()
        late.press("Меню")
        late.sees("Вы стучите")
        expect(late.button("Постучать")).to_have_count(0)
        late.key("Escape")
        ask_one_more(table.captain, "Брат")
        table.captain.sees(re.compile("впустит между раундами"))
        expect(table.captain.button("Отвечает…").first).to_be_visible()
        eventually(lambda: bool(phone.page.evaluate("window.__trembled.length")), 2 * MINUTE_S, every_s=0.25)
        trembled = phone.page.evaluate("window.__trembled")
        assert len(trembled) == 1
        assert abs(trembled[0] - (gong_ms - SIGNAL_BEFORE_MS)) < LATE_MS
        table.captain.name_answerer(NAMES[0])
        table.host.press("Верно")
        table.host.press("Закрыть раунд")
        table.host.press("Впустить")
        table.host.press("Впустить")
        expect(late.page.get_by_text("это вы")).to_be_visible()
        for name in ("Зина", NAMES[0], "Брат"):
            expect(table.captain.page.locator(".chair", has_text=name)).to_be_visible()
        expect(table.captain.page.locator(".chair--mine")).to_have_count(2)
        assert not [error for person in table.everybody() for error in person.errors]


def knocking(browser: Browser, url: str, table: Seated) -> Person:
    late = PlayerPage(browser, url)
    table.players.append(late)
    late.open(f"#{table.code}")
    late.page.get_by_label("Ваше имя за столом").fill("Зина")
    late.press("Сесть за стол")
    late.sees(re.compile("впустит между раундами"))
    return late
