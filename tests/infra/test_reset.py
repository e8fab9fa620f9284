"""`make reset` says what it would delete, asks, touches nothing else, and never works under an open club."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from infra import reset, single
from infra.env import ROOT
from tests.support.waiting import PATIENCE_S

HOLDS = """
import signal, sys, time
from pathlib import Path
from infra import single
if sys.argv[2] == "deaf":
    signal.signal(signal.SIGTERM, lambda *_: None)
lock = single.take_lock(Path(sys.argv[1]) / "lock")
print("open", flush=True)
time.sleep(60)
"""
EVERYTHING = ("tables", "builds", "environments")


@contextmanager
def open_club(state: Path, how: str = "polite") -> Iterator[subprocess.Popen[str]]:
    """A process that holds the lock as a club does."""
    command = [sys.executable, "-c", HOLDS, str(state), how]
    club = subprocess.Popen(command, cwd=ROOT, env={"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, text=True)
    try:
        assert club.stdout is not None
        assert club.stdout.readline() == "open\n"
        yield club
    finally:
        club.kill()
        club.communicate()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project after an evening; one environment is a link to somewhere else."""
    root = tmp_path / "club"
    for name in (
        "build/state/copy/table.jsonl",
        "build/site/index.html",
        "build/node/stamp",
        ".venv/stamp",
        "README.md",
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("x" * 100)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "kept").write_text("kept")
    (root / ".venv-stack").symlink_to(tmp_path / "elsewhere")
    return root


def left(root: Path) -> set[str]:
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


def never(question: str) -> str:
    raise AssertionError("nobody was to be asked")


def test_it_says_what_goes_and_asks_first(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = left(root)
    assert reset.reset(root, EVERYTHING, sure=False, ask=lambda text: "нет") == 0
    said = capsys.readouterr().out
    assert left(root) == before
    for word in ("столы", "build/state", "вернуть их будет нельзя", "build/site", ".venv ", "Ничего не тронуто"):
        assert word in said


def test_a_yes_deletes_all_of_it_and_nothing_a_link_leads_to(root: Path, tmp_path: Path) -> None:
    assert reset.reset(root, EVERYTHING, sure=False, ask=lambda text: " Да\n") == 0
    assert left(root) == {"README.md"}
    assert not (root / ".venv-stack").is_symlink()
    assert (tmp_path / "elsewhere" / "kept").read_text() == "kept"
    assert reset.reset(root, EVERYTHING, sure=False, ask=never) == 0


@pytest.mark.parametrize("said", ["n", "", "нет", "no", "да нет", "дa", "0", "\x00", "ДАВАЙ", "не да"])
def test_whatever_is_no_plain_yes_is_a_calm_no(root: Path, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = left(root)
    assert reset.reset(root, EVERYTHING, sure=False, ask=lambda text: said) == 0
    assert left(root) == before
    assert capsys.readouterr().out.endswith("Ничего не тронуто.\n")


@pytest.mark.parametrize("said", ["да", "ДА", "да.", " «да» ", "д", "y", "Yes"])
def test_a_yes_is_understood_as_people_type_it(root: Path, said: str) -> None:
    assert reset.reset(root, ("tables",), sure=False, ask=lambda text: said) == 0
    assert not (root / "build" / "state").exists()


def test_nobody_at_the_keyboard_is_a_no(monkeypatch: pytest.MonkeyPatch) -> None:
    for raised in (EOFError, KeyboardInterrupt):
        monkeypatch.setattr("builtins.input", interrupted(raised))
        assert reset.answered("?") == ""


def interrupted(raised: type[BaseException]) -> Callable[[str], str]:
    def ask(question: str) -> str:
        raise raised

    return ask


def test_only_what_was_named_goes(root: Path) -> None:
    assert reset.reset(root, ("tables",), sure=True, ask=never) == 0
    assert not (root / "build" / "state").exists()
    assert {"build/site/index.html", "build/node/stamp", ".venv/stamp", "README.md"} <= left(root)


def test_an_open_club_is_closed_first_by_its_own_process(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_club(root / "build" / "state") as club:
        assert reset.reset(root, ("tables",), sure=True, ask=never) == 0
        assert club.wait(PATIENCE_S) != 0
        assert f"процесс {club.pid}" in capsys.readouterr().out
    assert not (root / "build" / "state").exists()


def test_a_club_that_does_not_close_keeps_everything(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single, "STOP_S", 0.5)
    with open_club(root / "build" / "state", "deaf") as club:
        assert reset.reset(root, EVERYTHING, sure=True, ask=never) == 1
        assert club.poll() is None
    assert (root / "build" / "state" / "copy" / "table.jsonl").exists()
    assert (root / ".venv" / "stamp").exists()


def test_an_open_club_stays_open_when_the_answer_is_no(root: Path) -> None:
    with open_club(root / "build" / "state") as club:
        assert reset.reset(root, EVERYTHING, sure=False, ask=lambda text: "") == 0
        assert club.poll() is None


def test_an_unknown_word_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert reset.main(["everything", "--yes"]) == 1
    assert "tables, builds, environments" in capsys.readouterr().err
