"""A team of the hall at its phone, an officer by a link, and how a table of another game is opened."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import PHONE, HostPage, Person, begins


class TeamPage(Person):
    """A team in the hall: one phone."""

    def __init__(self, browser: Browser, url: str, name: str) -> None:
        super().__init__(browser, url, viewport=PHONE)
        self.name = name

    def enter(self, code: str) -> None:
        self.open()
        self.page.get_by_label("Код стола").fill(code)
        self.press("Дальше")
        self.press("Командой в зале")
        self.page.get_by_label("Название команды").fill(self.name)
        self.press("Войти в зал")
        expect(self.page.get_by_role("heading", name=re.compile(self.name))).to_be_visible()

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("textbox", name="Ваш ответ")

    def writes(self, text: str) -> None:
        """Nobody presses anything: it is handed in when the writing stops."""
        self.sheet.fill(text)
        self.sees(re.compile("^Сдано в"))


class GuestOfLink(Person):
    """Whoever opens a link that the host has handed out."""

    def come(self, link: str) -> None:
        self.page.goto(link)


def open_game(host: HostPage, title: str) -> str:
    """The host chooses the game at the door; the code of the new table."""
    host.open()
    host.page.get_by_role("radio", name=begins(title)).check(force=True)
    host.press("Открыть стол")
    return host.read_code()


def place_link(host: HostPage, place: str) -> str:
    host.press(place)
    link = host.page.get_by_role("textbox", name="Ссылка готова").input_value()
    host.key("Escape")
    return link


def set_sector(host: HostPage, name: str) -> None:
    host.press("Сектор вручную")
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=name, exact=True).check(force=True)
    dialog.get_by_role("button", name="Крутим настоящий волчок").click()
    dialog.get_by_role("button", name="Сектор вручную").click()
    expect(dialog).to_have_count(0)
