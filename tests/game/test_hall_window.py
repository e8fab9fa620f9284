"""The hidden window tells itself by no byte, and what the wheel drew of it and of the base is checked in the end."""

from dataclasses import replace

import pytest
from game import commands as ask
from game.commands import Command
from game.events import Event, GameStarted, PackChosen, Spun, TableOpened, WindowHidden
from game.game import Game
from game.log import Entry
from game.people import Host, Seat
from game.rules.reserves import base
from game.setup import Setup
from game.state import fold
from game.telling import told
from game.verify import verify
from game.views import host_view
from game.views.room import room_view
from game.wheel import link

from tests.client import make_hall
from tests.support.by_hand import Evening
from tests.support.chained import answered, evening, frames, played_out
from tests.support.hall_words import hall_card

ANNA, BORIS, VERA = Seat("s1"), Seat("s2"), Seat("s3")
WINDOWS = (3, 4, 8)


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
