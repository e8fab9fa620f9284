"""The television game where a transcript cannot say it: what others' screens hold, the arrow's proof, what is told."""

from dataclasses import replace

import pytest
from game import commands as ask
from game.disclosure import authors_of
from game.envelope import EnvelopePart
from game.events import GameStarted, PackChosen, SectorMarked, Spun, TableOpened
from game.log import Entry
from game.people import Author, Host, Seat
from game.prizes import Due
from game.rulebooks.tv import TV
from game.sealed import Sealed
from game.setup import Leader, Setup
from game.state import fold
from game.telling import told
from game.verify import verify
from game.views import (
    author_view,
    defender_view,
    host_view,
    seat_view,
    spectator_view,
    stage_view,
    steward_view,
)
from game.views.parts import LifelineView
from game.views.room import RoomView, room_view

from tests.support.books import book
from tests.support.by_hand import Evening
from tests.support.packs import card, envelope
from tests.support.random_games import Play, Seen, accepted

CARD = card(13, False, kinds=((5, "blitz"), (9, "superblitz")), parts=((5, 3), (9, 3)))


def evening() -> Evening:
    play = Evening(book("tv"), (CARD,)).sit("Анна", "Борис", "Вера", "Глеб")
    play.host(ask.ChoosePack(CARD.digest))
    return play


def room(play: Evening) -> RoomView:
    return room_view(play.book, play.state, play.open_envelope, play.here, 0)


def everybody_else(play: Evening) -> str:
    """All that is sent to anybody but the host, as text."""
    common, state = room(play), play.state
    seats = [seat_view(play.book, state, common, (seat,), play.here) for seat in state.table.seats]
    hall = (
        spectator_view(play.book, state, common, play.here),
        stage_view(common),
        defender_view(play.book, state, common, play.here),
        steward_view(play.book, state, common, play.here),
        author_view(play.book, state, common, Author(5), play.here),
    )
    return repr((seats, hall))


@pytest.mark.clause("V3.4.1", "V3.4.2", "V3.4.3")
def test_before_the_spin_the_host_alone_knows_what_lies_in_a_sector() -> None:
    play = evening()
    play.host(ask.MarkSector(4, "thirteen"))
    hidden = ("blitz", "superblitz", "thirteen")
    kinds = ((4, "thirteen"), (5, "blitz"), (9, "superblitz"))
    assert not any(word in everybody_else(play) for word in hidden)
    assert host_view(play.book, play.state, room(play), None, play.here).kinds == kinds
    play.started()
    assert not any(word in everybody_else(play) for word in hidden)
    assert host_view(play.book, play.state, room(play), None, play.here).kinds == kinds
    play.host(ask.Spin(), 5)
    assert "'blitz'" in everybody_else(play)
    assert not any(word in everybody_else(play) for word in hidden[1:])


@pytest.mark.clause("V3.5", "V3.7", "V3.8")
def test_everybody_sees_how_many_minutes_are_left_and_whether_a_credit_may_be_taken() -> None:
    play = evening().started()
    assert room(play).lifelines == (
        LifelineView("extra", False, adds_s=60),
        LifelineView("club", True, adds_s=20),
        LifelineView("credit", True, adds_s=60),
    )
    play.host(ask.SetLeft("extra", 2))
    play.host(ask.SetLeft("club", 0))
    play.host(ask.SetDebt(True))
    assert room(play).lifelines == (
        LifelineView("extra", True, 2, 60),
        LifelineView("club", False, adds_s=20),
        LifelineView("credit", False, adds_s=60),
    )


