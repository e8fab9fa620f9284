"""The sheets of organisers: everything amiss is said at once, with its line and a remedy."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from standings import season_course, tournament_course
from standings.reason import Fault, Wrong
from standings.score import Score

from infra.sheets.results import beside
from infra.sheets.season_sheet import season
from infra.sheets.tournament_sheet import tournament
from tests.standings.sheets import SEASON, TOURNAMENT

HEADER = """\
format: 1
season: пробный
teams:
  - {name: Совы, status: permanent, last: {wins: 5}}
  - {name: Лисы, status: permanent, last: {wins: 4}}
  - {name: Ежи, status: permanent, last: {wins: 3}}
  - {name: Бобры, status: permanent, last: {wins: 2}}
  - {name: Рыси, status: permanent, last: {wins: 1}}
games:
"""
CUP = """\
format: 1
tournament: проба
teams:
  - {name: Астра, people: 6}
  - {name: Берёза, people: 5}
  - {name: Вишня, people: 6}
  - {name: Груша, people: 6}
games:
"""
FIRST = HEADER.count("\n") + 1


def computed_season(text: str) -> object:
    return season_course.table(season(text.encode(), beside(SEASON)))


def computed_tournament(text: str) -> object:
    return tournament_course.table(tournament(text.encode(), beside(SEASON)))


def said(kind: str, text: str) -> list[str]:
    """Every fault of a sheet, whether its words or its games are wrong."""
    with pytest.raises(Wrong) as wrong:
        {"season": computed_season, "tournament": computed_tournament}[kind](text)
    return [f"{fault.line}: {fault}" for fault in wrong.value.faults]


def of_games(*games: str) -> list[str]:
    """Faults of a season with these games, lines counted from the first of them."""
    faults = said("season", HEADER + "".join(f"  - {{{game}}}\n" for game in games))
    return [f"{int(line) - FIRST + 1}: {words}" for line, words in (fault.split(": ", 1) for fault in faults)]


def of_matches(*games: str) -> list[str]:
    faults = said("tournament", CUP + "".join(f"  - {{{game}}}\n" for game in games))
    return [f"{int(line) - CUP.count(chr(10))}: {words}" for line, words in (fault.split(": ", 1) for fault in faults)]


def test_a_score_is_a_score_and_not_a_number_of_seconds() -> None:
    made = season((HEADER + "  - {game: spring 1, team: Рыси, score: 6:4}\n").encode(), beside(SEASON))
    assert made.games[0].score == Score(6, 4)


@pytest.mark.parametrize(
    ("score", "why"),
    [
        ("6:6", "счёт 6:6 невозможен: обе стороны набрали 6"),
        ("7:2", "счёт 7:2 невозможен: играют до 6"),
        ("5:4", "счёт 5:4 — игра без победителя: никто не набрал 6"),
        ("0:0", "счёт 0:0 — игра без победителя: никто не набрал 6"),
    ],
)
def test_an_impossible_score_is_named(score: str, why: str) -> None:
    remedy = "Исправьте score; у доигранной игры один победитель с 6"
    assert of_games(f"game: spring 1, team: Рыси, score: {score}") == [f"1: 1-я отборочная весны: {why}. {remedy}."]


@pytest.mark.parametrize(
    ("game", "score", "target"), [("qualifier 1", "7:2", 6), ("semifinal 1", "6:4", 7), ("main", "7:6", 8)]
)
def test_an_impossible_score_of_a_tournament_is_named(game: str, score: str, target: int) -> None:
    assert "(T3.8)" in of_matches(f"game: {game}, team: Астра, score: '{score}'")[0]
    assert f"с {target} " in of_matches(f"game: {game}, team: Астра, score: '{score}'")[0]


def test_everything_is_said_at_once() -> None:
    assert of_games(
        "game: spring 1, team: Рысь, score: 6:4",
        "game: spring 2, team: Бобры, scroe: 6:4",
        "game: spring 9, team: Ежи, score: 6:4, date: 2027-02-30",
        "game: spring 4, team: Лисы, score: шесть",
        "game: весна 5, team: Совы, score: 6:4",
        "game: autumn final, team: Совы, score: 6:4, decisive: maybe",
        "game: spring 1, team: Совы, score: 6:4",
    ) == [
        "1: команды «Рысь» нет среди teams. Возможно, это «Рыси».",
        "2: игра: нет ни score, ни protocol. Впишите счёт; ещё не сыгранную игру уберите из файла.",
        "2: игра: поля scroe не бывает. Возможно, это score.",
        "3: 9-я отборочная весны: в серии отборочных 5 (V4.1). Поправьте номер игры.",
        "3: даты «2027-02-30» не бывает. Запишите её как 2027-03-21.",
        "4: игра: в поле score ждут счёт вида 6:4. Сначала очки знатоков, потом соперника.",
        "4: нет игры «3-я отборочная весны», а следующая записана. Допишите её или поправьте номер.",
        "5: игра: game: весна 5 — такой игры нет. Запишите серию (spring, summer, autumn, winter) и номер, special или "
        "final.",
        "6: игра: в поле decisive ждут yes или no. Впишите yes или уберите поле.",
        "7: 1-я отборочная весны уже записана в строке 10. Оставьте одну запись или поправьте номер игры.",
    ]


def test_a_game_of_a_team_that_is_out_is_named_beside_other_faults() -> None:
    text = SEASON.read_text("utf-8").replace(
        "{game: autumn 2, team: Чайки, score: 6:5}", "{game: autumn 2, team: Лисы, score: 6:5, colour: red}"
    )
    line = text[: text.index("autumn 2")].count("\n") + 1
    assert said("season", text) == [
        f"{line}: игра: поля colour не бывает. Бывают: game, score, protocol, players, team, decisive, date, rules, "
        "people, thirteen, missed, best.",
        f"{line}: команда «Лисы» выбыла: второе поражение: 4-я отборочная весны 0:6 и 1-я отборочная осени 5:6 "
        "(V4.4.1). Поправьте team или прежние счета.",
    ]


def test_games_of_teams_that_are_not_due_are_named() -> None:
    assert of_games(
        "game: spring 1, team: Рыси, score: 6:4",
        "game: spring 2, team: Рыси, score: 6:4",
        "game: spring final, team: Рыси, score: 6:4",  # what follows from another fault is not said
    ) == ["2: команда «Рыси» уже играла в этой серии. Играть должны: «Бобры», «Ежи», «Лисы», «Совы»."]
    assert of_games("game: spring 1, team: Рыси, score: 6:4", "game: spring final, team: Рыси, score: 6:4") == [
        "2: финал весны: отборочные не доиграны. Ещё играть: «Бобры», «Ежи», «Лисы», «Совы»."
    ]
    assert of_games("game: spring 1, team: Рыси, score: 6:4", "game: summer 1, team: Совы, score: 6:4") == [
        "2: 1-я отборочная лета: серия весны ещё не доиграна. Допишите её игры или поправьте название серии."
    ]


def test_a_number_left_out_is_named() -> None:
    assert of_games("game: spring 1, team: Рыси, score: 6:4", "game: spring 3, team: Бобры, score: 6:4") == [
        "2: нет игры «2-я отборочная весны», а следующая записана. Допишите её или поправьте номер."
    ]


def test_days_go_as_games_do() -> None:
    assert of_games(
        "game: spring 1, team: Рыси, score: 6:4, date: 2027-03-20",
        "game: spring 2, team: Бобры, score: 6:4, date: 2027-03-13",
        "game: spring 3, team: Ежи, score: 6:4, date: вчера",
    ) == [
        "2: 2-я отборочная весны (2027-03-13) раньше предыдущей игры: 1-я отборочная весны (2027-03-20). "
        "Поправьте дату или номер игры.",
        "3: даты «вчера» не бывает. Запишите её как 2027-03-21.",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "0: файл пуст. Начните с pkz season new."),
        ("format: 1\nseason: [", "2: разметка YAML нарушена. Проверьте отступы и кавычки вокруг имён с двоеточием."),
        ("format: 1\nseason: &a x\nrules: *a\n", "3: ссылки YAML (* и &) не читаются. Повторите текст полностью."),
        ("format: 1\nseason: x\nseason: y\n", "3: поле season уже записано в строке 2. Оставьте одно из двух."),
        ("format: 2\nseason: x\n", "1: сезон: формат новее, чем знает программа. Обновите её или впишите format: 1."),
        ("- x\n", "1: сезон: здесь ждут поля с именами. Запишите «поле: значение»."),
        ("format: 1\nseason: x\nteams: 5\n", "3: сезон: в поле teams ждут список. Начните каждую его строку с дефиса."),
        ("format: 1\nseason: x\nteems: []\n", "3: сезон: поля teems не бывает. Возможно, это teams."),
        (
            "format: 1\nseason: x\nteams:\n  - {name: А, status: guest}\n",
            "4: команда: status: guest — такого нет. Бывают: permanent, claimant, reserve, out.",
        ),
        ("format: 1\nseason: x\nprizes: {question: много}\n", "3: сезон, prizes: в поле question ждут целое число. "
         "Впишите число цифрами."),
    ],
)  # fmt: skip
def test_what_is_no_sheet_is_said_with_its_line(text: str, fault: str) -> None:
    assert fault in said("season", text)


def test_a_file_that_is_not_in_utf_8_is_said() -> None:
    with pytest.raises(Wrong, match="2: файл не в UTF-8"):
        season("format: 1\nseason: Сезон".encode("cp1251"), beside(SEASON))


def test_faults_of_a_tournament_are_said_at_once() -> None:
    assert of_matches(
        "game: qualifier 1, team: Астра, score: 6:4, hall: {Берёза: 99, Астра: 1, Ветла: 2}",
        "game: qualifier 2, team: Берёза, score: 6:4, superblitz: win, unused: 3",
        "game: qualifier 3, score: 6:4",
        "game: quarterfinal 1, team: Астра, score: 6:4",
    ) == [
        "1: 1-я отборочная: «Астра» за столом и в зале сразу. Уберите её из hall.",
        "1: 1-я отборочная: верных ответов зала 99 у «Берёза», а вопросов не больше 14. Поправьте hall.",
        "1: команды «Ветла» нет среди teams. Впишите её в teams или поправьте имя.",
        "2: 2-я отборочная: помощь и подсказка бывают по одной за игру. Впишите unused от 0 до 2.",
        "2: игра: superblitz: win — такого нет. Возможно, это won.",
        "3: игра: нужна team, а для игры «вприсядку» teams. Впишите одно из двух.",
        "4: игра: game: quarterfinal 1 — такой игры нет. Запишите qualifier или semifinal с номером, consolation или "
        "main.",
    ]


def test_the_order_of_a_sheet_is_nothing() -> None:
    head, _, games = TOURNAMENT.read_text("utf-8").partition("games:\n")
    turned = f"{head}games:\n" + "\n".join(reversed(games.splitlines())) + "\n"
    first = tournament(TOURNAMENT.read_bytes(), beside(TOURNAMENT))
    assert {match.slot: match for match in tournament(turned.encode(), beside(TOURNAMENT)).matches} == {
        match.slot: match for match in first.matches
    }


def test_a_name_is_tidied_and_stays_text(tmp_path: Path) -> None:
    """A country code, a yes and a number are names of teams too."""
    text = HEADER.replace("Совы", "NO").replace("Лисы", "007").replace("Ежи", "'  Ежи   в тумане '")
    assert [team.name for team in season(text.encode(), beside(tmp_path)).teams][:3] == ["NO", "007", "Ежи в тумане"]


LINE = st.tuples(st.integers(0, 59), st.sampled_from(("gone", "twice", "moved", "digits", "torn", "word")))
WORDS = ("spring final", "autumn special", "main", "6:6", "Совы", "no", "[", "}", "- ", "decisive: yes", "99")


def spoilt(text: str, what: tuple[int, str], seed: random.Random) -> str:
    """A sheet with one line damaged as a tired person damages it."""
    lines = text.splitlines()
    at = what[0] % len(lines)
    damage: dict[str, Callable[[str], list[str]]] = {
        "gone": lambda line: [],
        "twice": lambda line: [line, line],
        "moved": lambda line: [lines[seed.randrange(len(lines))], line],
        "digits": lambda line: [re.sub(r"\d", lambda _: str(seed.randrange(10)), line)],
        "torn": lambda line: [line[: seed.randrange(len(line) + 1)]],
        "word": lambda line: [re.sub(r"\w+:? ?\w*", seed.choice(WORDS), line, count=seed.randrange(3))],
    }
    return "\n".join([*lines[:at], *damage[what[1]](lines[at]), *lines[at + 1 :], ""])


def faults(compute: Callable[[str], object], text: str) -> tuple[Fault, ...]:
    """Nothing when it is computed; any other exception than Wrong rises."""
    try:
        compute(text)
    except Wrong as wrong:
        return wrong.faults
    return ()


@settings(max_examples=40, deadline=None)
@given(st.lists(LINE, min_size=1, max_size=3), st.randoms(use_true_random=False))
def test_a_damaged_sheet_is_computed_or_refused_with_its_faults(
    damages: list[tuple[int, str]], seed: random.Random
) -> None:
    for sheet, compute in ((SEASON, computed_season), (TOURNAMENT, computed_tournament)):
        text = sheet.read_text("utf-8")
        for damage in damages:
            text = spoilt(text, damage, seed)
        assert all(fault.reason and fault.remedy for fault in faults(compute, text))


def test_a_sheet_nested_without_end_is_refused() -> None:
    assert said("season", "a: " + "[" * 5000) == ["1: файл не читается как YAML. Уберите управляющие знаки и лишнюю "
                                                  "вложенность."]  # fmt: skip
