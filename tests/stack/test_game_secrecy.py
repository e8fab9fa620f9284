"""Three random games over real sockets, through door, emulator and functions: nothing sealed travels too early."""

import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Iterator

import pytest
from aws.chance import SystemClock
from aws.packs import items_of
from aws.tables import DynamoTables
from game.state import fold
from packs.card import card_of
from play.keeping import whole
from play.rows import TableId

from infra.cloud import client
from infra.local import Club
from tests.stack.talk import Table, Window
from tests.support import canaries, wire_games
from tests.support.secrecy import PACK, Oracle, tell

pytestmark = pytest.mark.stack
CARD = card_of(PACK)
STEPS = 90


@pytest.fixture(scope="module")
def shelf(club: Club) -> Iterator[Club]:
    """The club with a pack of canaries on its shelf."""
    pack, card = items_of(PACK)
    name = club.cloud.data["TableName"]
    for item in (pack, card):
        club.cloud.dynamo.put_item(TableName=name, Item=item)
    yield club
    club.cloud.dynamo.delete_item(TableName=name, Key={"pk": card["pk"], "sk": card["sk"]})


class Watched:
    """A table of real windows, every frame of which is read."""

    def __init__(self, club: Club, seed: int) -> None:
        self.dice, self.table = random.Random(seed), Table(club.url)
        self.tables = DynamoTables(club.cloud.dynamo, club.cloud.data["TableName"], SystemClock())
        self.host, self.players = self.table.seated(3)
        self.watchers = [self.table.spectator(), self.table.stage()]
        if (self.host.view["pack"] or {}).get("digest") != CARD.digest:
            assert self.host.act("choose_pack", digest=CARD.digest)["t"] == "done"
        for each in self.players:
            self.catch_up(each)
            assert each.act("ready", salt=secrets.token_hex(16))["t"] == "done"
        for do, fields in (("mark_captain", {"seat": self.players[0].seat}), ("start_game", {})):
            self.catch_up(self.host)
            assert self.host.act(do, **fields)["t"] == "done"
        self.to_room, self.to_host, self.outcomes = Counter[str](), Counter[str](), Counter[str]()
        self._read: dict[int, int] = {}

    @property
    def windows(self) -> list[Window]:
        return [self.host, *self.players, *self.watchers]

    def latest(self) -> int:
        return self.tables.load(TableId(self.table.id)).stored.v

    def catch_up(self, window: Window) -> None:
        """Waits for the newest view; it may have been heard already."""
        v = self.latest()
        if window.message["v"] < v:
            window.view_of(v)

    def step(self) -> None:
        for each in self.windows:
            self.catch_up(each)
        who = self.host if self.dice.random() < 0.6 else self.dice.choice(self.players)
        wish = wire_games.offered(self.dice, who.view, time.time_ns() // 1_000_000)
        if self.dice.random() < 0.15:
            who = self.dice.choice(self.windows)
            wish = wire_games.arbitrary(self.dice, tuple(each.seat for each in self.players))
        if wish is None or wish["do"] in ("leave", "remove_seat", "end_match", "announce_break"):
            return
        sent = secrets.token_hex(8)
        who.send_raw(json.dumps({"id": sent, "phase": who.room["phase_no"], **wish}))
        said = who.wait(lambda message: message.get("id") == sent or message["t"] == "malformed")
        self.outcomes[said["t"]] += 1
        self.check()

    def check(self) -> None:
        """Each frame against the log as long as it was when the frame was made."""
        for window in self.windows:
            window.drain()
        stored = self.tables.load(TableId(self.table.id)).stored
        entries, oracles = whole(stored, self.tables), dict[int, Oracle]()
        for window in self.windows:
            fresh = window.frames[self._read.get(id(window), 0) :]
            self._read[id(window)] = len(window.frames)
            for frame in fresh:
                v = json.loads(frame).get("v", stored.v)
                if v not in oracles:
                    then = tuple(entry for entry in entries if entry.n <= v)
                    oracles[v] = Oracle.of(then, fold(then).game.slot, stored.root.value)
                self.read(frame, oracles[v], window is self.host)

    def read(self, frame: bytes, then: Oracle, is_host: bool) -> None:
        leaks = tell(frame, then.shown, then.slot, is_host, self.to_host if is_host else self.to_room)
        assert not leaks, leaks
        secret = (*(each.encode() for each in self.table.tokens), *then.closed)
        assert not [each for each in secret if each in frame]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_sealed_travels_before_its_time(shelf: Club, seed: int) -> None:
    watched = Watched(shelf, seed)
    for n in range(4 * STEPS):  # clocks are real: on a busy machine the first verdict may come late
        watched.step()
        if watched.host.room["phase"] == "finished" or (n >= STEPS and "answer" in watched.to_room):
            break
    for each in watched.windows:
        each.close()
    assert watched.outcomes["done"] > 20
    assert {"prompt", "answer", "hint", "note"} <= set(watched.to_host)
    assert "answer" in watched.to_room


def test_the_functions_logs_hold_no_words(shelf: Club) -> None:
    watched = Watched(shelf, 4)
    for _ in range(10):
        watched.step()
    logs = client("logs", shelf.cloud.emulator.endpoint)
    lines = "".join(
        event["message"]
        for group in logs.describe_log_groups()["logGroups"]
        for event in logs.filter_log_events(logGroupName=group["logGroupName"])["events"]
    ).encode()
    assert lines.count(b'"outcome"') > 10
    assert not canaries.MARK.findall(lines)
    assert not [token for token in watched.table.tokens if token.encode() in lines]
    for each in watched.windows:
        each.close()
