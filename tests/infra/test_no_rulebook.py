"""A rulebook's name stands in its own file and in the registry; engine, views, rooms and client read its data."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from game.rulebooks import RULEBOOKS

from infra.env import ROOT

NAMES = {name for book in RULEBOOKS.values() for name in (book.id, book.title)}
MODULES = {f"game.rulebooks.{name}" for name in RULEBOOKS}
HOME = ROOT / "functions" / "game" / "rulebooks"
CLIENT = ROOT / "site" / "table"
WORD = re.compile(r"""(["'`])([^"'`\n]*)\1""")


def said(path: Path) -> Iterator[str]:
    """Strings of a Python file and modules it imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.ImportFrom(module=str(module)):
                yield module
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case _:
                pass


@pytest.mark.parametrize("room", sorted(path.parent.name for path in (ROOT / "functions").glob("*/__init__.py")))
def test_no_room_of_the_server_names_a_rulebook(room: str) -> None:
    found = {
        (str(path.relative_to(ROOT)), text)
        for path in (ROOT / "functions" / room).rglob("*.py")
        if HOME not in path.parents
        for text in said(path)
        if text in NAMES | MODULES
    }
    assert found == set()


def test_the_client_names_no_rulebook() -> None:
    """The workbench of its developers shows each; the first game's title is also the name of the house."""
    files = [path for path in CLIENT.rglob("*.ts*") if path.suffix in (".ts", ".tsx") and path.parent.name != "dev"]
    house = next(iter(RULEBOOKS.values())).title
    assert len(files) > 50
    found = {
        (str(path.relative_to(ROOT)), text)
        for path in files
        for _, text in WORD.findall(path.read_text("utf-8"))
        if text in NAMES - {house}
    }
    assert found == set()


def test_no_rule_and_no_view_knows_the_registry() -> None:
    game = (path for path in (ROOT / "functions" / "game").rglob("*.py") if HOME not in path.parents)
    found = {str(path.relative_to(ROOT)) for path in game if "game.rulebooks" in set(said(path))}
    assert found == set()


def test_rulebooks_stand_apart() -> None:
    """None reads another; the registry alone reads them all."""
    for name in RULEBOOKS:
        assert not MODULES & set(said(HOME / f"{name}.py"))
    assert set(said(HOME / "__init__.py")) >= MODULES
