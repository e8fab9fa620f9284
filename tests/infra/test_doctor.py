"""`make doctor` names each trouble with its remedy, needs no library, and fails when something must be mended."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from infra import env, single
from infra.doctor import __main__ as report
from infra.doctor import installed, ports, state
from infra.env import ROOT


@contextmanager
def taken() -> Iterator[int]:
    """A port on which this process listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


@contextmanager
def a_club(body: bytes) -> Iterator[int]:
    """Something that answers like a club's door, in this process."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Quiet."""

    server = HTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()


def test_a_taken_port_names_who_holds_it_and_another_port() -> None:
    with taken() as port:
        found = ports.port(port, None)
        assert found.how == "ill"
        assert f"(процесс {os.getpid()})" in found.what
        assert f"make play PORT={port + 1}" in found.remedy
        assert port in ports.listening(os.getpid())
    assert ports.port(port, None).how == "well"


def test_the_open_clubs_own_port_is_no_trouble() -> None:
    with taken() as port:
        assert ports.port(port, os.getpid()).how == "well"
        assert ports.port(port, 1).how == "note"


def test_another_club_on_the_port_is_named_as_one_with_its_folder() -> None:
    with a_club(b'{"ok": true, "at": 1}') as port:
        found = ports.port(port, None, state.answers)
    assert found.how == "ill"
    assert f"другой клуб (процесс {os.getpid()}, папка {Path.cwd()})" in found.what


@pytest.mark.parametrize("wanted", [0, 65536, 99999])
def test_a_number_that_is_no_port_is_told(wanted: int) -> None:
    assert ports.port(wanted, None).how == "ill"
    assert "от 1 до 65535" in ports.port(wanted, None).remedy


@pytest.mark.parametrize(("body", "how"), [(b'{"ok": true, "at": 1}', "well"), (b"{}", "ill"), (b"<html>", "ill")])
def test_an_open_club_is_asked_how_it_is(body: bytes, how: str) -> None:
    with a_club(body) as port:
        assert state.answers(port) is (how == "well")


def test_a_closed_club_and_its_tables(tmp_path: Path) -> None:
    assert [each.how for each in state.club(tmp_path)] == ["well", "well"]
    copy = tmp_path / "copy" / "table.jsonl"
    copy.parent.mkdir()
    rows = [("STATE", time.time() + 9), ("STATE", time.time() - 9), ("HOST", time.time() + 9)]
    items = [
        {"pk": {"S": "T#1"}, "sk": {"S": sk}, "until": {"N": str(1000 * until)}, "ttl": {"N": str(until + 604_800)}}
        for sk, until in rows
    ]
    copy.write_text("\n".join(json.dumps(item) for item in items))
    os.utime(copy, (time.time() - 7200, time.time() - 7200))
    assert next(state.tables(copy)).what == "Открытых столов: 1. Копия сделана 2 ч назад"
    copy.write_text("{")
    assert next(state.tables(copy)).how == "ill"


def test_an_open_club_is_known_by_its_lock(tmp_path: Path) -> None:
    with single.take_lock(tmp_path / "lock"):
        assert f"процесс {os.getpid()}" in next(state.club(tmp_path)).what


@pytest.fixture
def environment(tmp_path: Path) -> tuple[Path, Path]:
    """A folder that looks like an environment of this Python, and its lock."""
    folder, lock = tmp_path / ".venv", tmp_path / "dev.txt"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    (folder / "bin" / "python").chmod(0o755)
    return folder, lock


def lock_is(folder: Path, lock: Path, text: str) -> None:
    lock.write_text(text)
    (folder / "stamp").write_text(env.wanted(lock))


def test_an_environment_is_compared_with_its_lock(environment: tuple[Path, Path], tmp_path: Path) -> None:
    folder, lock = environment
    assert "ещё не собрано" in installed.environment(tmp_path / "none", lock).what
    version = installed.versions(Path(sys.executable))["pytest"]
    lock_is(folder, lock, f"pytest=={version} \\\n    --hash=sha256:aa\n")
    assert installed.environment(folder, lock).how == "well"
    lock.write_text("pytest==0\n")
    found = installed.environment(folder, lock)
    assert (found.how, "make env" in found.remedy) == ("note", True)
    lock_is(folder, lock, "pytest==0\nno_such.thing==1\n")
    found = installed.environment(folder, lock)
    assert found.how == "ill"
    assert "no-such-thing, pytest" in found.what


def test_a_python_without_venv_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    found = installed.python()
    assert found.how == "ill"
    assert "python3-venv" in found.remedy


def doctor(port: int) -> tuple[int, str]:
    """The whole report without a single library: -S hides them all."""
    rooms = {"PYTHONPATH": f"{ROOT / 'functions'}{os.pathsep}{ROOT}", "PYTHONIOENCODING": "utf-8", "PORT": str(port)}
    command = [sys.executable, "-S", "-m", "infra.doctor"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **rooms}, capture_output=True, text=True, timeout=120)
    assert not done.stderr
    return done.returncode, done.stdout


@pytest.mark.parametrize("said", ["восемь", "99999", "-1", "²"])
def test_a_port_that_is_none_is_a_trouble_in_the_report(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", said)
    found = report.port(ROOT / "build" / "state")
    assert (found.how, f"PORT={said}" in found.what) == ("ill", True)


def test_the_whole_report_needs_no_library_and_fails_by_what_must_be_mended() -> None:
    is_open = single.holder(ROOT / "build" / "state" / "lock") is not None  # whoever tests may be playing meanwhile
    with taken() as port:
        code, text = doctor(port)
    assert code == (0 if is_open else 1)
    for title in ("Версии", "Что установлено", "Окружения", "Порт и место", "Состояние", "Сборка"):
        assert f"\n{title}\n" in text
    assert f"Порт {port} занят" in text
    assert "→" in text
    assert is_open or "Нужно починить: " in text
