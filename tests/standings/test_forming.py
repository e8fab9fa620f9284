"""Odd cases of how series begin (V4.2.2–V4.2.4, V4.7.2): finals won, decisive defeats, few teams."""

from dataclasses import replace

import pytest
from standings.reason import Wrong
from standings.season import Game, LastSeason, Refusal, Season, Team
from standings.season_course import table

from tests.standings.sheets import eight, game, names

SPRING = ("П5", "П4", "П3", "П2", "П1")


def series(name: str, teams: tuple[str, ...], scores: tuple[str, ...], final: str) -> tuple[Game, ...]:
    """The qualifiers of these teams; then the final, "team score"."""
    played = [
        game(f"{name} {no}", team, score.rstrip("!"), score.endswith("!"))
        for no, (team, score) in enumerate(zip(teams, scores, strict=True), 1)
    ]
    first, score = final.split()
    return (*played, game(f"{name} final", first, score))


def spring(*scores: str, final: str) -> tuple[Game, ...]:
    return series("spring", SPRING, scores, final)


def began(*games: Game, at: int = -1) -> list[str]:
    return names(table(eight(*games)).series[at].began)


@pytest.mark.clause("V4.2.2")
def test_a_decisive_defeat_of_spring_is_ahead_of_better_scores() -> None:
    # П5 6:2 plays the final. The others lost: П4 5:6, П3 in a decisive round (0:6), П2 1:6, П1 2:6.
    # Two go to summer: П3 by its decisive round, then П4 by 5:6. They have lost: below the claimants
    games = spring("6:2", "5:6", "0:6!", "1:6", "2:6", final="П5 6:0")
    assert began(*games) == ["К1", "К2", "К3", "П3", "П4"]


@pytest.mark.clause("V4.2.2")
def test_one_winner_and_one_loser_of_spring_stand_around_the_claimants() -> None:
    games = spring("6:2", "6:5", "5:6", "1:6", "2:6", final="П5 0:6")
    assert began(*games) == ["П4", "К1", "К2", "К3", "П3"]


@pytest.mark.clause("V4.2.2")
def test_equal_results_of_spring_give_way_to_the_later() -> None:
    games = spring("6:2", "3:6", "3:6", "3:6", "2:6", final="П5 0:6")
    assert began(*games) == ["К1", "К2", "К3", "П2", "П3"]


@pytest.mark.clause("V4.2.2", "V4.8.1")
def test_who_refuses_summer_gives_its_place_to_the_next_of_spring() -> None:
    season = eight(*spring("6:2", "6:3", "6:4", "1:6", "2:6", final="П5 6:0"))
    result = table(replace(season, refusals=(Refusal("П4", "summer"), Refusal("К2", "summer"))))
    # П3 6:4 stays; П1 2:6 comes instead of П4; К2 has nobody behind it and there is no reserve
    assert names(result.rating) == ["П3", "К1", "К3", "П1", "К2", "П4"]
    assert [due.team for due in result.next] == ["П1", "К3", "К1", "П3"]


BOTH_WON = (
    *spring("6:2", "6:5", "5:6", "1:6", "2:6", final="П5 6:4"),
    # П4 6:5, then К1, К2, К3, then П3 5:6; К2 6:0 goes to the final
    *series("summer", ("П3", "К3", "К2", "К1", "П4"), ("6:5", "4:6", "6:0", "3:6", "6:4"), "К2 6:1"),
)


@pytest.mark.clause("V4.2.3", "V4.7.2")
def test_winners_of_finals_stand_in_the_winter_above_the_others() -> None:
    # К2 won its final 6:1, П5 6:4. Then П4 6:4, П3 6:5: places 1–4, they wait. К3 4:6, К1 3:6, П1 2:6, П2 1:6: autumn
    assert began(*BOTH_WON) == ["К3", "К1", "П1", "П2"]


AUTUMN_WON = (*BOTH_WON, *series("autumn", ("П2", "П1", "К1", "К3"), ("6:5", "6:1", "6:4", "6:5"), "П1 6:0"))
AUTUMN_LOST = (*BOTH_WON, *series("autumn", ("П2", "П1", "К1", "К3"), ("6:5", "6:1", "6:4", "6:5"), "П1 5:6"))


