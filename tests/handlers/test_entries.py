"""The Lambda entries with the real wiring (moto plays DynamoDB), and what the world hears of our own bugs."""

import base64
import io
import json
from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from aws import doorway
from aws.reports import logger, reported
from aws.wiring import wired
from aws.workshop import working
from handlers import command, connect, disconnect, http, packs
from moto import mock_aws
from play.told import Told

from tests.support.real_ports import make_table

SETTINGS = {
    "TABLE_NAME": "pkz",
    "MEDIA_BUCKET": "media",
    "SOCKET_ENDPOINT": "https://socket.example/ws",
    "ORIGINS": "https://club.example, http://localhost:8000",
    "TRUSTED_HOPS": "2",
    "AWS_DEFAULT_REGION": "eu-central-1",
    "AWS_ACCESS_KEY_ID": "test",
    "AWS_SECRET_ACCESS_KEY": "test",
}


@pytest.fixture(autouse=True)
def cloud(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, value in SETTINGS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("AWS_ENDPOINT_URL", raising=False)
    wired.cache_clear()
    working.cache_clear()
    with mock_aws():
        make_table(boto3.client("dynamodb"), "pkz")
        yield
    wired.cache_clear()
    working.cache_clear()


def ask(method: str, path: str, body: object = None, entry: Any = http) -> tuple[int, Any]:
    event = {
        "rawPath": path,
        "requestContext": {"http": {"method": method, "sourceIp": "192.0.2.1"}},
        "headers": {"x-forwarded-for": "203.0.113.7, 198.51.100.1"},
        "body": json.dumps(body),
    }
    answer = entry.handle(event, None)
    return answer["statusCode"], json.loads(answer["body"])


def socket_event(**more: object) -> dict[str, Any]:
    return {"requestContext": {"connectionId": "AbC="}, **more}


def arrive(origin: str) -> int:
    table = ask("POST", "/api/tables", {"game": "pkz"})[1]
    asked = {"table": table["table"], "tokens": [table["host"]]}
    ticket = ask("POST", "/api/ticket", asked)[1]["ticket"]
    event = socket_event(headers={"Origin": origin}, queryStringParameters={"ticket": ticket})
    status: int = connect.handle(event, None)["statusCode"]
    return status


def test_a_table_opens_and_its_host_arrives_from_our_pages_only() -> None:
    assert ask("GET", "/api/health")[0] == 200
    assert arrive("https://elsewhere.example") == 401
    assert arrive("http://localhost:8000") == 200
    assert wired().house.connections.table_of("AbC=")  # type: ignore[arg-type]
    assert disconnect.handle(socket_event(), None) == {"statusCode": 200}


def test_a_host_is_given_a_place_to_upload_to() -> None:
    table = ask("POST", "/api/tables", {"game": "pkz"})[1]
    wish = {"table": table["table"], "host": table["host"], "name": "a.zip", "size": 77}
    status, slot = ask("POST", "/api/packs/slot", wish, packs)
    assert status == 200
    assert slot["url"] == "/upload"
    policy = json.loads(base64.b64decode(slot["fields"]["policy"]))
    assert ["content-length-range", 1, 77] in policy["conditions"]
    assert {"key": slot["key"]} in policy["conditions"]
    assert {"bucket": "media"} in policy["conditions"]
    assert slot["key"].startswith(f"incoming/{table['table']}/")
    assert ask("POST", "/api/packs/slot", {**wish, "host": table["recovery"]}, packs) == (
        401,
        {"code": "no_such_token"},
    )
    assert ask("POST", "/api/packs/slot", wish)[0] == 404


def test_a_socket_without_headers_or_ticket_is_not_let_in() -> None:
    assert connect.handle(socket_event(headers=None), None) == {"statusCode": 401}
    assert connect.handle(socket_event(headers={"origin": "http://localhost:8000"}), None) == {"statusCode": 401}


def test_frames_and_farewells_of_unknown_sockets_are_nothing() -> None:
    assert command.handle(socket_event(body="{}"), None) == {"statusCode": 200}
    assert disconnect.handle(socket_event(), None) == {"statusCode": 200}


def test_our_own_bug_is_logged_once_and_the_world_hears_its_id() -> None:
    log = io.StringIO()
    logger.registered_handler.setStream(log)  # type: ignore[attr-defined]

    def bug() -> tuple[Told, str]:
        raise RuntimeError("something of ours")

    answer = reported("command", bug, lambda found: found)
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["ERROR", "INFO"]
    assert lines[0]["broken"] == answer
    assert lines[1]["outcome"] == "broken"
    assert "something" not in answer


def test_what_no_function_may_answer_is_refused_in_its_stead() -> None:
    """Lambda would make a bare 502 of it; what is told of is kept all the same."""
    settings = wired().settings
    event = {"rawPath": "/api/long", "requestContext": {"http": {"method": "GET", "sourceIp": "192.0.2.1"}}}
    routes: dict[tuple[str, str], Any] = {("GET", "long"): lambda asked: b'"' + b"x" * 4_500_000 + b'"'}
    told, answer = doorway.answered(wired().house, settings, event, routes)
    assert (told.outcome, answer["statusCode"], answer["body"]) == (
        "answer_too_long",
        409,
        '{"code":"answer_too_long"}',
    )
