"""The log: what undo and redo reach, what they never touch, and what the table remembers."""

import pytest
from game import commands as ask
from game.engine import Refused
from game.events import Judged, Redone, SeatLeft, Undone
from game.log import Entry, standing
from game.people import Guest, Host, Player, Seat
from game.phases import Answering, Between, Discussing, Finished, Paused, Phase, Reading, Revealed
from game.preview import undo_preview
from game.state import fold
from game.views.host import host_view
from game.views.room import room_view

from tests.support.books import book
from tests.support.by_hand import Evening
from tests.support.packs import card

PKZ = "pkz"


def evening(*names: str) -> Evening:
    return Evening(book(PKZ)).sit(*(names or ("Анна", "Борис", "Вера"))).started()


def _phase(play: Evening) -> Phase:
    return play.state.game.phase


def undo(play: Evening) -> None:
    step = play.state.past.step
    assert step is not None
    play.host(ask.Undo(step))


def minute(play: Evening, sector: int = 1) -> Evening:
    play.host(ask.Spin(), sector)
    play.host(ask.StartClock())
    return play


def answered(play: Evening, correct: bool, sector: int) -> Evening:
    minute(play, sector).seat(1, ask.NameAnswerer(Seat("s1")))
    play.host(ask.Judge(correct))
    return play


@pytest.mark.clause("P1.2")
def test_a_finished_game_takes_an_undo_of_its_last_verdict_and_no_more_of_the_host() -> None:
    play = evening()
    play.host(ask.CorrectScore(5, 0, "так было", False))
    answered(play, True, 1)
    assert _phase(play) == Finished("knowers")
    for command in (ask.Spin(), ask.Judge(False), ask.CutMinute("шум"), ask.EndMatch("всё"), ask.StartClock()):
        with pytest.raises(Refused):
            play.host(command)
    undo(play)
    assert _phase(play) == Answering(Seat("s1"), 60_000)
    assert play.state.game.score.knowers == 5


def test_the_start_of_a_game_is_not_undone() -> None:
    with pytest.raises(Refused, match="nothing_to_undo"):
        evening().host(ask.Undo(1))


def test_a_new_event_of_the_game_clears_redo() -> None:
    play = minute(evening())
    undo(play)
    assert play.state.undone
    play.host(ask.CutMinute("шум"))
    assert not play.state.undone
    with pytest.raises(Refused, match="nothing_to_redo"):
        play.host(ask.Redo())


def test_a_players_event_clears_redo_too() -> None:
    play = minute(evening())
    play.host(ask.TakeHat(Seat("s2"), "телефон"))
    undo(play)
    play.host(ask.ResumeClock())
    assert not play.state.undone
    play.host(ask.TakeHat(Seat("s2"), "телефон"))
    play.host(ask.CutMinute("шум"))
    play.host(ask.PauseClock())
    undo(play)
    play.host(ask.ResumeClock())
    play.seat(1, ask.NameAnswerer(Seat("s3")))
    assert not play.state.undone


def test_events_of_the_table_leave_redo_alone() -> None:
    play = minute(evening())
    undo(play)
    play.do(Guest(), ask.Knock("Глеб", 0, 0))
    play.host(ask.SilenceAll(True))
    play.seat(2, ask.Dress(3, 3))
    assert play.state.undone
    play.host(ask.Redo())
    assert isinstance(play.state.game.phase, Paused)


def test_a_late_joiner_stays_through_any_number_of_undos() -> None:
    play = evening("Анна", "Борис")
    play.host(ask.CutMinute("шум"))
    play.do(Guest(), ask.Knock("Вера", 1, 1))
    play.host(ask.Admit("k1"))
    answered(play, True, 1)
    for _ in range(4):
        undo(play)
    assert isinstance(play.state.game.phase, Between)
    assert play.state.game.cuts == 0
    assert play.state.table.seats == (Seat("s1"), Seat("s2"), Seat("s3"))


def test_who_left_in_an_undone_step_has_still_left() -> None:
    play = minute(evening("Анна", "Борис"))
    play.host(ask.RemoveSeat(Seat("s2")))
    assert isinstance(play.state.game.phase, Paused)
    undo(play)
    assert play.state.table.seats == (Seat("s1"),)
    assert isinstance(play.state.game.phase, Paused)
    left = [event for entry in standing(play.log) for event in entry.events if isinstance(event, SeatLeft)]
    assert left == [SeatLeft(Seat("s2"), True)]


def test_what_was_undone_does_not_stand_and_what_was_redone_does() -> None:
    play = answered(evening(), True, 1)
    verdict = play.log[-1]
    undo(play)
    assert verdict not in standing(play.log)
    play.host(ask.Redo())
    assert standing(play.log)[-1] == verdict
    undo(play)
    play.host(ask.Judge(False))
    judged = [event for entry in standing(play.log) for event in entry.events if isinstance(event, Judged)]
    assert judged == [Judged(False)]


