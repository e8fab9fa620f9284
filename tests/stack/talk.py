"""Windows of a real table: HTTP calls and sockets through the club's door."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin
from wire.spelled import spelled

from infra.rehearsal.window import newness
from tests.support.waiting import PATIENCE_S


def post(url: str, body: object) -> Any:
    """The body of the answer, refusals included."""
    asked = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE_S) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)


def dial(address: str, origin: str, **more: Any) -> ClientConnection:
    """A socket from a page of this origin. It asks nobody whether they still hear: who is slow is not gone."""
    patient: dict[str, Any] = {"open_timeout": PATIENCE_S, "ping_interval": None, **more}
    return connect(address, origin=Origin(origin), legacy=True, **patient)


class Window:
    """One socket; `frames` is everything that has come to it, as bytes."""

    def __init__(self, url: str, ticket: str, seat: str = "", meets: str = "view", window: str = "") -> None:
        self.seat, self.frames, self.token = seat, list[bytes](), ""
        self.window = window or secrets.token_hex(8)
        self._heard: list[dict[str, Any]] = []
        self.message: dict[str, Any] = {}
        self._socket = dial(f"{url.replace('http', 'ws')}/ws?ticket={ticket}", url)
        self.ask_plain(do="hello", id="1", window=self.window)
        self.wait(lambda message: message["t"] == meets)

    def ask_plain(self, **frame: Any) -> None:
        self._socket.send(json.dumps(frame))

    def send_raw(self, frame: str) -> None:
        self._socket.send(frame)

    def ask(self, do: str, **fields: Any) -> str:
        """Sends a command and gives its id."""
        sent = secrets.token_hex(8)
        self.ask_plain(do=do, id=sent, phase=self.room["phase_no"], **{"as": self.seat, **fields})
        return sent

    def act(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.answer(self.ask(do, **fields))

    def answer(self, sent: str) -> dict[str, Any]:
        return self.wait(lambda message: message.get("id") == sent)

    def view_of(self, v: int) -> dict[str, Any]:
        return self.wait(lambda message: message["t"] == "view" and message["v"] >= v)

    def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message like that, heard already since the last wait or coming."""
        until = time.monotonic() + PATIENCE_S
        while True:
            while self._heard:
                message = self._heard.pop(0)
                if wanted(message):
                    return message
            self._hear(until - time.monotonic())

    def drain(self) -> None:
        """Everything that has come by now."""
        try:
            while True:
                self._hear(0.0)
        except TimeoutError:
            return

    def _hear(self, timeout: float) -> None:
        self.understand(self.receive(timeout))

    def receive(self, timeout: float = PATIENCE_S) -> bytes:
        """The next frame as it comes: for those who measure, who understand it afterwards."""
        return self._socket.recv(max(timeout, 0.0), decode=False)

    def understand(self, frame: bytes) -> None:
        self.frames.append(frame)
        message = spelled(json.loads(frame))
        if message["t"] == "view":
            self.message = max(message, self.message, key=newness)  # functions post at once: an older may come later
            if "done" in message:
                self._heard.append({"t": "done", "id": message["done"], "v": message["v"]})
        self._heard.append(message)

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.message["view"]
        return found

    @property
    def room(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["room"]
        return found

    def closed(self) -> None:
        """Waits until the other side has hung up."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self._socket.recv(PATIENCE_S)

    def close(self) -> None:
        self._socket.close()


class Table:
    """An opened table at a club's address."""

    def __init__(self, url: str, game: str = "pkz") -> None:
        self.url = url
        made = self.post("tables", {"game": game})
        self.id, self.code, self.host_token, self.recovery = (
            made[name] for name in ("table", "code", "host", "recovery")
        )
        self.tokens = {self.host_token, self.recovery}

    def post(self, door: str, body: object) -> Any:
        return post(f"{self.url}/api/{door}", body)

    def window(self, token: str, seat: str = "", again: str = "") -> Window:
        """again: the window of before that comes back, as after a reload."""
        self.tokens.add(token)
        ticket = self.post("ticket", {"table": self.id, "tokens": [token]})["ticket"]
        window = Window(self.url, ticket, seat, window=again)
        window.token = token
        return window

    def host(self) -> Window:
        return self.window(self.host_token)

    def player(self, name: str) -> Window:
        made = self.post("join", {"code": self.code, "as": "player", "name": name, "avatar": 1, "hat": 1})
        return self.window(made["token"], made["seat"])

    def spectator(self) -> Window:
        return self.window(self.post("join", {"code": self.code, "as": "spectator"})["token"])

    def stage(self) -> Window:
        return self.window(self.post("stage", {"table": self.id, "host": self.host_token})["stage"])

    def team(self, name: str) -> Window:
        return self.window(self.post("join", {"code": self.code, "as": "hall", "name": name})["token"])

    def place(self, name: str, sector: int = 0) -> Window:
        asked = {"table": self.id, "host": self.host_token, "place": name, "sector": sector}
        return self.window(self.post("place", asked)["token"])

    def seated(self, players: int) -> tuple[Window, list[Window]]:
        """The host and so many players, all here."""
        host = self.host()
        return host, [self.player(f"Знаток {n}") for n in range(1, players + 1)]
