"""A table with everybody in their chairs: the host's, the players' and the spectators' browsers together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Self

from playwright.sync_api import Browser

from tests.browser.people import HostPage, Person, PlayerPage, SpectatorPage

NAMES = ("Оля", "Марк", "Аня", "Дима", "Юсуф")


@dataclass
class Seated:
    """Everybody of one evening. `url(i)` is where the i-th player's browser goes: the door, or a proxy before it."""

    browser: Browser
    door: str
    url: Callable[[int], str]
    host: HostPage = field(init=False)
    players: list[PlayerPage] = field(default_factory=list)
    spectators: list[SpectatorPage] = field(default_factory=list)
    code: str = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        for person in self.everybody():
            person.close()

    def everybody(self) -> Iterator[Person]:
        if hasattr(self, "host"):
            yield self.host
        yield from self.players
        yield from self.spectators

    @property
    def captain(self) -> PlayerPage:
        return self.players[0]

    def open(self, **context: Any) -> None:
        self.host = HostPage(self.browser, self.door, **context)
        self.code = self.host.open_table()

    def seat(self, **context: Any) -> PlayerPage:
        n = len(self.players)
        player = PlayerPage(self.browser, self.url(n), **context)
        self.players.append(player)
        player.join(self.code, NAMES[n])
        return player

    def watch(self, **context: Any) -> SpectatorPage:
        spectator = SpectatorPage(self.browser, self.door, **context)
        self.spectators.append(spectator)
        spectator.watch(self.code)
        return spectator

    def start(self) -> None:
        for player in self.players:
            player.ready()
        self.host.start()


def seat_everybody(browser: Browser, door: str, n: int, *, url: Callable[[int], str] | None = None) -> Seated:
    """A table with a host and n players, the first of them captain, the shelf's first pack chosen, nobody ready yet."""
    seated = Seated(browser, door, url or (lambda _: door))
    seated.open()
    for _ in range(n):
        seated.seat()
    seated.host.choose_pack()
    seated.host.mark_captain(NAMES[0])
    return seated
