"""A whole invented season worked by hand (season.yaml): the reasoning stands beside each table."""

import pytest
from standings.reason import Row
from standings.season_course import table
from standings.season_table import SeasonTable

from tests.standings.sheets import names, whole_season

RESULT = table(whole_season())


def steps(series: int) -> list[str]:
    """The order after each game of a series, as one line each."""
    return [" ".join(names(step.rows)) for step in RESULT.series[series].steps]


def began(series: int) -> str:
    return " ".join(names(RESULT.series[series].began))


def reason(rows: tuple[Row, ...], team: str) -> str:
    return str(next(row.reason for row in rows if row.team == team))


@pytest.mark.clause("V4.1")
def test_a_season_is_four_series() -> None:
    assert [(each.name, len(each.steps), each.over) for each in RESULT.series] == [
        ("spring", 6, True),  # five qualifiers and the final
        ("summer", 6, True),
        ("autumn", 6, True),  # four qualifiers, the special game, the final
        ("winter", 6, True),  # five qualifiers and the final of the year
    ]


@pytest.mark.clause("V4.2.1")
def test_spring_begins_by_the_season_before() -> None:
    # Совы won it; Лисы have 4 wins; Ежи and Бобры 3 each, but 25:22 (+3) is better than 25:24 (+1); Рыси 2
    assert began(0) == "Совы Лисы Ежи Бобры Рыси"


@pytest.mark.clause("V4.3", "V4.8")
def test_the_spring_table_after_every_game() -> None:
    assert steps(0) == [
        # the queue is the rating upside down, so Рыси begin; 6:4 is better than all before: first
        "Рыси Совы Лисы Ежи Бобры",
        # Бобры lose: last, where they were
        "Рыси Совы Лисы Ежи Бобры",
        # Ежи 6:4, as Рыси: above, for they played later
        "Ежи Рыси Совы Лисы Бобры",
        # Лисы lose: last, Бобры rise
        "Ежи Рыси Совы Бобры Лисы",
        # Совы 6:5: below both 6:4, above those who have not won
        "Ежи Рыси Совы Бобры Лисы",
        # the final moves nobody in spring
        "Ежи Рыси Совы Бобры Лисы",
    ]


def test_each_place_of_spring_has_its_reason() -> None:
    assert [str(row.reason) for row in RESULT.series[0].rows] == [
        "6:4, как у «Рыси»: выше, потому что играла позже (V4.5.3)",
        "6:4 — место по разнице очков (V4.5.2)",
        "6:5 — место по разнице очков (V4.5.2)",
        "проиграла 3:6 и стоит выше проигравших после неё (V4.5.5)",
        "проиграла 0:6 и стоит ниже всех (V4.5.5)",
    ]


@pytest.mark.clause("V4.2.2")
def test_summer_begins_with_two_of_spring_and_the_claimants() -> None:
    # Ежи played the final and wait for autumn; of the others Рыси (6:4) and Совы (6:5) are best.
    # Both have won, so they stand above the claimants, who stand by their lots
    assert began(1) == "Рыси Совы Чайки Грачи Клесты"


@pytest.mark.clause("V4.5.4")
def test_the_summer_table_after_every_game() -> None:
    assert steps(1) == [
        "Клесты Рыси Совы Чайки Грачи",  # 6:2, the first game
        "Клесты Рыси Совы Чайки Грачи",  # Грачи lose 4:6
        "Клесты Рыси Совы Грачи Чайки",  # Чайки lose 1:6: below Грачи
        "Совы Клесты Рыси Грачи Чайки",  # 6:0 through a decisive round
        "Рыси Совы Клесты Грачи Чайки",  # 6:0 without a lost round, above the decisive one
        "Рыси Совы Клесты Грачи Чайки",  # the final, won
    ]
    first = "6:0 без проигранного раунда: выше прежней победы через решающий раунд (V4.5.4)"
    assert reason(RESULT.series[1].rows, "Рыси") == first


@pytest.mark.clause("V4.7.2")
def test_who_goes_straight_to_the_winter() -> None:
    assert [(each.team, str(each.reason)) for each in RESULT.straight] == [
        ("Рыси", "финал лета выигран 6:3: в зиму минуя осень (V4.7.2)")
    ]


@pytest.mark.clause("V4.2.3", "V4.7.3")
def test_autumn_begins_with_places_from_the_fifth() -> None:
    # By the last game: Рыси won a final and stand above all; then Совы 6:0, Клесты 6:2, Грачи 4:6 (−2): places 1–4.
    # Then Бобры 3:6 (−3); Ежи and Чайки both 1:6 (−5), Ежи in a lost final, so ahead though earlier; Лисы 0:6 (−6)
    assert began(2) == "Бобры Ежи Чайки Лисы"


