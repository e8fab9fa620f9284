"""Rulebooks against the clauses: figures as written there, every row and refusal names a clause that exists."""

import ast
from pathlib import Path

import pytest
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS

from tests.support.clauses import ruleset, rulesets
from tests.support.script import read

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "functions" / "game" / "rules"
TRANSCRIPTS = sorted((ROOT / "tests" / "transcripts").glob("*.game"))
BOOKS = pytest.mark.parametrize("book", RULEBOOKS.values(), ids=RULEBOOKS)


@BOOKS
def test_figures_are_those_of_the_clauses(book: Rulebook) -> None:
    written = ruleset(book.id).table
    named = book.figures.named()
    assert {name: named[name] for name in written} == written


@BOOKS
def test_every_row_serves_a_clause_that_exists(book: Rulebook) -> None:
    numbers = {clause.number for clause in ruleset(book.id).clauses}
    assert [str(row) for row in book.rows if row.clause not in numbers] == []


@BOOKS
def test_no_two_rows_are_the_same(book: Rulebook) -> None:
    said = [(row.by, row.during, row.asks, row.offer) for row in book.rows]
    assert len(said) == len(set(said))


@BOOKS
def test_its_name_and_its_clauses_belong_together(book: Rulebook) -> None:
    assert RULEBOOKS[book.id] is book
    assert ruleset(book.id).name == book.id


def refusals() -> set[tuple[str, str]]:
    """Every code and clause that the rules can refuse with, read from their source."""
    found = set()
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Shut":
                code, clause = node.args[:2]
                assert isinstance(code, ast.Constant), path.name
                assert isinstance(clause, ast.Constant), path.name
                found.add((str(code.value), str(clause.value)))
    return found


def test_every_refusal_is_shown_by_a_transcript_with_its_clause() -> None:
    shown = {(line.word("code"), line.word("clause")) for path in TRANSCRIPTS for line in read(path).lines}
    assert sorted(refusals() - shown) == []
    engine = {"too_early", "too_late", "bad_choice", "not_now", "not_yours"}
    assert engine <= {code for code, _ in shown}


def test_every_refusal_names_a_clause_that_exists() -> None:
    numbers = {clause.number for each in rulesets() for clause in each.clauses}
    assert sorted(pair for pair in refusals() if pair[1] not in numbers) == []
