"""Sheets of the hall: in time by the server's clock, the newest stands, nobody else reads, none is lost at the gong."""

import pytest
from play.sheets import GRACE_MS

from tests.support.fakes import World
from tests.support.hall_evening import HallEvening, handed_in

LATE = {"t": "refused", "code": "sheet_late", "clause": "T3.6"}


@pytest.fixture
def hall(fakes: World) -> HallEvening:
    return HallEvening.of(fakes.house, fakes.wire.to, "Совы", "Вороны")


def gong(hall: HallEvening) -> int:
    found: int = hall.teams["h1"].view["sheet"]["closes_ms"]
    return found


@pytest.mark.clause("T3.6")
def test_a_sheet_is_taken_until_the_gong_and_a_late_one_hears_by_how_many_seconds(
    fakes: World, hall: HallEvening
) -> None:
    question = hall.ask()
    taken = hall.hand_in("h1", question, "  кит ")
    assert (taken["t"], taken["question"], taken["at"]) == ("sheet", question, fakes.clock.now)
    fakes.clock.now = gong(hall) - 1
    assert hall.hand_in("h2", question, "слон")["t"] == "sheet"
    fakes.clock.now += 1
    answer = hall.hand_in("h2", question, "слоны")
    assert {name: answer[name] for name in LATE} == LATE
    assert answer["late_s"] == 1
    fakes.clock.now += 12_300
    assert hall.hand_in("h1", question, "киты")["late_s"] == 13
    assert hall.host.act("collect_sheets", question=question)["t"] == "done"
    assert [each["texts"] for each in hall.host.view["answers"]] == [["кит"], ["слон"]]


@pytest.mark.clause("T3.6")
def test_a_team_reads_its_own_sheet_after_a_reload_and_the_host_none_before_the_close(hall: HallEvening) -> None:
    question = hall.ask()
    hall.hand_in("h1", question, "кит")
    hall.hand_in("h2", question, "слон")
    assert hall.host.act("pause_clock")["t"] == "done"
    owls, crows = (hall.teams[each].view["sheet"] for each in ("h1", "h2"))
    assert (owls["text"], crows["text"]) == ("кит", "слон")
    again = hall.evening.connect(hall.tokens["h1"])
    again.hello(take=True)
    assert again.view["sheet"]["text"] == "кит"
    for other in (hall.host, *hall.players, hall.teams["h2"]):
        assert "кит" not in str(other.frames())
    assert hall.host.act("collect_sheets", question=question)["code"] == "sheets_open"


@pytest.mark.clause("T3.6")
def test_what_was_sent_later_stands_whichever_delivery_comes_first(fakes: World, hall: HallEvening) -> None:
    question, now = hall.ask(), fakes.clock.now
    hall.hand_in("h1", question, "второй", sent=now - 100)
    hall.hand_in("h1", question, "первый", sent=now - 300)
    fakes.clock.now = gong(hall)
    hall.host.act("collect_sheets", question=question)
    assert [each["texts"] for each in hall.host.view["answers"]] == [["второй"]]


def test_a_device_ahead_of_the_time_does_not_shut_its_own_team_out(fakes: World, hall: HallEvening) -> None:
    question = hall.ask()
    hall.hand_in("h1", question, "из будущего", sent=fakes.clock.now + 10**9)
    fakes.clock.now += 5_000
    hall.hand_in("h1", question, "верный", sent=fakes.clock.now)
    hall.host.act("pause_clock")
    assert hall.teams["h1"].view["sheet"]["text"] == "верный"


def test_only_a_team_of_this_hall_hands_in_and_only_what_is_an_answer(hall: HallEvening) -> None:
    question = hall.ask()
    for socket in (hall.host, *hall.players):
        assert handed_in(socket, question, "кит")["code"] == "not_yours"
    assert hall.hand_in("h1", question + 1, "кит")["code"] == "no_such_question"
    assert hall.hand_in("h1", question, "   ")["code"] == "bad_choice"
    assert hall.hand_in("h1", question, "я" * 201)["code"] == "bad_choice"
    before = len(hall.teams["h1"].frames())
    hall.teams["h1"].send(do="sheet", id="1", question=question, text="я" * 4096)
    assert hall.teams["h1"].frames()[before:] == [{"t": "malformed", "why": "too_long"}]
    assert hall.host.act("remove_team", team="h1")["t"] == "done"
    assert hall.hand_in("h1", question, "кит")["code"] == "no_such_team"


@pytest.mark.clause("T3.6")
def test_who_collects_at_the_gong_waits_for_sheets_that_are_on_their_way(fakes: World, hall: HallEvening) -> None:
    """They came in time and may still be written while the host presses already."""
    question = hall.ask()
    fakes.clock.now = gong(hall) - 1
    hall.hand_in("h1", question, "кит")
    fakes.clock.now += 1
    assert hall.host.act("collect_sheets", question=question)["t"] == "done"
    assert fakes.clock.rested[-1] == GRACE_MS


def test_a_sheet_that_lay_too_long_on_its_way_is_not_said_to_be_taken(fakes: World, hall: HallEvening) -> None:
    question = hall.ask()
    fakes.clock.now = gong(hall) - 1

    def held_up() -> None:
        fakes.sheets.before_keep = lambda: None
        fakes.clock.now += GRACE_MS + 2
        assert hall.host.act("collect_sheets", question=question)["t"] == "done"

    fakes.sheets.before_keep = held_up
    assert hall.hand_in("h1", question, "кит")["code"] == "sheet_late"
    assert "answers" not in hall.host.view


@pytest.mark.clause("T3.6", "T3.7")
def test_the_protocol_tells_verdicts_that_changed_and_answers_to_whom_they_belong(
    fakes: World, hall: HallEvening
) -> None:
    question = hall.ask()
    hall.hand_in("h1", question, "кит")
    hall.hand_in("h2", question, "слон")
    fakes.clock.now = gong(hall)
    assert "answers" not in hall.protocol(hall.evening.host_token)
    hall.host.act("collect_sheets", question=question)
    for verdict in (True, False, True):
        assert hall.host.act("judge_sheets", group=1, correct=verdict)["t"] == "done"
    told = hall.protocol(hall.evening.host_token)
    assert [(each["team"], each["text"]) for each in told["answers"]] == [("h1", "кит"), ("h2", "слон")]
    judged = [event["correct"] for each in told["entries"] for event in each["events"] if event["t"] == "sheets_judged"]
    assert judged == [True, False, True]
    assert [each["text"] for each in hall.protocol(hall.tokens["h1"])["answers"]] == ["кит"]
    seat = next(iter(hall.evening.tokens.values()))
    assert "answers" not in hall.protocol(seat)
    assert hall.teams["h1"].view["points"] == 1
    assert hall.teams["h1"].view["sheet"]["verdict"] == "right"
