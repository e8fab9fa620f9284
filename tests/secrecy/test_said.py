"""When something of ours breaks, the log says what and where; neither log nor answer quotes a question or a token."""

import contextlib
import io
import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import boto3
import pytest
from aws import doorway, sockets
from aws.packs import DynamoPacks, items_of
from aws.reports import logger, reported
from aws.wiring import house_on
from game.envelope import Envelope
from moto import mock_aws
from packs import opening
from play.ports import House
from play.told import Told

from tests.support import canaries
from tests.support.evening import SETTINGS, Evening, Socket
from tests.support.fakes import Wire, World
from tests.support.real_ports import make_table
from tests.support.secrecy import CARD, PACK, fakes

PORTS = ("tables", "codes", "connections", "keys", "tickets", "limiter", "packs", "courier", "clock", "dice")


@dataclass
class Heard:
    out: io.StringIO

    @property
    def lines(self) -> bytes:
        return self.out.getvalue().encode()

    def holds_no_secret(self, secrets: set[str]) -> None:
        assert not canaries.MARK.findall(self.lines)
        assert not [each for each in secrets if each.encode() in self.lines]


@pytest.fixture
def heard() -> Iterator[Heard]:
    out = io.StringIO()
    logger.registered_handler.setStream(out)  # type: ignore[attr-defined]
    with contextlib.redirect_stdout(out):
        yield Heard(out)


class Breaking:
    """A port whose every call fails, with all that it was given in the exception's own hands."""

    def __init__(self, port: object) -> None:
        self._port = port

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def fail(*given: Any, **named: Any) -> Any:
            raise RuntimeError(f"{name} is broken")

        return fail


def table_of_canaries() -> tuple[World, Evening, Socket, Socket]:
    world = fakes(1)
    evening = Evening(world.house, world.wire.to).open()
    host, anna, boris = evening.host(), evening.player(evening.sit("Аня")), evening.player(evening.sit("Боря"))
    if (host.view["pack"] or {}).get("digest") != CARD.digest:
        assert host.act("choose_pack", digest=CARD.digest)["t"] == "done"
    evening.ready([anna, boris], anna, host)
    assert host.act("spin")["t"] == "done"
    return world, evening, host, anna


def frame(house: House, connection: str, body: dict[str, Any]) -> str:
    event = {"requestContext": {"connectionId": connection}, "body": json.dumps(body)}
    answer: str = reported("command", lambda: sockets.frame(house, event), lambda found: f"sorry {found}")
    return answer


@pytest.mark.parametrize("port", PORTS)
def test_a_broken_port_is_logged_without_a_word_and_the_world_hears_an_id(heard: Heard, port: str) -> None:
    _, evening, host, _ = table_of_canaries()
    secrets = {evening.host_token, evening.recovery, *evening.tokens.values()}
    house = replace(evening.house, **{port: Breaking(getattr(evening.house, port))})  # type: ignore[arg-type]
    start = {"do": "start_clock", "id": "5a" * 8, "phase": host.room["phase_no"], "as": ""}
    for body in (start, {"do": "hello", "id": "1", "window": "w", "take": True}, {"do": "ping", "id": "1", "t0": 1}):
        said = str(frame(house, host.id, body))
        assert said.startswith("sorry ") or said == "{'statusCode': 200}"
        assert len(said) < 40
    for path, body in (
        ("join", {"code": evening.code, "as": "player", "name": "Вера"}),
        ("ticket", ticket_of(evening)),
    ):
        event = {
            "rawPath": f"/api/{path}", "requestContext": {"http": {"method": "POST", "sourceIp": "192.0.2.1"}},
            "headers": {"x-token": evening.host_token}, "body": json.dumps(body),
        }  # fmt: skip
        reported("http", lambda event=event: doorway.answer(house, SETTINGS, event), lambda found: found)  # type: ignore[misc]
    heard.holds_no_secret(secrets)
    assert heard.lines.count(b'"outcome"') > 10


REFUSED = (
    ("POST", "ticket", "https://elsewhere.example"), ("GET", "protocol/nowhere", ""), ("GET", "nowhere", ""),
    ("DELETE", "ticket", ""), ("POST", "tables", ""), ("POST", "recover", ""), ("POST", "stage", ""),
    ("POST", "place", ""), ("POST", "handover", ""), ("POST", "claim", ""), ("POST", "club/enter", ""),
)  # fmt: skip


