"""A pack in an account: kept, laid at another table, where who has met it is told of, replaced, renamed, deleted."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from infra.local import Club
from tests.browser.people import HostPage, PlayerPage
from tests.browser.seating import NAMES, Seated
from tests.browser.test_club import Member, one_point_from_victory, won_and_over
from tests.support.uploads import pack, zipped

TITLE, SECOND = "Свои вопросы", "Вечер второй"


class Owner(HostPage, Member):
    """A host with a name in the club, at the desk of a pack."""

    @property
    def desk(self) -> Locator:
        return self.page.locator("dialog.desk")

    def to_desk(self) -> None:
        self.press("Принести свой пакет")
        expect(self.desk).to_be_visible()

    def bring(self, given: Mapping[str, Any]) -> None:
        file = {"name": "own.zip", "mimeType": "application/zip", "buffer": zipped(given)}
        self.desk.locator("input[type=file]").first.set_input_files(file)  # type: ignore[arg-type]
        expect(self.desk.get_by_role("textbox", name="Название пакета")).to_have_value(given["title"])

    def keeps(self, title: str) -> None:
        self.desk.get_by_role("button", name="В аккаунт").click()
        expect(self.desk.get_by_text(f"Пакет «{title}» лежит в вашем аккаунте").first).to_be_visible()

    def lays(self, title: str) -> None:
        self.desk.get_by_role("button", name="Положить на стол").click()
        expect(self.page.get_by_role("radio", name=re.compile(f"^{title}"))).to_be_checked()


class Known(PlayerPage, Member):
    """A player with a name in the club."""


def opened(browser: Browser, url: str, owner: str, olya: str, come: str) -> Seated:
    """A table of a host and a player of the club, and a guest: all at browsers that have not been here yet."""
    table = Seated(browser, url, lambda _: url)
    table.host, player = Owner(browser, url), Known(browser, url)
    table.players.append(player)
    for member, name in ((table.host, owner), (player, olya)):
        member.visit()
        getattr(member, come)(name)
        member.sees_name(name)
    table.code = table.host.open_table()
    player.join(table.code, NAMES[0])
    return table


def test_a_pack_is_kept_laid_elsewhere_known_to_who_met_it_replaced_renamed_and_deleted(
    club: Club, browser: Browser
) -> None:
    owner, olya = (f"{name} {secrets.token_hex(3)}" for name in ("Крупье", NAMES[0]))
    with opened(browser, club.url, owner, olya, "register") as table:
        host = table.host
        assert isinstance(host, Owner)
        table.seat()
        brings_and_keeps(host)
        plays_to_the_end(table)
        host.sees("1 уже сыграно за этим столом")
        assert not [error for person in table.everybody() for error in person.errors]
    with opened(browser, club.url, owner, olya, "enter") as table:
        host = table.host
        assert isinstance(host, Owner)
        takes_and_replaces(host)
        host.sees(f"{NAMES[0]}: 1 из 16")
        renames_and_deletes(host)
        assert not [error for person in table.everybody() for error in person.errors]


def brings_and_keeps(host: Owner) -> None:
    host.to_desk()
    host.bring(pack(TITLE))
    host.keeps(TITLE)
    host.bring(pack("Ещё вопросы"))
    host.keeps("Ещё вопросы")
    host.bring(pack(TITLE))
    host.lays(TITLE)


def plays_to_the_end(table: Seated) -> None:
    table.host.mark_captain(NAMES[0])
    table.start()
    one_point_from_victory(table)
    won_and_over(table)


def takes_and_replaces(host: Owner) -> None:
    """The pack of another table, whole for this game; under its new name it takes the old one's place."""
    host.to_desk()
    card = host.desk.get_by_role("button", name=re.compile(TITLE))
    expect(card).to_contain_text("Полон для этой игры")
    card.click()
    host.desk.get_by_role("textbox", name="Название пакета").fill(SECOND)
    host.keeps(SECOND)
    host.lays(SECOND)


def renames_and_deletes(host: Owner) -> None:
    host.visit()
    kept = host.page.get_by_role("region", name="Свои пакеты")
    rows = kept.get_by_role("listitem")
    expect(rows).to_have_text([re.compile(f"^{SECOND} 16 вопросов"), re.compile("^Ещё вопросы 16 вопросов")])
    rows.first.get_by_role("button", name="Назвать иначе").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Название").fill("Про запас")
    dialog.get_by_role("button", name="Назвать иначе").click()
    expect(rows.filter(has_text="Про запас")).to_have_count(1)
    rows.filter(has_text="Про запас").get_by_role("button", name="Удалить").click()
    dialog.get_by_role("button", name="Удалить").click()
    expect(rows).to_have_text([re.compile("^Ещё вопросы")])
