"""Odd cases of a tournament: registration, equals, «вприсядку», semifinals of losers, shared places."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from standings.reason import Wrong
from standings.tournament import Match, Slot, Specials, Stage, Team, Together, Tournament
from standings.tournament_course import table

from tests.standings.sheets import names, scored


def match(which: str, team: str, score: str, **more: object) -> Match:
    """which: "qualifier 2", "semifinal 1", "main"; team: one, or several with + between."""
    stage, _, no = which.partition(" ")
    stages: dict[str, Stage] = {"qualifier": "qualifier", "semifinal": "semifinal", "main": "main"}
    slot = Slot(stages.get(stage, "consolation"), int(no or 0))
    return Match(slot, tuple(team.split("+")), scored(score), **more)  # type: ignore[arg-type]


def tournament(scores: Sequence[str], *more: Match, guests: Sequence[str] = (), **figures: object) -> Tournament:
    """Teams А, Б, В… play their qualifiers in this order with these scores."""
    letters = "АБВГДЕЖЗИК"[: len(scores)]
    teams = tuple(Team(letter, 6) for letter in letters)
    played = (
        match(f"qualifier {no}", *each) for no, each in enumerate(zip(letters, scores, strict=True), 1) if each[1]
    )
    hall = tuple(Team(name, 4) for name in guests)
    return replace(Tournament("проба", teams, hall, (*played, *more)), **figures)  # type: ignore[arg-type]


def faults(of: Tournament) -> list[str]:
    with pytest.raises(Wrong) as wrong:
        table(of)
    return [str(fault) for fault in wrong.value.faults]


def due(of: Tournament) -> list[tuple[str, str, str]]:
    return [(str(each.slot), "+".join(each.teams), each.reason.clause) for each in table(of).next]


@pytest.mark.clause("T1.2a")
def test_fewer_than_four_teams_make_no_tournament() -> None:
    assert faults(tournament(["", "", ""])) == [
        "заявленных команд 3, а турниру нужно не меньше 4 (T1.2a). Заявите ещё команды."
    ]
    assert len(table(tournament([""] * 4)).next) == 4


@pytest.mark.clause("T1.2a", "T1.2")
@pytest.mark.parametrize(("teams", "evenings"), [(4, [2, 2, 2]), (5, [2, 2, 1, 2]), (6, [2, 2, 2, 2])])
def test_up_to_six_teams_play_without_semifinals(teams: int, evenings: list[int]) -> None:
    assert [len(evening.slots) for evening in table(tournament([""] * teams)).schedule] == evenings


@pytest.mark.clause("T1.2a", "T1.1.1")
@pytest.mark.parametrize(("teams", "evenings"), [(7, [2, 2, 2, 1, 2, 2]), (8, [2, 2, 2, 2, 2, 2])])
def test_more_than_six_have_an_evening_of_semifinals(teams: int, evenings: list[int]) -> None:
    assert [len(evening.slots) for evening in table(tournament([""] * teams)).schedule] == evenings


@pytest.mark.clause("T1.2")
def test_the_evening_of_one_game_may_be_any() -> None:
    days = ("2027-09-04", "2027-09-11", "2027-09-11", "2027-09-18", "2027-09-18")
    of = tournament(["6:1", "6:2", "6:3", "6:4", "6:5"])
    dated = tuple(replace(match, date=day) for match, day in zip(of.matches, days, strict=True))
    assert [len(evening.slots) for evening in table(replace(of, matches=dated)).schedule] == [1, 2, 2, 2]


@pytest.mark.clause("T1.2")
def test_three_games_in_an_evening_are_refused() -> None:
    of = tournament(["6:1", "6:2", "6:3", ""])
    three = replace(of, matches=tuple(replace(match, date="2027-09-04") for match in of.matches))
    assert faults(three) == ["2027-09-04: игр 3, а за вечер играют 2 (T1.2). Разнесите игры по вечерам."]


@pytest.mark.clause("T1.3")
@pytest.mark.parametrize("people", [4, 7, 0])
def test_a_registered_team_is_five_or_six_people(people: int) -> None:
    of = tournament([""] * 4)
    assert faults(replace(of, teams=(*of.teams[1:], Team("Не та", people)))) == [
        f"заявка команды «Не та» отклонена: в ней {people} человек. Заявленных в команде 5–6 (T1.3)."
    ]


@pytest.mark.clause("T1.4")
def test_a_guest_team_has_up_to_six_people_and_fights_for_the_consolation_final() -> None:
    of = tournament(["6:1", "6:2", "6:3", "6:4"], guests=["Гости"])
    first, second, third, fourth = of.matches
    # Б has 6×2 − 2 = 10, the guests 7 + 4 = 11
    fed = (replace(first, hall={"Гости": 7}), second, replace(third, hall={"Гости": 4}), fourth)
    result = table(replace(of, matches=fed))
    assert [(str(each.slot), each.teams) for each in result.next] == [
        ("утешительный финал", ("Гости",)),
        ("основной финал", ("А",)),
    ]
    crowd = replace(of, guests=(Team("Толпа", 7),))
    assert faults(crowd) == ["в незаявленной команде «Толпа» 7 человек. В зале играют до 6 человек (T1.4)."]


@pytest.mark.clause("T1.4")
def test_a_guest_team_does_not_play_a_qualifier() -> None:
    of = tournament(["6:1", "6:2", "6:3", ""], match("qualifier 4", "Гости", "6:0"), guests=["Гости"])
    assert faults(of) == [
        "4-я отборочная: команда «Гости» не заявлена и за центральным столом не играет (T1.4). "
        "Поправьте team или заявите её в teams."
    ]


@pytest.mark.clause("T1.6")
def test_when_all_have_lost_the_smallest_defeat_goes_to_the_main_final() -> None:
    of = tournament(["1:6", "5:6", "4:6", "0:6"])
    assert due(of)[1] == ("основной финал", "Б", "T1.6")
    assert str(table(of).rating[0].reason) == "поражение 5:6, наименее крупное (T1.6)"


@pytest.mark.clause("T1.6.1")
@pytest.mark.parametrize(
    ("first", "second", "why"),
    [
        (Specials("won", "", "", ""), Specials("lost", "won", "won", "won"), "за выигранный суперблиц"),
        (Specials("won", "won", "", ""), Specials("won", "", "won", "won"), "за выигранный цейтнот"),
        (Specials("", "", "won", "lost"), Specials("", "", "lost", "won"), "за выигранный дуплиц"),
        (Specials("", "", "", "won"), Specials("", "", "", "lost"), "за выигранный 12-й сектор"),
    ],
)
def test_equal_scores_are_parted_by_the_special_sectors_in_order(first: Specials, second: Specials, why: str) -> None:
    of = tournament(["6:4", "6:4", "6:5", "6:5"])
    games = (replace(of.matches[0], specials=second, unused=2), replace(of.matches[1], specials=first), *of.matches[2:])
    top = table(replace(of, matches=games)).rating[0]
    assert (top.team, str(top.reason)) == ("Б", f"6:4, как у «А»: выше, {why} (T1.6.1)")


@pytest.mark.clause("T1.6.1")
def test_then_by_how_much_help_is_left() -> None:
    of = tournament(["6:4", "6:4", "6:5", "6:5"])
    top = table(replace(of, matches=(of.matches[0], replace(of.matches[1], unused=1), *of.matches[2:]))).rating[0]
    assert (top.team, top.reason.words) == (
        "Б",
        "6:4, как у «А»: выше, у неё больше неиспользованных помощи и подсказок",
    )


EQUALS = ["6:4", "6:4", "6:5", "6:5"]


@pytest.mark.clause("T1.6.1")
def test_equals_in_everything_share_the_place_and_play_the_main_final_together() -> None:
    assert [(row.place, row.team) for row in table(tournament(EQUALS)).rating] == [
        (1, "А"),
        (1, "Б"),
        (3, "В"),
        (3, "Г"),
    ]
    assert due(tournament(EQUALS))[1] == ("основной финал", "А+Б", "T1.6.1")


def together(score: str, rounds: dict[str, int], sixth: str = "", extra: str = "") -> Tournament:
    """Equals А and Б in the main final; В and Г have 7 points each and play the consolation final together too."""
    silver = match("consolation", "В+Г", "2:6", together=Together({"В": 2, "Г": 0}))
    return tournament(EQUALS, silver, match("main", "Б+А", score, together=Together(rounds, sixth, extra)))


@pytest.mark.clause("T1.6.1", "T7.3")
def test_together_the_sixth_point_wins_and_counts_as_eight() -> None:
    gold = table(together("6:5", {"А": 4, "Б": 2}, sixth="Б")).awards[0]
    assert (gold.team, gold.title, [thing for thing, _ in gold.things]) == (
        "Б",
        "чемпион",
        ["звание и диплом", "большой кубок", "приз спонсора"],
    )


@pytest.mark.clause("T1.6.1")
def test_together_when_the_host_is_first_at_six_most_rounds_decide_then_the_extra_question() -> None:
    gold = table(together("3:6", {"А": 2, "Б": 1})).awards[0]
    assert (gold.team, len(gold.things)) == ("А", 1)
    assert table(together("4:6", {"А": 2, "Б": 2}, extra="Б")).awards[0].team == "Б"
    assert faults(together("4:6", {"А": 2, "Б": 2})) == [
        "основной финал: больше всех раундов не у одной команды. Впишите в extra взявшую дополнительный вопрос."
    ]


@pytest.mark.clause("T1.6.1")
def test_a_game_together_says_whose_rounds_and_whose_sixth_point() -> None:
    assert faults(together("6:5", {"А": 4, "Б": 1})) == [
        "основной финал: неизвестно, чей ответ принёс шестое очко. Впишите в sixth команду, взявшую его.",
        "основной финал: раундов команд вместе не столько, сколько очков в счёте 6:5. Поправьте rounds или score.",
    ]
    assert faults(together("8:5", {"А": 4, "Б": 4}, "А"))[0].startswith("основной финал: счёт 8:5 невозможен")


SEVEN_LOST = ["5:6", "4:6", "6:5", "0:6", "1:6", "2:6", "3:6"]


@pytest.mark.clause("T1.1.1")
def test_when_winners_are_few_the_smallest_defeats_go_to_the_semifinals() -> None:
    assert due(tournament(SEVEN_LOST)) == [("1-й полуфинал", "В", "T1.1.1"), ("2-й полуфинал", "А", "T1.1.1")]


@pytest.mark.clause("T1.1.1", "T1.6.1")
def test_equals_for_one_semifinal_play_it_together() -> None:
    of = tournament(["6:1", "6:2", "6:2", "0:6", "1:6", "2:6", "3:6"])
    assert due(of) == [("1-й полуфинал", "А", "T1.1.1"), ("2-й полуфинал", "Б+В", "T1.6.1")]
    two = tournament(["6:2", "6:2", "6:3", "0:6", "1:6", "2:6", "3:6"])
    assert due(two) == [("1-й полуфинал", "А", "T1.1.1"), ("2-й полуфинал", "Б", "T1.1.1")]
    three = tournament(["6:2", "6:2", "6:2", "0:6", "1:6", "2:6", "3:6"])
    assert due(three) == [("1-й полуфинал", "А+Б+В", "T1.6.1")]


@pytest.mark.clause("T1.1.1", "T1.6.1")
def test_a_semifinal_together_counts_as_one_to_seven() -> None:
    both = match("semifinal 2", "В+Б", "6:3", together=Together({"Б": 2, "В": 4}, "Б"), wrong={"Б": 2, "В": 1})
    of = tournament(["6:1", "6:2", "6:2", "0:6", "1:6", "2:6", "3:6"], match("semifinal 1", "А", "7:4"), both)
    result = table(of)
    # 6:3 together is 7:3, better than 7:4
    assert names(result.semifinals) == ["Б", "А"]
    points = {row.team: row.figure for row in result.consolation}
    # В: 6×2 − 2 and 4×2 − 1; Б: 10 and 2×2 − 2
    assert (points["В"], points["Б"]) == ("17", "12")


@pytest.mark.clause("T1.7")
def test_who_leads_the_account_but_is_in_the_main_final_gives_way_to_the_next() -> None:
    of = tournament(["6:1", "6:2", "6:3", "6:4"])
    assert table(of).consolation[0].team == "А"
    assert due(of) == [("утешительный финал", "Б", "T1.7"), ("основной финал", "А", "T1.6")]


@pytest.mark.clause("T1.7.1")
def test_wrong_answers_are_counted_apart_from_points_when_they_are_said() -> None:
    of = tournament(["4:6", "6:2", "6:3", "6:4"])
    hint = replace(of, matches=(replace(of.matches[0], wrong={"А": 5}), *of.matches[1:]))
    assert {row.team: row.figure for row in table(of).consolation}["А"] == "2"
    assert {row.team: row.figure for row in table(hint).consolation}["А"] == "3"


@pytest.mark.clause("T2.2")
def test_a_team_plays_its_qualifier_once() -> None:
    of = tournament(["6:1", "6:2", "", ""], match("qualifier 3", "А", "6:0"))
    assert faults(of) == ["3-я отборочная: команда «А» отборочную уже сыграла (T2.2). Поправьте team."]


@pytest.mark.clause("T8.1")
def test_a_match_keeps_the_version_of_the_rules_it_was_played_by() -> None:
    of = tournament(["6:1", "", "", ""], rules="1.0")
    assert (of.rules, replace(of.matches[0], rules="1.1").rules) == ("1.0", "1.1")


def test_games_before_their_time_are_refused() -> None:
    assert faults(tournament(["6:1", "6:2", "6:3", ""], match("main", "А", "8:1"))) == [
        "основной финал: прежние игры ещё не доиграны. Допишите их или поправьте game."
    ]
    assert faults(tournament(["6:1", "6:2", "6:3", "6:4"], match("semifinal 1", "А", "7:1"))) == [
        "1-й полуфинал: полуфиналы играют, когда команд больше шести (T1.2a). Поправьте game."
    ]
    assert faults(tournament(["6:1", "6:2", "6:3", "6:4"], match("main", "Б", "8:1"))) == [
        "основной финал: за столом не те. Играть должны: «А» (T1.6)."
    ]


@pytest.mark.clause("T1.6.1", "T1.7")
def test_when_all_are_equal_there_is_a_main_final_alone() -> None:
    assert due(tournament(["6:4"] * 4)) == [("основной финал", "А+Б+В+Г", "T1.6.1")]
    assert due(tournament(["6:4"] * 4, guests=["Гости"]))[0] == ("утешительный финал", "Гости", "T1.7")


@pytest.mark.clause("T7.1")
def test_there_is_no_third_place_without_a_point_nor_before_both_finals() -> None:
    finals = (match("consolation", "Б", "8:1", hall={"В": 1}), match("main", "А", "8:1"))
    of = tournament(["6:1", "6:2", "6:3", "6:4"], *finals)
    assert [each.title for each in table(of).awards] == ["чемпион", "серебряный призёр", "третье место"]
    silent = replace(of, matches=(*of.matches[:-2], replace(finals[0], hall={}), finals[1]))
    assert [each.title for each in table(silent).awards] == ["чемпион", "серебряный призёр"]
    early = replace(of, matches=of.matches[:-1])
    assert [each.title for each in table(early).awards] == ["серебряный призёр"]


def test_a_game_left_out_is_named() -> None:
    of = tournament(["6:1", "", "", ""], match("qualifier 3", "Б", "6:2"))
    assert faults(of) == ["нет игры «2-я отборочная», а следующая записана. Допишите её или поправьте номер."]
