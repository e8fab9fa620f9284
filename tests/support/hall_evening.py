"""An evening with a hall through the functions' own events: a table with players, teams and a question asked."""

import itertools
from dataclasses import dataclass, field
from typing import Any

from play.ports import House

from tests.support.evening import Evening, Socket, call

IDS = itertools.count(1)


@dataclass
class HallEvening:
    """A table of this game with two players; teams enter as they are named."""

    evening: Evening
    host: Socket
    players: list[Socket]
    teams: dict[str, Socket] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, house: House, frames: Any, *names: str, window: int = 3) -> "HallEvening":
        evening = Evening(house, frames).open("ctt")
        host = evening.host()
        made = cls(evening, host, [evening.player(evening.sit(name)) for name in ("Анна", "Борис")])
        for name in names:
            made.enter(name)
        assert host.act("hide_window", sector=window)["t"] == "done"
        evening.ready(made.players, made.players[0], host)
        return made

    def enter(self, name: str) -> Socket:
        body = {"code": self.evening.code, "as": "hall", "name": name}
        status, found = call(self.evening.house, "POST", "/api/join", body)
        assert (status, found["role"]) == (200, "hall"), found
        self.tokens[found["team"]] = found["token"]
        socket = self.evening.connect(found["token"])
        socket.hello()
        self.teams[found["team"]] = socket
        return socket

    def ask(self, sector: int = 1) -> int:
        """The minute begins over this sector; the number of the hall's question."""
        assert self.host.act("set_sector", id=f"a1{sector:014x}", sector=sector, reason="проба")["t"] == "done"
        assert self.host.act("start_clock", id=f"a2{sector:014x}")["t"] == "done"
        question: int = next(iter(self.teams.values())).view["sheet"]["question"]
        return question

    def hand_in(self, team: str, question: int, text: str, sent: int = 0) -> dict[str, Any]:
        return handed_in(self.teams[team], question, text, sent)

    def protocol(self, token: str) -> dict[str, Any]:
        status, told = call(self.evening.house, "GET", f"/api/protocol/{self.evening.table}", token=token)
        assert status == 200, told
        found: dict[str, Any] = told
        return found


def handed_in(socket: Socket, question: int, text: str, sent: int = 0) -> dict[str, Any]:
    """What the server says to this sheet."""
    id, before = f"{next(IDS):016x}", len(socket.frames())
    socket.send(do="sheet", id=id, question=question, text=text, **({"sent": sent} if sent else {}))
    return next(each for each in socket.frames()[before:] if each.get("id") == id)
