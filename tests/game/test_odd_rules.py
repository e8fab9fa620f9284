"""Odd cases of the rules: what transcripts cannot say shortly."""

from collections.abc import Callable

import pytest
from game import commands as ask
from game.engine import Refused
from game.events import Annulled, Benched, Event, HatTaken, MinuteCut, ScoreCorrected, SeatLeft
from game.game import Score
from game.people import Host, Seat
from game.phases import Discussing, Naming, Paused, Phase
from game.state import State

from tests.support.books import book
from tests.support.by_hand import Evening

ANNA, BORIS, VERA, GLEB = Seat("s1"), Seat("s2"), Seat("s3"), Seat("s4")


def evening(*names: str) -> Evening:
    return Evening(book("pkz")).sit(*(names or ("Анна", "Борис", "Вера"))).started()


def minute(play: Evening, sector: int = 1) -> Evening:
    play.host(ask.Spin(), sector)
    play.host(ask.StartClock())
    return play


def phase(state: State) -> Phase:
    return state.game.phase


def happened(play: Evening) -> list[Event]:
    return [event for entry in play.log for event in entry.events]


@pytest.mark.clause("P7.0", "P3.4")
def test_each_penalty_stands_in_the_protocol_with_its_reason_and_only_the_host_gives_it() -> None:
    play = evening()
    play.host(ask.CutMinute("шум"))
    play.host(ask.Bench(BORIS, "подсказка"))
    play.host(ask.TakeHat(VERA, "телефон"))
    minute(play)
    play.host(ask.Annul("cheating", "поиск в сети"))
    found = [event for event in happened(play) if isinstance(event, (MinuteCut, Benched, HatTaken, Annulled))]
    assert found == [
        MinuteCut("шум"),
        Benched(BORIS, False, "подсказка"),
        HatTaken(VERA, "телефон"),
        Annulled("cheating", "поиск в сети"),
    ]
    for command in (ask.CutMinute, ask.Bench, ask.TakeHat, ask.Annul):
        assert {row.by for row in play.book.rows if row.asks is command} == {(Host,)}


@pytest.mark.clause("P7.4")
def test_an_annulment_after_a_corrected_score_takes_the_rounds_point_and_nothing_below_zero() -> None:
    play = minute(evening())
    play.seat(1, ask.NameAnswerer(ANNA))
    play.host(ask.Judge(True))
    play.host(ask.CorrectScore(3, 2, "забыли два раунда", False))
    play.host(ask.Annul("question", "опечатка"))
    assert play.state.game.score == Score(2, 2)
    minute(play, 2).seat(1, ask.NameAnswerer(ANNA))
    play.host(ask.Judge(False))
    play.host(ask.CorrectScore(2, 0, "начинаем заново", False))
    play.host(ask.Annul("question", "опечатка"))
    assert play.state.game.score == Score(2, 0)


@pytest.mark.clause("P1.2")
def test_a_corrected_score_keeps_its_reason() -> None:
    play = evening()
    play.host(ask.CorrectScore(4, 1, "сверились с залом", False))
    assert happened(play)[-1] == ScoreCorrected(4, 1, "сверились с залом")


@pytest.mark.clause("P3.7")
def test_lateness_is_decided_by_when_it_was_asked_and_time_is_added_when_it_is_given() -> None:
    play = minute(evening())
    play.wait(59_999).seat(1, ask.AskLifeline("club"))
    play.wait(300_000).host(ask.GrantLifeline())
    assert phase(play.state) == Discussing(play.now_ms + 60_000, 60_000)


@pytest.mark.clause("P6.3")
def test_help_given_while_the_minute_runs_is_added_to_the_old_deadline() -> None:
    play = minute(evening())
    deadline = play.now_ms + 60_000
    play.wait(10_000).seat(1, ask.AskLifeline("club"))
    play.wait(49_999).host(ask.GrantLifeline())
    assert phase(play.state) == Discussing(deadline + 60_000, 120_000)


@pytest.mark.clause("P6.4")
def test_the_hosts_help_granted_in_a_stopped_clock_ends_the_discussion() -> None:
    """Two machines' clocks differ by milliseconds: a pause may come just after a request that came at the gong."""
    play = minute(evening())
    play.wait(60_000).seat(1, ask.AskLifeline("host"))
    play.now_ms -= 5
    play.host(ask.PauseClock())
    assert isinstance(phase(play.state), Paused)
    play.host(ask.GrantLifeline())
    assert phase(play.state) == Naming(play.now_ms)


@pytest.mark.clause("P3.2")
def test_the_captain_stops_the_clock_only_while_the_host_is_away() -> None:
    play = minute(evening())
    with pytest.raises(Refused, match="host_is_here"):
        play.seat(1, ask.FreezeClock())
    play.host_here = False
    with pytest.raises(Refused, match="not_yours"):
        play.seat(2, ask.FreezeClock())
    play.wait(15_000).seat(1, ask.FreezeClock())
    assert phase(play.state) == Paused(Discussing(play.now_ms + 45_000, 60_000), 45_000)


