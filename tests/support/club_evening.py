"""People with accounts at a table: what they call under /api/club/, and games that end quickly."""

import itertools
import json
from dataclasses import dataclass, field
from typing import Any

from aws import doorway
from aws.reports import reported
from play.ports import House

from tests.play.test_keeping import offer
from tests.support.evening import SETTINGS, Evening, Socket

PASSWORD = "семь слонов и один бегемот"
NUMBERS = itertools.count(1)


def club_call(
    house: House, path: str, body: object = None, session: str = "", source: str = "203.0.113.7", method: str = ""
) -> tuple[int, Any]:
    """One call under /api/club/: GET without a body, POST with one."""
    event = {
        "rawPath": f"/api/club/{path}",
        "requestContext": {"http": {"method": method or ("GET" if body is None else "POST"), "sourceIp": "192.0.2.1"}},
        "headers": {"x-forwarded-for": f"{source}, 198.51.100.1", "x-club": session},
        "body": json.dumps(body) if body is not None else None,
    }
    answer = reported(
        "http", lambda: doorway.answer(house, SETTINGS, event), lambda found: {"statusCode": 500, "body": "{}"}
    )
    return answer["statusCode"], json.loads(answer["body"])


def registered(house: House, name: str, password: str = PASSWORD) -> str:
    """A new account's session. Each comes from an address of its own, so that nobody is slowed down."""
    n = next(NUMBERS)
    body = {"name": name, "password": password}
    status, said = club_call(house, "register", body, source=f"198.18.{n // 250}.{n % 250}")
    assert status == 200, said
    token: str = said["token"]
    return token


def me(house: House, session: str) -> dict[str, Any]:
    status, said = club_call(house, "me", session=session)
    assert status == 200, said
    found: dict[str, Any] = said
    return found


def counts(house: House, session: str, book: str = "pkz") -> dict[str, int]:
    """Figures of one rulebook, the penalties and the rounds too."""
    books = {each["book"]: each["counts"] for each in me(house, session)["card"].get("figures", [])}
    return {each["name"]: each["n"] for each in books.get(book, [])}


@dataclass
class Night:
    """A table with a host and three players whose windows are open."""

    evening: Evening
    host: Socket = field(init=False)
    players: list[Socket] = field(init=False)

    def __post_init__(self) -> None:
        self.host = self.evening.host()
        self.players = [self.evening.player(self.evening.sit(name)) for name in ("Анна", "Борис", "Вера")]

    @property
    def house(self) -> House:
        return self.evening.house

    def sit(self, session: str, seat: str = "s1") -> tuple[int, Any]:
        token = self.evening.host_token if seat == "host" else self.evening.tokens[seat]  # type: ignore[index]
        return club_call(self.house, "sit", {"table": self.evening.table, "token": token}, session)

    def start(self) -> "Night":
        for each in self.players:
            assert each.act("ready", salt=f"{int(each.seat[1:]):032x}")["t"] == "done"
        if self.room["phase"] == "lobby" and not any(chair.get("captain") for chair in self.room["chairs"]):
            self._host("mark_captain", seat="s1")
        self._host("start_game")
        return self

    @property
    def room(self) -> dict[str, Any]:
        return self.host.room

    def verdict(self, correct: bool = True, at: int = 5) -> "Night":
        """The score is set so that this verdict ends the game, and it is given."""
        knowers, viewers = (at, 0) if correct else (0, at)
        self._host("correct_score", knowers=knowers, viewers=viewers, reason="так было", confirmed=False)
        self._host("spin")
        self._host("start_clock")
        assert self.players[0].act("name_answerer", seat="s1")["t"] == "done"
        self._host("judge", correct=correct)
        return self

    def undo(self) -> "Night":
        self._host("undo", step=offer(self.host, "undo")["options"][0]["step"])
        return self

    def back(self) -> "Night":
        self._host("return_to_lobby")
        return self

    def game(self, correct: bool = True) -> "Night":
        """A whole one."""
        return self.start().verdict(correct).back()

    def _host(self, do: str, **fields: Any) -> None:
        said = self.host.act(do, **fields)
        assert said["t"] == "done", (do, said)
