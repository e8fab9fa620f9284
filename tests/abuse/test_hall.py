"""Forged places, teams that speak for others, tokens of another table, floods of sheets: refused, nothing changes."""

from dataclasses import replace

import pytest
from play import pace
from play.rows import TableId

from tests.abuse.test_forged import everything
from tests.support.evening import Evening, Socket, call
from tests.support.fakes import World
from tests.support.hall_evening import HallEvening, handed_in

PLACES = ("defender", "steward", "author")


def place(evening: Evening, name: str, host: str) -> tuple[int, dict[str, str]]:
    body = {"table": evening.table, "host": host, "place": name, "sector": 5}
    status, made = call(evening.house, "POST", "/api/place", body)
    return status, made


@pytest.fixture
def hall(fakes: World) -> HallEvening:
    return HallEvening.of(fakes.house, fakes.wire.to, "Совы", "Вороны")


def outcomes(socket: Socket, speaks: str, phase: int) -> dict[str, str]:
    """What became of every command there is."""
    said = {}
    for n, frame in enumerate(everything(speaks)):
        said[str(frame["do"])] = socket.send(**{**frame, "id": f"fe{n:014x}", "phase": phase})
    return said


def test_a_team_is_neither_host_nor_player_nor_another_team(hall: HallEvening, fakes: World) -> None:
    owls, table = hall.teams["h1"], TableId(hall.evening.table)
    before = fakes.tables.load(table)
    for speaks in ("h2", "s1", "host"):
        assert set(outcomes(owls, speaks, owls.room["phase_no"]).values()) == {"not_yours"}
    said = outcomes(owls, "", owls.room["phase_no"])
    assert said.pop("leave_hall") == "done"
    assert set(said.values()) <= {"not_yours", "no_such_team"}
    left = fakes.tables.load(table)
    assert left.stored.v == before.stored.v + 1


@pytest.mark.parametrize("name", PLACES)
def test_an_officer_does_what_the_duty_offers_and_nothing_of_the_hosts(fakes: World, name: str) -> None:
    evening = Evening(fakes.house, fakes.wire.to).open("tv")
    host, seat = evening.host(), evening.sit("Анна")
    officer = evening.connect(place(evening, name, evening.host_token)[1]["token"])
    officer.hello()
    before = fakes.tables.load(TableId(evening.table)).stored
    for speaks in (seat, "host", ""):
        assert set(outcomes(officer, speaks, host.room["phase_no"]).values()) <= {"not_yours", "not_now"}
    assert fakes.tables.load(TableId(evening.table)).stored == before


def test_places_are_given_to_the_hosts_token_alone(fakes: World) -> None:
    evening, other = (Evening(fakes.house, fakes.wire.to).open("tv") for _ in range(2))
    evening.sit("Анна")
    tokens = (*evening.tokens.values(), evening.watch(), evening.recovery, other.host_token, "", "x", "A" * 3000)
    for name in PLACES:
        given = place(evening, name, evening.host_token)[1]["token"]
        for token in (*tokens, given):
            assert place(evening, name, token) == (401, {"code": "no_such_token"}), name
    assert place(evening, "hall", evening.host_token)[0] == 400


def test_a_token_opens_its_own_table_and_its_own_place(hall: HallEvening, fakes: World) -> None:
    other = HallEvening.of(fakes.house, fakes.wire.to, "Чайки")
    stranger = {"table": hall.evening.table, "tokens": [other.tokens["h1"]]}
    assert call(fakes.house, "POST", "/api/ticket", stranger) == (401, {"code": "no_such_token"})
    for pair in (list(hall.tokens.values()), [hall.tokens["h1"], hall.evening.host_token]):
        asked = {"table": hall.evening.table, "tokens": pair}
        assert call(fakes.house, "POST", "/api/ticket", asked) == (400, {"code": "mixed_tokens"})
    path = f"/api/protocol/{hall.evening.table}"
    assert call(fakes.house, "GET", path, token=other.tokens["h1"]) == (401, {"code": "no_such_token"})


def test_a_sheet_of_another_table_is_no_sheet_here(hall: HallEvening, fakes: World) -> None:
    question = hall.ask()
    fakes.clock.now += 5
    other = HallEvening.of(fakes.house, fakes.wire.to, "Чайки")
    other.ask()
    assert handed_in(other.teams["h1"], question, "кит")["code"] == "no_such_question"
    assert fakes.house.sheets.of(TableId(hall.evening.table), (question,)) == ()


def test_a_team_that_floods_with_sheets_is_answered_shortly_and_closed_and_the_others_write_on(
    hall: HallEvening, fakes: World
) -> None:
    question, house = hall.ask(), replace(fakes.house, frames=pace.of_sockets())
    for each in hall.teams.values():
        each.house = house
    sheet = {"do": "sheet", "id": "1", "question": question, "text": "кит"}
    outcomes = [hall.teams["h1"].send(**sheet) for _ in range(100)]
    assert outcomes[:90] == ["sheet"] * 90
    assert outcomes[90:95] == ["malformed"] * 4 + ["hung_up"]
    assert set(outcomes[95:]) == {"no_connection"}
    assert hall.hand_in("h2", question, "слон")["t"] == "sheet"


@pytest.mark.parametrize("sheet", [
    {"question": "1", "text": "кит"}, {"question": 1}, {"question": 1, "text": None}, {"question": 1, "text": ["к"]},
    {"question": 1, "text": "кит", "team": "h2"}, {"question": 2**60, "text": "кит"}, {"question": True, "text": "кит"},
])  # fmt: skip
def test_a_broken_sheet_is_malformed(hall: HallEvening, sheet: dict[str, object]) -> None:
    assert hall.teams["h1"].send(do="sheet", id="1", **sheet) == "malformed"