@pytest.mark.clause("V3.4.1")
def test_the_next_question_of_a_blitz_stays_shut_while_one_is_played() -> None:
    play = evening().started()
    play.host(ask.ShowPrompts(True))
    play.host(ask.Spin(), 5)
    assert "part1" not in everybody_else(play)
    play.host(ask.StartClock())
    assert "prompt-5-part1" in everybody_else(play)
    play.seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(True))
    sent = everybody_else(play)
    assert "answer-5-part1" in sent
    assert not any(f"{part}-5-part{n}" in sent for part in ("prompt", "answer") for n in (2, 3))
    assert "answer-5'" not in sent
    play.host(ask.StartClock())
    play.seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(False))
    sent = everybody_else(play)
    assert "answer-5-part2" in sent
    assert "part3" not in sent


@pytest.mark.clause("V3.2")
def test_authors_of_questions_that_were_not_taken_are_listed_after_the_game_and_not_before() -> None:
    play = evening()
    play.host(ask.SetPrize(450))
    play.started()
    for sector, correct in ((1, False), (2, True)):
        play.host(ask.Spin(), sector)
        play.host(ask.StartClock())
        play.seat(1, ask.NameAnswerer(Seat("s1")))
        play.host(ask.Judge(correct))
        play.host(ask.CloseRound())
    assert room(play).dues == ()
    play.host(ask.Spin(), 5)
    for correct in (True, False):
        play.host(ask.StartClock())
        play.seat(1, ask.NameAnswerer(Seat("s1")))
        play.host(ask.Judge(correct))
    play.host(ask.CloseRound())
    play.host(ask.EndMatch("поздно"))
    assert room(play).dues == (Due(1, 1, 450), Due(5, 2, 450))
    parts = tuple(EnvelopePart("вопрос", "ответ", author=name) for name in ("", "Вторая", "Третий"))
    of_pack = {
        1: replace(envelope(1), authors=("Первая", "Второй")),
        5: replace(envelope(5), parts=Sealed(parts), authors=("Все вместе",)),
    }
    seen = room_view(play.book, play.state, None, play.here, 0, of_pack.get)
    assert seen.dues == (Due(1, 1, 450, ("Первая", "Второй")), Due(5, 2, 450, ("Вторая",)))
    assert authors_of(of_pack[5], 1) == ("Все вместе",)


def kinds_told(entries: tuple[Entry, ...]) -> str:
    kept = (TableOpened, PackChosen, SectorMarked, GameStarted)
    return repr([event for entry in entries for event in entry.events if isinstance(event, kept)])


@pytest.mark.clause("V3.4.1")
def test_the_protocol_keeps_the_sectors_closed_until_the_game_is_over() -> None:
    play = evening()
    play.host(ask.MarkSector(4, "thirteen"))
    play.started()
    for word in ("blitz", "thirteen", "(5, 3)"):
        assert word in kinds_told(tuple(play.log))
        assert word not in kinds_told(told(play.log))
    assert len(told(play.log)) == len(play.log)
    play.host(ask.EndMatch("поздно"))
    assert "thirteen" in kinds_told(told(play.log))
    play.host(ask.Undo(play.state.n))
    assert "thirteen" not in kinds_told(told(play.log))
    play.host(ask.EndMatch("поздно"))
    play.host(ask.ReturnToLobby())
    play.host(ask.MarkSector(7, "thirteen"))
    assert "(4, 'thirteen')" in kinds_told(told(play.log))
    assert "sector=7" not in kinds_told(told(play.log))


def played(seed: int) -> list[Entry]:
    play = Play.begin(TV, seed)
    while not play.over:
        play.pass_time()
        person, command = play.step()
        if accepted(play, person, command, Seen()):
            play.take(person, command)
    return play.entries


def stepped(entries: list[Entry]) -> int:
    """The place of a spin whose arrow stood on a played sector."""
    return next(
        i
        for i, entry in enumerate(entries)
        if any(isinstance(e, Spun) and not e.reason and e.raw != e.sector for e in entry.events)
    )


