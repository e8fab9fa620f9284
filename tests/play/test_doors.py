"""The HTTP doors: opening, joining, knocking, tokens and links."""

import json
import re

import pytest
from aws import doorway, sockets
from game.people import Seat

from tests.play.test_actions import seated
from tests.support.evening import ORIGIN, SETTINGS, Evening, call
from tests.support.fakes import World


def join(
    evening: Evening, code: str = "", source: str = "203.0.113.7", **fields: object
) -> tuple[int, dict[str, object]]:
    body = {"code": code or evening.code, "as": "player", "name": "Анна", "avatar": 1, "hat": 2, **fields}
    status, made = call(evening.house, "POST", "/api/join", body, source)
    return status, made


def test_an_opened_table_has_a_code_of_four_digits_and_tokens_of_128_bits(evening: Evening) -> None:
    assert re.fullmatch(r"\d{4}", evening.code)
    assert re.fullmatch(r"[\w-]{22}", evening.host_token)
    assert re.fullmatch(r"[\w-]{22}", evening.recovery)


def test_an_unknown_game_is_not_opened(fakes: World) -> None:
    assert call(fakes.house, "POST", "/api/tables", {"game": "chess"}) == (404, {"code": "no_such_game"})


def test_no_two_open_tables_have_one_code(fakes: World) -> None:
    codes = [
        call(fakes.house, "POST", "/api/tables", {"game": "pkz"}, f"198.51.100.{n % 250}")[1]["code"]
        for n in range(400)
    ]
    assert len(set(codes)) == 400


def test_a_source_that_opens_too_many_tables_waits(fakes: World) -> None:
    answers = [call(fakes.house, "POST", "/api/tables", {"game": "pkz"}) for _ in range(31)]
    assert [status for status, _ in answers] == [200] * 30 + [429]
    assert answers[-1][1] == {"code": "slow_down", "retry_s": 60}


def test_wrong_and_closed_codes_are_answered_alike(evening: Evening, fakes: World) -> None:
    wrong = join(evening, "0000" if evening.code != "0000" else "0001")
    fakes.clock.now += 24 * 3600 * 1000
    assert join(evening) == wrong == (404, {"code": "no_such_code"})


def test_a_table_lives_a_day_after_its_last_action(evening: Evening, fakes: World) -> None:
    fakes.clock.now += 24 * 3600 * 1000 - 1
    assert join(evening)[0] == 200
    fakes.clock.now += 24 * 3600 * 1000 - 1
    assert join(evening)[0] == 200


def test_guessing_is_slowed_for_a_source_and_friends_who_guess_right_are_not(evening: Evening) -> None:
    wrong = "0000" if evening.code != "0000" else "0001"
    statuses = [join(evening, wrong)[0] for _ in range(12)]
    assert statuses == [404] * 12
    assert join(evening) == join(evening, wrong) == (404, {"code": "no_such_code"})
    assert join(evening, source="203.0.113.8")[0] == 200
    assert [join(evening, source="203.0.113.9", name=f"И{n}")[0] for n in range(4)] == [200] * 4


def test_in_a_flood_one_failure_is_too_many_and_a_clean_source_still_comes_in(evening: Evening) -> None:
    wrong = "0000" if evening.code != "0000" else "0001"
    for n in range(200):
        join(evening, wrong, source=f"198.51.100.{n}")
    assert join(evening, wrong, source="203.0.113.50")[0] == 404
    assert join(evening, source="203.0.113.50")[0] == 404
    assert join(evening, source="203.0.113.51")[0] == 200


def test_the_callers_own_claim_of_an_address_is_not_believed(evening: Evening, fakes: World) -> None:
    wrong = "0000" if evening.code != "0000" else "0001"
    for n in range(10):
        event = {
            "rawPath": "/api/join",
            "requestContext": {"http": {"method": "POST", "sourceIp": "192.0.2.1"}},
            "headers": {"x-forwarded-for": f"10.0.0.{n}, 203.0.113.7, 198.51.100.1"},
            "body": json.dumps({"code": wrong, "as": "spectator"}),
        }
        assert doorway.answer(fakes.house, SETTINGS, event)[1]["statusCode"] == 404
    assert join(evening)[0] == 404
    assert join(evening, source="10.0.0.1")[0] == 200


