"""Hooks are loaded by MkDocs from their folder: import-linter does not see them, so their walls are kept here."""

import ast
import sys
from pathlib import Path

import pytest

HOOKS = Path(__file__).parents[2] / "site" / "hooks"
MAY = {"mkdocs", "yaml", "game", "packs", "standings", "wire", "hook_prune"}


def imported(source: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add("." if node.level else (node.module or "").partition(".")[0])
    return found


def test_there_are_hooks_and_only_hooks() -> None:
    files = [path.name for path in HOOKS.iterdir() if path.is_file()]
    assert len(files) >= 4
    assert all(name.startswith("hook_") and name.endswith(".py") for name in files)


def test_the_walls_would_notice_a_forbidden_import() -> None:
    assert imported("import boto3\nfrom infra.deploy import x\nfrom . import y") == {"boto3", "infra", "."}


@pytest.mark.parametrize("hook", sorted(HOOKS.glob("*.py")), ids=lambda path: path.name)
def test_a_hook_imports_nothing_beyond_its_walls(hook: Path) -> None:
    assert imported(hook.read_text("utf-8")) <= MAY | set(sys.stdlib_module_names)


@pytest.mark.parametrize("hook", sorted(HOOKS.glob("*.py")), ids=lambda path: path.name)
def test_a_hook_stays_thin(hook: Path) -> None:
    assert len(hook.read_text("utf-8").splitlines()) <= 60


def test_site_is_no_package() -> None:
    assert not list(HOOKS.parent.rglob("__init__.py"))
