"""The environments: built once for their lock and Python, and a machine that cannot says what it lacks."""

import sys
from pathlib import Path

import pytest

from infra import env


def test_a_python_without_venv_names_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(env.Missing, match="apt-get install python3-venv"):
        env.make_venv(tmp_path / "venv")


def test_an_environment_is_current_until_its_lock_changes(tmp_path: Path) -> None:
    lock, folder = tmp_path / "dev.txt", tmp_path / "venv"
    lock.write_text("one==1")
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").touch()
    assert not env.is_current(folder, lock)
    (folder / "stamp").write_text(env.wanted(lock))
    assert env.is_current(folder, lock)
    lock.write_text("one==2")
    assert not env.is_current(folder, lock)


SECOND_TIME = (
    "import pathlib, sys; here = pathlib.Path(sys.argv[1]); was = here.exists(); here.touch(); sys.exit(not was)"
)


def test_what_needs_the_network_is_tried_again_and_a_lasting_no_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(env, "RESTS_S", (0.0, 0.0))
    assert env.patiently([sys.executable, "-c", SECOND_TIME, str(tmp_path / "tried")]).returncode == 0
    never = env.patiently([sys.executable, "-c", "import sys; sys.exit('no route')"])
    assert (never.returncode, never.stderr) == (1, "no route\n")


@pytest.mark.parametrize("name", ["app", "dev", "stack", "node"])
def test_every_locked_library_has_hashes_and_no_address(name: str) -> None:
    lines = (env.ROOT / "requirements" / f"{name}.txt").read_text("utf-8").splitlines()
    libraries = [n for n, line in enumerate(lines) if line[0].isalnum()]
    assert libraries
    assert all(lines[n + 1].strip().startswith("--hash=sha256:") for n in libraries)
    assert not [line for line in lines if "://" in line or "index" in line]
