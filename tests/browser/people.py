"""People at their browsers: each acts through what a person sees and hears named, never through the page's insides."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from tests.support.waiting import PATIENCE_S, eventually

PATIENCE_MS = 1000 * PATIENCE_S
expect.set_options(timeout=PATIENCE_MS)
PHONE: ViewportSize = {"width": 360, "height": 740}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
WALL: ViewportSize = {"width": 1920, "height": 1080}
# the shipped pack whose handouts and box the tests know
PACK = "Первый вечер"
MOST_STOPS = 120
# the name of what has the focus, near enough to what a screen reader says
NAME_OF_FOCUS = """() => {
  const el = document.activeElement;
  const label = el.getAttribute('aria-label') ?? (el.labels?.[0]?.textContent || el.textContent);
  return (label ?? '').trim();
}"""
# what the page's recording port looks for (site/sounds/recording.ts)
LISTEN = "localStorage.setItem('pkz:audio-log', '1')"


def begins(words: str) -> re.Pattern[str]:
    """A button's name may go on with its key or with dots."""
    return re.compile(rf"^\s*{re.escape(words)}")


def worker_is_there(page: Page) -> None:
    """The page's service worker has kept what it keeps. Its own promise would be waited for without end."""
    eventually(lambda: bool(page.evaluate("navigator.serviceWorker.getRegistration().then((it) => !!it?.active)")))


class Person:
    """One browser profile with one window. Its page errors and foreign requests are kept for the test to judge."""

    def __init__(self, browser: Browser, url: str, *, before: str = "", **context: Any) -> None:
        options: dict[str, Any] = {"viewport": LAPTOP, "reduced_motion": "reduce", "color_scheme": "dark",
                                   "locale": "ru-RU", **context}  # fmt: skip
        self.url, self.origin = url, url
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(LISTEN + ";" + before)
        self.errors: list[str] = []
        self.asked: list[str] = []
        self.page = self.window()

    def window(self) -> Page:
        """Another window of the same browser profile."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))
        return page

    def foreign(self) -> list[str]:
        """Addresses asked for that are not of the page's own origin."""
        home = urlsplit(self.origin).netloc
        return [
            url for url in self.asked if urlsplit(url).scheme not in ("data", "blob") and urlsplit(url).netloc != home
        ]

    def open(self, fragment: str = "") -> None:
        self.page.goto(f"{self.url}/t/{fragment}")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=begins(name))

    def press(self, name: str) -> None:
        """A press, and its answer: a button is busy till the table has said yes or no."""
        self.button(name).first.click()
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, name: str, key: str = "Enter") -> None:
        """By keyboard alone: Tab till the control of this name has the focus, then the key."""
        for _ in range(MOST_STOPS):
            self.key("Tab")
            if self.page.evaluate(NAME_OF_FOCUS).startswith(name):
                return self.key(key)
        raise AssertionError(f"Tab does not reach «{name}»")

    def sees(self, text: str | re.Pattern[str], timeout: float = PATIENCE_MS) -> None:
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible(timeout=timeout)

    def sees_not(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).filter(visible=True)).to_have_count(0)

    def sees_score(self, knowers: int, viewers: int) -> None:
        name = f"Счёт: знатоки {knowers}, телезрители {viewers}"
        expect(self.page.get_by_role("img", name=name).first).to_be_visible()

    def reload(self) -> None:
        """As a page reloads itself; the browser's own button may cost the sound till the next tap."""
        with self.page.expect_navigation():
            self.page.evaluate("location.reload()")

    def sounds(self) -> list[Mapping[str, Any]]:
        """What this window asked of its audio port since it was loaded."""
        heard: list[Mapping[str, Any]] = self.page.evaluate("window.__pkzAudio ?? []")
        return heard

    def close(self) -> None:
        self.context.close()


class HostPage(Person):
    """The host: a laptop, by keyboard where the test says so."""

    code = ""

    def open_table(self) -> str:
        self.open()
        self.press("Открыть стол")
        return self.read_code()

    def read_code(self) -> str:
        """The four digits as a person reads them off the lobby."""
        shown = self.page.get_by_role("img", name=re.compile(r"^Код стола: "))
        expect(shown).to_be_visible()
        self.code = "".join(re.findall(r"\d", shown.get_attribute("aria-label") or ""))
        return self.code

    def choose_pack(self, title: str = PACK) -> None:
        shelf = self.page.get_by_role("group", name="Пакет вопросов")
        shelf.get_by_role("radio", name=begins(title)).check()

    def mark_captain(self, name: str) -> None:
        self.press(f"{name}: что сделать")
        self.press("Назначить капитаном")

    def start(self) -> None:
        self.press("Начать игру")
        expect(self.button("Крутить волчок").first).to_be_visible()


class PlayerPage(Person):
    name = ""

    def join(self, code: str, name: str) -> None:
        self.name = name
        self.open()
        self.page.get_by_label("Код стола").fill(code)
        self.press("Дальше")
        self.sit(name)

    def sit(self, name: str) -> None:
        self.page.get_by_label("Ваше имя за столом").fill(name)
        self.press("Сесть за стол")
        expect(self.button("Готов").first).to_be_visible()

    def ready(self) -> None:
        self.press("Готов")
        expect(self.button("Я ещё не готов").first).to_be_visible()

    def vote(self, name: str) -> None:
        self.press("Кто капитан?")
        self.press(f"{name} — в капитаны")

    def ask(self, lifeline: str) -> None:
        self.press(lifeline)
        self.press("Попросить палочку")

    def name_answerer(self, name: str) -> None:
        self.press("Отвечает…")
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()


class SpectatorPage(Person):
    def watch(self, code: str) -> None:
        self.open()
        self.page.get_by_label("Код стола").fill(code)
        self.press("Дальше")
        self.press("Смотреть зрителем")
        self.sees("Вы зритель")


class StagePage(Person):
    """A screen on the wall, opened by the host's link."""

    def show(self, link: str) -> None:
        self.page.goto(link)
