"""What each audience sees: built up for it, with nothing of another's."""

import pytest
from game import commands as ask
from game.commands import Command
from game.engine import Refused
from game.figures import Envelopes
from game.people import Guest, Seat
from game.views import host_view, seat_view, spectator_view, stage_view
from game.views.room import RoomView, room_view

from tests.support.books import book
from tests.support.by_hand import Evening
from tests.support.packs import card, envelope

CARD = card(15, True, ((7, 2),))


def evening(*names: str) -> Evening:
    play = Evening(book("pkz"), (CARD,)).sit(*(names or ("Анна", "Борис", "Вера")))
    play.host(ask.ChoosePack(CARD.digest))
    return play


def room(play: Evening) -> RoomView:
    return room_view(play.book, play.state, play.open_envelope, play.here, 2)


def everybody_else(play: Evening) -> str:
    """All that is sent to anybody but the host, as text."""
    common, state = room(play), play.state
    seats = [seat_view(play.book, state, common, (seat,), play.here) for seat in state.table.seats]
    return repr((seats, spectator_view(play.book, state, common, play.here), stage_view(common)))


@pytest.mark.clause("P1.4")
def test_the_host_sits_in_no_chair() -> None:
    play = evening()
    assert [chair.name for chair in room(play).chairs] == ["Анна", "Борис", "Вера"]
    play.started()
    assert len(room(play).chairs) == 3
    assert [chair.seat for chair in room(play).chairs if chair.captain] == [Seat("s1")]


@pytest.mark.clause("P1.4")
@pytest.mark.parametrize(
    "command",
    [ask.TakeSeat("Крупье", 0, 0), ask.Ready("00" * 16), ask.VoteCaptain(Seat("s1")), ask.NameAnswerer(Seat("s1")),
     ask.AskLifeline("club"), ask.CloseDiscussion(), ask.MarkCaptain(Seat("host")), ask.Knock("Крупье", 0, 0)],
)  # fmt: skip
def test_the_host_plays_for_nobody(command: Command) -> None:
    play = evening()
    with pytest.raises(Refused):
        play.host(command)
    play.started()
    play.host(ask.Spin(), 1)
    play.host(ask.StartClock())
    with pytest.raises(Refused):
        play.host(command)


@pytest.mark.clause("P3.1")
def test_words_reach_the_others_only_after_they_were_opened() -> None:
    play = evening().started()
    play.host(ask.Spin(), 7)
    hidden = {"prompt-7", "answer-7", "accepted-7", "comment-7", "hint-7", "handout-7-0", "handout-7-1"}
    never = {"rejected-7", "note-7", "sources-7"}

    def seen() -> set[str]:
        sent = everybody_else(play)
        assert not {word for word in never if word in sent}
        return {word for word in hidden if word in sent}

    assert seen() == set()
    play.host(ask.StartClock())
    assert seen() == set()
    play.host(ask.ShowPrompt())
    assert seen() == {"prompt-7"}
    play.host(ask.ShowHandout(0))
    assert seen() == {"prompt-7", "handout-7-0"}
    play.seat(1, ask.AskLifeline("club"))
    play.host(ask.GrantLifeline())
    assert seen() == {"prompt-7", "handout-7-0", "hint-7"}
    play.seat(1, ask.NameAnswerer(Seat("s1")))
    play.host(ask.Judge(False))
    assert seen() == hidden - {"handout-7-1"}


@pytest.mark.clause("P3.1")
def test_the_host_reads_the_whole_envelope() -> None:
    play = evening().started()
    play.host(ask.Spin(), 7)
    key = host_view(play.book, play.state, room(play), play.open_envelope, play.here).key
    assert key is not None
    assert (key.prompt, key.answer, key.hint, key.note) == ("prompt-7", "answer-7", "hint-7", "note-7")
    assert (key.accepted, key.rejected, key.comment) == ("accepted-7", "rejected-7", "comment-7")
    assert (key.sources, len(key.handouts), key.box) == (("sources-7",), 2, None)


def test_what_the_room_reads_is_not_sent_to_the_host_a_second_time() -> None:
    play = evening().started()
    play.host(ask.Spin(), 7)
    play.host(ask.StartClock())
    play.host(ask.ShowPrompt())
    play.seat(1, ask.NameAnswerer(Seat("s1")))
    play.host(ask.Judge(True))
    common = room(play)
    key = host_view(play.book, play.state, common, play.open_envelope, play.here).key
    assert key is not None
    assert (key.prompt, key.answer, key.accepted, key.comment) == ("", "", "", "")
    assert (key.rejected, key.hint, key.note, key.sources) == ("rejected-7", "hint-7", "note-7", ("sources-7",))
    assert (common.words.prompt, common.words.answer) == ("prompt-7", "answer-7")


def test_what_was_shown_of_another_envelope_opens_nothing_here() -> None:
    play = evening().started()
    play.host(ask.Spin(), 7)
    play.host(ask.StartClock())
    play.seat(1, ask.NameAnswerer(Seat("s1")))
    play.host(ask.Judge(True))
    play.host(ask.CloseRound())
    assert "answer-7" in everybody_else(play)
    play.host(ask.Spin(), 8)
    assert not {word for word in ("answer-7", "answer-8", "prompt-8") if word in everybody_else(play)}


