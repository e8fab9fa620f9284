"""Strangers at the club's doors learn no names, fix no sessions, and no frame of a table tells who has an account."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import boto3
import pytest
from aws import doorway
from aws.club_next import NextDoor
from aws.wiring import club_on, house_on
from moto import mock_aws
from play.ports import House

from tests.support.club_evening import PASSWORD, Night, club_call, registered
from tests.support.club_fakes import CHEAP, club_world
from tests.support.evening import SETTINGS, Evening
from tests.support.fakes import UNHURRIED, Wire
from tests.support.real_ports import make_table

FORBIDDEN = ("__proto__", "x" * 3000, "A#x", "LOGIN#анна", "\u0000", '"}', "../..", "%00", "🦛" * 24)


@pytest.fixture
def counted() -> Iterator[tuple[House, list[str]]]:
    """The house over moto with every call of the cloud noted."""
    with mock_aws():
        keys = {"aws_access_key_id": "test", "aws_secret_access_key": "test"}
        client: Any = boto3.client("dynamodb", region_name="eu-central-1", **keys)  # type: ignore[call-overload]
        make_table(client, "pkz")
        house = replace(house_on(client, "pkz", Wire().courier()), frames=UNHURRIED, calls=UNHURRIED)
        house = replace(house, people=NextDoor(lambda: replace(club_on(client, "pkz", house), cost=CHEAP)))
        calls: list[str] = []
        client.meta.events.register("before-call.dynamodb.*", lambda model, **_: calls.append(model.name))
        yield house, calls


def whole(house: House, path: str, body: object) -> dict[str, Any]:
    """The answer as API Gateway gets it, headers and all."""
    event = {
        "rawPath": f"/api/club/{path}",
        "requestContext": {"http": {"method": "POST", "sourceIp": "192.0.2.1"}},
        "headers": {"x-forwarded-for": "203.0.113.7, 198.51.100.1"},
        "body": json.dumps(body),
    }
    return doorway.answer(house, SETTINGS, event)[1]


@pytest.mark.parametrize(
    ("path", "more"),
    [("enter", {"password": "не тот пароль"}), ("recover", {"code": "AAAAA", "password": PASSWORD}), ("person", {})],
)
def test_a_name_that_is_there_and_one_that_is_not_are_answered_alike_to_the_byte_for_the_same_calls(
    counted: tuple[House, list[str]], path: str, more: dict[str, str]
) -> None:
    house, calls = counted
    hidden = registered(house, "Анна")
    assert club_call(house, "page", {"on": False}, hidden)[0] == 200
    seen = []
    for name in ("Анна", "Никто"):
        calls.clear()
        seen.append((whole(house, path, {"name": name, **more}), list(calls)))
    assert seen[0] == seen[1]
    assert seen[0][0]["statusCode"] in (401, 404)


def test_what_is_no_name_no_token_and_no_game_breaks_nothing(counted: tuple[House, list[str]]) -> None:
    """Nor does it become a key that the table of the cloud would refuse."""
    house, _ = counted
    anna = registered(house, "Анна")
    for n, rubbish in enumerate(FORBIDDEN):
        assert club_call(house, "enter", {"name": rubbish, "password": rubbish}, source=f"198.51.100.{n}")[0] in (
            400,
            401,
        )
        assert club_call(house, "me", session=rubbish)[0] == 401
        assert club_call(house, f"protocol/{rubbish}", session=anna)[0] == 404
        assert club_call(house, "sit", {"table": rubbish, "token": rubbish}, anna)[0] in (400, 401, 404)
        assert club_call(house, rubbish, {})[0] in (400, 404)
    bodies: tuple[object, ...] = ([], None, {"name": 1, "password": {}}, {"name": "Анна"}, "Анна")
    for body in bodies:
        assert club_call(house, "enter", body, method="POST")[0] == 400


def test_no_frame_of_a_table_and_no_protocol_tells_who_has_an_account() -> None:
    there = club_world()
    night = Night(Evening(there.house, there.world.wire.to).open())
    session = registered(there.house, "Тайное имя")
    night.sit(session, "s1")
    night.game()
    owner = session.partition(".")[0].encode()
    secrets_ = (owner, session.encode(), "Тайное имя".encode())
    frames = b"".join(frame for _, frame in there.world.wire.frames)
    assert len(frames) > 1000
    assert not [each for each in secrets_ if each in frames]
    key = f"{night.evening.table}.1"
    told = json.dumps(club_call(there.house, f"protocol/{key}", session=session)[1], ensure_ascii=False).encode()
    assert not [each for each in secrets_ if each in told]
