"""`make play` refuses with a remedy: a busy port, a second start, a port that is none, a missing tool."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from infra import node, play, single, stack
from infra.env import ROOT, Missing
from tests.support.waiting import PATIENCE_S


def refused(**env: str) -> str:
    rooms = f"{ROOT / 'functions'}{os.pathsep}{ROOT}"
    whole = {**os.environ, "PYTHONPATH": rooms, **env}
    done = subprocess.run(
        [sys.executable, "-m", "infra.play"], env=whole, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_busy_port_names_another() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        is_open = single.holder(play.STATE / "lock") is not None  # whoever tests may be playing meanwhile
        assert ("Клуб уже открыт" if is_open else f"make play PORT={port + 1}") in refused(PORT=str(port))


@pytest.mark.parametrize("text", ["восемь", "70000", "0", "-1"])
def test_a_port_that_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(Missing, match=f"PORT={text}.*от 1 до 65535"):
        play.port_from(text)


def test_a_second_start_names_the_first_and_make_stop(tmp_path: Path) -> None:
    with single.take_lock(tmp_path / "lock"):
        with pytest.raises(Missing, match=rf"процесс {os.getpid()}.*make stop"):
            play.refuse_second_start(tmp_path)
        with pytest.raises(Missing, match="make stop"):
            single.take_lock(tmp_path / "lock")
    play.refuse_second_start(tmp_path)


def test_a_stop_of_a_closed_club_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.stop(tmp_path) == 0
    assert "закрыт" in capsys.readouterr().out


def test_a_stop_needs_no_library_and_closes_the_club_of_this_folder() -> None:
    ask = "from pathlib import Path; from infra import single; raise SystemExit(single.stop(Path('nowhere')))"
    done = subprocess.run([sys.executable, "-S", "-c", ask], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    recipe = (ROOT / "Makefile").read_text("utf-8").split("\nstop:")[1].split("\n")[1]
    assert recipe == "\t@$(PYTHON) -m infra.single"


def test_a_missing_environment_names_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stack, "PYTHON", tmp_path / "python")
    with pytest.raises(Missing, match="make env"):
        stack.start(tmp_path)


def test_an_old_node_of_the_machine_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, said in (("node", "v16.20.0"), ("npm", "8.0.0")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert node.own() is None


def test_an_emulator_whose_port_was_taken_meanwhile_starts_on_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        ports = iter((taken.getsockname()[1], stack.free_port()))
        monkeypatch.setattr(stack, "free_port", lambda: next(ports))
        emulator = stack.start(tmp_path)
        try:
            assert emulator.port != taken.getsockname()[1]
            assert emulator.is_running()
        finally:
            stack.stop(emulator)
