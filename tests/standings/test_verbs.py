"""`pkz season …` and `pkz tournament …`: what an organiser sees in a terminal, a spreadsheet, a page and JSON."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from infra import cli
from infra.sheets.columns import drawn, folded, width
from infra.sheets.sections import Section
from infra.sheets.spreadsheet import BOM, guarded
from infra.sheets.wall import page
from tests.standings.sheets import SEASON, TOURNAMENT

Out = pytest.CaptureFixture[str]
SPRING = SEASON.read_text("utf-8").partition("  - {game: spring 3")[0]


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    """The season after its second game: Рыси 6:4, Бобры 3:6."""
    path = tmp_path / "весна.yaml"
    path.write_text(SPRING, "utf-8")
    return path


def told(out: Out, *words: object, code: int = 0) -> str:
    assert cli.main([str(word) for word in words]) == code
    said = out.readouterr()
    return said.out if code == 0 else said.err


def test_a_season_is_shown_as_tables(spring: Path, capsys: Out) -> None:
    lines = told(capsys, "season", "show", spring, "--part", "rating").splitlines()
    assert [line for line in lines if "─" not in line] == [
        "Сезон 2027",
        "",
        "Весна, после игры: 2-я отборочная весны",
        "Место  Команда  Счёт  Почему",
        "    1  Рыси     6:4   6:4 — лучший счёт серии (V4.5.1)",
        "    2  Совы           ещё не играла; победитель прошлого сезона (V4.2.1)",
        "    3  Лисы           ещё не играла; по прошлому сезону: побед 4, раунды 28:20 (V4.2.1)",
        "    4  Ежи            ещё не играла; по прошлому сезону: побед 3, раунды 25:22 (V4.2.1)",
        "    5  Бобры    3:6   проиграла 3:6 и стоит ниже всех (V4.5.5)",
    ]


def test_the_json_of_a_season_is_as_promised(spring: Path, capsys: Out) -> None:
    plain = json.loads(told(capsys, "season", "show", spring, "--json"))
    assert set(plain) == {"format", "season", "series", "over", "rating", "next", "out", "straight", "club", "teams",
                          "ledger", "history", "notes"}  # fmt: skip
    assert plain["rating"][0] == {
        "place": 1,
        "team": "Рыси",
        "figure": "6:4",
        "reason": "6:4 — лучший счёт серии (V4.5.1)",
        "clause": "V4.5.1",
    }
    assert plain["next"][0] == {
        "game": "3-я отборочная весны",
        "team": "Ежи",
        "reason": "последняя в рейтинге из не игравших (V4.8)",
        "clause": "V4.8",
    }
    assert plain["out"] == []
    assert plain["ledger"]["total"] == sum(line["amount"] for line in plain["ledger"]["lines"]) == 600


def test_the_json_of_a_tournament_is_as_promised(capsys: Out) -> None:
    plain = json.loads(told(capsys, "tournament", "show", TOURNAMENT, "--json"))
    assert set(plain) == {"format", "tournament", "rating", "semifinals", "consolation", "third", "next", "out",
                          "awards", "schedule", "notes"}  # fmt: skip
    assert plain["rating"][0]["team"] == "Дуб"
    assert {"place", "team", "reason"} <= set(plain["rating"][0])
    assert plain["awards"][0]["things"] == [{"thing": "звание и диплом", "clause": "T7.3"}]


def test_a_spreadsheet_knows_the_letters_and_runs_nothing(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "сезон.yaml"
    path.write_text(SPRING.replace("А. Вопросова", "'=HYPERLINK(1)'").replace("Б. Первый", "'@x'"), "utf-8")
    text = told(capsys, "season", "show", path, "--csv", "--part", "ledger")
    assert text.startswith(BOM)
    lines = list(csv.reader(io.StringIO(text.removeprefix(BOM)), delimiter=";"))
    assert lines[:2] == [["Ведомость"], ["Игра", "Кому", "Сумма", "Награда", "За что"]]
    assert lines[2][:3] == ["2-я отборочная весны", "'=HYPERLINK(1)", "300"]
    assert lines[-1][:3] == ["Всего", "", "600"]


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=1+1", "'=1+1"),
        ("+7", "'+7"),
        ("-7", "-7"),
        ("-x", "'-x"),
        ("@x", "'@x"),
        ("\tx", "'\tx"),
        ("6:4", "6∶4"),
        ("Совы", "Совы"),
    ],
)
def test_a_cell_is_guarded(cell: str, written: str) -> None:
    assert guarded(cell) == written


def test_the_page_for_the_wall_is_whole_and_asks_nobody(capsys: Out) -> None:
    html = told(capsys, "season", "show", SEASON, "--html")
    assert html.startswith("<!doctype html>")
    assert not re.search(r"https?:|src=|<script|<link|@import|url\((?!\"data:)", html)
    assert "prefers-color-scheme: light" in html
    assert "@media print" in html
    assert html.count("<section") == html.count("<h2 ") > 5


def test_a_name_is_text_on_the_page() -> None:
    html = page("<Сезон>", (Section("rating", "Р", ("Команда", "Почему"), (("<b>&", "«x»"),)),))
    assert "<b>" not in html
    assert "&lt;b&gt;&amp;" in html
    assert "<title>&lt;Сезон&gt;</title>" in html


def test_what_if_shows_what_a_score_would_change(spring: Path, capsys: Out) -> None:
    text = told(capsys, "season", "what-if", spring, "--result", "Ежи 6:3", "--part", "moves")
    assert [line.split()[:3] for line in text.splitlines()[6:]] == [
        ["4", "1", "Ежи"],
        ["1", "2", "Рыси"],
        ["2", "3", "Совы"],
        ["3", "4", "Лисы"],
        ["5", "5", "Бобры"],
    ]
    plain = json.loads(told(capsys, "season", "what-if", spring, "--result", "Ежи 6:3", "--json"))
    assert plain["moves"][0] == {"team": "Ежи", "before": 4, "after": 1}
    assert [each["team"] for each in plain["next"]] == ["Лисы", "Совы"]
    assert "Ежи" not in [
        row["team"] for row in json.loads(told(capsys, "season", "show", spring, "--json"))["rating"][:1]
    ]


def test_what_if_without_a_result_tells_what_each_score_gives(spring: Path, capsys: Out) -> None:
    plain = json.loads(told(capsys, "season", "what-if", spring, "--json"))
    assert (plain["game"], plain["team"]) == ("3-я отборочная весны", "Ежи")
    assert {each["score"]: each["place"] for each in plain["scores"]} == {
        "6:0": 1, "6:1": 1, "6:2": 1, "6:3": 1, "6:4": 1, "6:5": 2,
        "5:6": 5, "4:6": 5, "3:6": 5, "2:6": 5, "1:6": 5, "0:6": 5,
    }  # fmt: skip


@pytest.mark.clause("V3.6")
@pytest.mark.parametrize(("now", "can", "may_ask"), [("5:5", False, True), ("5:4", True, False), ("3:5", False, False)])
def test_before_a_decisive_round_what_if_says_whether_the_leader_can_be_overtaken(
    spring: Path, capsys: Out, now: str, can: bool, may_ask: bool
) -> None:
    plain = json.loads(told(capsys, "season", "what-if", spring, "--now", now, "--json"))
    assert (plain["can"], plain["may_ask"], plain["clause"]) == (can, may_ask, "V3.6")


@pytest.mark.clause("V3.6")
def test_in_a_final_there_is_nobody_to_overtake(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "сезон.yaml"
    path.write_text(SEASON.read_text("utf-8").partition("  - game: spring final")[0], "utf-8")
    assert "не отборочная" in told(capsys, "season", "what-if", path, "--now", "5:3", code=1)


def test_what_if_of_a_tournament_shows_both_accounts(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "турнир.yaml"
    path.write_text(TOURNAMENT.read_text("utf-8").partition("  - {game: qualifier 7")[0], "utf-8")
    words = ("tournament", "what-if", path, "--result", "Жасмин 6:0, superblitz, unused=2, Искра=9", "--json")
    plain = json.loads(told(capsys, *words))
    assert plain["moves"]["rating"][0] == {"team": "Жасмин", "before": None, "after": 1}
    assert [row["team"] for row in plain["consolation"]][:2] == ["Искра", "Жасмин"]
    assert [each["teams"] for each in plain["next"]] == [["Жасмин"], ["Дуб"]]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("season", "show", "нет.yaml"), "нет.yaml: файл не открылся"),
        (("season", "what-if", SEASON, "--result", "Совы 6:4"), "Сезон доигран"),
        (("season", "show", SEASON, "--part", "prize"), "Таблицы prize сейчас нет. Есть: club, rating"),
        (("tournament", "what-if", TOURNAMENT), "Назовите результат"),
        (("tournament", "what-if", TOURNAMENT, "--result", "Дуб шесть"), "«Дуб шесть» не похоже на результат"),
        (("tournament", "what-if", TOURNAMENT, "--result", "Дуб 6:4"), "Команде «Дуб» сейчас нечего играть"),
        (("tournament", "draw", TOURNAMENT), "Тянуть некого"),
    ],
)
def test_what_cannot_be_done_is_said(words: tuple[object, ...], said: str, capsys: Out) -> None:
    assert said in told(capsys, *words, code=1)


def test_faults_come_with_the_file_and_the_line(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "сезон.yaml"
    path.write_text(SEASON.read_text("utf-8").replace("team: Рыси, score: 6:4", "team: Рысь, score: 6:6"), "utf-8")
    lines = told(capsys, "season", "show", path, code=1).splitlines()
    assert lines[0] == f"{path}:16: 1-я отборочная весны: счёт 6:6 невозможен: обе стороны набрали 6. " \
        "Исправьте score; у доигранной игры один победитель с 6."  # fmt: skip
    assert lines[1:] == [f"{path}:16: команды «Рысь» нет среди teams. Возможно, это «Рыси».", "Ошибок: 2."]


@pytest.mark.parametrize("kind", ["season", "tournament"])
def test_a_new_sheet_can_be_shown_at_once_and_is_not_written_over(kind: str, tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "новый.yaml"
    assert str(path) in told(capsys, kind, "new", path)
    assert "Кто играет дальше" in told(capsys, kind, "show", path)
    assert "уже есть" in told(capsys, kind, "new", path, code=1)


def test_every_line_of_the_example_can_be_uncommented(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "новый.yaml"
    told(capsys, "season", "new", path)
    text = re.sub(r"(?m)^# (refusals:|  - \{team)", r"\1", path.read_text("utf-8"))
    text = re.sub(r"(?m)^  # (- game|  )", r"  \1", text).partition("  - game: spring final")[0]
    path.write_text(text, "utf-8")
    plain = json.loads(told(capsys, "season", "show", path, "--json"))
    assert plain["ledger"]["total"] == 600
    assert plain["rating"][0]["team"] == "Команда 5"


def test_a_lot_is_drawn_written_down_and_verified(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "турнир.yaml"
    told(capsys, "tournament", "new", path)
    assert path.with_suffix(".lot").stat().st_mode & 0o077 == 0
    for no in range(1, 5):
        team, links = told(capsys, "tournament", "draw", path).splitlines()[2:]
        with path.open("a", encoding="utf-8") as file:
            file.write(f"  - game: qualifier {no}\n{team}\n{links}\n    score: 6:{no}\n")
    plain = json.loads(told(capsys, "tournament", "show", path, "--json"))
    assert len(plain["rating"]) == 4
    assert plain["notes"] == []
    path.write_text(path.read_text("utf-8").replace("salt: слово", "salt: другое", 1), "utf-8")
    assert "жребий не сходится" in told(capsys, "tournament", "show", path, code=1)


@pytest.mark.parametrize(
    ("text", "cells"),
    [("Совы", 4), ("е\u0301ж", 2), ("日本", 4), ("🦉", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("❤️", 2), ("🇪🇪", 2), ("", 0)],
)
def test_the_width_of_a_name_is_what_a_terminal_draws(text: str, cells: int) -> None:
    assert width(text) == cells


def test_columns_line_up_whatever_the_script() -> None:
    rows = (("1", "日本", "почему"), ("12", "🦉 Совы", "потому"))
    lines = drawn((Section("x", "Т", ("№", "Команда", "Почему"), rows),)).splitlines()
    assert [width(line[: line.index("п")]) for line in lines[-2:]] == [13, 13]


def test_a_long_reason_is_folded_under_itself() -> None:
    assert folded("один два три четыре", 8) == ["один два", "три", "четыре"]
    text = drawn((Section("x", "Т", ("Команда", "Почему"), (("Совы", "слово " * 12),)),), columns=40)
    assert max(width(line) for line in text.splitlines()) <= 40


EQUALS = """\
format: 1
tournament: проба
teams: [{name: Астра, people: 6}, {name: Берёза, people: 5}, {name: Вишня, people: 6}, {name: Груша, people: 6}]
games:
  - {game: qualifier 1, team: Астра, score: 6:3}
  - {game: qualifier 2, team: Берёза, score: 6:3}
  - {game: qualifier 3, team: Вишня, score: 6:4}
  - {game: qualifier 4, team: Груша, score: 5:6}
  - {game: consolation, team: Вишня, score: 8:4}
"""


@pytest.mark.clause("T1.6.1")
def test_what_if_takes_a_game_of_equal_teams_in_turn(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "турнир.yaml"
    path.write_text(EQUALS, "utf-8")
    words = ("tournament", "what-if", path, "--result")
    plain = json.loads(told(capsys, *words, "Берёза+Астра 6:5, Берёза=2, Астра=4, sixth Берёза", "--json"))
    assert {each["team"]: each["title"] for each in plain["awards"]}["Берёза"] == "чемпион"
    assert "шестое очко" in told(capsys, *words, "Берёза+Астра 6:5, Берёза=2, Астра=4", code=1)
    assert "не играют «вприсядку»" in told(capsys, *words, "Берёза+Вишня 6:5", code=1)
    assert "sixth Команда" in told(capsys, *words, "Берёза+Астра 6:5, seventh Астра", code=1)
