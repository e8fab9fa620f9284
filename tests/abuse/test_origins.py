"""A foreign page may neither call nor listen, whoever opened it; and no answer of ours is 403."""

import ast
import json
from pathlib import Path

import pytest
from aws import doorway, sockets
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from infra import template
from infra.env import ROOT
from infra.local import Club
from tests.abuse.conftest import Caller
from tests.stack.talk import Table
from tests.support.evening import ORIGIN, SETTINGS, Evening

FOREIGN = (
    "https://elsewhere.example", "null", "http://club.example", "https://club.example.elsewhere.example",
    "https://club.example:8443", "https://CLUB.example", "https://club.example/", "https://club.example, https://elsewhere.example",
    "file://", "chrome-extension://abc", " https://club.example",
)  # fmt: skip
DOORS = ("tables", "join", "claim", "ticket", "recover", "handover", "stage")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_calls_no_door_and_gets_no_socket(evening: Evening, origin: str) -> None:
    for path in DOORS:
        event = {
            "rawPath": f"/api/{path}", "requestContext": {"http": {"method": "POST", "sourceIp": "192.0.2.1"}},
            "headers": {"origin": origin}, "body": json.dumps({"game": "pkz"}),
        }  # fmt: skip
        answer = doorway.answer(evening.house, SETTINGS, event)[1]
        assert (answer["statusCode"], json.loads(answer["body"])) == (401, {"code": "foreign_origin"})
        assert not [name for name in answer["headers"] if name.startswith("access-control")]
    ticket = evening.ticket(evening.host_token)
    event = {
        "requestContext": {"connectionId": "far="}, "headers": {"Origin": origin},
        "queryStringParameters": {"ticket": ticket},
    }  # fmt: skip
    assert sockets.connect(evening.house, frozenset({ORIGIN}), event)[1] == {"statusCode": 401}
    event["headers"] = {"Origin": ORIGIN}
    assert sockets.connect(evening.house, frozenset({ORIGIN}), event)[1] == {"statusCode": 200}


@pytest.mark.parametrize("headers", [{}, {"Origin": ""}, None, {"Origin": "null"}, {"X-Origin": ORIGIN}])
def test_a_socket_that_does_not_say_whose_page_opens_it_is_not_opened(
    evening: Evening, headers: dict[str, str] | None
) -> None:
    """A browser always says it; the ticket is not burnt by whoever does not."""
    ticket = evening.ticket(evening.host_token)
    event = {
        "requestContext": {"connectionId": "far="}, "headers": headers, "queryStringParameters": {"ticket": ticket},
    }  # fmt: skip
    assert sockets.connect(evening.house, frozenset({ORIGIN}), event)[1] == {"statusCode": 401}
    event["headers"] = {"Origin": ORIGIN}
    assert sockets.connect(evening.house, frozenset({ORIGIN}), event)[1] == {"statusCode": 200}


@pytest.mark.stack
def test_through_the_door_a_foreign_page_is_refused_shortly_and_our_own_is_not(club: Club) -> None:
    table, caller = Table(club.url), Caller(club, "127.0.3.30")
    body = {"code": table.code, "as": "spectator"}
    far = caller.post("/api/join", body, origin="https://elsewhere.example")
    assert (far.status, far.said) == (401, {"code": "foreign_origin"})
    assert caller.post("/api/join", body, origin=club.url).status == 200
    ticket = table.post("ticket", {"table": table.id, "tokens": [table.host_token]})["ticket"]
    for origin in ("https://elsewhere.example", None):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"{club.url.replace('http', 'ws')}/ws?ticket={ticket}", origin=Origin(origin) if origin else None)
        assert refused.value.response.status_code == 401
    assert table.window(table.host_token).act("silence_all", on=True)["t"] == "done"


@pytest.mark.stack
def test_a_preflight_of_a_foreign_page_is_allowed_nothing(club: Club) -> None:
    asked = {"origin": "https://elsewhere.example", "access-control-request-method": "POST"}
    answer = Caller(club, "127.0.3.31").ask("OPTIONS", "/api/join", headers=asked)
    assert answer.status == 405
    assert not [name for name, _ in answer.headers if name.startswith("access-control")]


def numbers_in(path: Path) -> set[int]:
    constants = (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant))
    return {each.value for each in constants if type(each.value) is int}


def test_no_handler_can_answer_403(evening: Evening) -> None:
    """CloudFront puts the page of a missing page in the place of every 403, for S3 gives 403 for what is not there."""
    errors = template.body(template.APP)["Resources"]["Distribution"]["Properties"]["DistributionConfig"]
    assert [each["ErrorCode"] for each in errors["CustomErrorResponses"]] == [403]
    files = [*(ROOT / "functions" / "aws").glob("*.py"), *(ROOT / "functions" / "play").glob("*.py")]
    files += (ROOT / "functions" / "handlers").glob("*.py")
    found = {number for path in files for number in numbers_in(path) if 400 <= number < 600}
    assert {400, 401, 404, 409, 429, 500, 503} <= found
    assert 403 not in found


STATUSES = {200, 400, 401, 404, 405, 409, 429}


@pytest.mark.stack
def test_whatever_is_asked_of_the_api_it_answers_without_403(club: Club) -> None:
    caller, seen = Caller(club, "127.0.3.32"), set()
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
        for path in ("", "x", "tables", "join", "protocol/none", "protocol/", "health", "%2e%2e/x", "join/../../x"):
            seen.add(caller.ask(method, f"/api/{path}", b"{}" if method == "POST" else None).status)
    assert seen <= STATUSES
    assert 404 in seen
