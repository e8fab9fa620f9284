"""The club in real browsers: a name is made, lets in elsewhere, a guest turns into it mid-game, an order is given."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import Browser, expect

from infra.local import Club
from tests.browser import look
from tests.browser.people import PHONE, Person
from tests.browser.seating import NAMES, Seated, seat_everybody

PASSWORD = "семь слонов и один бегемот"
OLYA = NAMES[0]


class Member(Person):
    """Somebody at the club's page."""

    def visit(self, fragment: str = "") -> None:
        self.page.goto(f"{self.url}/club/{fragment}")

    def fill(self, name: str, password: str = PASSWORD) -> None:
        self.page.get_by_label("Имя в клубе").fill(name)
        self.page.get_by_label(re.compile("^Пароль")).first.fill(password)

    def register(self, name: str) -> str:
        """The way to a new name; the recovery code as it is read."""
        self.page.get_by_role("button", name="Завести имя").first.click()
        self.fill(name)
        self.page.locator("button[type=submit]").click()
        return self.write_code_down()

    def write_code_down(self) -> str:
        shown = self.page.get_by_role("region", name="Код восстановления")
        expect(shown.get_by_role("button", name="Сохранил")).to_be_disabled()
        code = shown.locator(".code-once__code").inner_text()
        shown.get_by_label("Код у меня записан").check()
        shown.get_by_role("button", name="Сохранил").click()
        return re.sub(r"\s", "", code)

    def enter(self, name: str, password: str = PASSWORD) -> None:
        self.fill(name, password)
        self.page.locator("button[type=submit]").click()

    def sees_name(self, name: str) -> None:
        expect(self.page.get_by_role("heading", name=name, level=1)).to_be_visible()

    def number_of(self, label: str) -> str:
        return self.page.locator(".tiles li").filter(has_text=label).locator("b").inner_text()


def looks_right(member: Member) -> list[str]:
    """What is wrong with the page as it stands, in the phone's dark and by daylight."""
    page, found = member.page, []
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        found += [*look.text_faults(page), *look.small_targets(page), *look.axe_faults(page)]
    return found


def one_point_from_victory(table: Seated) -> None:
    """The score is mended to five, one round is played, and its answer is heard."""
    host = table.host
    host.press("Поправить счёт")
    dialog = host.page.get_by_role("dialog")
    more = dialog.get_by_role("button", name=re.compile(r"^Знатоки: больше"))
    for _ in range(5):
        more.click()
    dialog.get_by_role("button", name="Опечатка в счёте").click()
    dialog.get_by_role("button", name="Поправить счёт").click()
    host.press("Крутить волчок")
    host.press("Время")
    table.captain.name_answerer(OLYA)
    host.press("Слушаем ответ")


def won_and_over(table: Seated) -> None:
    """The last verdict; the scene of the victory, which lies over the host's buttons, is put away when it has come."""
    table.host.press("Верно")
    expect(table.host.page.locator(".scene--victory")).to_be_visible()
    table.host.key("Escape")
    table.host.press("Вернуться в лобби")


@pytest.mark.clause("P2.4", "P2.5", "P9.1", "P9.2")
def test_a_name_is_made_lets_in_elsewhere_and_a_guest_turns_into_it_mid_game(club: Club, browser: Browser) -> None:
    name = f"Оля {secrets.token_hex(3)}"
    first, second = Member(browser, club.url, viewport=PHONE, has_touch=True), Member(browser, club.url)
    first.visit()
    assert looks_right(first) == []
    code = first.register(name)
    first.sees_name(name)
    assert looks_right(first) == []
    second.visit()
    second.enter(name.upper(), "не тот пароль")
    second.sees("Имя и пароль не подходят друг к другу")
    second.enter(name.upper())
    second.sees_name(name)
    expect(second.page.locator(".devices li")).to_have_count(2)
    with seat_everybody(browser, club.url, 2) as table:
        table.start()
        one_point_from_victory(table)
        player = table.captain
        player.press("Меню")
        player.press("Войти в клуб")
        player.page.get_by_label("Имя в клубе").fill(name)
        player.page.get_by_label(re.compile("^Пароль")).first.fill(PASSWORD)
        player.page.locator("dialog button[type=submit]").click()
        player.sees("Партия записывается в ваш профиль")
        player.key("Escape")
        won_and_over(table)
        for person in table.everybody():
            person.sees("Орден Хрустального бегемота")
            person.sees(f"{name}: награда клуба")
        assert not [error for person in table.everybody() for error in person.errors]
    second.reload()
    expect(second.page.locator(".order--got")).to_have_count(1)
    assert [second.number_of(label) for label in ("партии", "победы", "поражения", "проведено")] == ["1", "1", "0", "0"]
    second.press("Протокол")
    second.sees("Снова в лобби")
    second.key("Escape")
    first.visit(f"#u={name}")
    first.sees_name(name)
    expect(first.page.locator(".game")).to_have_count(0)
    forgets_and_leaves(second, name, code)
    first.reload()
    first.sees("Такой страницы нет")
    assert not first.errors + second.errors
    first.close()
    second.close()


def forgets_and_leaves(member: Member, name: str, code: str) -> None:
    """Out everywhere; a new password by the code; and for ever."""
    member.press("Выйти везде")
    member.page.get_by_role("dialog").get_by_role("button", name="Выйти везде").click()
    member.press("Забыли пароль?")
    member.page.get_by_label("Имя в клубе").fill(name)
    member.page.get_by_label("Код восстановления").fill(code.lower().replace("-", " "))
    member.page.get_by_label(re.compile("^Новый пароль")).first.fill("восемь бегемотов")
    member.page.locator("button[type=submit]").click()
    assert member.write_code_down() != code
    member.sees_name(name)
    member.press("Удалить аккаунт")
    dialog = member.page.get_by_role("dialog")
    dialog.get_by_label(re.compile("^Пароль")).first.fill("восемь бегемотов")
    dialog.get_by_role("button", name="Удалить навсегда").click()
    expect(member.page.get_by_role("button", name="Завести имя").first).to_be_visible()
