"""Each lamp is broken in turn; the page says what to do, and the host sees who needs help."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, expect

from infra.local import Club
from tests.browser.conftest import PLAIN
from tests.browser.people import Person, PlayerPage
from tests.browser.proxy import Proxy
from tests.browser.seating import Seated
from tests.browser.weight import first_load

SLOW_S = 0.4
NO_LOCK = "delete Navigator.prototype.wakeLock"
# a browser that lets no sound out, whatever is tapped
NO_SOUND = """AudioContext.prototype.resume = () => new Promise(() => {});
Object.defineProperty(AudioContext.prototype, 'state', {get: () => 'suspended'})"""


@pytest.fixture
def lobby(club: Club, browser: Browser) -> Iterator[Seated]:
    with Seated(browser, club.url, lambda _: club.url) as table:
        table.open()
        yield table


def lamp(person: Person, name: str) -> Locator:
    return person.page.locator(".lamp", has_text=name)


def test_healthy_lamps_are_lit_and_measured(lobby: Seated) -> None:
    player = lobby.seat()
    expect(lamp(player, "Связь")).to_contain_text(re.compile(r"\d+ мс, ±\d+ мс"))
    for name in ("Связь", "Звук", "Экран не гаснет", "Пакет"):
        expect(lamp(player, name)).to_have_class(re.compile("lamp--good"))
    lobby.host.sees(re.compile(r"\d+\s±\d+\sмс"))


def test_a_slow_line_says_what_to_change(lobby: Seated, proxies: list[Proxy]) -> None:
    lobby.url = lambda _: proxies[0].url
    player = lobby.seat()
    proxies[0].delay_s = SLOW_S
    player.reload()
    expect(lamp(player, "Связь")).to_have_class(re.compile("lamp--bad"))
    expect(lamp(player, "Связь")).to_contain_text("Подойдите ближе к роутеру или смените сеть")


def test_a_silent_browser_says_what_to_press(lobby: Seated) -> None:
    player = lobby.seat(before=NO_SOUND)
    expect(lamp(player, "Звук")).to_contain_text("Браузер ждёт нажатия, чтобы включить звук")
    expect(lamp(player, "Звук").get_by_role("button", name="Включить")).to_be_visible()


def test_a_screen_that_may_sleep_says_what_to_change(lobby: Seated) -> None:
    player = lobby.seat(before=NO_LOCK)
    expect(lamp(player, "Экран не гаснет")).to_contain_text("отключите автоблокировку в настройках телефона")


def test_on_a_plain_http_name_the_screens_lamp_says_so_and_the_game_goes_on(club: Club, lobby: Seated) -> None:
    lobby.url = lambda _: f"http://{PLAIN}:{club.port}"
    player: PlayerPage = lobby.seat()
    assert player.page.evaluate("isSecureContext") is False
    expect(lamp(player, "Экран не гаснет")).to_have_class(re.compile("lamp--bad"))
    player.ready()


def test_sounds_that_do_not_come_are_said_to_lack(club: Club, lobby: Seated) -> None:
    """What comes after the first load is lost on the way; the game goes on without it."""
    at_once = first_load(club.url)
    player = PlayerPage(lobby.browser, lobby.door)
    lobby.players.append(player)
    is_later = re.compile(r".*/t/.*\.js$")
    player.context.route(
        is_later, lambda route: route.continue_() if urlsplit(route.request.url).path in at_once else route.abort()
    )
    player.join(lobby.code, "Оля")
    expect(lamp(player, "Пакет")).to_have_class(re.compile("lamp--bad"))
    expect(lamp(player, "Пакет")).to_contain_text("Обновите страницу")
    player.ready()
