"""Ten thousand games to compute: seasons one after another, and one tournament of ten thousand teams."""

import time
from collections.abc import Callable
from dataclasses import replace

from standings.score import Score
from standings.season import Season
from standings.season_course import table as season_table
from standings.tournament import Match, Slot, Team, Tournament
from standings.tournament_course import table as tournament_table

from tests.bench.rows import Measured, measure
from tests.standings.sheets import whole_season

GAMES = 10_000


def seasons() -> list[Season]:
    """As many seasons of 24 games as make ten thousand games."""
    one = whole_season()
    return [replace(one, title=f"сезон {n}") for n in range(-(-GAMES // len(one.games)))]


def crowd() -> Tournament:
    teams = tuple(Team(f"Команда {n}", 6) for n in range(GAMES))
    matches = tuple(
        Match(Slot("qualifier", n + 1), (team.name,), Score(6, n % 6) if n % 3 else Score(n % 6, 6),
              hall={teams[n - 1].name: n % 7}, unused=n % 3, line=n + 1)
        for n, team in enumerate(teams)
    )  # fmt: skip
    return Tournament("большой", teams, (), matches)


def spent(compute: Callable[[], object]) -> float:
    """CPU seconds, for the machine is shared: the best of three."""
    found = []
    for _ in range(3):
        began = time.process_time()
        compute()
        found.append(time.process_time() - began)
    return min(found)


@measure()
def standings() -> Measured:
    given, big = seasons(), crowd()
    yield "10,000 games of seasons", 1000 * spent(lambda: [season_table(season) for season in given])
    yield "10,000 games of a tournament", 1000 * spent(lambda: tournament_table(big))
