"""One evening with everything worth a picture: a phone, a laptop and a wall look on, and each named moment is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.minute import Listener, await_moment
from tests.browser.people import LAPTOP, PHONE, WALL, HostPage, Person, PlayerPage, StagePage
from tests.browser.proxy import Proxy

# names as people bring them: long, with a hyphen, an emoji, and two alike
NAMES = ("Оля", "Марк", "Константин-Святослав Ким", "Марк", "Юсуф 🦉")
P = TypeVar("P", bound=Person)
# scenes give way by a timer; a camera needs them to stay (nothing else of the page waits as long as these)
LONG_EXPOSURE = """(() => {
  const real = window.setTimeout;
  const scenes = [2600, 4200, 6500, 7000, 20000];
  window.setTimeout = (act, ms, ...rest) => real(act, scenes.includes(ms) ? 600000 : ms, ...rest);
})()"""


@dataclass(frozen=True)
class Moment:
    """What is to be seen and at whose pages, each of its own size; one that turns is also seen at the other size."""

    name: str
    pages: tuple[Person, ...]
    turns: bool = False


class Evening:
    """The people of the pictures. Everybody who plays or leads has a phone and a laptop among them."""

    def __init__(self, browser: Browser, door: str, proxy: Proxy) -> None:
        self.browser, self.door, self.proxy = browser, door, proxy
        self.host = self._person(HostPage, LAPTOP)
        self.phone = self._person(PlayerPage, PHONE)
        self.laptop = self._person(PlayerPage, LAPTOP)
        self.guest = self._person(Person, PHONE)
        self.wall = self._person(StagePage, WALL)
        self.others = [self._person(PlayerPage, LAPTOP) for _ in range(2)]
        self.cut = PlayerPage(browser, proxy.url, viewport=PHONE, before=LONG_EXPOSURE, has_touch=True)

    def _person(self, kind: type[P], size: ViewportSize) -> P:
        return kind(self.browser, self.door, viewport=size, before=LONG_EXPOSURE, has_touch=size == PHONE)

    @property
    def players(self) -> list[PlayerPage]:
        return [self.phone, self.laptop, self.cut, *self.others]

    def everybody(self) -> list[Person]:
        return [self.host, *self.players, self.guest, self.wall]

    def close(self) -> None:
        for person in self.everybody():
            person.close()

    def clear(self) -> None:
        """Scenes and sheets go, as they do by themselves."""
        for person in self.everybody():
            for _ in range(3):
                person.key("Escape")

    def at(self, name: str, *pages: Person) -> Moment:
        return Moment(name, pages)

    def seen_by_all(self, name: str) -> Moment:
        return Moment(name, (self.phone, self.laptop, self.wall))

    def host_sees(self, name: str) -> Moment:
        """The host's console at a laptop and, the same page, in the hand."""
        return Moment(name, (self.host,), turns=True)

    # the evening

    def moments(self) -> Iterator[Moment]:
        yield from self.lobby()
        yield from self.first_round()
        yield from self.rest()
        yield from self.black_box()
        yield from self.handout()
        yield from self.end()

    def lobby(self) -> Iterator[Moment]:
        guest, host = self.guest, self.host
        guest.open()
        expect(guest.button("Открыть стол")).to_be_visible()
        yield Moment("door", (guest,), turns=True)
        code = host.open_table()
        yield self.host_sees("lobby-empty")
        guest.open(f"#{code}")
        expect(guest.button("Сесть за стол")).to_be_visible()
        yield Moment("entering", (guest,), turns=True)
        for player, name in zip(self.players, NAMES, strict=True):
            player.join(code, name)
        host.choose_pack()
        host.mark_captain(NAMES[0])
        host.press("Экран для зрителей")
        self.wall.show(host.page.get_by_role("textbox", name="Ссылка готова").input_value())
        yield self.at("stage-link", host)
        self.clear()
        self.phone.press("Кто капитан?")
        yield self.at("vote", self.phone)
        self.clear()
        for player in self.players:
            player.ready()
        yield self.host_sees("lobby")
        yield self.seen_by_all("ready")

    def first_round(self) -> Iterator[Moment]:
        host, captain = self.host, self.phone
        host.start()
        self.set_sector("1")  # the wheel may bring the sectors that later moments need; it turns in the last round
        expect(host.button("Время").first).to_be_enabled()
        yield self.host_sees("reading")
        host.press("Время")
        expect(host.button("Пауза").first).to_be_enabled()
        gong_ms = Listener(host).times("gong")[0]
        captain.ask("Минута в кредит")
        host.sees("Капитан просит минуту в кредит")
        yield self.host_sees("request-pending")
        yield self.at("request-sent", self.phone)
        host.press("Отклонить")
        yield self.at("decline", host)
        host.press("Рано")
        host.page.get_by_role("dialog").get_by_role("button", name="Отклонить").click()
        host.key("z")
        expect(host.page.get_by_text("Будет так")).to_be_visible()
        yield self.host_sees("undo-preview")
        self.clear()
        await_moment(gong_ms - 23_700)
        yield self.seen_by_all("minute-23")
        self.laptop.press("Меню")
        yield self.at("menu", self.laptop)
        self.clear()
        await_moment(gong_ms - 8_000)
        yield self.seen_by_all("last-seconds")
        captain.press("Отвечает…")
        yield self.at("naming", self.phone)
        captain.page.get_by_role("dialog").get_by_role("button", name=NAMES[2]).click()
        expect(host.button("Слушаем ответ").first).to_be_enabled()
        self.clear()
        yield self.seen_by_all("answering")
        host.press("Слушаем ответ")
        expect(host.page.get_by_role("group", name="Вердикт")).to_be_visible()
        yield self.host_sees("verdict")
        self.judge("Верно")
        yield self.seen_by_all("right")
        self.clear()
        yield self.seen_by_all("revealed")
        host.press("Закрыть раунд")

    def rest(self) -> Iterator[Moment]:
        host = self.host
        host.press("Перерыв")
        yield self.at("break-form", host)
        host.page.get_by_role("dialog").get_by_role("button", name="Перерыв").click()
        self.phone.sees(re.compile("Перерыв. Осталось"))
        yield self.seen_by_all("break")
        self.laptop.press("Меню")
        self.laptop.press("Протокол")
        expect(self.laptop.page.get_by_role("dialog", name="Протокол")).to_be_visible()
        yield self.at("protocol", self.laptop)
        self.clear()
        host.press("Закончить перерыв")

    def judge(self, verdict: str) -> None:
        """The verdict by its button; its scene stands before everybody who looks on."""
        self.host.press(verdict)
        for person in (self.phone, self.laptop, self.wall):
            expect(person.page.get_by_role("heading", name=verdict, exact=True)).to_be_visible()

    def set_sector(self, name: str) -> None:
        self.host.press("Сектор вручную")
        dialog = self.host.page.get_by_role("dialog")
        dialog.get_by_role("radio", name=name, exact=True).check(force=True)
        dialog.get_by_role("button", name="Крутим настоящий волчок").click()
        dialog.get_by_role("button", name="Сектор вручную").click()

    def black_box(self) -> Iterator[Moment]:
        host = self.host
        self.set_sector("Зеро")
        for person in (self.phone, self.laptop, self.wall):
            expect(person.page.get_by_role("heading", name="Внимание, чёрный ящик!")).to_be_visible()
        yield self.seen_by_all("black-box")
        self.clear()
        yield self.host_sees("reading-box")
        host.press("Время")
        self.phone.ask("Помощь клуба")
        host.press("Дать +60 с")
        self.phone.sees("Подсказка клуба")
        yield self.seen_by_all("hint")
        self.phone.name_answerer(NAMES[0])
        host.press("Слушаем ответ")
        expect(host.page.get_by_role("group", name="Вердикт")).to_be_visible()
        self.judge("Неверно")
        yield self.seen_by_all("wrong")
        for person in (self.phone, self.laptop, self.wall):
            person.key("Escape")
            expect(person.page.get_by_role("heading", name="В чёрном ящике было")).to_be_visible()
        yield self.seen_by_all("box-opened")
        self.clear()
        host.press("Закрыть раунд")

    def handout(self) -> Iterator[Moment]:
        host = self.host
        self.set_sector("3")
        host.press("Показать раздатку")
        self.phone.sees("Раздаточный материал")
        yield self.seen_by_all("handout")
        host.press("Время")
        host.press("Показать вопрос всем")
        host.press("Пауза")
        self.phone.sees("Часы стоят")
        yield self.seen_by_all("paused")
        self.proxy.swallow(600)
        self.proxy.reset()
        self.cut.sees("Связь прервалась")
        yield self.at("disconnected", self.cut)
        self.laptop.sees("нет связи")
        yield self.at("somebody-away", self.laptop, self.wall)
        host.press("Продолжить минуту")
        self.phone.name_answerer(NAMES[0])
        host.press("Слушаем ответ")
        expect(host.page.get_by_role("group", name="Вердикт")).to_be_visible()
        self.judge("Верно")
        self.clear()
        host.press("Закрыть раунд")

    def end(self) -> Iterator[Moment]:
        host = self.host
        host.press("Поправить счёт")
        dialog = host.page.get_by_role("dialog")
        for _ in range(3):
            dialog.get_by_role("button", name="Знатоки: больше").click()
        dialog.get_by_role("button", name="Опечатка в счёте").click()
        yield self.at("correct-score", host)
        dialog.get_by_role("button", name="Поправить счёт").click()
        host.press("Крутить волчок")
        expect(host.button("Время").first).to_be_enabled()
        yield self.seen_by_all("spin-resting")
        host.press("Время")
        self.phone.name_answerer(NAMES[0])
        host.press("Слушаем ответ")
        expect(host.page.get_by_role("group", name="Вердикт")).to_be_visible()
        host.press("Верно")
        for person in (self.phone, self.laptop, self.wall):
            expect(person.page.get_by_role("heading", name="Победа знатоков!")).to_be_visible()
        yield self.seen_by_all("victory")
        self.clear()
        yield self.seen_by_all("after-victory")
        yield self.host_sees("host-finished")
