"""The tools of proof are strict themselves: false transcripts fail, skipped tests show nothing, mutants differ."""

from pathlib import Path

import pytest
from game.rulebooks import RULEBOOKS

from tests.clauses import collect, table, unknown, unshown
from tests.support.books import book
from tests.support.clauses import Clause, Ruleset
from tests.support.mutants import Heard, mutants
from tests.support.node_marks import marks_of
from tests.support.script import Unreadable, read
from tests.support.transcript import Untrue, play

CONFIG = Path(__file__).parent.parent.parent / "pyproject.toml"
HEADER = "правила: pkz\nкресла: Анна, Борис\nкапитан: Анна\n== Проба\n"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "проба.game"
    path.write_text(HEADER + text, encoding="utf-8")
    return path


def played(tmp_path: Path, text: str) -> None:
    script = read(written(tmp_path, text))
    play(script, book("pkz"))


@pytest.mark.parametrize(
    "line",
    [
        "крупье крутит волчок",
        "просто слова",
        "раунд целиком: сектор три, верно",
        "крупье: время → часы 1:00 ✗ not_now",
        "крупье: время ✗ not_now",
        "проверка: ",
        "правила pkz",
        "крупье: время @",
    ],
)
def test_a_line_that_is_not_understood_is_named(tmp_path: Path, line: str) -> None:
    with pytest.raises((Unreadable, Untrue), match=r"проба\.game:6:"):
        played(tmp_path, f"крупье: крутит волчок → сектор 1\n{line}\n")


@pytest.mark.parametrize(
    "line",
    [
        "крупье: крутит волчок → сектор 0",
        "крупье: крутит волчок → счёт 1:0",
        "крупье: крутит волчок ✗ no_captain P3.5",
        "крупье: время",
        "крупье: время ✗ not_now P9.9",
        "крупье: танцует",
        "Вера: готов",
        "капитан: отвечает: Вера",
        "проверка: погода ясная",
        "проверка: сектор 7",
        "отмена обещает: «всё»",
        "крупье: удаляет на раунд: Борис",
        "крупье: ставит сектор: семь, «причина»",
        "проверка: крупье может: ничего",
        "проверка: экран Анна вопрос",
        "раунд целиком: сектор 0, верно",
    ],
)
def test_a_line_that_is_not_true_fails_with_its_place(tmp_path: Path, line: str) -> None:
    with pytest.raises(Untrue, match=r"проба\.game:5:"):
        played(tmp_path, f"{line}\n")


def test_time_does_not_go_back(tmp_path: Path) -> None:
    with pytest.raises(Untrue, match=r"проба\.game:6:.*назад"):
        played(tmp_path, "0:10 крупье: тишина: да\n0:09 крупье: тишина: нет\n")


def test_a_file_without_a_header_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "пусто.game"
    path.write_text("# ничего\n", encoding="utf-8")
    with pytest.raises(Unreadable, match=r"пусто\.game"):
        read(path)


def test_nothing_happens_before_the_first_heading(tmp_path: Path) -> None:
    path = tmp_path / "рано.game"
    path.write_text("правила: pkz\nкрупье: крутит волчок\n== Раунд\n", encoding="utf-8")
    with pytest.raises(Unreadable, match=r"рано\.game:2:"):
        read(path)


def test_marks_of_a_file_are_those_of_its_lines(tmp_path: Path) -> None:
    path = written(tmp_path, "проверка: счёт 0:0 @P1.2 @P7.4a\nкрупье: тишина: да @P1.2\n")
    assert read(path).marks == ("P1.2", "P7.4a")


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('// clause: P5.3\ntest("the signal", () => {});', [("P5.3", "the signal", True)]),
        (
            "it('hats [P9.3, P2.2]', () => {});",
            [("P9.3", "hats [P9.3, P2.2]", True), ("P2.2", "hats [P9.3, P2.2]", True)],
        ),
        ("// clauses: P1.3 P9.4\ntest(`a`, f);\ntest(`b`, f);", [("P1.3", "a", True), ("P9.4", "a", True)]),
        ('test.skip("off [P5.3]", () => {});', [("P5.3", "off [P5.3]", False)]),
        ('test("off [P5.3]", { skip: true }, () => {});', [("P5.3", "off [P5.3]", False)]),
        ('test.todo("later [P5.3]");', [("P5.3", "later [P5.3]", False)]),
        ('test("plain [later]", () => {});', []),
        ("// clause: P5.3\nconst x = 1;", []),
    ],
)
def test_marks_of_node_tests_are_read(source: str, found: list[tuple[str, str, bool]]) -> None:
    assert list(marks_of(source)) == found


CLIENT = Clause("x", "X1", "client", "", "")
ENGINE = Clause("x", "X2", "engine", "", "")
PEOPLE = Clause("x", "X3", "people", "", "")
NOBODYS = Clause("x", "X4", "nobody's yet", "", "")
BOOK = Ruleset("x", {}, (CLIENT, ENGINE, PEOPLE, NOBODYS))


def test_a_clause_of_the_client_is_not_shown_by_a_test_of_the_rules() -> None:
    assert unshown(BOOK, {"X1": ["tests/game/a"], "X2": ["tests/game/b"]}) == ["X1"]
    assert unshown(BOOK, {"X1": ["tests/client/a"], "X2": ["tests/play/b"]}) == []
    assert unshown(BOOK, {}) == ["X1", "X2"]


def test_the_table_says_what_is_missing_open_and_left_to_people() -> None:
    lines = table(BOOK, {"X2": ["tests/game/b"]}, {"X1": ["tests/client/off"]}).splitlines()
    assert "NOT SHOWN (skipped: tests/client/off)" in lines[0]
    assert lines[1].endswith("game/b")
    assert "people" in lines[2]
    assert lines[3].endswith("open")


def test_a_mark_without_a_clause_is_named() -> None:
    assert unknown([BOOK], {"X2": ["a"], "X9": ["b"]}) == ["X9: b"]


@pytest.mark.parametrize(
    ("body", "runs"),
    [
        ("def test_x(): pass", True),
        ("@pytest.mark.parametrize('n', [1])\ndef test_x(n): pass", True),
        ("@pytest.mark.skip\ndef test_x(): pass", False),
        ("@pytest.mark.skipif(False, reason='')\ndef test_x(): pass", False),
        ("@pytest.mark.xfail\ndef test_x(): pass", False),
        ("def test_x():\n    pytest.skip('no browser')", False),
    ],
)
def test_a_test_that_may_be_skipped_shows_nothing(tmp_path: Path, body: str, runs: bool) -> None:
    file = tmp_path / f"test_{tmp_path.name}.py"
    file.write_text(f"import pytest\n@pytest.mark.clause('X2')\n{body}\n")
    found = collect(file, "--rootdir", str(tmp_path), "-c", str(CONFIG))
    assert list(found.shown) == (["X2"] if runs else [])
    assert list(found.idle) == ([] if runs else ["X2"])
    assert not found.troubles


def test_every_mutant_is_another_rulebook() -> None:
    for true in RULEBOOKS.values():
        found = list(mutants(true, Heard(set(), set(), set())))
        names = [mutant.name for mutant in found]
        assert len(found) > 3 * len(true.rows)
        assert [mutant.name for mutant in found if mutant.book == true] == []
        assert len(names) >= len(set(names)) > 2 * len(true.rows)
