"""How one qualifier moves the rating of a series (V4.5.1–V4.5.5), who plays next, and who refuses."""

from dataclasses import replace

import pytest
from standings.forming import Course, started
from standings.rating import Rating, after, queue, rows
from standings.season import Game, Refusal
from standings.season_course import table

from tests.standings.sheets import eight, game, names

SPRING_QUEUE = ("П5", "П4", "П3", "П2", "П1")


def moved(*scores: str) -> Rating:
    """The spring rating after these scores in the order of the queue; a ! marks a decisive round."""
    rating, _ = started(Course(eight()), "spring")
    for no, (team, score) in enumerate(zip(SPRING_QUEUE, scores, strict=False), 1):
        rating = after(rating, game(f"spring {no}", team, score.rstrip("!"), score.endswith("!")))
    return rating


def order(*scores: str) -> str:
    return " ".join(names(rows(moved(*scores))))


def reason(team: str, *scores: str) -> str:
    return str(next(row.reason for row in rows(moved(*scores)) if row.team == team))


@pytest.mark.clause("V4.5.1")
def test_a_win_better_than_all_before_is_first_and_those_above_go_down_by_one() -> None:
    assert order() == "П1 П2 П3 П4 П5"
    assert order("6:5") == "П5 П1 П2 П3 П4"
    assert order("6:5", "6:4") == "П4 П5 П1 П2 П3"
    assert reason("П4", "6:5", "6:4") == "6:4 — лучший счёт серии (V4.5.1)"


@pytest.mark.clause("V4.5.1")
def test_the_first_win_is_better_than_all_defeats_before() -> None:
    assert order("5:6", "6:5") == "П4 П1 П2 П3 П5"


@pytest.mark.clause("V4.5.2")
def test_another_win_stands_below_better_ones_and_above_all_who_have_not_won() -> None:
    assert order("6:2", "6:4", "6:3") == "П5 П3 П4 П1 П2"
    assert reason("П3", "6:2", "6:4", "6:3") == "6:3 — место по разнице очков (V4.5.2)"
    assert order("5:6", "6:2", "6:4") == "П4 П3 П1 П2 П5"


@pytest.mark.clause("V4.5.3")
def test_of_equal_scores_the_later_is_above() -> None:
    assert order("6:3", "6:3") == "П4 П5 П1 П2 П3"
    assert reason("П4", "6:3", "6:3") == "6:3, как у «П5»: выше, потому что играла позже (V4.5.3)"


@pytest.mark.clause("V4.5.4")
def test_of_decisive_wins_the_last_is_above() -> None:
    assert order("6:2", "6:0!", "6:0!") == "П3 П4 П5 П1 П2"
    assert reason("П3", "6:2", "6:0!", "6:0!") == "последняя из побед 6:0 через решающий раунд (V4.5.4)"


@pytest.mark.clause("V4.5.4")
def test_a_clean_win_is_above_decisive_ones_before_it_and_below_one_after_it() -> None:
    assert order("6:2", "6:0!", "6:0") == "П3 П4 П5 П1 П2"
    assert order("6:2", "6:0", "6:0!") == "П3 П4 П5 П1 П2"
    assert reason("П3", "6:2", "6:0", "6:0!") == "6:0, как у «П4»: выше, потому что играла позже (V4.5.3)"


@pytest.mark.clause("V4.5.5")
def test_a_defeat_is_last_and_those_below_rise() -> None:
    assert order("6:2", "6:3", "6:4", "5:6") == "П5 П4 П3 П1 П2"
    assert order("1:6", "5:6") == "П1 П2 П3 П5 П4"
    assert reason("П5", "1:6", "5:6") == "проиграла 1:6 и стоит выше проигравших после неё (V4.5.5)"


@pytest.mark.clause("V4.8")
def test_the_queue_is_the_rating_upside_down_less_those_who_have_played() -> None:
    assert queue(moved()) == SPRING_QUEUE
    assert queue(moved("6:0", "0:6")) == ("П3", "П2", "П1")


@pytest.mark.clause("V4.8")
def test_the_next_games_are_named_with_their_teams() -> None:
    season = eight(game("spring 1", "П5", "6:4"), game("spring 2", "П4", "2:6"))
    assert [(str(due.slot), due.team) for due in table(season).next] == [
        ("3-я отборочная весны", "П3"),
        ("4-я отборочная весны", "П2"),
        ("5-я отборочная весны", "П1"),
    ]


@pytest.mark.clause("V4.8")
def test_a_game_out_of_the_queue_counts_and_is_noted() -> None:
    result = table(eight(game("spring 1", "П3", "6:4")))
    assert result.notes == ("1-я отборочная весны: по очереди играла бы «П5», а не «П3» (V4.8)",)
    assert names(result.rating) == ["П3", "П1", "П2", "П4", "П5"]


@pytest.mark.clause("V4.8.1", "V4.2.5")
def test_who_refuses_stands_at_the_bottom_and_the_reserve_is_called() -> None:
    season = replace(eight(reserve=2), refusals=(Refusal("П2", "spring"),))
    result = table(season)
    assert [(row.place, row.team, row.reason.clause) for row in result.rating] == [
        (1, "П1", "V4.2.1"),
        (2, "П3", "V4.2.1"),
        (3, "П4", "V4.2.1"),
        (4, "П5", "V4.2.1"),
        (5, "Р1", "V4.2.5"),
        (6, "П2", "V4.8.1"),
    ]
    assert [due.team for due in result.next] == ["Р1", "П5", "П4", "П3", "П1"]


@pytest.mark.clause("V4.8.1")
def test_a_defeat_stays_above_who_refused() -> None:
    season = replace(eight(game("spring 1", "П5", "2:6")), refusals=(Refusal("П1", "spring"),))
    assert names(table(season).rating) == ["П2", "П3", "П4", "П5", "П1"]


@pytest.mark.clause("V4.2.5")
def test_the_reserve_comes_by_its_queue_whatever_the_order_of_the_sheet() -> None:
    season = replace(eight(reserve=3), refusals=(Refusal("П2", "spring"), Refusal("П1", "spring")))
    shuffled = replace(season, teams=tuple(reversed(season.teams)))
    assert names(table(shuffled).rating) == ["П3", "П4", "П5", "Р1", "Р2", "П1", "П2"]


@pytest.mark.clause("V4.2.5", "V4.4")
def test_a_called_reserve_is_a_claimant_and_permanent_after_a_win() -> None:
    season = replace(eight(reserve=2), refusals=(Refusal("П2", "spring"),))
    before = {line.team: line.status for line in table(season).teams}
    assert (before["Р1"], before["Р2"]) == ("claimant", "reserve")
    won: Game = game("spring 1", "Р1", "6:5")
    assert {line.team: line.status for line in table(replace(season, games=(won,))).teams}["Р1"] == "permanent"
