"""What transcripts of a game with a hall cannot say shortly: the hidden window, sheets nobody else reads, the base."""

from dataclasses import replace

import pytest
from game import commands as ask
from game.commands import Command
from game.events import Event, GameStarted, PackChosen, Spun, TableOpened, WindowHidden
from game.figures import Refills, Registered, Zeitnot
from game.game import Game, Score
from game.log import Entry
from game.people import Host, Seat, Spectator
from game.phases import Finished
from game.rules.reserves import base
from game.sealed import Sealed
from game.setup import Setup
from game.sheets import Sheet, gathered, normal
from game.state import fold
from game.telling import told
from game.verify import verify
from game.views import hall_view, host_view, seat_view, spectator_view, stage_view
from game.views.hall import AnswerView, TeamView
from game.views.room import room_view
from game.wheel import link
from wire.encode import to_bytes

from tests.client import make_hall
from tests.support.books import book
from tests.support.by_hand import Evening
from tests.support.chained import evening, played_out
from tests.support.hall_words import hall_card, hand_in

ANNA, BORIS, VERA = Seat("s1"), Seat("s2"), Seat("s3")
WINDOWS = (3, 4, 8)


def answered(play: Evening, sector: int, correct: bool) -> Evening:
    """A whole round."""
    play.host(ask.Spin(), sector)
    play.host(ask.StartClock())
    play.wait(20_000).seat(1, ask.NameAnswerer(BORIS))
    play.host(ask.Judge(correct))
    play.host(ask.CloseRound())
    return play


def frames(play: Evening) -> list[bytes]:
    """What goes over the wire to everybody but the host."""
    book_, state = play.book, play.state
    room = room_view(book_, state, play.open_envelope, play.here, 2)
    views = [
        *(seat_view(book_, state, room, (seat,), play.here) for seat in state.table.seats),
        spectator_view(book_, state, room, play.here),
        *(hall_view(book_, state, room, team.id, None, play.here) for team in state.table.hall),
        stage_view(room),
    ]
    return [to_bytes(type(each), each) for each in views]


def evening_with_a_window(window: int) -> tuple[list[list[bytes]], Evening]:
    """The same evening moment by moment wherever the window lies: it does not come, and every kind of sector does."""
    play = evening(window, teams=("Альфа",)).started()
    shots = [frames(play)]

    def host(command: Command, sector: int | None = None) -> None:
        play.host(command, sector)
        shots.append(frames(play))

    for sector, correct in ((1, True), (2, False), (7, True), (12, False), (6, True), (5, False)):
        host(ask.Spin(), sector)
        host(ask.StartClock())
        play.wait(20_000).seat(1, ask.NameAnswerer(BORIS))
        shots.append(frames(play))
        host(ask.Judge(correct))
        host(ask.CloseRound())
    return shots, play


@pytest.mark.clause("T4.2e")
def test_wherever_the_window_lies_the_room_gets_the_same_bytes() -> None:
    """Under a red sector or a blue one: a colour is the sector's own."""
    shots = [evening_with_a_window(window)[0] for window in WINDOWS]
    assert len(shots[0]) > 25
    assert shots[0] == shots[1] == shots[2]


@pytest.mark.clause("T4.2e")
def test_while_the_game_goes_on_its_protocol_tells_nothing_of_the_window() -> None:
    def public(window: int) -> tuple[Entry, ...]:
        return told(evening_with_a_window(window)[1].log)

    assert public(3) == public(8)
    spins = [event for entry in public(3) for event in entry.events if isinstance(event, Spun)]
    assert spins
    assert all((spun.link, spun.candidates, spun.raw) == ("", (), -1) for spun in spins)
    hidden = [event for entry in public(3) for event in entry.events if isinstance(event, WindowHidden)]
    assert hidden == [WindowHidden(0)]
    (start,) = [event for entry in public(3) for event in entry.events if isinstance(event, GameStarted)]
    assert (start.setup.window, start.kinds) == (0, ())


