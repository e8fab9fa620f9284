"""Ten thousand games are computed in under a second; `make bench` keeps the numbers themselves."""

import pytest

from tests.bench.rows_standings import GAMES, crowd, seasons, standings


def test_ten_thousand_games_take_less_than_a_second() -> None:
    assert {name: ms for name, ms in standings() if ms >= 1000} == {}


@pytest.mark.parametrize("games", [sum(len(season.games) for season in seasons()), len(crowd().matches)])
def test_they_are_ten_thousand(games: int) -> None:
    assert games >= GAMES