@pytest.mark.clause("P3.3")
def test_an_undo_takes_the_players_actions_after_the_step_with_it() -> None:
    play = minute(evening())
    play.wait(10_000).seat(1, ask.AskLifeline("club"))
    play.wait(1_000).seat(1, ask.CloseDiscussion())
    play.wait(1_000).seat(1, ask.NameAnswerer(Seat("s2")))
    foretold = undo_preview(play.state)
    assert foretold is not None
    assert [later.did for later in foretold.later] == ["AskLifeline", "CloseDiscussion", "NameAnswerer"]
    undo(play)
    assert isinstance(play.state.game.phase, Reading)


def test_only_the_newest_step_is_undone() -> None:
    play = answered(evening(), True, 1)
    steps = [step.n for step in play.state.steps]
    assert len(steps) == 3
    for older in steps[:-1]:
        with pytest.raises(Refused, match="bad_choice"):
            play.host(ask.Undo(older))


@pytest.mark.clause("P3.2")
def test_undo_into_a_running_minute_stops_it_with_what_was_left_then() -> None:
    play = minute(evening())
    play.wait(12_345).host(ask.TakeHat(Seat("s2"), "телефон"))
    play.wait(30_000)
    undo(play)
    assert isinstance(play.state.game.phase, Paused)
    assert play.state.game.phase.left_ms == 60_000 - 12_345


def test_undo_into_a_minute_that_was_over_leaves_it_over() -> None:
    play = minute(evening())
    play.wait(61_000).host(ask.TakeHat(Seat("s2"), "телефон"))
    undo(play)
    assert isinstance(play.state.game.phase, Discussing)
    assert play.state.game.phase.deadline_ms < play.now_ms


@pytest.mark.clause("P4.3")
def test_undo_and_a_new_spin_give_the_same_sector() -> None:
    play = evening()
    play.host(ask.Spin())
    assert play.state.game.round is not None
    first = play.state.game.round.sector
    for _ in range(3):
        undo(play)
        play.host(ask.Spin())
        assert play.state.game.round.sector == first


def test_a_gap_in_the_log_is_our_bug_and_rises() -> None:
    play = minute(evening())
    with pytest.raises(ValueError, match="cannot follow"):
        fold([Entry(play.state.n + 2, play.now_ms, Host(), "CutMinute", ())], play.state)
    with pytest.raises(ValueError, match="not the newest"):
        fold([Entry(play.state.n + 1, play.now_ms, Host(), "Undo", (Undone(1),))], play.state)


def test_a_redo_and_an_undo_are_entries_like_any_other() -> None:
    play = minute(evening())
    before = len(play.log)
    undo(play)
    play.host(ask.Redo())
    assert [entry.events[0].__class__ for entry in play.log[before:]] == [Undone, Redone]
    assert fold(play.log) == play.state
    assert fold(play.log[20:], fold(play.log[:20])) == play.state


def test_the_table_remembers_which_envelopes_it_has_opened() -> None:
    play = Evening(book(PKZ), (card(15, True),)).sit("Анна", "Борис")
    play.host(ask.ChoosePack(card(15, True).digest))
    play.started()
    answered(play, True, 4).host(ask.CloseRound())
    minute(play, 9).host(ask.EndMatch("поздно"))
    play.host(ask.ReturnToLobby())
    assert play.state.table.used == ((card(15, True).digest, (4, 9)),)
    room = room_view(play.book, play.state, None, play.here, 0)
    assert host_view(play.book, play.state, room, None, play.here).used == 2


@pytest.mark.clause("P2.1")
def test_the_next_game_keeps_chairs_hats_captain_and_code() -> None:
    play = evening()
    play.seat(2, ask.Dress(4, 5))
    play.host(ask.EndMatch("поздно"))
    kept = [(chair.seat, chair.name, chair.avatar, chair.hat) for chair in play.state.table.chairs]
    head = play.state.table.head
    play.host(ask.ReturnToLobby())
    assert [(chair.seat, chair.name, chair.avatar, chair.hat) for chair in play.state.table.chairs] == kept
    assert play.state.table.code == "0042"
    assert play.state.table.captain == Seat("s1")
    assert not any(chair.salt for chair in play.state.table.chairs)
    assert play.state.table.head != head


def test_a_verdict_opens_the_round_and_its_undo_keeps_the_phase_number_going() -> None:
    play = answered(evening(), True, 1)
    assert isinstance(play.state.game.phase, Revealed)
    number = play.state.phase_no
    undo(play)
    assert play.state.phase_no > number


def test_a_seat_that_is_gone_is_refused_like_a_spectator() -> None:
    play = evening()
    play.seat(3, ask.Leave())
    with pytest.raises(Refused, match="not_yours"):
        play.do(Player(Seat("s3")), ask.Dress(1, 1))
