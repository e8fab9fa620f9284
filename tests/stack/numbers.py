"""`python -m tests.stack.numbers`: own work, sizes of views and of the stored table, time to the last receiver."""

from __future__ import annotations

import json
import secrets
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aws.wiring import house_on

from infra.local import Club
from tests.stack.talk import Table
from tests.support.evening import Evening, Socket
from tests.support.fakes import Wire

ROUNDS = 8


class Timed:
    """A client whose calls are timed and counted."""

    def __init__(self, client: Any) -> None:
        self._client, self.spent, self.calls = client, 0.0, 0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._client, name)
        if not callable(found):
            return found

        def call(**given: Any) -> Any:
            began = time.perf_counter()
            try:
                return found(**given)
            finally:
                self.spent += time.perf_counter() - began
                self.calls += 1

        return call


def spread(name: str, values: list[float], unit: str) -> None:
    cuts = statistics.quantiles(values, n=20)
    print(f"{name:<44} median {statistics.median(values):8.1f}  p95 {cuts[18]:8.1f}  most {max(values):8.1f} {unit}")


def own_work(club: Club) -> None:
    """The functions' own rooms over MiniStack's DynamoDB in this process: all but the clients' calls, six readers."""
    client, wire = Timed(club.cloud.dynamo), Wire()
    evening = Evening(house_on(client, club.cloud.data["TableName"], wire.courier()), wire.to)  # type: ignore[arg-type]
    evening.open()
    host = evening.host()
    players = [evening.player(evening.sit(name)) for name in ("Анна Петровна", "Борис", "Вера", "Гриша", "Даша")]
    host.act("choose_pack", digest=host.view["shelf"][0]["digest"])
    evening.ready(players, players[0], host)
    own: list[float] = []
    calls: list[int] = []
    sizes: list[int] = []
    for asker, do, fields in a_game(host, players[0]):
        client.spent, client.calls, began = 0.0, 0, time.perf_counter()
        frame = {"do": do, "id": secrets.token_hex(8), "phase": asker.room["phase_no"], "as": asker.seat, **fields}
        assert asker.send_raw(json.dumps(frame)) == "done", do
        own.append(1000 * (time.perf_counter() - began - client.spent))
        calls.append(client.calls)
        stored = club.cloud.dynamo.get_item(
            TableName=club.cloud.data["TableName"], Key={"pk": {"S": f"T#{evening.table}"}, "sk": {"S": "STATE"}}
        )["Item"]
        sizes.append(sum(len(bytes(value["B"])) for value in stored.values() if "B" in value))
    spread("own work of an action, 6 readers", own, "ms")
    spread("calls of DynamoDB in an action", [float(each) for each in calls], "")
    spread("the stored table", [float(each) for each in sizes], "bytes")
    for who, name in ((host.id, "host"), (players[0].id, "captain's seat"), (players[1].id, "seat")):
        views = [len(frame) for to, frame in wire.frames if to == who and frame.startswith(b'{"t":"view"')]
        spread(f"a view of the {name}", [float(each) for each in views], "bytes")


def a_game(host: Socket, captain: Socket) -> Iterator[tuple[Socket, str, dict[str, Any]]]:
    for n in range(ROUNDS):
        yield host, "spin", {}
        yield host, "start_clock", {}
        yield captain, "name_answerer", {"seat": captain.seat}
        yield host, "judge", {"correct": bool(n % 2)}
        yield host, "close_round", {}


@contextmanager
def clubs() -> Iterator[Club]:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        site.mkdir()
        (site / "index.html").write_text("<!doctype html><title>Дом</title>")
        with Club(Path(folder) / "club", site=site) as club:
            club.behind.rate = club.behind.burst = 10**6  # the door holds back whoever asks without a pause
            yield club


def to_last_receiver(club: Club) -> None:
    """From the send of a command to the last of six windows that has its view, through door, emulator and functions."""
    table = Table(club.url)
    host, players = table.seated(5)
    taken = []
    for n in range(60):
        began = time.perf_counter()
        sent = host.ask("show_prompts", on=not n % 2)
        v = host.answer(sent)["v"]
        for each in (host, *players):
            each.view_of(v)
        taken.append(1000 * (time.perf_counter() - began))
    spread("action to last of 6 receivers", taken[5:], "ms")
    pings = []
    for n in range(30):
        began = time.perf_counter()
        host.ask_plain(do="ping", id=f"p{n}", t0=0)
        host.wait(lambda message: message["t"] == "pong")
        pings.append(1000 * (time.perf_counter() - began))
    spread("a ping there and back", pings, "ms")


if __name__ == "__main__":
    with clubs() as opened:
        own_work(opened)
        to_last_receiver(opened)
