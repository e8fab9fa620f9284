"""Two games more at the same door: a defender grants a minute on credit; teams of the hall write and are judged."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from infra.local import Club
from tests.browser.hallpeople import GuestOfLink, TeamPage, open_game, place_link, set_sector
from tests.browser.people import HostPage, Person, PlayerPage, begins


def at_the_table(host: HostPage, code: str, pack: str, *players: PlayerPage) -> None:
    for player, name in zip(players, ("Оля", "Марк"), strict=False):
        player.join(code, name)
    host.choose_pack(pack)
    host.mark_captain("Оля")


def close(*people: Person) -> None:
    for person in people:
        assert person.errors == []
        person.close()


@pytest.mark.clause("V3.8", "V3.8.2")
def test_a_defender_by_a_link_grants_the_minute_that_a_captain_has_asked_for(club: Club, browser: Browser) -> None:
    host, captain = HostPage(browser, club.url), PlayerPage(browser, club.url)
    defender = GuestOfLink(browser, club.url)
    code = open_game(host, "Телевизионная игра")
    at_the_table(host, code, "Телевизионный вечер", captain)
    defender.come(place_link(host, "Защитник"))
    defender.sees("Вас спросят, когда знатоки попросят минуту в кредит.")
    captain.ready()
    host.start()
    behind(host, 5)
    set_sector(host, "1")
    host.press("Время")
    captain.press("Обсуждение закончено")
    captain.ask("Минута в кредит")
    host.sees("Решает защитник")
    captain.sees("Защитник решает, дать ли минуту в кредит")
    defender.press("Дать минуту: +60 с")
    captain.sees(re.compile("Минута в кредит: ещё 60 секунд"))
    captain.name_answerer("Оля")
    host.press("Слушаем ответ")
    host.press("Верно")
    captain.key("Escape")
    captain.sees("Команда должна минуту")
    close(host, captain, defender)


def behind(host: HostPage, points: int) -> None:
    host.press("Поправить счёт")
    dialog = host.page.get_by_role("dialog")
    for _ in range(points):
        dialog.get_by_role("button", name="Телезрители: больше").click()
    dialog.get_by_role("button", name="Опечатка в счёте").click()
    dialog.get_by_role("button", name="Поправить счёт").click()
    expect(dialog).to_have_count(0)


@pytest.mark.clause("T3.6", "T3.7")
def test_teams_of_the_hall_write_while_the_table_thinks_and_are_judged_after_the_close(
    club: Club, browser: Browser
) -> None:
    host, captain = HostPage(browser, club.url), PlayerPage(browser, club.url)
    teams = [TeamPage(browser, club.url, name) for name in ("Сова и ключ", "Три кота")]
    code = open_game(host, "Что? То? Там?")
    at_the_table(host, code, "Вечер в зале", captain)
    host.page.locator(".sectors").get_by_role("button", name=re.compile("^6")).click()
    host.press("Спрятать форточку здесь")
    for team in teams:
        team.enter(code)
    captain.ready()
    host.start()
    set_sector(host, "1")
    host.press("Время")
    teams[0].writes("Не то слово")
    teams[0].writes("Кот")
    teams[1].writes("кот!")
    host.sees_not("кот!")
    teams[1].sees_not("Не то слово")
    teams[1].reload()
    expect(teams[1].sheet).to_have_value("кот!")
    captain.press("Обсуждение закончено")
    expect(teams[0].sheet).not_to_be_editable()
    judged(host, teams)
    close(host, captain, *teams)


def judged(host: HostPage, teams: list[TeamPage]) -> None:
    """Equal answers are one row; its verdict is one press, and is changed by a key."""
    host.press("Собрать бланки")
    row = host.page.locator("[data-group]")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Сова и ключ, Три кота")
    row.get_by_role("button", name=begins("Бланк: верно")).click()
    for team in teams:
        team.sees("Верно: балл вам")
        team.sees("1 балл")
    row.focus()
    host.key("n")
    for team in teams:
        team.sees("0 баллов")