def test_a_name_is_tidied_and_its_bounds_are_the_rules(evening: Evening) -> None:
    assert join(evening, name="  Анна \u200e Петровна ")[0] == 200
    assert evening.host().room["chairs"][0]["name"] == "Анна Петровна"
    assert join(evening, name="я" * 25) == (409, {"code": "bad_choice", "clause": "P2.2"})
    assert join(evening, name="")[0] == 409


def test_a_full_table_makes_a_spectator(evening: Evening) -> None:
    for name in "абвгд":
        evening.sit(name)
    status, made = join(evening, name="Е")
    assert (status, made["role"], made["full"]) == (200, "spectator", True)


def test_during_a_game_one_knocks_and_claims_the_chair_when_admitted(evening: Evening) -> None:
    host, anna, boris = seated(evening)
    evening.ready([anna, boris], anna, host)
    status, made = join(evening, name="Вера")
    assert (status, made["role"], made["knock"]) == (200, "spectator", "k1")
    vera = evening.connect(str(made["token"]))
    vera.hello()
    assert vera.message["you"] == {"role": "spectator", "knock": "waiting"}
    claim = {"table": evening.table, "token": made["token"]}
    assert call(evening.house, "POST", "/api/claim", claim) == (409, {"code": "not_admitted"})
    assert host.act("admit", knock="k1")["t"] == "done"
    assert vera.message["you"] == {"role": "spectator", "knock": "admitted"}
    seated_as = call(evening.house, "POST", "/api/claim", claim)[1]
    assert (seated_as["role"], seated_as["seat"]) == ("seat", "s3")
    evening.tokens[Seat("s3")] = seated_as["token"]
    assert evening.player("s3").message["you"] == {"role": "seat", "seats": ["s3"]}


def test_whoever_is_turned_away_goes_on_watching(evening: Evening) -> None:
    host, anna, boris = seated(evening)
    evening.ready([anna, boris], anna, host)
    made = join(evening, name="Вера")[1]
    host.act("turn_away", knock="k1")
    vera = evening.connect(str(made["token"]))
    vera.hello()
    assert vera.message["you"]["knock"] == "turned_away"
    claim = {"table": evening.table, "token": made["token"]}
    assert call(evening.house, "POST", "/api/claim", claim) == (409, {"code": "turned_away"})


def test_one_may_leave_and_come_again(evening: Evening) -> None:
    _, anna, _ = seated(evening)
    assert anna.act("leave")["t"] == "done"
    assert evening.sit("Анна") == "s3"


def test_a_chair_is_not_asked_for_over_a_spectators_socket(evening: Evening) -> None:
    watcher = evening.connect(evening.watch())
    watcher.hello()
    assert watcher.act("take_seat", name="Анна", avatar=1, hat=1)["code"] == "not_yours"


def test_a_ticket_lets_in_once_and_within_a_minute(evening: Evening, fakes: World) -> None:
    def knock(ticket: str, origin: str = ORIGIN) -> int:
        event = {
            "requestContext": {"connectionId": "x="},
            "headers": {"Origin": origin},
            "queryStringParameters": {"ticket": ticket},
        }
        return sockets.connect(fakes.house, frozenset({ORIGIN}), event)[1]["statusCode"]

    once = evening.ticket(evening.host_token)
    assert knock(once, "https://elsewhere.example") == 401
    assert knock(once) == 200
    assert knock(once) == 401
    late = evening.ticket(evening.host_token)
    fakes.clock.now += 60_000
    assert knock(late) == 401
    assert knock("") == 401


@pytest.mark.parametrize("tokens", [[], ["no such token, alas"], ["x"] * 9])
def test_unknown_tokens_get_no_ticket(evening: Evening, tokens: list[str]) -> None:
    asked = {"table": evening.table, "tokens": tokens}
    assert call(evening.house, "POST", "/api/ticket", asked) == (401, {"code": "no_such_token"})


def test_a_ticket_holds_eight_tokens_at_most(evening: Evening) -> None:
    evening.sit("Анна")
    mine = next(iter(evening.tokens.values()))
    for count, status in ((8, 200), (9, 401)):
        asked = {"table": evening.table, "tokens": [mine] * count}
        assert call(evening.house, "POST", "/api/ticket", asked)[0] == status


def test_tokens_of_different_roles_do_not_mix(evening: Evening) -> None:
    evening.sit("Анна")
    asked = {"table": evening.table, "tokens": [evening.host_token, *evening.tokens.values()]}
    assert call(evening.house, "POST", "/api/ticket", asked) == (400, {"code": "mixed_tokens"})


