"""What transcripts of a game with a hall cannot say shortly: sheets nobody else reads, help, zeitnot, figures."""

import pytest
from game import commands as ask
from game.figures import Refills, Registered, Zeitnot
from game.game import Score
from game.people import Host, Player, Seat, Spectator
from game.phases import Finished
from game.rulebooks import RULEBOOKS
from game.sealed import Sealed
from game.sheets import Sheet, gathered, normal
from game.views import hall_view, host_view
from game.views.hall import AnswerView
from game.views.parts import TeamView
from game.views.room import room_view

from tests.support.books import book
from tests.support.by_hand import Evening
from tests.support.chained import answered, evening, frames
from tests.support.hall_words import hall_card, hand_in
from tests.support.may import may_not

ANNA, BORIS, VERA = Seat("s1"), Seat("s2"), Seat("s3")
WINDOWS = (3, 4, 8)


@pytest.mark.clause("T3.6")
def test_equal_answers_are_those_that_differ_in_case_yo_marks_and_spaces_only() -> None:
    same = ("Ёлка", "ёлка", "ЕЛКА!", "«Елка».", "  елка ")
    assert {normal(each) for each in same} == {"елка"}
    assert normal("Мост Мира") == normal("мост — мира")
    assert normal("мост") != normal("мосты")
    assert normal("?") == "?"
    sheets = tuple(Sheet(f"h{n}", 1, Sealed(text), 10 - n) for n, text in enumerate(("кот", "Кот.", "кит")))
    assert [[each.team for each in group] for group in gathered(sheets)] == [["h2"], ["h1", "h0"]]


@pytest.mark.clause("T3.6")
def test_a_team_sees_its_own_sheet_and_no_other_and_the_host_sees_none_before_the_close() -> None:
    play = evening(teams=("Альфа", "Бета")).started()
    play.host(ask.Spin(), 2)
    play.host(ask.StartClock())
    assert hand_in(play, "h1", "ответ-альфы") == "принято"
    assert hand_in(play, "h2", "ответ-беты") == "принято"
    asked = play.state.game.hall[0].no
    room = room_view(play.book, play.state, play.open_envelope, play.here, 0)
    mine, theirs = (play.sheets[team, asked] for team in ("h1", "h2"))
    alpha = hall_view(play.book, play.state, room, "h1", mine, play.here)
    assert alpha.sheet is not None
    assert (alpha.sheet.text, alpha.sheet.closes_ms, alpha.name) == ("ответ-альфы", play.now_ms + 60_000, "Альфа")
    given_another = hall_view(play.book, play.state, room, "h1", theirs, play.here)
    assert given_another.sheet is not None
    assert given_another.sheet.text == ""
    both = tuple(play.sheets.values())
    assert host_view(play.book, play.state, room, None, play.here, both).answers == ()
    assert "ответ-альфы" not in repr((play.log, mine, room))


def test_a_vote_for_nobody_is_not_offered_when_the_whole_team_is_out() -> None:
    play = evening().started()
    for seat in (ANNA, BORIS):
        play.host(ask.Expel(seat, "подсказка"))
    play.do(Player(VERA), ask.Leave())
    assert "голосовать nobody_else" in may_not(play, Player(ANNA))


@pytest.mark.clause("T3.6", "T3.7")
def test_collected_answers_are_read_by_the_host_and_their_verdict_by_their_team() -> None:
    play = evening(teams=("Альфа", "Бета")).started()
    play.host(ask.Spin(), 2)
    play.host(ask.StartClock())
    hand_in(play, "h2", "Кит")
    play.wait(1000)
    hand_in(play, "h1", "кит!")
    asked = play.state.game.hall[0].no
    play.wait(60_000).host(ask.CollectSheets(asked))
    play.host(ask.JudgeSheets(1, True))
    room = room_view(play.book, play.state, play.open_envelope, play.here, 0)
    seen = host_view(play.book, play.state, room, None, play.here, tuple(play.sheets.values()))
    assert seen.answers == (AnswerView(1, 1, 1, ("Кит", "кит!"), ("h2", "h1"), "right"),)
    assert seen.hall == (TeamView("h1", "Альфа", 1), TeamView("h2", "Бета", 1))
    team = hall_view(play.book, play.state, room, "h1", play.sheets["h1", asked], play.here)
    assert team.sheet is not None
    assert (team.sheet.verdict, team.points) == ("right", 1)
    said = [entry.did for entry in play.log if entry.did == "JudgeSheets"]
    play.host(ask.JudgeSheets(1, False))
    assert [entry.did for entry in play.log if entry.did == "JudgeSheets"] == [*said, "JudgeSheets"]


@pytest.mark.clause("T3.6")
def test_after_an_undo_that_stops_the_clock_sheets_are_taken_again_till_the_new_gong() -> None:
    play = evening(teams=("Альфа",)).started()
    play.host(ask.Spin(), 2)
    play.host(ask.StartClock())
    play.wait(20_000).host(ask.PauseClock())
    play.host(ask.Undo(play.state.n))
    play.wait(120_000)
    assert hand_in(play, "h1", "кит") == "принято"
    play.host(ask.ResumeClock())
    assert hand_in(play.wait(39_999), "h1", "кот") == "принято"
    assert hand_in(play.wait(1), "h1", "сом") == "sheet_late T3.6 на 1 с"


@pytest.mark.clause("T3.1")
def test_the_question_goes_to_no_screen_and_nothing_offers_to_show_it() -> None:
    assert [row for row in book("ctt").rows if row.asks in (ask.ShowPrompt, ask.ShowPrompts)] == []
    play = evening(teams=("Альфа",)).started()
    answered(play, 5, True)
    play.host(ask.Spin(), 6)
    play.host(ask.StartClock())
    assert b"prompt-" not in b"".join(frames(play))


