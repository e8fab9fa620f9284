"""Duties and the hall: links that the host hands out, teams by the code, whose place a window holds."""

import pytest
from game.people import Seat
from game.rulebooks import RULEBOOKS
from play.rows import TableId, presence

from tests.support.evening import Evening, Socket, call
from tests.support.fakes import World


def opened(fakes: World, game: str) -> Evening:
    return Evening(fakes.house, fakes.wire.to).open(game)


def place(evening: Evening, name: str, sector: int = 0, host: str = "") -> tuple[int, dict[str, object]]:
    body = {"table": evening.table, "host": host or evening.host_token, "place": name}
    status, made = call(evening.house, "POST", "/api/place", body | ({"sector": sector} if sector else {}))
    return status, made


def on_duty(evening: Evening, name: str, sector: int = 0) -> Socket:
    socket = evening.connect(str(place(evening, name, sector)[1]["token"]))
    socket.hello()
    return socket


def enter(evening: Evening, name: str, source: str = "203.0.113.7") -> tuple[int, dict[str, object]]:
    status, made = call(evening.house, "POST", "/api/join", {"code": evening.code, "as": "hall", "name": name}, source)
    return status, made


def team(evening: Evening, name: str) -> Socket:
    socket = evening.connect(str(enter(evening, name)[1]["token"]))
    socket.hello()
    return socket


def test_the_games_that_may_be_opened_are_listed_with_the_usual_one_first(fakes: World) -> None:
    status, told = call(fakes.house, "GET", "/api/games")
    assert status == 200
    assert [each["id"] for each in told["games"]] == list(RULEBOOKS)
    assert all(each["title"] and each["line"].endswith(".") for each in told["games"])
    assert [each["sectors"] for each in told["games"]] == [16, 13, 12]
    for each in told["games"]:
        assert opened(fakes, each["id"]).host().room["title"] == each["title"]


def test_the_host_hears_which_places_the_game_has(fakes: World) -> None:
    assert "places" not in opened(fakes, "pkz").host().view
    assert opened(fakes, "tv").host().view["places"] == ["defender", "steward", "author"]
    assert "places" not in opened(fakes, "ctt").host().view


def test_a_place_is_the_hosts_to_give_and_the_games_to_know(fakes: World) -> None:
    evening = opened(fakes, "tv")
    seat = evening.sit("Анна")
    assert place(evening, "defender", host=evening.tokens[Seat(seat)]) == (401, {"code": "no_such_token"})
    assert place(evening, "defender", host=opened(fakes, "tv").host_token) == (401, {"code": "no_such_token"})
    assert place(opened(fakes, "pkz"), "defender") == (409, {"code": "no_such_place"})
    assert place(evening, "author") == place(evening, "author", 14) == (409, {"code": "no_such_sector"})
    assert place(evening, "host")[0] == 400


def test_whoever_has_a_duty_is_told_so_and_gets_a_view_of_their_own(fakes: World) -> None:
    evening = opened(fakes, "tv")
    host = evening.host()
    defender, steward, author = (on_duty(evening, *each) for each in (("defender",), ("steward",), ("author", 5)))
    assert defender.message["you"] == {"role": "defender"}
    assert steward.message["you"] == {"role": "steward"}
    assert author.message["you"] == {"role": "author", "sector": 5}
    assert author.view["sector"] == 5
    lamps = {(each["role"], each.get("sector", 0)) for each in host.message["lamps"]}
    assert lamps == {("host", 0), ("defender", 0), ("steward", 0), ("author", 5)}
    assert steward.act("start_game", speaks="s1")["code"] == "not_yours"
    steward.close()
    assert "steward" not in {each["role"] for each in host.message["lamps"]}


def test_a_defender_who_is_here_decides_and_one_who_went_does_not(fakes: World) -> None:
    evening = opened(fakes, "tv")
    table = fakes.house.tables.load
    defender = on_duty(evening, "defender")
    assert presence(table(TableId(evening.table)).rows).defender
    defender.close()
    assert not presence(table(TableId(evening.table)).rows).defender


def test_a_newer_window_of_one_duty_takes_over_and_other_duties_stay(fakes: World) -> None:
    evening = opened(fakes, "tv")
    first, steward = on_duty(evening, "defender"), on_duty(evening, "steward")
    second = evening.connect(str(place(evening, "defender")[1]["token"]))
    second.hello()
    assert second.frames()[-1] == {"t": "elsewhere"}
    second.hello(take=True)
    assert first.frames()[-1] == {"t": "taken"}
    assert second.message["you"] == {"role": "defender"}
    assert steward.ping() == "pong"
    five, six = on_duty(evening, "author", 5), on_duty(evening, "author", 6)
    assert {five.message["you"]["sector"], six.message["you"]["sector"]} == {5, 6}


def test_a_team_enters_by_the_code_and_has_a_view_and_a_lamp(fakes: World) -> None:
    evening = opened(fakes, "ctt")
    host = evening.host()
    status, made = enter(evening, "  Серые \u200e совы ")
    assert (status, made["role"], made["team"]) == (200, "hall", "h1")
    socket = evening.connect(str(made["token"]))
    socket.hello()
    assert socket.message["you"] == {"role": "hall", "team": "h1"}
    assert (socket.view["team"], socket.view["name"]) == ("h1", "Серые совы")
    assert [each["name"] for each in host.view["hall"]] == ["Серые совы"]
    assert [each["team"] for each in host.message["lamps"] if each["role"] == "hall"] == ["h1"]
    assert enter(evening, "") == (409, {"code": "bad_choice", "clause": "T3.6"})


def test_where_there_is_no_hall_none_is_entered_and_codes_are_guessed_no_faster(fakes: World) -> None:
    evening = opened(fakes, "pkz")
    assert enter(evening, "Совы") == (409, {"code": "no_hall"})
    hall = opened(fakes, "ctt")
    hall.code = "0000" if evening.code != "0000" else "0001"
    assert [enter(hall, "Совы")[0] for _ in range(12)] == [404] * 12
    hall.code = hall.host().room["code"]
    assert enter(hall, "Совы")[0] == 404
    assert enter(hall, "Совы", source="203.0.113.8")[0] == 200


def test_a_spectator_cannot_enter_the_hall_over_the_socket(fakes: World) -> None:
    evening = opened(fakes, "ctt")
    watcher = evening.connect(evening.watch())
    watcher.hello()
    assert watcher.act("enter_hall", name="Совы")["code"] == "not_yours"


@pytest.mark.parametrize("by_host", [True, False])
def test_a_team_that_is_no_more_in_the_hall_watches(fakes: World, by_host: bool) -> None:
    evening = opened(fakes, "ctt")
    host, owls, crows = evening.host(), team(evening, "Совы"), team(evening, "Вороны")
    went = host.act("remove_team", team="h1") if by_host else owls.act("leave_hall")
    assert went["t"] == "done"
    assert owls.message["you"] == {"role": "spectator"}
    assert "team" not in owls.view
    assert owls.act("leave_hall")["code"] == "no_such_team"
    assert crows.message["you"] == {"role": "hall", "team": "h2"}
    assert host.act("leave_hall")["t"] == "refused"


def test_the_places_and_the_teams_keep_their_names_apart(fakes: World) -> None:
    """One team's new window takes over its own place and no other's."""
    evening = opened(fakes, "ctt")
    token = str(enter(evening, "Совы")[1]["token"])
    owls, crows = evening.connect(token), team(evening, "Вороны")
    owls.hello()
    again = evening.connect(token)
    again.hello(take=True)
    assert owls.frames()[-1] == {"t": "taken"}
    assert crows.ping() == "pong"
