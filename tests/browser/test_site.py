"""The pages in a real browser: read without a network after the first visit, and found by any form of a word."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from infra.local import Club
from tests.browser import look
from tests.browser.people import PATIENCE_MS, worker_is_there
from tests.support.waiting import eventually


@pytest.fixture
def reader(club: Club, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(base_url=club.url, locale="ru-RU", color_scheme="dark")
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()


def test_a_page_never_opened_is_read_without_a_network(reader: Page) -> None:
    reader.goto("/")
    worker_is_there(reader)
    reader.reload()  # the worker has the pages from here on
    reader.context.set_offline(True)
    reader.goto("/pravila/tv/#v3-4-1")
    expect(reader.locator("#v3-4-1")).to_contain_text("Блиц")
    assert reader.evaluate("getComputedStyle(document.querySelector('#v3-4-1')).position") == "relative"
    reader.goto("/no-such-page/")
    expect(reader.locator("h1")).to_be_visible()
    with pytest.raises(Error):
        reader.goto("/t/")


def test_a_word_is_found_in_any_of_its_forms(reader: Page) -> None:
    reader.goto("/pravila/")
    field = reader.get_by_role("textbox", name="Поиск")
    for asked, found in (("конвертами", "конверт"), ("капитаном", "капитан"), ("форточками", "форточк")):
        field.click()
        field.fill("")
        field.press_sequentially(asked)
        field.press("End")  # letters that no key of a US keyboard has come without the key's own event
        first = reader.locator(".md-search-result__item").first
        expect(first).to_contain_text(found, ignore_case=True)


@pytest.mark.parametrize("width", [360, 1280])
def test_a_newcomer_is_at_a_table_in_three_clicks(reader: Page, width: int) -> None:
    reader.set_viewport_size({"width": width, "height": 740})
    reader.goto("/")
    reader.get_by_role("link", name="Занять место за столом").click()
    reader.get_by_role("button", name="Открыть стол").click()
    expect(reader.get_by_role("heading", name="За столом")).to_be_visible()


def test_material_wakes_with_the_reader_and_hears_what_was_pressed_before(reader: Page) -> None:
    asked: list[str] = []
    reader.on("request", lambda sent: asked.append(sent.url))
    reader.goto("/pravila/", wait_until="networkidle")
    assert not [url for url in asked if "bundle" in url or "search_index" in url]
    expect(reader.get_by_title("Включить дневной свет")).to_be_visible()
    reader.evaluate("document.querySelector('#__palette_1').click()")  # before any sign of a reader
    reader.keyboard.press("Tab")
    expect(reader.locator("body")).to_have_attribute("data-md-color-scheme", "default")
    reader.get_by_title("Сделать контрастнее").click()
    expect(reader.locator("body")).to_have_css("color", "rgb(255, 255, 255)")
    reader.goto("/packs/")
    assert reader.evaluate("document.documentElement.dataset.theme") == "contrast"


def test_the_shelf_has_the_switch_of_the_pages_and_both_keep_one_choice(reader: Page) -> None:
    reader.goto("/packs/")
    for name, theme in (("Включить дневной свет", "light"), ("Сделать контрастнее", "contrast")):
        reader.get_by_role("button", name=name).click()
        assert reader.evaluate("document.documentElement.dataset.theme") == theme
    reader.goto("/about/")
    expect(reader.locator("body")).to_have_attribute("data-md-color-scheme", "contrast")
    reader.get_by_title("Зажечь вечернюю лампу").click()
    reader.goto("/packs/")
    expect(reader.get_by_role("button", name="Включить дневной свет")).to_be_visible()


def test_the_table_goes_with_the_light_of_the_system_until_one_is_chosen(reader: Page) -> None:
    light = "document.documentElement.dataset.theme ?? ''"
    reader.goto("/t/")
    assert reader.evaluate(light) == ""
    reader.emulate_media(color_scheme="light")
    eventually(lambda: reader.evaluate(light) == "light")
    reader.reload()
    assert reader.evaluate(light) == "light"
    assert look.axe_faults(reader) == []
    reader.emulate_media(color_scheme="light", contrast="more")
    eventually(lambda: reader.evaluate(light) == "")  # the tokens answer for contrast
    reader.evaluate("localStorage.setItem('pkz:like:theme', 'dark')")
    reader.reload()
    assert reader.evaluate(light) == "dark"


def test_the_club_is_a_press_away_from_the_first_page(reader: Page) -> None:
    reader.goto("/")
    expect(reader.get_by_role("navigation", name="Вкладки").get_by_role("link", name="Клуб")).to_have_attribute(
        "href", "/club/"
    )
    reader.get_by_role("link", name="Войти в клуб").click()
    expect(reader.get_by_role("button", name="Завести имя").first).to_be_visible()


def test_the_shelf_is_sifted_by_the_game_a_pack_is_complete_for(reader: Page) -> None:
    reader.goto("/packs/")
    games = ("любая", "Почему? Куда? Зачем?", "Телевизионная игра", "Что? То? Там?")
    chips = reader.get_by_role("group", name="Игра")
    assert chips.locator("label").all_text_contents() == [f" {game}" for game in games]
    fitting = dict.fromkeys(games[1:], 0)
    for game in fitting:
        chips.get_by_role("radio", name=game).check()
        shown = reader.locator(".pack:visible .pack__facts").all_text_contents()
        assert all(game in facts for facts in shown)
        fitting[game] = len(shown)
    assert fitting["Что? То? Там?"] == 1
    assert fitting["Почему? Куда? Зачем?"] == 4


def test_a_pack_is_read_aloud_one_question_at_a_time_by_keys(reader: Page) -> None:
    reader.goto("/packs/")
    reader.get_by_role("searchbox").fill("второй")
    expect(reader.locator(".pack:visible")).to_have_count(1)
    reader.get_by_role("link", name="Второй вечер").click()
    reader.get_by_role("button", name="Читать по одному").press("Enter")
    reader.keyboard.press("ArrowRight")
    expect(reader.locator(".question:visible")).to_have_count(1)
    assert reader.url.endswith("#q2")
    answer = reader.locator(".question:visible .answer")
    expect(answer).to_be_hidden()
    reader.keyboard.press(" ")
    expect(answer).to_be_visible()
    reader.keyboard.press("m")
    expect(reader.locator("[data-clock]")).to_have_text(re.compile(r"^5\d$"))  # a minute runs
    reader.keyboard.press("Escape")
    expect(reader.locator(".question:visible")).to_have_count(16)
