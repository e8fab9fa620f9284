"""The report of the random games is the sum of its chunks, and a thing never used fails the run."""

from types import SimpleNamespace

from game.rulebooks import RULEBOOKS

from tests.support.random_games import Seen
from tests.support.whole_games import GAMES, WholeGames, told

NAME = next(iter(RULEBOOKS))
ROWS = set(range(len(RULEBOOKS[NAME].rows)))


def heard(*chunks: Seen) -> WholeGames:
    plugin = WholeGames()
    for seen in chunks:
        properties = [told(NAME, seen, frozenset({"too_early", "bad_choice"})), ("other", "1")]
        plugin.pytest_runtest_logreport(SimpleNamespace(when="call", user_properties=properties))
    return plugin


def judged(plugin: WholeGames) -> int:
    session = SimpleNamespace(exitstatus=0)
    plugin.pytest_sessionfinish(session)
    return int(session.exitstatus)


def test_chunks_that_lack_nothing_together_pass() -> None:
    one = Seen(ROWS - {3}, {"too_early"}, GAMES // 2, GAMES // 2, 9)
    other = Seen({3}, {"bad_choice"}, GAMES // 2, GAMES // 2, 9)
    assert judged(heard(one, other)) == 0


def test_a_row_a_code_or_an_end_that_never_came_fails_the_run() -> None:
    lacking = heard(Seen(ROWS - {3}, {"too_early"}, GAMES, GAMES // 2, 9))
    assert judged(lacking) == 1
    row, code, ends = lacking.faults()
    assert str(RULEBOOKS[NAME].rows[3]) in row
    assert "['bad_choice']" in code
    assert "too few games finish" in ends


def test_a_part_of_the_games_is_not_judged() -> None:
    assert judged(heard(Seen(set(), set(), GAMES // 2, 0, 9))) == 0
