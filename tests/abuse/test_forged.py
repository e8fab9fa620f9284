"""Forged roles, seats and tickets, replayed and stale commands: each is refused shortly, and nothing changes."""

import json
from typing import Any, get_args

import pytest
from aws import sockets
from game.people import Seat
from play.rows import Loaded, TableId
from wire.shape import COMMANDS, hints, key, literals, made_of

from tests.play.test_actions import seated
from tests.support.evening import ORIGIN, Evening, Socket, call
from tests.support.fakes import World


def example(hint: Any) -> Any:
    """A value that the decoder takes for this type."""
    hint = made_of(hint)
    if literals(hint):
        return literals(hint)[0]
    if hint in (str, int, bool):
        return {str: "s1", int: 1, bool: True}[hint]
    return None if type(None) in get_args(hint) else []


def stands(fakes: World, evening: Evening) -> Loaded:
    return fakes.tables.load(TableId(evening.table))


def everything(speaks: str) -> list[dict[str, object]]:
    """One frame of every command there is, in this one's name."""
    return [
        {"do": do, "phase": 0, "as": speaks, **{key(name): example(hint) for name, hint in hints(kind).items()}}
        for do, kind in COMMANDS.items()
    ]


def refusals(socket: Socket, speaks: str, phase: int) -> set[str]:
    said = set()
    for n, frame in enumerate(everything(speaks)):
        said.add(socket.send(**{**frame, "id": f"ff{n:014x}", "phase": phase}))
    return said


@pytest.mark.parametrize("speaks", ["s2", "s99", "host", "HOST", "", "s1 s2", "s1\u200b"])
def test_a_seat_speaks_for_nobody_else_in_any_command(evening: Evening, fakes: World, speaks: str) -> None:
    _, anna, _ = seated(evening)
    before = stands(fakes, evening)
    assert refusals(anna, speaks, anna.room["phase_no"]) == {"not_yours"}
    assert stands(fakes, evening) == before


@pytest.mark.parametrize("speaks", ["s1", "host", "s99"])
def test_a_host_a_watcher_and_the_wall_take_no_seat_by_naming_it(evening: Evening, fakes: World, speaks: str) -> None:
    host, _, _ = seated(evening)
    watcher = evening.connect(evening.watch())
    asked = {"table": evening.table, "host": evening.host_token}
    wall = evening.connect(call(evening.house, "POST", "/api/stage", asked)[1]["stage"])
    for each in (watcher, wall):
        each.hello()
    before = stands(fakes, evening)
    for each in (host, watcher, wall):
        assert refusals(each, speaks, host.room["phase_no"]) == {"not_yours"}
    assert stands(fakes, evening) == before


def test_a_watcher_and_the_wall_may_ask_for_nothing_at_all(evening: Evening, fakes: World) -> None:
    host, _, _ = seated(evening)
    watcher = evening.connect(evening.watch())
    watcher.hello()
    before = stands(fakes, evening)
    assert refusals(watcher, "", host.room["phase_no"]) <= {"not_yours", "not_now"}
    assert stands(fakes, evening) == before


@pytest.mark.parametrize("field", ["role", "seats", "who", "by", "host", "token", "era", "table"])
def test_a_role_said_in_a_frame_is_no_field_at_all(evening: Evening, fakes: World, field: str) -> None:
    _, anna, _ = seated(evening)
    before = stands(fakes, evening).stored
    frame = {"do": "ready", "id": "ab" * 8, "phase": 0, "as": anna.seat, "salt": "ab" * 16, field: "host"}
    assert anna.send_raw(json.dumps(frame)) == "malformed"
    assert anna.frames()[-1] == {"t": "malformed", "why": "unknown_field"}
    assert stands(fakes, evening).stored == before


def arrive(evening: Evening, ticket: str, connection: str = "forged=") -> int:
    event = {
        "requestContext": {"connectionId": connection}, "headers": {"Origin": ORIGIN},
        "queryStringParameters": {"ticket": ticket},
    }  # fmt: skip
    return sockets.connect(evening.house, frozenset({ORIGIN}), event)[1]["statusCode"]