@pytest.mark.clause("V4.2.4", "V4.7.2")
def test_the_winner_of_the_autumn_final_plays_the_last_qualifier_of_winter() -> None:
    result = table(eight(*AUTUMN_WON))
    assert names(result.rating) == ["П1", "К2", "П5", "П4", "П3"]
    assert [due.team for due in result.next] == ["П3", "П4", "П5", "К2", "П1"]
    assert [each.team for each in result.straight] == ["П5", "К2", "П1"]


@pytest.mark.clause("V4.2.4", "V4.7.3")
def test_after_a_lost_autumn_final_the_next_of_autumn_goes_by_its_score() -> None:
    # П1 is last in autumn now; К1 6:4 is its best. Equal to П4 6:4 of summer, but later: above it, below the finalists
    assert began(*AUTUMN_LOST) == ["К2", "П5", "К1", "П4", "П3"]


@pytest.mark.clause("V4.2.4")
def test_one_autumn_team_goes_to_a_full_winter() -> None:
    assert "К3" not in began(*AUTUMN_WON)
    assert len(began(*AUTUMN_WON)) == 5


@pytest.mark.clause("V4.8.1", "V4.2.4")
def test_a_place_refused_in_winter_goes_to_the_next_of_autumn() -> None:
    season = replace(eight(*AUTUMN_WON), refusals=(Refusal("П4", "winter"),))
    # К1 6:4 of autumn is above П3 6:5
    assert names(table(season).rating) == ["П1", "К2", "П5", "К1", "П3", "П4"]


@pytest.mark.clause("V4.2.3")
def test_when_both_finals_are_lost_their_teams_are_compared_as_all_others() -> None:
    lost = (
        *spring("6:2", "6:5", "5:6", "1:6", "2:6", final="П5 5:6"),
        *series("summer", ("П3", "К3", "К2", "К1", "П4"), ("6:5", "5:6", "6:0", "3:6", "6:4"), "К2 4:6"),
    )
    result = table(eight(*lost))
    # П4 6:4, П3 6:5, then 5:6 of the lost spring final ahead of К3's later 5:6, then К3: places 1–4.
    # Then К2 4:6, К1 3:6, П1 2:6, П2 1:6
    assert names(result.rating) == ["К2", "К1", "П1", "П2"]


@pytest.mark.clause("V4.2", "V4.2.5")
def test_a_short_season_calls_the_reserve_and_goes_on_with_fewer_when_there_is_none() -> None:
    permanent = tuple(Team(f"П{n}", "permanent", LastSeason(wins=9 - n)) for n in range(1, 4))
    one = Season("мало команд", (*permanent, Team("Р", "reserve")))
    assert names(table(one).rating) == ["П1", "П2", "П3", "Р"]


@pytest.mark.clause("V4.2.1")
def test_equals_of_the_last_season_are_parted_by_lot_or_named() -> None:
    equal = (Team("А", "permanent", LastSeason(wins=3), lot=2), Team("Б", "permanent", LastSeason(wins=3), lot=1))
    assert names(table(Season("равные", equal)).rating) == ["Б", "А"]
    with pytest.raises(Wrong, match="команды «А», «Б» равны по прошлому сезону и жребию"):
        table(Season("равные", tuple(replace(team, lot=0) for team in equal)))


@pytest.mark.clause("V4.2")
def test_more_than_five_permanent_teams_and_three_claimants_are_refused() -> None:
    six = tuple(Team(f"П{n}", "permanent", LastSeason(wins=n)) for n in range(6))
    four = tuple(Team(f"К{n}", "claimant", lot=n) for n in range(4))
    with pytest.raises(Wrong) as wrong:
        table(Season("много", (*six, *four)))
    assert [fault.reason for fault in wrong.value.faults] == [
        "постоянных команд больше 5 (V4.2)",
        "претендентов команд больше 3 (V4.2)",
    ]


@pytest.mark.clause("V4.4.1")
def test_defeats_in_finals_and_special_games_do_not_count() -> None:
    # П5 lost the spring final, then a special game, then its autumn qualifier: one defeat that counts
    lost = (
        *spring("6:2", "6:5", "6:4", "6:3", "5:6", final="П5 0:6"),
        *series("summer", ("К3", "К2", "К1", "П3", "П2"), ("6:5", "6:4", "6:3", "6:2", "6:1"), "П2 6:0"),
        game("autumn 1", "П5", "0:6"),
        game("autumn special", "П5", "1:6"),
    )
    result = table(eight(*lost))
    line = next(line for line in result.teams if line.team == "П5")
    assert (line.status, line.defeats) == ("permanent", 1)
    assert result.out == ()
