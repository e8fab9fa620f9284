"""Broken JSON, frames of a megabyte, bodies that are no text: a short answer, nothing changes, nobody else notices."""

import json
import random

import pytest
from aws import doorway, sockets
from play.rows import TableId
from websockets.exceptions import ConnectionClosed

from infra.local import Club
from tests.abuse.conftest import Caller
from tests.play.test_actions import seated
from tests.stack.talk import Table
from tests.support.evening import SETTINGS, Evening, call
from tests.support.fakes import World

MEGABYTE = 1024 * 1024
READY = {"do": "ready", "id": "ab" * 8, "phase": 1, "as": "s1", "salt": "ab" * 16}
BROKEN = (
    "",
    " ",
    "\x00",
    "{",
    "}",
    "[",
    "[]",
    "null",
    "true",
    "1",
    '"ready"',
    "{}",
    '{"do":1}',
    '{"do":null}',
    '{"do":["ready"]}',
    '{"do":"ready"}',
    '{"do":"READY"}',
    '{"do":"__class__"}',
    '{"do":"hello"}',
    '{"do":"hello","id":"1","window":null}',
    '{"do":"hello","id":"","window":"w"}',
    '{"do":"ping","id":"1","t0":1e400}',
    '{"do":"ping","id":"1","t0":NaN}',
    '{"do":"ping","id":"1","t0":1.5}',
    '{"do":"ping","id":"1","t0":9007199254740993}',
    '{"do":"ping","id":"1","t0":"1"}',
    '{"do":"ready","do":"hello","id":"1"}',
    json.dumps({**READY, "phase": True}),
    json.dumps({**READY, "id": "AB" * 8}),
    json.dumps({**READY, "id": "ab" * 9}),
    json.dumps({**READY, "id": "١" * 16}),
    json.dumps({**READY, "salt": None}),
    json.dumps({**READY, "as": ["s1"]}),
    json.dumps({**READY, "phase": 1 << 80}),
    json.dumps(READY)[:-1],
    json.dumps(READY) * 2,
    "\ufeff" + json.dumps(READY),
    "{'do': 'ready'}",
    '{"do":"ready",}',
    "[" * 2000,
    '{"a":' * 700,
    "\\ud800",
    '"\\ud800"',
    "9" * 4000,
    "\ud800",
    '{"do":"ready","__proto__":{}}',
    "<script>alert(1)</script>",
)


def test_each_broken_frame_gets_a_short_answer_and_changes_nothing(evening: Evening, fakes: World) -> None:
    for n, frame in enumerate(BROKEN):
        anna = evening.player(evening.sit("Анна"), f"w{n}")
        before = fakes.tables.load(TableId(evening.table)).stored
        assert anna.send_raw(frame) == "malformed", frame
        said = anna.frames()[-1]
        assert (said["t"], len(json.dumps(said)) < 60) == ("malformed", True)
        assert fakes.tables.load(TableId(evening.table)).stored == before
        assert anna.act("leave")["t"] == "done"


def test_frames_spoilt_at_random_never_break_anything_of_ours(evening: Evening, fakes: World) -> None:
    """Two thousand frames with bytes changed, cut, doubled or moved: an outcome for each, a bug of ours for none."""
    dice = random.Random(3)
    good = [json.dumps(READY), '{"do":"ping","id":"1","t0":5}', '{"do":"hello","id":"1","window":"w","take":true}']
    outcomes = set()
    for _ in range(2000):
        host = evening.connect(evening.host_token)
        outcomes.add(host.send_raw(spoilt(dice, dice.choice(good))))
        fakes.house.connections.forget(TableId(evening.table), host.id)  # type: ignore[arg-type]
    assert {"malformed", "hello_first", "hello"} <= outcomes
    assert "broken" not in outcomes


def spoilt(dice: random.Random, text: str) -> str:
    for _ in range(dice.randint(0, 3)):
        at = dice.randrange(len(text) + 1)
        match dice.randrange(4):
            case 0:
                text = text[:at] + chr(dice.choice((0, 34, 44, 92, 123, 125, 0x202E, 0xD800, 0x1F600))) + text[at:]
            case 1:
                text = text[:at] + text[at + 1 :]
            case 2:
                text = text[:at] + text[dice.randrange(len(text) + 1) :]
            case _:
                text = text + text[:at]
    return text


def test_a_body_of_a_megabyte_or_of_no_text_is_named_and_read_no_further(evening: Evening) -> None:
    assert call(evening.house, "POST", "/api/join", {"code": "1" * MEGABYTE}) == (400, {"code": "too_long"})
    for path in ("tables", "join", "claim", "ticket", "recover", "handover", "stage"):
        event = {
            "rawPath": f"/api/{path}", "requestContext": {"http": {"method": "POST", "sourceIp": "192.0.2.1"}},
            "headers": {}, "isBase64Encoded": True,
        }  # fmt: skip
        for body, code in (("/w==", "not_json"), ("a", "not_text"), ("\ud800", "not_text"), (None, "not_json")):
            answer = doorway.answer(evening.house, SETTINGS, {**event, "body": body})[1]
            assert (answer["statusCode"], json.loads(answer["body"])) == (400, {"code": code}), (path, body)


@pytest.mark.stack
def test_a_frame_of_a_megabyte_closes_its_own_socket_alone(club: Club) -> None:
    table = Table(club.url)
    host, (anna, boris) = table.seated(2)
    anna.send_raw("я" * (MEGABYTE // 2))
    with pytest.raises(ConnectionClosed):
        anna.wait(lambda message: False)
    assert anna._socket.close_code in (1009, 1006)  # 1006: the line was cut before the code could be read
    assert boris.act("ready", salt="ab" * 16)["t"] == "done"
    again = table.window(anna.token, anna.seat, again=anna.window)
    assert again.act("ready", salt="cd" * 16)["t"] == "done"
    assert host.act("mark_captain", seat=boris.seat)["t"] == "done"


@pytest.mark.stack
def test_a_megabyte_over_http_is_a_short_no_and_the_door_goes_on(club: Club) -> None:
    caller = Caller(club, "127.0.3.20")
    for body in (b"x" * MEGABYTE, json.dumps({"code": "1" * MEGABYTE}).encode(), b"\xff" * MEGABYTE, b"\x00" * 100):
        answer = caller.post("/api/join", body)
        assert (answer.status, set(answer.said)) == (400, {"code"})
        assert len(answer.body) < 60
    assert caller.ask("GET", "/api/health").status == 200


@pytest.mark.stack
def test_binary_frames_and_a_frame_just_over_the_limit_are_answered(club: Club) -> None:
    host = Table(club.url).host()
    for frame in (b"\xff\xfe", "x" * 5000):
        host._socket.send(frame)
        assert host.wait(lambda message: message["t"] == "malformed")["why"] in ("not_json", "too_long")
    assert host.act("silence_all", on=True)["t"] == "done"


def test_an_event_without_the_usual_parts_is_no_bug_of_ours(evening: Evening) -> None:
    host, _, _ = seated(evening)
    for body in (None, "", "0"):
        event = {"requestContext": {"connectionId": host.id}, "body": body}
        assert sockets.frame(evening.house, event)[1] == {"statusCode": 200}