def test_a_refused_call_leaves_no_token_of_those_it_carried_in_the_log(heard: Heard) -> None:
    """Good tokens in wrong places: in the header, in the body, in a field of another name, in broken JSON."""
    _, evening, _, _ = table_of_canaries()
    tokens = {evening.host_token, evening.recovery, *evening.tokens.values()}
    seat = next(iter(evening.tokens.values()))
    bodies = (
        json.dumps({"table": evening.table, "host": seat, "recovery": seat, "token": evening.host_token}),
        json.dumps({"table": "nowhere", "tokens": [evening.host_token], evening.recovery: seat}),
        json.dumps({"table": evening.table, "host": evening.recovery, "place": "author", "sector": 1}),
        f'{{"{seat}": {evening.host_token}',
        evening.host_token * 300,
    )
    for (method, path, origin), body in itertools.product(REFUSED, bodies):
        event = {
            "rawPath": f"/api/{path}", "requestContext": {"http": {"method": method, "sourceIp": "192.0.2.1"}},
            "headers": {"x-token": evening.host_token, "x-club": f"a.{seat}", "x-table": seat, "origin": origin},
            "body": body,
        }  # fmt: skip
        answer = reported("http", lambda event=event: doorway.answer(evening.house, SETTINGS, event), lambda found: {})  # type: ignore[misc]
        assert answer["statusCode"] >= 400, (method, path, body)
        assert not [each for each in tokens if each in answer["body"]]
    heard.holds_no_secret(tokens)
    assert heard.lines.count(b'"outcome"') >= len(REFUSED) * len(bodies)


def ticket_of(evening: Evening) -> dict[str, object]:
    return {"table": evening.table, "tokens": [evening.host_token]}


def test_an_exception_that_holds_an_envelope_prints_seals(heard: Heard) -> None:
    envelope: Envelope = opening.envelope(next(iter(PACK.placed().values())))

    def bug() -> Any:
        try:
            raise KeyError(envelope)
        except KeyError as first:
            raise RuntimeError(envelope, PACK, [envelope]) from first

    said = reported("command", bug, lambda found: found)
    assert len(said) == 8
    assert b"RuntimeError" in heard.lines
    heard.holds_no_secret(set())


def test_a_pack_whose_bytes_are_spoilt_is_not_quoted(heard: Heard) -> None:
    """A hundred ways to spoil a stored pack: some still read, the rest raise, and no trace of either is a word."""
    dice, outcomes = random.Random(7), Counter[str]()
    with mock_aws():
        keys = {"aws_access_key_id": "test", "aws_secret_access_key": "test"}
        client: Any = boto3.client("dynamodb", region_name="eu-central-1", **keys)  # type: ignore[call-overload]
        make_table(client, "pkz")
        item, _ = items_of(PACK)
        whole = bytes(item["pack"]["B"])
        for _ in range(100):
            at = dice.randrange(len(whole))
            cut = dice.choice(
                (whole[:at], whole[:at] + dice.randbytes(2) + whole[at + 2 :], whole[:at] + b'"' + whole[at:])
            )
            client.put_item(TableName="pkz", Item={**item, "pack": {"B": cut}})
            packs = DynamoPacks(client, "pkz")
            outcomes[said_of(packs)] += 1
    assert outcomes["broken"] > 40
    heard.holds_no_secret(set())


def said_of(packs: DynamoPacks) -> str:
    def act() -> tuple[Told, str]:
        packs.envelope(CARD.digest, 3)
        return Told("read"), "read"

    said: str = reported("command", act, lambda found: "broken")
    return said


def test_a_spoilt_table_is_not_quoted_either(heard: Heard) -> None:
    """The state holds no words; tokens stand in it as hashes: whatever of it a trace shows is no secret."""
    with mock_aws():
        keys = {"aws_access_key_id": "test", "aws_secret_access_key": "test"}
        client: Any = boto3.client("dynamodb", region_name="eu-central-1", **keys)  # type: ignore[call-overload]
        make_table(client, "pkz")
        for each in items_of(PACK):
            client.put_item(TableName="pkz", Item=each)
        wire = Wire()
        evening = Evening(house_on(client, "pkz", wire.courier()), wire.to).open()
        host = evening.host()
        key = {"pk": {"S": f"T#{evening.table}"}, "sk": {"S": "STATE"}}
        state = client.get_item(TableName="pkz", Key=key)["Item"]
        for name in ("base", "tail", "v", "book", "known", "schema"):
            spoilt = {"B": b"\x00spoilt"} if "B" in state[name] else {"S": "?"}
            client.put_item(TableName="pkz", Item={**state, name: spoilt})
            frame(evening.house, host.id, {"do": "hello", "id": "1", "window": "w", "take": True})
        stored = json.dumps(client.scan(TableName="pkz")["Items"], default=str)
    heard.holds_no_secret({evening.host_token, evening.recovery})
    assert heard.lines.count(b'"broken"') >= 5
    assert evening.host_token not in stored
