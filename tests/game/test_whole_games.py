"""What holds in every game, whoever does what and when: many random games for every rulebook."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest
from game import commands as ask
from game.events import (
    Annulled,
    AnswerForfeited,
    DecisiveGranted,
    Earned,
    GameStarted,
    HostHelped,
    Judged,
    LifelineSet,
    PartTaken,
    PlayedElsewhere,
    Refilled,
    ScoreCorrected,
    Spun,
    TimeGranted,
    WindowFell,
    Withdrawn,
)
from game.figures import Extra
from game.game import Game, Score
from game.log import standing
from game.people import Host
from game.phases import Discussing, Paused
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from game.state import fold

from tests.support.codes import codes_of
from tests.support.random_commands import anything
from tests.support.random_games import Play, Seen, accepted
from tests.support.whole_games import games_of, told

CHUNKS, STEPS_MAX = 8, 400


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", RULEBOOKS)
def test_whole_games(name: str, chunk: int, record_property: Callable[[str, object], None]) -> None:
    """One chunk of them; what was never used in all chunks together is asked by tests/support/whole_games.py."""
    seen = Seen()
    for seed in range(chunk, games_of(name), CHUNKS):
        _play(RULEBOOKS[name], seed, seen)
    record_property(*told(name, seen, codes_of(RULEBOOKS[name])))
    assert seen.games == games_of(name) // CHUNKS


def _play(book: Rulebook, seed: int, seen: Seen) -> None:
    play = Play.begin(book, seed)
    for _ in range(STEPS_MAX):
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
            seen.rows.add(book.rows.index(row))
            seen.commands += 1
            score, goal = play.state.game.score, book.figures.goal(play.state.game)
            assert max(score.knowers, score.viewers) <= goal, seed
        if play.dice.random() < 0.02:
            _undo_then_redo(play)
        if play.over and play.dice.random() < 0.5:
            break
    seen.codes |= play.shut
    seen.games += 1
    seen.finished += play.over or play.state.game.no != 1
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
    trial.take(Host(), ask.Undo(trial.state.steps[-1].n))
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
    """The state is the fold of the log, and of what the standing entries say."""
    assert fold(play.entries) == play.state, seed
    live = standing(play.entries)
    events = [event for entry in live for event in entry.events]
    start = max((i for i, event in enumerate(events) if isinstance(event, GameStarted)), default=None)
    if start is None or play.state.game.no == 0:
        return
    events = events[start:]
    assert _score(events) == play.state.game.score, seed
    _sectors_once(events, seed)
    _lifelines_had(play.book, events, seed)


def _sectors_once(events: Iterable[object], seed: int) -> None:
    """No sector is played twice, unless an envelope was put into it anew."""
    played: set[int] = set()
    for event in events:
        match event:
            case Spun():
                assert event.sector not in played, seed
                played.add(event.sector)
            case PlayedElsewhere(sector):
                played.add(sector)
            case Refilled(sector):
                played.remove(sector)
            case _:
                pass


def _score(events: Iterable[object]) -> Score:
    knowers, viewers, last = 0, 0, None
    for event in events:
        match event:
            case Spun():
                last = None
            case Judged(correct, points):
                last = correct
                knowers, viewers = knowers + points * correct, viewers + points * (not correct)
            case AnswerForfeited(points):
                viewers += points
            case WindowFell(taken):
                knowers, viewers = knowers + taken, viewers + (not taken)
            case DecisiveGranted():
                knowers = viewers = 0
            case Annulled() if last is not None:
                knowers, viewers = max(0, knowers - last), max(0, viewers - (not last))
            case ScoreCorrected(ours, theirs, _):
                knowers, viewers = ours, theirs
            case _:
                pass
    return Score(knowers, viewers)


def _lifelines_had(book: Rulebook, events: Iterable[object], seed: int) -> None:
    """No lifeline is taken that the team has not; each once a round, and one a round where steps are unknown."""
    purse: list[str] = []
    this_round: list[str] = []
    here = 0
    again = book.purse is not None
    for event in events:
        match event:
            case GameStarted(_, _, _, lifelines):
                purse = list(lifelines)
            case LifelineSet(kind, left):
                purse = [*(each for each in purse if each != kind), *(kind,) * left]
            case Earned(kind):
                purse.append(kind)
            case Spun():
                this_round, here = [], 0
            case PartTaken():
                here = len(this_round)
            case Withdrawn():
                purse += this_round[here:]
                this_round = this_round[:here]
            case TimeGranted() | HostHelped():
                taken = event.kind if isinstance(event, TimeGranted) else "host"
                assert taken not in this_round, seed
                assert not this_round or book.figures.find(Extra), seed
                if not (taken == "credit" and again):
                    purse.remove(taken)
                this_round.append(taken)
            case Annulled("question", _):
                purse += this_round
                this_round = []
            case _:
                pass
