"""What holds in every game, whoever does what and when: two thousand random games of every rulebook.

Each command is judged twice: by the engine, and by the offers that everybody would see, asked for once in each state.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from game import commands as ask
from game.events import GameStarted
from game.game import Game
from game.log import standing
from game.people import Host
from game.phases import Discussing, Paused
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from game.state import fold

from tests.support.chained import answered, evening
from tests.support.codes import codes_of
from tests.support.counted import lifelines_had, score, sectors_once
from tests.support.onward import LEAVING, stands_still
from tests.support.random_commands import anything
from tests.support.random_games import Play, Seen, accepted
from tests.support.unsaid import leaks
from tests.support.whole_games import ASKED, told

CHUNKS, STEPS_MAX, FOLDED_SHARE = 8, 400, 0.125
READ_GAMES, READ_STEPS = 16, 11
"""Everybody's views are read in one game of so many, after every so many steps."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", RULEBOOKS)
def test_whole_games(name: str, chunk: int, record_property: Callable[[str, object], None]) -> None:
    """One chunk of them; what was never used in all chunks together is asked by tests/support/whole_games.py."""
    seen = Seen()
    for seed in range(chunk, ASKED, CHUNKS):
        _play(RULEBOOKS[name], seed, seen)
    record_property(*told(name, seen, codes_of(RULEBOOKS[name])))
    assert seen.games == ASKED // CHUNKS


def test_a_word_that_the_log_has_not_shown_is_found_in_a_view() -> None:
    play = answered(evening().started(), 2, True)
    assert leaks(play.book, play.state, play.here, play.log) == []
    assert leaks(play.book, play.state, play.here, ()) == ["zq2accepted", "zq2answer", "zq2comment"]


def _play(book: Rulebook, seed: int, seen: Seen) -> None:
    play = Play.begin(book, seed)
    number = {id(row): n for n, row in enumerate(book.rows)}
    for step in range(STEPS_MAX):
        play.pass_time()
        if play.dice.random() < 0.02:
            _offered_is_accepted(play, seen)
        person, command = play.step()
        row = play.taking(person, command)
        before = play.state
        entry = accepted(play, person, command, seen)
        assert (entry is not None) == (row is not None), (seed, person, command)
        assert play.state is before
        if entry is not None and row is not None:
            play.record(entry)
            seen.rows.add(number[id(row)])
            seen.commands += 1
            now, goal = play.state.game.score, book.figures.goal(play.state.game)
            assert max(now.knowers, now.viewers) <= goal, seed
            assert entry.did not in LEAVING or not stands_still(book, play.state), (seed, entry.did)
        if play.dice.random() < 0.02:
            _undo_then_redo(play)
        if (seed % READ_GAMES, step % READ_STEPS) == (0, 0):
            assert not leaks(book, play.state, play.here, play.entries), seed
        if play.over and play.dice.random() < 0.5:
            break
    seen.codes |= play.shut
    seen.games += 1
    seen.finished += play.over or (play.state.table.games > 0 and play.state.game.no != 1)
    _settled(play, seed)


def _offered_is_accepted(play: Play, seen: Seen) -> None:
    """Every option of everybody that is open now is taken and leaves a table that can be seen again."""
    for person in play.people():
        for row, offer in list(play.offers(person)):
            for option in offer.options:
                if offer.takes(option, play.now_ms):
                    assert accepted(play, person, option, seen), (row, option)
        for _ in range(8):
            command = anything(play.dice, play.state)
            assert bool(accepted(play, person, command, seen)) == (play.taking(person, command) is not None)


def _undo_then_redo(play: Play) -> None:
    """Identity, apart from version and clocks."""
    if not play.state.steps:
        return
    trial = replace(play, entries=list(play.entries))
    step = trial.state.steps[-1]
    trial.take(Host(), ask.Undo(step.n))
    assert _timeless(trial.state.game) == _timeless(step.before)
    assert trial.state.table == play.state.table
    trial.take(Host(), ask.Redo())
    assert _timeless(trial.state.game) == _timeless(play.state.game)
    assert trial.state.table == play.state.table
    assert trial.state.steps == play.state.steps
    assert trial.state.undone == play.state.undone


def _timeless(game: Game) -> Game:
    match game.phase:
        case Discussing() | Paused():
            return replace(game, phase=Discussing(0, 0))
        case _:
            return game


def _settled(play: Play, seed: int) -> None:
    """The state is the fold of the log, and of what the standing entries say.

    A game's own state came by the same apply, entry by entry: folding anew can differ only if apply looks at more than
    its arguments or changes one, for which one game in eight is enough.
    """
    if play.dice.random() < FOLDED_SHARE:
        assert fold(play.entries) == play.state, seed
    live = standing(play.entries)
    events = [event for entry in live for event in entry.events]
    start = max((i for i, event in enumerate(events) if isinstance(event, GameStarted)), default=None)
    if start is None or play.state.game.no == 0:
        return
    events = events[start:]
    assert score(events) == play.state.game.score, seed
    sectors_once(events, seed)
    lifelines_had(play.book, events, seed)