@pytest.mark.clause("T4.2e")
def test_only_the_host_sees_where_the_window_is() -> None:
    play = evening(5).started()
    room = room_view(play.book, play.state, None, play.here, 0)
    assert host_view(play.book, play.state, room, None, play.here).setup.window == 5
    assert "window" not in repr(room)
    answered(play, 6, True)
    play.host(ask.Spin(), 5)
    shown = room_view(play.book, play.state, play.open_envelope, play.here, 0)
    assert [each.n for each in shown.sectors if each.kind == "window"] == [5]


@pytest.mark.clause("T4.2d")
def test_the_question_of_the_base_is_drawn_from_the_wheels_link_and_can_be_checked() -> None:
    """Over many links each question of the base comes, and another slot in the log is named by the verifier."""
    drawn = set()
    for seed in range(40):
        play = evening().started()
        play.links[1, 1] = link(seed.to_bytes(32, "big"), 1)
        play.host(ask.SetSector(12, "волчок на столе"))
        assert play.state.game.round is not None
        drawn.add(play.state.game.round.slot)
    assert drawn == {1001, 1002, 1003}


@pytest.mark.clause("T4.2d", "T4.2e", "T2.1")
def test_after_the_game_every_spin_and_every_question_of_the_base_can_be_checked() -> None:
    play = played_out(3)
    assert 12 in play.state.game.played
    under_way = {finding.verdict for finding in verify(play.book, told(play.log))}
    assert under_way == {"sealed"}
    play.host(ask.EndMatch("домой"))
    public = told(play.log)
    assert [event for entry in public for event in entry.events if isinstance(event, WindowHidden)] == [WindowHidden(3)]
    assert {finding.verdict for finding in verify(play.book, public)} == {"even"}
    blank = [_with_spins(entry, link="", candidates=()) for entry in public]
    assert "sealed" not in {finding.verdict for finding in verify(play.book, blank)}
    forged = [_with_another_question(entry) for entry in public]
    assert [finding.verdict for finding in verify(play.book, forged)].count("wrong_question") == 1


def test_the_pages_own_check_is_tried_on_a_final_played_by_these_rules() -> None:
    assert make_hall.TARGET.read_bytes() == make_hall.render(), "python -m tests.client.make_hall"


def _with_spins(entry: Entry, **changes: object) -> Entry:
    return replace(entry, events=tuple(_changed(event, changes) for event in entry.events))


def _changed(event: Event, changes: dict[str, object]) -> Event:
    return replace(event, **changes) if isinstance(event, Spun) else event  # type: ignore[arg-type]


def _with_another_question(entry: Entry) -> Entry:
    def other(slot: int) -> int:
        return 1001 if slot != 1001 else 1002

    changed = (replace(e, slot=other(e.slot)) if isinstance(e, Spun) and e.kind == "base" else e for e in entry.events)
    return replace(entry, events=tuple(changed))


@pytest.mark.clause("T4.2d")
def test_what_a_tournament_has_played_comes_with_the_table_and_stays_out_of_the_draw() -> None:
    """Until another pack is chosen, whose numbers are others; nothing is told of a window that came so."""
    pack = hall_card(spares=1, base=3)
    opening = TableOpened("table", "0042", "00" * 32, (pack,), Setup(window=5, crossed=(1001, 1003)))
    first = Entry(1, 1, Host(), "OpenTable", (opening, PackChosen(pack)))
    state = fold((first,))
    assert state.table.setup.crossed == (1001, 1003)
    assert base(pack, state.table, Game(setup=state.table.setup)) == (1002,)
    (public,) = told((first,))
    assert isinstance(public.events[0], TableOpened)
    assert public.events[0].setup.window == 0
    again = Entry(2, 2, Host(), "ChoosePack", (PackChosen(hall_card()),))
    assert fold((first, again)).table.setup.crossed == ()


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