@pytest.mark.parametrize("shape", ["token", "longer", "shorter", "other_case", "empty", "huge", "many"])
def test_a_forged_ticket_opens_nothing(evening: Evening, shape: str) -> None:
    good = evening.ticket(evening.host_token)
    forged = {
        "token": evening.host_token, "longer": good + "A", "shorter": good[:-1], "other_case": good.swapcase(),
        "empty": "", "huge": "A" * 1_000_000, "many": f"{good},{good}",
    }  # fmt: skip
    assert arrive(evening, forged[shape]) == 401
    assert arrive(evening, good) == 200
    assert arrive(evening, good, "again=") == 401


@pytest.mark.parametrize("door", ["ticket", "recover", "handover", "stage", "claim"])
def test_forged_tokens_open_no_door_and_are_answered_alike(evening: Evening, door: str) -> None:
    seat = evening.sit("Анна")
    seat_token, wall = evening.tokens[Seat(seat)], {"table": evening.table, "host": evening.host_token}
    stage = call(evening.house, "POST", "/api/stage", wall)[1]["stage"]
    good = {
        "ticket": {},
        "recover": {evening.recovery},
        "handover": {evening.host_token},
        "stage": {evening.host_token},
    }
    tokens = {seat_token, stage, evening.host_token, evening.recovery, "", "x", "A" * 22, "\u202e" * 22, "A" * 3000}
    field = {"ticket": "tokens", "recover": "recovery", "claim": "token"}.get(door, "host")
    bad = tokens - set(good.get(door, ())) - ({seat_token, stage, evening.host_token} if door == "ticket" else set())
    for token in bad:
        body = {"table": evening.table, field: [token] if door == "ticket" else token}
        assert call(evening.house, "POST", f"/api/{door}", body) == (401, {"code": "no_such_token"}), token


def test_a_command_that_is_replayed_is_told_again_and_applied_once(evening: Evening, fakes: World) -> None:
    host, anna, boris = seated(evening)
    frame = {"do": "silence_all", "id": "0a" * 8, "phase": host.room["phase_no"], "as": "", "on": True}
    assert [host.send(**frame) for _ in range(3)] == ["done", "known", "known"]
    after = stands(fakes, evening).stored
    assert boris.send(**frame) == "not_yours"
    assert anna.send(**{**frame, "as": anna.seat}) == "not_yours"
    assert stands(fakes, evening).stored == after


def test_a_command_recorded_by_somebody_and_sent_from_another_table_is_nothing(evening: Evening, fakes: World) -> None:
    host, _, _ = seated(evening)
    other = Evening(fakes.house, fakes.wire.to).open()
    stranger = other.host()
    before = stands(fakes, evening).stored
    frame = {"do": "mark_captain", "id": "0b" * 8, "phase": host.room["phase_no"], "as": "", "seat": "s1"}
    assert stranger.send(**frame) in ("nobody_else", "bad_choice", "stale")
    assert stands(fakes, evening).stored == before


def test_a_stale_command_brings_the_newest_view_and_changes_nothing(evening: Evening, fakes: World) -> None:
    host, anna, boris = seated(evening)
    lobby = host.room["phase_no"]
    evening.ready([anna, boris], anna, host)
    before = stands(fakes, evening).stored
    for each in (host, anna, boris):
        seen = len(each.frames())
        assert refusals(each, each.seat, lobby) == {"stale"}
        assert {said["t"] for said in each.frames()[seen:]} == {"stale", "view"}
    assert stands(fakes, evening).stored == before


def test_a_socket_without_a_hello_may_ask_for_nothing(evening: Evening, fakes: World) -> None:
    seated(evening)
    silent = evening.connect(evening.host_token)
    before = stands(fakes, evening).stored
    assert silent.send(do="silence_all", id="0c" * 8, phase=0, on=True, **{"as": ""}) == "hello_first"
    assert silent.ping() == "hello_first"
    assert stands(fakes, evening).stored == before
