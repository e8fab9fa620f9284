"""A host brings a pack of their own: an error is mended in place, the pack is played; nobody else gets a word of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from infra.local import Club
from tests.browser import look
from tests.browser.people import LAPTOP, PHONE
from tests.browser.seating import NAMES, Seated
from tests.support.waiting import eventually

PICTURE: Final = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" fill="#a33"/></svg>'
WORDS: Final = "Сколько шагов до двери номер"
KEY: Final = "Шагов ровно"
MENDED: Final = "Ни одного"


def four_s() -> bytes:
    """Sixteen questions of a host; the third has lost its answer."""
    asked = [f"? {WORDS} {n}?\n! {KEY} {n}\n^ Шагомер\n@ Хозяин\n" for n in range(1, 17)]
    asked[2] = f"? {WORDS} 3?\n^ Шагомер\n@ Хозяин\n"
    return ("### Домашний вечер\n\n" + "\n".join(asked)).encode()


@pytest.fixture
def seated(club: Club, browser: Browser) -> Iterator[Seated]:
    with Seated(browser, club.url, lambda _: club.url) as table:
        table.open()
        for _ in range(2):
            table.seat()
        yield table


class Desk:
    """The host's desk as a person works at it."""

    def __init__(self, table: Seated) -> None:
        self.host, self.page = table.host, table.host.page
        self.dialog = self.page.locator("dialog.desk")

    def open(self, name: str = "Принести свой пакет") -> None:
        self.host.press(name)
        expect(self.dialog).to_be_visible()

    def bring(self, name: str, content: bytes) -> None:
        file = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
        self.dialog.locator("input[type=file]").first.set_input_files(file)  # type: ignore[arg-type]

    def card(self, slot: int) -> Locator:
        return self.dialog.locator(f'.slip[data-slot="{slot}"]')

    def field(self, name: str) -> Locator:
        return self.dialog.get_by_role("textbox", name=name, exact=True)

    def checked(self) -> None:
        expect(self.dialog.get_by_text("Черновик сохранён на этом устройстве")).to_be_visible()

    def faults(self, name: str) -> list[str]:
        found = look.text_faults(self.page) + look.small_targets(self.page) + look.axe_faults(self.page)
        return [f"{name}: {each}" for each in found]


def faults(desk: Desk, name: str, *sizes: ViewportSize) -> list[str]:
    found = []
    for size in sizes:
        desk.page.set_viewport_size(size)
        found += desk.faults(f"{name} {size['width']}")
    desk.page.set_viewport_size(LAPTOP)
    return found


def mend(desk: Desk) -> None:
    """The finding leads to its field; the words are mended where they stand, taken back, brought back."""
    desk.dialog.get_by_role("button", name=re.compile("Ошибка:.*Сектор 3, ответ", re.S)).first.click()
    expect(desk.field("Ответ Ударение").or_(desk.field("Ответ"))).to_be_focused()
    desk.page.keyboard.type(MENDED)
    expect(desk.dialog.get_by_text("Ошибок нет")).to_be_visible()
    desk.dialog.get_by_role("button", name="Отменить правку").click()
    expect(desk.card(3)).to_contain_text("ответа нет")
    desk.dialog.get_by_role("button", name="Вернуть правку").click()
    expect(desk.card(3)).to_contain_text(MENDED)


def move(desk: Desk) -> None:
    """By a list, as a keyboard does, and by dragging: two change places either way."""
    desk.card(1).get_by_role("combobox").select_option("3")
    expect(desk.card(3)).to_contain_text(f"{WORDS} 1?")
    expect(desk.card(1)).to_contain_text(MENDED)
    desk.card(1).get_by_role("button").drag_to(desk.card(2))
    expect(desk.card(2)).to_contain_text(MENDED)
    expect(desk.card(1)).to_contain_text(f"{WORDS} 2?")


