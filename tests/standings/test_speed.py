"""Ten thousand games are computed in under a second."""

from collections.abc import Callable

import pytest

from tests.standings.speed import GAMES, crowd, seasons, seconds_of_a_crowd, seconds_of_seasons


@pytest.mark.parametrize("seconds", [seconds_of_seasons, seconds_of_a_crowd])
def test_ten_thousand_games_take_less_than_a_second(seconds: Callable[[], float]) -> None:
    """CPU seconds; three tries, for the cores are shared with whatever else runs."""
    assert any(seconds() < 1 for _ in range(3))


def test_they_are_ten_thousand() -> None:
    assert sum(len(season.games) for season in seasons()) >= GAMES
    assert len(crowd().matches) == GAMES
