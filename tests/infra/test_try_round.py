"""The tape of the round that is tried alone: whole, reachable, and as secret as a table."""

import json
from typing import Any

import msgspec
import pytest

from infra import try_round


@pytest.fixture(scope="module")
def tape() -> dict[str, Any]:
    return dict(json.loads(msgspec.json.encode(try_round.record())))


def test_every_press_leads_to_a_step_and_every_step_is_reached(tape: dict[str, Any]) -> None:
    seen, waiting = set(), [tape["start"]]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += [move["to"] for move in tape["steps"][name]["does"]]
    assert seen == set(tape["steps"])


def test_only_the_end_of_the_round_leads_nowhere(tape: dict[str, Any]) -> None:
    still = {step["kind"] for step in tape["steps"].values() if not step["does"]}
    assert still == {"over"}


def test_a_captain_is_offered_what_the_tape_follows(tape: dict[str, Any]) -> None:
    for name, step in tape["steps"].items():
        for role in ("host", "captain"):
            offered = {row[1] for row in step[role]["view"]["offers"] if row[0] != "shut"}
            assert {move["do"] for move in step["does"] if move["by"] == role} <= offered, name


def test_the_captain_sees_the_answer_after_the_verdict_alone(tape: dict[str, Any]) -> None:
    told = {
        step["kind"]
        for step in tape["steps"].values()
        if "на минуту позже" in json.dumps(step["captain"], ensure_ascii=False)
    }
    assert told == {"right", "wrong", "over"}


def test_the_tape_is_played_the_same_every_time() -> None:
    assert msgspec.json.encode(try_round.record()) == msgspec.json.encode(try_round.record())


def test_one_of_the_versions_is_right(tape: dict[str, Any]) -> None:
    assert [version["right"] for version in tape["versions"]].count(True) == 1
    assert tape["speaker"] == "s2"