def fill_the_box(desk: Desk) -> None:
    """The sixteenth question becomes the box, with a line and a picture of what lies in it."""
    desk.card(16).get_by_role("combobox").select_option("0")
    desk.card(0).get_by_role("button").click()
    desk.field("Предмет и что о нём сказать").fill("Дверная ручка")
    picture = {"name": "ручка.svg", "mimeType": "image/svg+xml", "buffer": PICTURE}
    desk.dialog.get_by_label("Выбрать картинку").set_input_files(picture)  # type: ignore[arg-type]
    expect(desk.dialog.get_by_role("img", name="Дверная ручка")).to_be_visible()
    desk.dialog.get_by_role("button", name="Убрать картинку").wait_for()
    expect(desk.dialog.get_by_text("Пакет полон для этой игры")).to_be_visible()


def test_a_host_brings_a_pack_mends_it_and_plays_it(seated: Seated) -> None:
    desk, host = Desk(seated), seated.host
    frames: list[str] = []
    for player in seated.players:
        player.page.on("websocket", lambda line: line.on("framereceived", lambda said: frames.append(str(said))))
        player.reload()
        player.sees("За столом")
    desk.open()
    found = faults(desk, "bring", PHONE)
    desk.bring("вечер.4s", four_s())
    expect(desk.card(15)).to_be_visible()
    found += faults(desk, "desk", PHONE, LAPTOP)
    mend(desk)
    move(desk)
    fill_the_box(desk)
    found += faults(desk, "question", PHONE)
    desk.checked()
    host.reload()
    desk.open()
    expect(desk.card(0)).to_contain_text(f"{WORDS} 16?")
    for again in ("", "Поправить свой пакет"):
        if again:
            desk.open(again)
        host.press("Положить на стол")
        expect(desk.dialog).to_have_count(0)
        expect(host.page.get_by_role("radio", name="Домашний вечер")).to_be_checked()
    host.sees("Полон для этой игры")
    assert not found, "\n".join(found)

    host.mark_captain(NAMES[0])
    seated.start()
    before = len(frames)
    host.press("Крутить волчок")
    host.sees(re.compile(re.escape(WORDS)))
    host.sees(re.compile(f"{KEY}|{MENDED}"))
    eventually(lambda: bool(host.page.evaluate("true")) and len(frames) > before)  # frames are heard while one asks
    for player in seated.players:
        player.sees(re.compile("Сектор|Читает|вопрос", re.I))
    assert not [frame for frame in frames if KEY in frame or MENDED in frame or WORDS in frame]
    assert not [error for person in seated.everybody() for error in person.errors]


def test_a_pack_is_written_by_keyboard_alone_and_a_broken_file_says_what_to_do(seated: Seated) -> None:
    desk, host = Desk(seated), seated.host
    host.reach("Принести свой пакет")
    expect(desk.dialog).to_be_visible()
    desk.bring("пакет.docx", b"PK\x03\x04 no archive at all")
    expect(desk.dialog.get_by_role("alert")).to_contain_text(re.compile("Сохраните|Возьмите|Проверьте|целый"))
    desk.bring("пакет.exe", b"MZ")
    expect(desk.dialog.get_by_role("alert")).to_contain_text("Подойдёт")
    host.key("Escape")
    host.reach("Принести свой пакет")
    host.reach("Начать с чистого листа")
    host.reach("Добавить вопрос: Сектор 2")
    expect(desk.field("Вопрос Ударение").or_(desk.field("Вопрос"))).to_be_focused()
    host.page.keyboard.type("Что тяжелее?")
    host.reach("Ответ")
    host.page.keyboard.type("Пух")
    expect(desk.card(2)).to_contain_text("Пух")
    desk.card(2).get_by_role("combobox").focus()
    host.page.keyboard.press("ArrowDown")
    expect(desk.card(3)).to_contain_text("Что тяжелее?")
    # what comes while one tabs is met only by the next round
    noticed = desk.dialog.get_by_role("region", name="Что заметил стол")
    expect(noticed.get_by_text("Сектор 3").first).to_be_visible()
    unmet = look.tab_faults(host.page)
    assert not unmet, unmet
