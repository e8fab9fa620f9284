"""A whole invented tournament worked by hand (tournament.yaml): the reasoning stands beside each table."""

import pytest
from standings.tournament_course import table

from tests.standings.sheets import whole_tournament

RESULT = table(whole_tournament())


@pytest.mark.clause("T1.6", "T1.6.1")
def test_the_rating_of_the_qualifiers() -> None:
    assert [(row.place, row.team, str(row.reason)) for row in RESULT.rating] == [
        (1, "Дуб", "победа 6:1, самый крупный счёт (T1.6)"),
        # Астра and Берёза both 6:3. The superblitz is asked first and Астра has it, so Берёза's zeitnot and unused
        # help are not looked at
        (2, "Астра", "6:3, как у «Берёза»: выше, за выигранный суперблиц (T1.6.1)"),
        (3, "Берёза", "победа 6:3 (T1.6)"),
        (4, "Груша", "победа 6:5 (T1.6)"),
        (5, "Жасмин", "поражение 5:6 (T1.6)"),
        (6, "Вишня", "поражение 4:6 (T1.6)"),
        (7, "Ель", "поражение 2:6 (T1.6)"),
    ]


@pytest.mark.clause("T1.1.1", "T1.1.1a")
def test_seven_teams_have_semifinals() -> None:
    # the two best of the qualifiers, Дуб and Астра, one a game; Астра won 7:4, Дуб lost 5:7
    assert [(row.place, row.team, row.figure) for row in RESULT.semifinals] == [(1, "Астра", "7:4"), (2, "Дуб", "5:7")]


@pytest.mark.clause("T1.7", "T1.7.1", "T1.7.2", "T3.7")
def test_the_consolation_account() -> None:
    assert [(row.place, row.team, row.figure) for row in RESULT.consolation] == [
        # hall 3; table 6+7 rounds ×2 − 3 − 4 wrong = 19
        (1, "Астра", "22"),
        # hall 4 + 3; table 6+5 rounds ×2 − 1 − 7 = 14
        (2, "Дуб", "21"),
        # hall 6 + 5 + 1; table: the window's point does not count, 5×2 − 5 = 5
        (3, "Груша", "17"),
        # hall 4 + 2 + 1; table 6×2 − 3 = 9
        (4, "Берёза", "16"),
        # a guest of the hall: 5 + 3 + 6
        (5, "Искра", "14"),
        # hall 4; table 5×2 − 6 = 4
        (6, "Жасмин", "8"),
        # hall 2 + 3; table 4×2 − 6 = 2. Комета: hall 7. Equal: they share the seventh place
        (7, "Вишня", "7"),
        (7, "Комета", "7"),
        # hall 5; table 2×2 − 5 (the sixth point was the window's, not a wrong answer) = −1
        (9, "Ель", "4"),
    ]
    assert str(RESULT.consolation[2].reason) == "зал 12, стол 2×5 − 5 = 5: вместе 17 (T1.7.2)"


@pytest.mark.clause("T1.8", "T7.1")
def test_the_third_place_is_fought_in_the_hall_of_the_finals() -> None:
    # Астра and Дуб sat at the tables of the finals. Берёза 4+4, Груша 3+5, Искра 5+2; what was before is nothing
    assert [(row.place, row.team, row.figure) for row in RESULT.third] == [
        (1, "Берёза", "8"),
        (1, "Груша", "8"),
        (3, "Искра", "7"),
        (4, "Вишня", "0"),
        (4, "Ель", "0"),
        (4, "Жасмин", "0"),
        (4, "Комета", "0"),
    ]


@pytest.mark.clause("T7.2", "T7.3", "T7.4")
def test_the_sheet_of_awards() -> None:
    assert [(each.team, each.title, [thing for thing, _ in each.things]) for each in RESULT.awards] == [
        ("Астра", "чемпион", ["звание и диплом"]),  # 6:8: the title all the same, no cup
        ("Дуб", "серебряный призёр", ["звание и диплом", "малый кубок", "приз спонсора"]),  # 8:6
        ("Берёза", "третье место", ["бронзовый кубок", "приз спонсора"]),  # a shared place, so both
        ("Груша", "третье место", ["бронзовый кубок", "приз спонсора"]),
    ]


@pytest.mark.clause("T1.1", "T1.2")
def test_seven_teams_play_on_six_evenings() -> None:
    assert [(evening.date, [str(slot) for slot in evening.slots]) for evening in RESULT.schedule] == [
        ("2027-09-04", ["1-я отборочная", "2-я отборочная"]),
        ("2027-09-11", ["3-я отборочная", "4-я отборочная"]),
        ("2027-09-18", ["5-я отборочная", "6-я отборочная"]),
        ("2027-09-25", ["7-я отборочная"]),
        ("2027-10-02", ["1-й полуфинал", "2-й полуфинал"]),
        ("2027-10-09", ["утешительный финал", "основной финал"]),
    ]


def test_who_did_not_reach_the_finals_is_out() -> None:
    assert [each.team for each in RESULT.out] == ["Берёза", "Вишня", "Груша", "Ель", "Жасмин", "Искра", "Комета"]
    assert str(RESULT.out[0].reason) == "в финалы не вышла, спорит в зале за третье место (T1.8)"
    assert RESULT.next == ()