def test_a_question_changed_before_the_minute_keeps_its_answer_shut() -> None:
    play = evening().started()
    play.host(ask.Spin(), 7)
    play.host(ask.SetAside())
    assert "answer-7" not in everybody_else(play)
    play.host(ask.Spin(), 8)
    play.host(ask.Annul("question", "опечатка"))
    assert "answer-8" not in everybody_else(play)


@pytest.mark.clause("P7.2")
def test_a_benched_players_screen_has_no_question_but_a_device_with_another_player_does() -> None:
    play = evening().started()
    play.host(ask.Spin(), 7)
    play.host(ask.Bench(Seat("s2"), "шум"))
    play.host(ask.StartClock())
    play.host(ask.ShowPrompt())
    play.host(ask.ShowHandout(1))
    common = room(play)

    def words(*seats: str) -> str:
        view = seat_view(play.book, play.state, common, tuple(Seat(each) for each in seats), play.here)
        return view.room.words.prompt + "".join(each.text for each in view.room.words.handouts)

    assert words("s2") == ""
    assert words("s1") == "prompt-7handout-7-1"
    assert words("s1", "s2") == "prompt-7handout-7-1"


@pytest.mark.clause("P5.3", "P5.1")
def test_the_clock_says_when_its_signal_sounds() -> None:
    play = evening().started()
    play.host(ask.Spin(), 1)
    play.host(ask.StartClock())
    clock = room(play).clock
    assert clock is not None
    assert (clock.deadline_ms - play.now_ms, clock.span_ms, clock.signal_ms, clock.left_ms) == (
        60_000,
        60_000,
        10_000,
        None,
    )
    play.wait(20_000).host(ask.PauseClock())
    stopped = room(play).clock
    assert stopped is not None
    assert (stopped.left_ms, stopped.signal_ms) == (40_000, 10_000)


@pytest.mark.clause("P4.1")
def test_the_table_has_sixteen_sectors_one_of_them_green() -> None:
    play = evening()
    sectors, figures = room(play).sectors, play.book.figures.of(Envelopes)
    assert [sum(sector.kind == kind for sector in sectors) for kind in ("plain", "zero")] == [
        figures.envelopes,
        figures.zero,
    ]
    assert [sector.kind for sector in sectors] == ["zero"] + ["plain"] * 15
    assert [sector.n for sector in sectors] == list(range(16))


def test_equal_names_are_told_apart() -> None:
    play = evening("Анна", "анна", "Борис", "АННА")
    assert [chair.twin for chair in room(play).chairs] == [1, 2, 0, 3]
    play.seat(1, ask.Leave())
    assert [chair.twin for chair in room(play).chairs] == [1, 0, 2]


def test_who_is_connected_and_who_is_ready_is_seen() -> None:
    play = evening().everybody_ready()
    play.away = frozenset({Seat("s2")})
    play.host_here = False
    assert [chair.here for chair in room(play).chairs] == [True, False, True]
    assert all(chair.ready for chair in room(play).chairs)
    assert not room(play).host_here
    assert room(play).watching == 2


@pytest.mark.clause("P3.2")
def test_an_interrupted_minute_is_marked_for_everybody() -> None:
    play = evening().started()
    play.host(ask.Spin(), 1)
    play.host(ask.StartClock())
    play.host(ask.PauseClock())
    play.host(ask.RestartClock("пропал звук"))
    seen = room(play).round
    assert seen is not None
    assert seen.marks == ("paused", "restarted")


@pytest.mark.clause("P6.2")
def test_everybody_is_reminded_of_a_debt_before_each_round() -> None:
    play = evening().started()
    play.host(ask.Spin(), 1)
    play.host(ask.StartClock())
    play.seat(1, ask.AskLifeline("credit"))
    play.host(ask.GrantLifeline())
    play.seat(1, ask.NameAnswerer(Seat("s1")))
    play.host(ask.Judge(True))
    play.host(ask.CloseRound())
    assert room(play).debt == "owed"


def test_offers_carry_the_hand_they_are_for() -> None:
    play = evening()
    two = seat_view(play.book, play.state, room(play), (Seat("s1"), Seat("s3")), play.here)
    assert {offer.seat for offer in two.offers} == {"s1", "s3"}
    host = host_view(play.book, play.state, room(play), None, play.here)
    assert {offer.seat for offer in host.offers} == {""}


@pytest.mark.clause("P2.1")
def test_the_code_is_text_with_its_zeros() -> None:
    assert room(evening()).code == "0042"


def test_a_caller_is_seen_by_the_host_alone() -> None:
    play = evening().started()
    play.do(Guest(), ask.Knock("Незнакомка", 0, 0))
    assert "Незнакомка" not in everybody_else(play)
    assert [each.name for each in host_view(play.book, play.state, room(play), None, play.here).callers] == [
        "Незнакомка"
    ]


def test_a_salt_is_never_sent() -> None:
    play = evening().started()
    salts = [chair.salt for chair in play.state.table.chairs]
    host = repr(host_view(play.book, play.state, room(play), envelope(1), play.here))
    assert all(salts)
    assert not any(salt in everybody_else(play) or salt in host for salt in salts)
