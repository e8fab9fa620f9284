"""Guessing codes: a thousand tries teach nothing, and friends who mistype once are not held for guessers."""

import time

import boto3
import pytest
from aws.wiring import house_on
from moto import mock_aws

from infra.local import Club
from tests.abuse.conftest import Answer, Caller
from tests.stack.talk import Table
from tests.support.evening import Evening, call
from tests.support.fakes import Wire, World
from tests.support.real_ports import make_table

GUESSES, OVER_THE_LINE, MORE = 500, 120, 11


def another(code: str) -> str:
    return f"{(int(code) + 1) % 10_000:04}"


def minute(caller: Caller) -> int:
    at: int = caller.ask("GET", "/api/health").said["at"] // 60_000
    return at


def guesses_much(guesser: Caller, wrong: str, right: str) -> set[Answer]:
    """More wrong guesses than a minute allows and then the right one; again when the minute turned meanwhile."""
    while True:
        began = minute(guesser)
        answers = {*(guesser.guess(wrong) for _ in range(MORE)), guesser.guess(right)}
        if minute(guesser) == began:
            return answers


@pytest.mark.stack
def test_wrong_codes_and_the_right_one_of_a_guesser_are_answered_alike_to_the_byte_and_friends_come_in(
    club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    table, guesser = Table(club.url), Caller(club, "127.0.3.1")
    wrong, began = another(table.code), time.monotonic()
    answers = {guesser.guess(wrong) for _ in range(OVER_THE_LINE)}
    with capsys.disabled():
        print(f"\n{OVER_THE_LINE} wrong codes in {time.monotonic() - began:.1f} s")
    answers |= guesses_much(guesser, wrong, table.code)
    assert len(answers) == 1
    only = answers.pop()
    assert (only.status, only.said) == (404, {"code": "no_such_code"})
    home = Caller(club, "127.0.3.2")
    mistyped = [home.guess(wrong) for _ in range(6)]
    came = [home.guess(table.code, f"Друг {n}") for n in range(6)]
    assert set(mistyped) == {only}
    assert [each.said["role"] for each in came] == ["seat"] * 5 + ["spectator"]


def test_500_wrong_codes_in_a_row_the_right_one_after_them_and_a_closed_one_are_answered_alike(
    evening: Evening, fakes: World
) -> None:
    def guess(code: str, source: str) -> object:
        return call(evening.house, "POST", "/api/join", {"code": code, "as": "spectator"}, source)

    wrong = another(evening.code)
    for _ in range(GUESSES):
        assert guess(wrong, "203.0.113.1") == (404, {"code": "no_such_code"})
    assert guess(evening.code, "203.0.113.1") == (404, {"code": "no_such_code"})
    assert guess(evening.code, "203.0.113.2")[0] == 200  # type: ignore[index]
    fakes.clock.now += 24 * 3600 * 1000
    assert guess(evening.code, "203.0.113.3") == (404, {"code": "no_such_code"})


def test_who_guesses_too_much_raises_no_alarm_for_others(evening: Evening) -> None:
    wrong = another(evening.code)
    for _ in range(GUESSES):
        call(evening.house, "POST", "/api/join", {"code": wrong, "as": "spectator"}, "203.0.113.1")
    friends = [(wrong, 404), (evening.code, 200)] * 5
    for code, status in friends:
        assert call(evening.house, "POST", "/api/join", {"code": code, "as": "spectator"}, "203.0.113.2")[0] == status


def test_a_guesser_costs_the_same_calls_before_and_after_being_slowed() -> None:
    """So that the time of an answer tells nothing either."""
    with mock_aws():
        keys = {"aws_access_key_id": "test", "aws_secret_access_key": "test"}
        client = boto3.client("dynamodb", region_name="eu-central-1", **keys)  # type: ignore[call-overload]
        make_table(client, "pkz")
        wire, calls = Wire(), list[str]()
        evening = Evening(house_on(client, "pkz", wire.courier()), wire.to).open()
        client.meta.events.register("before-call.dynamodb.*", lambda model, **_: calls.append(model.name))
        costs: list[tuple[str, ...]] = []
        for code in (*[another(evening.code)] * 15, evening.code):
            calls.clear()
            call(evening.house, "POST", "/api/join", {"code": code, "as": "spectator"})
            costs.append(tuple(calls))
    assert set(costs) == {("GetItem", "GetItem", "GetItem", "UpdateItem", "UpdateItem")}