@pytest.mark.clause("V4.4.1", "V4.6")
def test_the_autumn_table_after_every_game() -> None:
    assert steps(2) == [
        "Бобры Ежи Чайки",  # Лисы lose for the second time and are out
        "Чайки Бобры Ежи",  # 6:5, the first win of the series
        "Ежи Чайки Бобры",  # 6:3 is better than 6:5
        "Бобры Ежи Чайки",  # 6:3 again, later
        "Бобры Ежи Чайки",  # the special game of Совы moves nobody
        "Ежи Чайки Бобры",  # Бобры lose the final and stand last; no third team is out by it
    ]
    assert reason(RESULT.series[2].rows, "Бобры") == "проиграла финал осени и стоит последней (V4.7.3)"


@pytest.mark.clause("V4.2.4")
def test_winter_takes_the_best_of_autumn_at_its_score() -> None:
    # Рыси on top by their final. Совы 6:0 (+6), Клесты 6:2 (+4), then Ежи from autumn with 6:3 (+3), Грачи 4:6 (−2)
    assert began(3) == "Рыси Совы Клесты Ежи Грачи"


def test_the_winter_table_after_every_game() -> None:
    assert steps(3) == [
        "Рыси Совы Клесты Ежи",  # Грачи: the second defeat
        "Ежи Рыси Совы Клесты",  # 6:4, the first win
        "Клесты Ежи Рыси Совы",  # 6:1
        "Клесты Ежи Рыси Совы",  # Совы lose: last, where they were; their first defeat
        "Рыси Клесты Ежи Совы",  # 6:1 again, later
        "Рыси Клесты Ежи Совы",
    ]


@pytest.mark.clause("V4.10", "V4.7.1")
def test_the_finalist_of_the_year_is_first_though_the_final_was_lost() -> None:
    # Рыси lost the final of the year 5:6. The others by wins, then rounds: Ежи 3; Клесты 2 and 12:3 (+9);
    # Совы 2 and 16:11 (+5), the special game does not count; Бобры 1 and 13:15 (−2); Чайки 1 and 7:11 (−4)
    assert [(row.place, row.team) for row in RESULT.club] == [
        (1, "Рыси"),
        (2, "Ежи"),
        (3, "Клесты"),
        (4, "Совы"),
        (5, "Бобры"),
        (6, "Чайки"),
    ]
    assert str(RESULT.club[0].reason) == "играла финал года: первая при любом его исходе (V4.10)"


@pytest.mark.clause("V4.4.1")
def test_who_is_out_and_by_which_games() -> None:
    assert [(each.team, str(each.reason)) for each in RESULT.out] == [
        ("Грачи", "второе поражение: 2-я отборочная лета 4:6 и 1-я отборочная зимы 2:6 (V4.4.1)"),
        ("Лисы", "второе поражение: 4-я отборочная весны 0:6 и 1-я отборочная осени 5:6 (V4.4.1)"),
    ]


@pytest.mark.clause("V4.2", "V4.4")
def test_each_team_has_its_status_at_the_end() -> None:
    assert {line.team: line.status for line in RESULT.teams} == {
        "Совы": "permanent",
        "Лисы": "out",
        "Ежи": "permanent",
        "Бобры": "permanent",
        "Рыси": "permanent",
        "Чайки": "permanent",  # a claimant who has won in autumn
        "Грачи": "out",
        "Клесты": "permanent",  # a claimant who has won in summer
        "Зайцы": "reserve",
    }


@pytest.mark.clause("V4.11", "V3.2")
def test_the_sheet_of_amounts() -> None:
    assert [(due.who, due.amount, due.award, due.clause) for due in RESULT.ledger] == [
        ("А. Вопросова", 300, "", "V3.2"),
        ("В. Второй", 300, "", "V3.2"),  # the blitz was lost on the second question
        ("Г. Лучшая", 300, "", "V3.2"),
        ("Г. Лучшая", 2000, "small", "V4.11"),  # the spring final was lost: the best author
        ("Е. Знаток", 2000, "small", "V4.11"),  # the summer final was won: the best of the team
        ("Ж. Один", 200, "", "V4.11"),
        ("З. Два", 200, "", "V4.11"),
        ("И. Три", 200, "", "V4.11"),
        ("К. Финальный", 300, "", "V3.2"),
        ("К. Финальный", 2000, "big", "V4.11"),
    ]


def test_nothing_is_left_to_play() -> None:
    assert RESULT.next == ()
    assert RESULT.over


def test_what_is_not_filled_in_is_noted() -> None:
    assert RESULT.notes == ("финал осени: лучший ещё не назван (V4.11)",)


@pytest.mark.clause("V4.12")
def test_a_game_keeps_the_version_of_the_rules_it_was_played_by() -> None:
    played = RESULT.series[3].steps[0].game
    assert (whole_season().rules, played.rules) == ("1.0", "1.1")


def test_a_finished_season_is_of_its_type() -> None:
    assert isinstance(RESULT, SeasonTable)