@pytest.mark.clause("P3.5")
def test_a_vote_of_somebody_who_left_does_not_count() -> None:
    play = Evening(book("pkz")).sit("Анна", "Борис", "Вера", "Глеб", "Дарья")
    play.seat(1, ask.VoteCaptain(VERA))
    play.seat(2, ask.VoteCaptain(VERA))
    play.seat(2, ask.Leave())
    play.seat(4, ask.VoteCaptain(VERA))
    assert play.state.table.captain is None
    play.seat(5, ask.VoteCaptain(VERA))
    assert play.state.table.captain == VERA


@pytest.mark.clause("P3.5")
@pytest.mark.parametrize("goes", [lambda play: play.seat(4, ask.Leave()), lambda play: play.host(ask.RemoveSeat(GLEB))])
def test_votes_are_counted_again_when_a_chair_is_emptied(goes: Callable[[Evening], object]) -> None:
    play = Evening(book("pkz")).sit("Анна", "Борис", "Вера", "Глеб")
    play.seat(1, ask.VoteCaptain(VERA))
    play.seat(2, ask.VoteCaptain(VERA))
    assert play.state.table.captain is None
    goes(play)
    assert play.state.table.captain == VERA


@pytest.mark.clause("P3.5")
def test_a_chosen_captain_is_not_chosen_again_by_somebody_leaving() -> None:
    play = Evening(book("pkz")).sit("Анна", "Борис", "Вера", "Глеб")
    play.host(ask.MarkCaptain(VERA))
    play.seat(1, ask.VoteCaptain(VERA))
    play.seat(2, ask.VoteCaptain(VERA))
    assert play.seat(4, ask.Leave()).events == (SeatLeft(GLEB, removed=False),)


@pytest.mark.clause("P6.3")
@pytest.mark.clause("P6.4")
@pytest.mark.parametrize(("kind", "clause"), [("credit", "P6.2"), ("club", "P6.3"), ("host", "P6.4")])
def test_a_lifeline_asked_in_the_wrong_phase_is_refused_by_its_own_clause(kind: ask.Lifeline, clause: str) -> None:
    play = evening()
    with pytest.raises(Refused, match=rf"not_now \({clause}\)"):
        play.seat(1, ask.AskLifeline(kind))


@pytest.mark.clause("P3.5")
def test_half_of_the_chairs_is_no_majority() -> None:
    play = Evening(book("pkz")).sit("Анна", "Борис")
    play.seat(1, ask.VoteCaptain(ANNA))
    assert play.state.table.captain is None
    play.seat(2, ask.VoteCaptain(ANNA))
    assert play.state.table.captain == ANNA


@pytest.mark.clause("P7.2")
def test_somebody_plays_even_when_all_who_stay_are_due_to_miss_the_round() -> None:
    play = evening()
    play.host(ask.Bench(ANNA, "шум"))
    play.host(ask.Bench(BORIS, "шум"))
    play.seat(3, ask.Leave())
    play.host(ask.Spin(), 1)
    assert play.state.game.round is not None
    assert play.state.game.round.out == (ANNA,)
    assert play.state.game.benched == ((BORIS, 1),)


@pytest.mark.clause("P7.2")
def test_the_next_round_keeps_a_player_too() -> None:
    play = evening("Анна", "Борис")
    play.host(ask.Bench(ANNA, "шум"))
    with pytest.raises(Refused, match="bad_choice"):
        play.host(ask.Bench(BORIS, "шум"))
    play.host(ask.Bench(ANNA, "ещё шум"))
    assert play.state.game.benched == ((ANNA, 2),)


@pytest.mark.clause("P7.1")
def test_a_short_minute_is_served_when_its_clock_starts_and_given_back_by_undo() -> None:
    play = evening()
    play.host(ask.CutMinute("шум"))
    play.host(ask.Spin(), 1)
    assert play.state.game.cuts == 1
    play.host(ask.StartClock())
    assert phase(play.state) == Discussing(play.now_ms + 40_000, 40_000)
    assert play.state.game.cuts == 0
    play.host(ask.Undo(play.state.n))
    assert play.state.game.cuts == 1


@pytest.mark.clause("P4.3")
def test_a_sector_set_by_hand_counts_as_a_spin_and_is_marked() -> None:
    play = evening()
    play.host(ask.SetSector(5, "волчок на столе"))
    assert play.state.game.round is not None
    assert play.state.game.round.marks == ("by_hand",)
    assert play.state.game.draws == 1
    with pytest.raises(Refused, match="bad_choice"):
        play.host(ask.Undo(1))


@pytest.mark.clause("P10.1")
def test_the_verdict_is_the_hosts_whatever_was_said() -> None:
    for correct in (True, False):
        play = minute(evening())
        play.seat(1, ask.NameAnswerer(BORIS))
        play.host(ask.HearAnswer())
        play.host(ask.Judge(correct))
        assert play.state.game.score == Score(int(correct), int(not correct))


def test_the_salts_of_a_game_are_those_of_its_start() -> None:
    play = evening()
    salts = play.state.game.salts
    assert [seat for seat, _ in salts] == [ANNA, BORIS, VERA]
    assert all(len(salt) == 32 for _, salt in salts)
    play.seat(3, ask.Leave())
    assert play.state.game.salts == salts
