"""Pictures of the two other games: special sectors, the defender, the hall writing and judged. For shots alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Browser, expect

from tests.browser.hallpeople import GuestOfLink, TeamPage, open_game, place_link, set_sector
from tests.browser.moments import LONG_EXPOSURE, Moment
from tests.browser.people import LAPTOP, PHONE, WALL, HostPage, Person, PlayerPage, StagePage, begins

NAMES = ("Оля", "Марк", "Константин-Святослав Ким", "Юсуф 🦉")


class Company:
    """A host at a laptop, a captain with a phone, a player at a laptop, two more, and a wall."""

    def __init__(self, browser: Browser, door: str) -> None:
        self.browser, self.door = browser, door
        self.host = HostPage(browser, door, viewport=LAPTOP, before=LONG_EXPOSURE)
        self.phone = PlayerPage(browser, door, viewport=PHONE, before=LONG_EXPOSURE, has_touch=True)
        self.laptop = PlayerPage(browser, door, viewport=LAPTOP, before=LONG_EXPOSURE)
        self.wall = StagePage(browser, door, viewport=WALL, before=LONG_EXPOSURE)
        self.others = [PlayerPage(browser, door) for _ in range(2)]
        self.more: list[Person] = []

    def everybody(self) -> list[Person]:
        return [self.host, self.phone, self.laptop, self.wall, *self.others, *self.more]

    def close(self) -> None:
        for person in self.everybody():
            person.close()

    def clear(self) -> None:
        for person in self.everybody():
            for _ in range(2):
                person.key("Escape")

    def sit_down(self, title: str, pack: str) -> str:
        code = open_game(self.host, title)
        for player, name in zip([self.phone, self.laptop, *self.others], NAMES, strict=True):
            player.join(code, name)
        self.host.choose_pack(pack)
        self.host.mark_captain(NAMES[0])
        self.host.press("Экран для зрителей")
        self.wall.show(self.host.page.get_by_role("textbox", name="Ссылка готова").input_value())
        self.clear()
        return code

    def begin(self) -> None:
        for player in (self.phone, self.laptop, *self.others):
            player.ready()
        self.host.start()

    def seen_by_all(self, name: str) -> Moment:
        return Moment(name, (self.phone, self.laptop, self.wall))

    def sector(self, name: str, scene: str) -> None:
        set_sector(self.host, name)
        for person in (self.phone, self.laptop, self.wall):
            expect(person.page.get_by_role("heading", name=scene)).to_be_visible()

    def close_round(self, verdict: str) -> None:
        self.phone.name_answerer(NAMES[0])
        self.host.press("Слушаем ответ")
        self.host.press(verdict)
        self.clear()
        self.host.press("Закрыть раунд")


class Television(Company):
    def moments(self) -> Iterator[Moment]:
        self.host.open()
        expect(self.host.page.get_by_role("radio").first).to_be_attached()
        yield Moment("games", (self.host,), turns=True)
        self.sit_down("Телевизионная игра", "Телевизионный вечер")
        self.host.page.get_by_role("region", name="Об этой игре").scroll_into_view_if_needed()
        yield Moment("tv-setup", (self.host,), turns=True)
        defender = GuestOfLink(self.browser, self.door, viewport=PHONE)
        self.more.append(defender)
        defender.come(place_link(self.host, "Защитник"))
        self.begin()
        self.sector("4", "Блиц")
        yield self.seen_by_all("tv-blitz-scene")
        self.clear()
        yield self.seen_by_all("tv-blitz")
        yield Moment("tv-blitz-host", (self.host,), turns=True)
        self.host.press("Время")
        self.close_round("Неверно")
        self.sector("13", "Вопрос партнёра")
        self.clear()
        yield self.seen_by_all("tv-thirteen")
        self.phone.press("Один")
        self.phone.press(NAMES[1])
        yield self.seen_by_all("tv-thirteen-one")
        yield from self.credit(defender)

    def credit(self, defender: Person) -> Iterator[Moment]:
        host = self.host
        host.press("Отменить: сектор вручную")
        host.page.get_by_role("dialog").get_by_role("button", name="Отменить", exact=True).click()
        host.press("Поправить счёт")
        dialog = host.page.get_by_role("dialog")
        for _ in range(4):
            dialog.get_by_role("button", name="Телезрители: больше").click()
        dialog.get_by_role("button", name="Опечатка в счёте").click()
        dialog.get_by_role("button", name="Поправить счёт").click()
        set_sector(host, "1")
        host.press("Время")
        self.phone.press("Обсуждение закончено")
        self.phone.ask("Минута в кредит")
        defender.sees("решаете вы")
        yield Moment("tv-credit-asked", (defender, self.phone, self.laptop, self.wall))
        yield Moment("tv-credit-host", (host,), turns=True)


class HallGame(Company):
    def moments(self) -> Iterator[Moment]:
        host = self.host
        code = self.sit_down("Что? То? Там?", "Вечер в зале")
        teams = [TeamPage(self.browser, self.door, name) for name in ("Сова и ключ", "Три кота", "Те самые")]
        self.more += teams
        for team in teams:
            team.enter(code)
        host.page.locator(".sectors").get_by_role("button", name=re.compile("^6")).click()
        host.press("Спрятать форточку здесь")
        yield Moment("hall-setup", (host,), turns=True)
        self.begin()
        self.sector("11", "Цейтнот")
        yield self.seen_by_all("hall-zeitnot-scene")
        self.clear()
        yield self.seen_by_all("hall-zeitnot")
        host.press("Состав назван")
        host.press("Время")
        self.close_round("Неверно")
        set_sector(host, "1")
        host.press("Время")
        for team, text in zip(teams, ("Кот", "кот!", "Кит"), strict=True):
            team.writes(text)
        yield Moment("hall-writing", (teams[0], self.phone, self.wall))
        self.phone.press("Обсуждение закончено")
        host.press("Собрать бланки")
        host.page.locator("[data-group]").first.get_by_role("button", name=begins("Бланк: верно")).click()
        teams[0].sees("Верно: балл вам")
        yield Moment("hall-sheets", (host,), turns=True)
        yield Moment("hall-judged", (teams[0], self.wall))