@pytest.mark.clause("T6.1", "T6.2")
def test_the_room_knows_that_help_begins_with_a_raised_hand_in_this_game_alone() -> None:
    for name, raised in (("ctt", True), ("pkz", False)):
        play = Evening(book(name))
        assert room_view(play.book, play.state, None, play.here, 0).hand is raised


@pytest.mark.clause("T3.3")
def test_the_signal_sounds_ten_seconds_before_the_gong() -> None:
    play = evening().started()
    play.host(ask.Spin(), 2)
    play.host(ask.StartClock())
    clock = room_view(play.book, play.state, None, play.here, 0).clock
    assert clock is not None
    assert (clock.span_ms, clock.signal_ms) == (60_000, 10_000)


@pytest.mark.clause("T1.3", "T4.2c", "T3.8.1")
def test_figures_that_other_rooms_read_are_those_of_the_clauses() -> None:
    figures = book("ctt").figures
    assert figures.of(Registered) == Registered(team_min_registered=5)
    assert figures.of(Refills) == Refills(refill_rounds=4, refill_semifinal=1)
    assert figures.of(Zeitnot) == Zeitnot(zeitnot_from_s=10, zeitnot_step_s=10, zeitnot_alone_s=60)


@pytest.mark.clause("T4.2c")
@pytest.mark.parametrize(("away", "seconds"), [(0, 10), (1, 20), (2, 30), (3, 40), (4, 60)])
def test_five_players_have_ten_to_sixty_seconds(away: int, seconds: int) -> None:
    play = evening()
    play.sit("Глеб", "Дина").started()
    play.host(ask.Spin(), 11)
    for n in range(2, 2 + away):
        play.seat(1, ask.SendAway(Seat(f"s{n}")))
    play.seat(1, ask.Settle())
    assert play.state.game.round is not None
    assert play.state.game.round.span_s == seconds


@pytest.mark.clause("T4.2c")
def test_one_player_alone_from_the_start_has_ten_seconds() -> None:
    """The host on an empty chair buys nothing: somebody must have left."""
    play = evening()
    play.seat(2, ask.Leave())
    play.seat(3, ask.Leave())
    play.started()
    play.host(ask.Spin(), 11)
    play.host(ask.Settle())
    assert play.state.game.round is not None
    assert play.state.game.round.span_s == 10


@pytest.mark.clause("T4.2e", "T3.7")
def test_the_windows_line_says_so_and_others_do_not() -> None:
    play = answered(evening(5).started(), 6, True)
    play.host(ask.Spin(), 5)
    assert [(line.sector, line.window) for line in play.state.game.history] == [(6, False), (5, True)]
    assert play.state.game.score == Score(2, 0)


@pytest.mark.clause("T3.8.1")
def test_a_pack_for_the_hall_lacks_what_it_lacks() -> None:
    needs = book("ctt").missing
    assert needs(hall_card()) == ()
    assert needs(hall_card(blitz=True)) == ()
    assert needs(hall_card(less=7)) == ("7",)
    assert needs(hall_card(less=11)) == ("11", "zeitnot")
    assert needs(hall_card(spares=0)) == ("spare",)
    assert needs(hall_card(base=0)) == ("base",)


@pytest.mark.clause("T3.0", "T3.8")
def test_a_game_is_over_with_its_goal_and_watched_by_everybody() -> None:
    play = evening()
    play.started()
    play.host(ask.CorrectScore(6, 2, "для примера", True))
    assert play.state.game.phase == Finished("knowers")
    play.host(ask.Undo(play.state.n))
    assert play.state.game.score == Score()
    assert play.do(Spectator(), ask.EnterHall("Альфа")).by == Spectator()
    assert play.do(Host(), ask.RemoveTeam("h1")).by == Host()


def test_authors_are_listed_only_where_the_rules_know_of_a_prize() -> None:
    lost = answered(evening().started(), 2, False)
    lost.host(ask.EndMatch("для примера"))
    assert [line.outcome for line in lost.state.game.history] == ["viewers"]
    assert room_view(lost.book, lost.state, None, lost.here, 0).dues == ()
    assert [name for name, known in RULEBOOKS.items() if known.prizes] == ["tv"]


@pytest.mark.clause("T3.6")
def test_a_team_sees_what_became_of_its_earlier_sheets_and_of_no_others() -> None:
    play = answered(evening(teams=("Альфа", "Бета")).started(), 2, False)
    first = play.state.game.hall[0].no
    play.host(ask.CollectSheets(first))
    play.host(ask.Spin(), 4)
    play.host(ask.StartClock())
    room = room_view(play.book, play.state, play.open_envelope, play.here, 0)
    past = hall_view(play.book, play.state, room, "h1", None, play.here).past
    assert [(each.question, each.round, each.verdict) for each in past] == [(first, 1, "")]


@pytest.mark.clause("T4.2c")
def test_while_zeitnot_is_bargained_everybody_sees_what_the_players_left_would_have() -> None:
    play = evening().started()
    play.host(ask.Spin(), 11)

    def seen() -> tuple[tuple[str, int], ...]:
        found = room_view(play.book, play.state, play.open_envelope, play.here, 0).round
        assert found is not None
        return found.choices

    assert seen() == (("now", 10), ("step", 10), ("alone", 60))
    play.seat(1, ask.SendAway(Seat("s2")))
    assert seen() == (("now", 20), ("step", 10), ("alone", 60))
    play.seat(1, ask.Settle())
    assert seen() == ()
