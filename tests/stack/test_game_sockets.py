"""The table over real sockets, through door, emulator and functions: secrecy, windows, tickets."""

import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest
from aws.chance import SystemClock
from aws.packs import card_of, items_of
from aws.tables import DynamoTables
from game.log import fold
from play.keeping import whole
from play.rows import TableId
from websockets.exceptions import InvalidStatus

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
        self.host.act("choose_pack", digest=CARD.digest)
        self.host.view_of(self.latest())
        for each in self.players:
            each.view_of(self.latest())
            assert each.act("ready", salt=secrets.token_hex(16))["t"] == "done"
        for do, fields in (("mark_captain", {"seat": self.players[0].seat}), ("start_game", {})):
            self.host.view_of(self.latest())
            assert self.host.act(do, **fields)["t"] == "done"
        self.to_room, self.to_host, self.outcomes = Counter[str](), Counter[str](), Counter[str]()
        self._read: dict[int, int] = {}

    @property
    def windows(self) -> list[Window]:
        return [self.host, *self.players, *self.watchers]

    def latest(self) -> int:
        return self.tables.load(TableId(self.table.id)).stored.v

    def step(self) -> None:
        v = self.latest()
        for each in self.windows:
            if each.message["v"] < v:
                each.view_of(v)
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
    for _ in range(STEPS):
        watched.step()
        if watched.host.room["phase"] == "finished":
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


def test_a_second_window_waits_takes_over_and_the_first_is_told(club: Club) -> None:
    table = Table(club.url)
    first = table.host()
    ticket = table.post("ticket", {"table": table.id, "tokens": [table.host_token]})["ticket"]
    second = Window(club.url, ticket, meets="elsewhere")
    second.ask_plain(do="hello", id="2", window="another", take=True)
    assert second.wait(lambda message: message["t"] == "view")["you"] == {"role": "host"}
    first.wait(lambda message: message["t"] == "taken")
    assert second.act("show_prompts", on=True)["t"] == "done"
    second.close()


def test_a_socket_that_goes_away_is_seen_and_its_seat_is_kept(club: Club) -> None:
    table = Table(club.url)
    host, (anna, boris) = table.seated(2)
    host.wait(lambda message: seen_here(message) == {"t": "view", "here": [True, True]})
    boris.close()
    here = {"t": "view", "here": [True, False]}
    host.wait(lambda message: seen_here(message) == here)
    host.drain()
    anna.drain()
    assert anna.act("ready", salt="ab" * 16)["t"] == "done"
    again = table.window(next(token for token in table.tokens if token not in (table.host_token, table.recovery)))
    assert again.message["you"]["role"] == "seat"
    for each in (host, anna, again):
        each.close()


def seen_here(message: dict[str, Any]) -> dict[str, Any]:
    """Of a message, whether it is a view and whose chairs it shows as here."""
    chairs = message["view"]["room"].get("chairs", ()) if message["t"] == "view" else ()
    return {"t": message["t"], "here": [chair.get("here", False) for chair in chairs]}


def test_a_ticket_used_twice_or_made_up_is_a_refused_handshake(club: Club) -> None:
    table = Table(club.url)
    ticket = table.post("ticket", {"table": table.id, "tokens": [table.host_token]})["ticket"]
    Window(club.url, ticket).close()
    for bad in (ticket, "made-up", ""):
        with pytest.raises(InvalidStatus):
            Window(club.url, bad)


def test_broken_frames_are_answered_and_then_hung_up_on(club: Club) -> None:
    host = Table(club.url).host()
    for _ in range(5):
        host.send_raw('{"do":')
        assert host.wait(lambda message: message["t"] == "malformed")["why"] == "not_json"
    host.closed()


def test_six_who_act_at_once_are_all_done(club: Club) -> None:
    """Five players press ready while the host turns a setting: conflicts are retried and nobody is lost."""
    table = Table(club.url)
    host, players = table.seated(5)
    v = players[-1].message["v"]
    sent = [(each, each.ask("ready", salt=secrets.token_hex(16))) for each in players]
    sent.append((host, host.ask("silence_all", on=True)))
    assert sorted(each.answer(id)["v"] for each, id in sent) == list(range(v + 1, v + 7))
    for each in (host, *players):
        each.close()


def test_wrong_codes_are_slowed_down_for_their_source_alone(club: Club) -> None:
    """Twenty-five guesses: ten fit into a minute, and the clock may turn once among them."""
    guesses = [guess(club, "127.0.0.9") for _ in range(25)]
    assert guesses[0] == "no_such_code"
    assert "slow_down" in guesses
    assert guess(club, "127.0.0.10") == "no_such_code"


def guess(club: Club, source: str) -> str:
    call = HTTPConnection("127.0.0.1", club.port, source_address=(source, 0))
    body = json.dumps({"code": "none", "as": "spectator"})
    call.request("POST", "/api/join", body, {"content-type": "application/json"})
    code: str = json.load(call.getresponse())["code"]
    call.close()
    return code