def test_a_token_of_one_table_opens_no_other(evening: Evening, fakes: World) -> None:
    other = Evening(fakes.house, fakes.wire.to).open()
    asked = {"table": other.table, "tokens": [evening.host_token]}
    assert call(evening.house, "POST", "/api/ticket", asked) == (401, {"code": "no_such_token"})
    stray = {"table": "nowhere", "tokens": [evening.host_token]}
    assert call(evening.house, "POST", "/api/ticket", stray) == (404, {"code": "no_such_table"})


def test_recovery_gives_a_new_host_and_ends_the_old_one(evening: Evening) -> None:
    host, anna, _ = seated(evening)
    waiting = evening.ticket(evening.host_token)
    status, made = call(evening.house, "POST", "/api/recover", {"table": evening.table, "recovery": evening.recovery})
    assert status == 200
    assert host.frames()[-1] == {"t": "taken"}
    assert anna.room.get("host_here", False) is False
    old = {"table": evening.table, "tokens": [evening.host_token]}
    assert call(evening.house, "POST", "/api/ticket", old)[0] == 401
    again = {"table": evening.table, "recovery": evening.recovery}
    assert call(evening.house, "POST", "/api/recover", again) == (401, {"code": "no_such_token"})
    event = {
        "requestContext": {"connectionId": "late="}, "headers": {"Origin": ORIGIN},
        "queryStringParameters": {"ticket": waiting},
    }  # fmt: skip
    assert sockets.connect(evening.house, frozenset({ORIGIN}), event)[1]["statusCode"] == 401
    evening.host_token = made["host"]
    assert evening.host().message["you"] == {"role": "host"}
    assert anna.room["host_here"] is True


def test_a_handover_link_is_the_next_hosts_recovery(evening: Evening) -> None:
    asked = {"table": evening.table, "host": evening.host_token}
    link = call(evening.house, "POST", "/api/handover", asked)[1]["recovery"]
    old = {"table": evening.table, "recovery": evening.recovery}
    assert call(evening.house, "POST", "/api/recover", old)[0] == 401
    new = {"table": evening.table, "recovery": link}
    assert call(evening.house, "POST", "/api/recover", new)[0] == 200
    assert call(evening.house, "POST", "/api/handover", asked) == (401, {"code": "no_such_token"})


def test_a_stage_screen_sees_and_asks_nothing(evening: Evening) -> None:
    asked = {"table": evening.table, "host": evening.host_token}
    stage = evening.connect(call(evening.house, "POST", "/api/stage", asked)[1]["stage"])
    stage.hello()
    assert stage.message["you"] == {"role": "stage"}
    assert set(stage.view) == {"room"}
    assert stage.act("show_prompts", on=True)["code"] == "not_yours"


def test_the_protocol_is_whole_and_for_holders_of_a_token(evening: Evening) -> None:
    host, anna, boris = seated(evening)
    evening.ready([anna, boris], anna, host)
    path = f"/api/protocol/{evening.table}"
    status, made = call(evening.house, "GET", path, token=evening.tokens[Seat("s1")])
    assert status == 200
    assert [entry["n"] for entry in made["entries"]] == list(range(1, host.message["v"] + 1))
    assert made["names"] == [{"seat": "s1", "name": "Анна"}, {"seat": "s2", "name": "Борис"}]
    assert made["wheel"] == {"never_first": [0], "never_final": [0]}
    assert {"name": "minute_s", "value": 60} in made["figures"]
    assert call(evening.house, "GET", path, token="x") == (401, {"code": "no_such_token"})


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (None, "not_json"),
        ([], "not_an_object"),
        ({"code": 1234, "as": "player"}, "wrong_type"),
        ({"code": "1234", "as": "host"}, "unknown_value"),
        ({"code": "1234", "as": "player", "role": "host"}, "unknown_field"),
        ({"code": "1234"}, "missing_field"),
        ({"code": "1" * 5000, "as": "player"}, "too_long"),
    ],
)
def test_a_broken_body_is_named(evening: Evening, body: object, code: str) -> None:
    assert call(evening.house, "POST", "/api/join", body) == (400, {"code": code})


def test_other_addresses_are_not_there(evening: Evening) -> None:
    assert call(evening.house, "GET", "/api/join") == (404, {"code": "no_such_address"})
    assert call(evening.house, "GET", "/api/health") == (200, {"ok": True, "at": 1_800_000_000_000})
