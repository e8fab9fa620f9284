"""An evening driven through the functions' own events: HTTP calls, sockets, frames."""

import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from aws import doorway, sockets
from aws.environment import Environment
from aws.reports import reported
from game.people import Seat
from play.ports import House
from play.told import Told
from wire.spelled import spelled

ORIGIN = "https://club.example"
SETTINGS = Environment("pkz", "media", "https://socket.example/ws", frozenset({ORIGIN}), 2)
IDS = itertools.count(1)


def call(
    house: House, method: str, path: str, body: object = None, source: str = "203.0.113.7", token: str = ""
) -> Any:
    """One HTTP call as API Gateway hands it over: status and body."""
    event = {
        "rawPath": path,
        "requestContext": {"http": {"method": method, "sourceIp": "192.0.2.1"}},
        "headers": {"x-forwarded-for": f"spoofed, {source}, 198.51.100.1", "x-token": token},
        "body": json.dumps(body) if body is not None else None,
    }
    answer = reported(
        "http", lambda: doorway.answer(house, SETTINGS, event), lambda found: {"statusCode": 500, "body": "{}"}
    )
    return answer["statusCode"], json.loads(answer["body"])


def entered(entry: str, act: Callable[[], tuple[Told, Any]]) -> str:
    """An event through the handlers' own frame of log line and metrics: the outcome; our own bugs rise here."""
    outcomes: list[str] = []

    def noted() -> tuple[Told, Any]:
        told, answer = act()
        outcomes.append(told.outcome)
        return told, answer

    broken = reported(entry, noted, lambda found: {"broken": found})
    assert outcomes, broken
    return outcomes[0]


@dataclass
class Socket:
    """A browser's window: what it sends goes through the frame entry; frames gives what has come to it."""

    house: House
    id: str
    frames: Callable[[], list[dict[str, Any]]]
    seat: str = ""
    _newest: dict[str, Any] = field(default_factory=dict)
    _spelled: dict[str, Any] = field(default_factory=dict)

    def send(self, **frame: Any) -> str:
        return self.send_raw(json.dumps(frame))

    def send_raw(self, body: str) -> str:
        event = {"requestContext": {"connectionId": self.id}, "body": body}
        return entered("command", lambda: sockets.frame(self.house, event))

    def hello(self, window: str = "", take: bool = False) -> str:
        more = {"take": True} if take else {}
        return self.send(do="hello", id="1", window=window or f"window of {self.id}", **more)

    def ping(self) -> str:
        return self.send(do="ping", id="1", t0=5)

    def act(
        self, do: str, id: str = "", phase: int | None = None, speaks: str | None = None, **fields: Any
    ) -> dict[str, Any]:
        """A command with its answer (done, refused, stale, busy)."""
        sent = id or f"{next(IDS):016x}"
        at = self.room["phase_no"] if phase is None else phase
        before = len(self.frames())
        self.send(do=do, id=sent, phase=at, **{"as": self.seat if speaks is None else speaks, **fields})
        found = next(each for each in self.frames()[before:] if sent in (each.get("id"), each.get("done")))
        return {"t": "done", "id": sent, "v": found["v"]} if "done" in found else found

    def close(self) -> str:
        event = {"requestContext": {"connectionId": self.id}}
        return entered("disconnect", lambda: sockets.disconnect(self.house, event))

    @property
    def message(self) -> dict[str, Any]:
        """The newest message that carries a view, its rows spelled out, once however often it is asked for."""
        newest = next(each for each in reversed(self.frames()) if each["t"] == "view")
        if newest is not self._newest:
            self._newest, self._spelled = newest, spelled(newest)
        return self._spelled

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.message["view"]
        return found

    @property
    def room(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["room"]
        return found


@dataclass
class Evening:
    """One table and everybody at it."""

    house: House
    frames_to: Callable[[str], list[dict[str, Any]]]
    table: str = ""
    code: str = ""
    host_token: str = ""
    recovery: str = ""
    tokens: dict[Seat, str] = field(default_factory=dict)
    _count: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def open(self, game: str = "pkz") -> "Evening":
        status, made = call(self.house, "POST", "/api/tables", {"game": game})
        assert status == 200, made
        self.table, self.code = made["table"], made["code"]
        self.host_token, self.recovery = made["host"], made["recovery"]
        return self

    def sit(self, name: str) -> str:
        """Joins as a player; the token's seat."""
        body = {"code": self.code, "as": "player", "name": name, "avatar": 1, "hat": 2}
        status, made = call(self.house, "POST", "/api/join", body)
        assert (status, made["role"]) == (200, "seat"), made
        self.tokens[made["seat"]] = made["token"]
        seat: str = made["seat"]
        return seat

    def watch(self) -> str:
        """Joins as a spectator; the token."""
        made = call(self.house, "POST", "/api/join", {"code": self.code, "as": "spectator"})[1]
        token: str = made["token"]
        return token

    def ticket(self, *tokens: str) -> str:
        status, made = call(self.house, "POST", "/api/ticket", {"table": self.table, "tokens": list(tokens)})
        assert status == 200, made
        sent: str = made["ticket"]
        return sent

    def connect(self, *tokens: str, seat: str = "") -> Socket:
        """A socket that has not said hello."""
        connection = f"{self.table[:4]}{next(self._count)}="
        event = {
            "requestContext": {"connectionId": connection},
            "headers": {"Origin": ORIGIN},
            "queryStringParameters": {"ticket": self.ticket(*tokens)},
        }
        assert sockets.connect(self.house, frozenset({ORIGIN}), event)[1] == {"statusCode": 200}
        return Socket(self.house, connection, lambda: self.frames_to(connection), seat)

    def host(self, window: str = "") -> Socket:
        socket = self.connect(self.host_token)
        socket.hello(window)
        return socket

    def player(self, seat: str, window: str = "") -> Socket:
        socket = self.connect(self.tokens[Seat(seat)], seat=seat)
        socket.hello(window)
        return socket

    def ready(self, sockets_of: list[Socket], captain: Socket, host: Socket) -> None:
        """Everybody ready, a captain marked, the game begun."""
        for each in sockets_of:
            assert each.act("ready", salt=f"{int(each.seat[1:]):032x}")["t"] == "done"
        assert host.act("mark_captain", seat=captain.seat)["t"] == "done"
        assert host.act("start_game")["t"] == "done"
