"""One action through the house: applied once, told to everybody, never against the table's newest state."""

from dataclasses import replace

import pytest
from game.people import Seat
from play.rows import TableId

from tests.support.evening import Evening, Socket
from tests.support.fakes import World


def seated(evening: Evening) -> tuple[Socket, Socket, Socket]:
    """The host and two players, all connected."""
    one, two = evening.sit("Анна"), evening.sit("Борис")
    return evening.host(), evening.player(one), evening.player(two)


def test_an_accepted_command_is_done_and_everybody_sees_it(evening: Evening) -> None:
    host, anna, boris = seated(evening)
    answer = anna.act("ready", salt="ab" * 16)
    assert answer["t"] == "done"
    for each in (host, anna, boris):
        assert each.message["v"] == answer["v"]
        assert [chair.get("ready", False) for chair in each.room["chairs"]] == [True, False]


def test_the_same_id_is_done_again_and_applied_once(evening: Evening, fakes: World) -> None:
    host, _, _ = seated(evening)
    first = host.act("show_prompts", id="aa" * 8, on=True)
    again = host.act("show_prompts", id="aa" * 8, on=True)
    assert (first["t"], again["t"], again["v"]) == ("done", "done", first["v"])
    assert fakes.memory.stored[TableId(evening.table)].v == first["v"]


def test_the_same_id_of_another_person_is_another_command(evening: Evening) -> None:
    _, anna, boris = seated(evening)
    one = anna.act("ready", id="bb" * 8, salt="01" * 16)
    two = boris.act("ready", id="bb" * 8, salt="02" * 16)
    assert two["v"] == one["v"] + 1


def test_a_refusal_has_its_code_and_clause_and_changes_nothing(evening: Evening, fakes: World) -> None:
    host, anna, _ = seated(evening)
    before = fakes.memory.stored[TableId(evening.table)]
    seen = len(host.frames())
    answer = anna.act("start_game")
    assert answer == {"t": "refused", "id": answer["id"], "code": "not_yours", "clause": "P2.3"}
    assert fakes.memory.stored[TableId(evening.table)] == before
    assert len(host.frames()) == seen


def test_a_command_of_an_earlier_phase_is_stale_and_brings_the_newest_view(evening: Evening) -> None:
    host, anna, boris = seated(evening)
    evening.ready([anna, boris], anna, host)
    before = len(anna.frames())
    assert anna.act("ready", phase=0, salt="ab" * 16)["t"] == "stale"
    assert [each["t"] for each in anna.frames()[before:]] == ["stale", "view"]


def test_a_command_saved_by_a_worker_that_died_is_told_when_it_is_sent_again(evening: Evening, fakes: World) -> None:
    host, anna, _ = seated(evening)

    def dies() -> None:
        fakes.tables.after_save = lambda: None
        raise KeyboardInterrupt

    fakes.tables.after_save = dies
    with pytest.raises(KeyboardInterrupt):
        host.act("show_prompts", id="ee" * 8, on=True)
    assert anna.room.get("prompts", False) is False
    answer = host.act("show_prompts", id="ee" * 8, on=True)
    assert answer["t"] == "done"
    assert (anna.message["v"], anna.room["prompts"]) == (answer["v"], True)


def test_one_speaks_only_for_ones_own_seats(evening: Evening) -> None:
    _, anna, boris = seated(evening)
    assert anna.act("ready", salt="ab" * 16, speaks=boris.seat)["code"] == "not_yours"
    assert anna.act("ready", salt="ab" * 16, speaks="")["code"] == "not_yours"


def test_one_device_speaks_for_each_of_its_seats(evening: Evening) -> None:
    one, two = evening.sit("Анна"), evening.sit("Борис")
    both = evening.connect(evening.tokens[Seat(one)], evening.tokens[Seat(two)])
    both.hello()
    assert both.message["you"] == {"role": "seat", "seats": [one, two]}
    for seat in (one, two):
        assert both.act("ready", salt="ab" * 16, speaks=seat)["t"] == "done"
    assert {offer.get("seat") for offer in both.view["offers"]} == {one, two}


def test_nobody_is_told_before_hello_and_nothing_is_taken(evening: Evening) -> None:
    host, _, _ = seated(evening)
    silent = evening.connect(evening.host_token)
    host.act("show_prompts", on=True)
    assert silent.frames() == []
    assert silent.send(do="spin", id="ab" * 8, phase=0, **{"as": ""}) == "hello_first"


def test_a_conflict_is_decided_anew_on_what_stands(evening: Evening, fakes: World) -> None:
    host, anna, boris = seated(evening)

    def boris_first() -> None:
        fakes.tables.before_save = lambda: None
        assert boris.act("ready", salt="02" * 16)["t"] == "done"

    fakes.tables.before_save = boris_first
    assert anna.act("ready", salt="01" * 16)["t"] == "done"
    assert [chair["ready"] for chair in host.room["chairs"]] == [True, True]
    assert not fakes.clock.rested


def test_after_eight_conflicts_the_answer_is_busy_and_the_same_id_works_later(evening: Evening, fakes: World) -> None:
    host, _, _ = seated(evening)
    table = TableId(evening.table)

    def always_behind() -> None:
        stored = fakes.memory.stored[table]
        fakes.memory.stored[table] = replace(stored, epoch=stored.epoch + 1)

    fakes.tables.before_save = always_behind
    assert host.act("show_prompts", id="cc" * 8, on=True)["t"] == "busy"
    assert len(fakes.clock.rested) == 7
    fakes.tables.before_save = lambda: None
    assert host.act("show_prompts", id="cc" * 8, on=True)["t"] == "done"


def test_a_window_that_goes_live_during_a_request_misses_nothing(evening: Evening, fakes: World) -> None:
    host, _, _ = seated(evening)
    late = evening.connect(evening.watch())

    def meanwhile() -> None:
        fakes.tables.before_save = lambda: None
        late.hello()

    fakes.tables.before_save = meanwhile
    answer = host.act("show_prompts", on=True)
    assert late.message["v"] == answer["v"]
    assert late.room["prompts"] is True


def test_a_dead_socket_is_forgotten_and_the_rest_learn_of_it(evening: Evening, fakes: World) -> None:
    host, anna, boris = seated(evening)
    fakes.wire.dead.add(boris.id)  # type: ignore[arg-type]
    assert host.act("show_prompts", on=True)["t"] == "done"
    assert [chair.get("here", False) for chair in anna.room["chairs"]] == [True, False]
    assert boris.id not in fakes.memory.rows[TableId(evening.table)]


def test_the_log_line_of_an_action_counts_and_names_no_words(evening: Evening) -> None:
    _, anna, _ = seated(evening)
    assert anna.send(do="ready", id="dd" * 8, phase=0, salt="ab" * 16, **{"as": anna.seat}) == "done"
