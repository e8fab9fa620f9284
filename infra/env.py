"""Builds .venv (everything) and .venv-stack (the emulator) from hash locks. Standard library only: it runs first."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENTS = {".venv": "dev.txt", ".venv-stack": "stack.txt"}
OLDEST = (3, 11)
RESTS_S = (3.0, 15.0)


class Missing(Exception):
    """The machine lacks a tool; the text says which and what to do."""


def wanted(lock: Path) -> str:
    """What the stamp of an up-to-date environment says: this Python and this lock."""
    return f"{sys.version_info[0]}.{sys.version_info[1]} {hashlib.sha256(lock.read_bytes()).hexdigest()}"


def is_current(folder: Path, lock: Path) -> bool:
    stamp = folder / "stamp"
    return stamp.is_file() and stamp.read_text() == wanted(lock) and (folder / "bin" / "python").exists()


def venv_remedy() -> str:
    minor = f"{sys.version_info[0]}.{sys.version_info[1]}"
    return (
        f"У Python {minor} здесь нет venv.\n"
        f"Debian, Ubuntu: sudo apt-get install python3-venv (или python{minor}-venv), затем повторите команду."
    )


def make_venv(folder: Path) -> None:
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], capture_output=True, text=True)
    if made.returncode:
        raise Missing(venv_remedy())


def patiently(command: Sequence[str], **how: Any) -> subprocess.CompletedProcess[str]:
    """A command that needs the network: tried again after a breath, for a registry may be slow just once."""
    for rest_s in (*RESTS_S, None):
        done = subprocess.run(command, capture_output=True, text=True, **how)
        if not done.returncode or rest_s is None:
            return done
        time.sleep(rest_s)
    raise AssertionError("the last try gives back what came of it")


def pip(folder: Path, lock: Path) -> None:
    """Installs a lock. Wheels only and no resolving: the lock is complete."""
    python = str(folder / "bin" / "python")
    flags = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile", "--only-binary=:all:"]
    done = patiently([python, "-m", "pip", "install", *flags, "--require-hashes", "-r", str(lock)])
    if done.returncode:
        tail = "\n".join((done.stderr or done.stdout).strip().splitlines()[-6:])
        raise Missing(f"Не удалось установить {lock.name}:\n{tail}\nПроверьте сеть и повторите команду.")


def build(name: str) -> str:
    """Makes one environment when its lock or Python has changed; gives the line to print."""
    folder, lock = ROOT / name, ROOT / "requirements" / ENVIRONMENTS[name]
    if is_current(folder, lock):
        return ""
    began = time.monotonic()
    make_venv(folder)
    pip(folder, lock)
    (folder / "stamp").write_text(wanted(lock))
    return f"  {name} {time.monotonic() - began:4.0f} с"


def main() -> int:
    if sys.version_info < OLDEST:
        print(f"Нужен Python {OLDEST[0]}.{OLDEST[1]} или новее, а это {sys.version.split()[0]}.", file=sys.stderr)
        print("Назовите другой: make play PYTHON=python3.12", file=sys.stderr)
        return 1
    try:
        with ThreadPoolExecutor() as pool:
            for line in pool.map(build, ENVIRONMENTS):
                if line:
                    print(line, flush=True)
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