@pytest.mark.clause("V3.4")
def test_an_arrow_that_steps_on_is_proved_from_the_protocol_alone() -> None:
    entries = next(log for log in map(played, range(40)) if _steps(log))
    assert {each.verdict for each in verify(TV, entries)} <= {"even", "by_hand"}
    assert {each.verdict for each in verify(TV, told(entries))} <= {"even", "by_hand"}
    place = stepped(entries)
    for change in ({"raw": 0}, {"raw": -1}):
        events = tuple(replace(e, **change) if isinstance(e, Spun) else e for e in entries[place].events)  # type: ignore[arg-type]
        forged = [*entries[:place], replace(entries[place], events=events), *entries[place + 1 :]]
        assert "wrong_sector" in {each.verdict for each in verify(TV, forged)}


def _steps(entries: list[Entry]) -> bool:
    spun = (e for entry in entries for e in entry.events if isinstance(e, Spun) and not e.reason)
    return any(each.raw != each.sector for each in spun)


def test_the_log_of_a_whole_game_folds_to_its_state() -> None:
    play = evening().started()
    play.host(ask.Spin(), 13)
    play.seat(1, ask.ChooseWay("one"))
    play.seat(1, ask.StayAtTable(Seat("s3")))
    assert fold(play.log) == play.state
    assert play.log[-1].by != Host()


@pytest.mark.clause("V3.4.4", "V3.6")
def test_what_a_season_tells_a_table_stands_from_its_opening_and_goes_out_with_the_protocol() -> None:
    play = evening()
    opened = play.log[0].events[0]
    assert isinstance(opened, TableOpened)
    known = Setup(stage="qualifier", leader=Leader(6, 2, False), ways=("all", "one"), marks=((3, "blitz"),))
    log = [replace(play.log[0], events=(replace(opened, setup=known),)), *play.log[1:]]
    assert fold(log[:1]).table.setup == known
    first = told(log)[0].events[0]
    assert isinstance(first, TableOpened)
    assert first.setup == replace(known, marks=())


@pytest.mark.clause("V3.4.3")
def test_before_sector_thirteen_is_chosen_everybody_sees_what_each_way_gives() -> None:
    play = evening().started()
    play.host(ask.Spin(), 13)
    found = room(play).round
    assert found is not None
    assert found.choices == (("all", 10), ("three", 20), ("one", 60))
    play.seat(1, ask.ChooseWay("all"))
    found = room(play).round
    assert found is not None
    assert (found.choices, found.span_s) == ((), 10)


@pytest.mark.clause("V3.8")
def test_everybody_sees_that_the_credit_waits_for_the_defender_and_the_club_for_the_host() -> None:
    play = evening().started()
    play.host(ask.CorrectScore(0, 5, "по телефону", False))
    play.host(ask.Spin(), 2)
    play.host(ask.StartClock())
    play.wait(60_000)
    play.seat(1, ask.AskLifeline("club"))
    assert not room(play).defender_decides
    play.host(ask.DeclineLifeline("рано"))
    play.seat(1, ask.AskLifeline("credit"))
    assert room(play).defender_decides


@pytest.mark.clause("V3.8.3", "V3.8.4")
def test_a_minute_that_the_next_round_takes_back_is_said_before_the_spin() -> None:
    play = evening()
    play.host(ask.NoteLeader(True, 6, 0, False))
    play.started().host(ask.SetDebt(True))
    assert (room(play).debt, room(play).debt_due) == ("owed", False)
    play.host(ask.CorrectScore(5, 5, "как было", False))
    assert (room(play).debt, room(play).debt_due) == ("owed", True)
    play.host(ask.Spin(), 1)
    opened = room(play)
    assert opened.round
    assert (opened.round.debt, opened.debt_due) == (True, False)
    play.host(ask.Undo(play.state.steps[-1].n))
    play.host(ask.CorrectScore(5, 1, "как было", False))
    assert not room(play).debt_due
    play.seat(1, ask.AskDecisive(Seat("s2")))
    play.host(ask.GrantDecisive())
    assert room(play).debt_due
