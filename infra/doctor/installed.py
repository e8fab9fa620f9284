"""What is installed: the machine's own tools, the two environments by their locks, the browser's packages."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from infra import chromium, env, node, room
from infra.doctor.finding import Finding, ill, note, well

SAID_S = 10.0
ASK_VERSIONS = """
import json
from importlib.metadata import distributions
print(json.dumps({found.metadata["Name"]: found.version for found in distributions()}))
"""


def said(*command: str) -> str:
    """The first line a command says, "" when it cannot be run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SAID_S)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return (done.stdout + done.stderr).strip().split("\n")[0] if done.returncode == 0 else ""


def tools() -> Iterator[Finding]:
    yield python()
    for name, remedy in (
        ("make", "Debian, Ubuntu: sudo apt-get install make. Без него: ./pkz play"),
        ("git", "Debian, Ubuntu: sudo apt-get install git. Нужен только тем, кто меняет клуб"),
    ):
        version = said(name, "--version")
        yield well(version) if version else note(f"{name} не найден", remedy)
    yield node_found()
    yield browser()


def python() -> Finding:
    version = sys.version.split()[0]
    if sys.version_info < env.OLDEST:
        return ill(
            f"Python {version} слишком старый", f"Нужен {env.OLDEST[0]}.{env.OLDEST[1]}+: make play PYTHON=python3.12"
        )
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        return ill(f"Python {version} без venv", env.venv_remedy().split("\n")[-1])
    return well(f"Python {version}")


def node_found() -> Finding:
    own = node.own()
    if own is not None:
        return well(f"Node {said(str(own.folder / 'node'), '--version')}")
    if (node.WHEEL / "stamp").is_file():
        return well("Node из PyPI, в build/node")
    return note(f"Node {node.OLDEST}+ на машине нет", "Ничего делать не надо: make play привезёт его сам")


def browser() -> Finding:
    path = chromium.find()
    version = said(path, "--version") if path else ""
    return well(version) if version else note("Chromium не найден: он нужен только для make test", chromium.REMEDY)


def environments(root: Path) -> Iterator[Finding]:
    for name, lock in env.ENVIRONMENTS.items():
        yield environment(root / name, root / "requirements" / lock)
    yield modules(root)


def environment(folder: Path, lock: Path) -> Finding:
    if not folder.exists():
        return note(f"{folder.name} ещё не собрано", "Соберёт make play, отдельно: make env")
    if not env.is_current(folder, lock):
        return note(f"{folder.name} собрано не по нынешнему {lock.name}", "Обновит make play, отдельно: make env")
    found = versions(folder / "bin" / "python")
    wrong = [name for name, version in locked(lock).items() if found.get(name) != version]
    if wrong:
        listed = ", ".join(sorted(wrong)[:5]) + (" и другие" if len(wrong) > 5 else "")
        return ill(
            f"{folder.name}: не та версия или нет: {listed}", f"Удалите папку {folder.name} и выполните make env"
        )
    return well(f"{folder.name}: {len(found)} библиотек, все по замку")


def versions(python: Path) -> dict[str, str]:
    """Names and versions of what this Python has; nothing when it does not run."""
    try:
        done = subprocess.run([str(python), "-c", ASK_VERSIONS], capture_output=True, text=True, timeout=SAID_S)
        return {plain(name): version for name, version in json.loads(done.stdout).items()}
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return {}


def locked(lock: Path) -> dict[str, str]:
    found = re.findall(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)(?!.*;)", lock.read_text(), re.MULTILINE)
    return {plain(name): version for name, version in found}


def plain(name: str) -> str:
    """One name for every spelling of a library's."""
    return re.sub(r"[-_.]+", "-", name).lower()


def modules(root: Path) -> Finding:
    stamp, lock = root / "node_modules" / ".stamp", root / "package-lock.json"
    if not stamp.is_file():
        return note("Пакеты браузера ещё не поставлены", "Поставит make play")
    if not stamp.read_text().endswith(hashlib.sha256(lock.read_bytes()).hexdigest()):
        return note("Пакеты браузера не по нынешнему package-lock.json", "Обновит make play")
    return well("Пакеты браузера по замку")


def disk(root: Path) -> Finding:
    if why := room.unwritable(root):
        return ill(f"В папку {room.where(root)} нельзя писать: {why}", "Освободите место или верните права на запись")
    free_mb = room.free_mb(root)
    if free_mb < room.ENOUGH_MB:
        return ill(f"На диске осталось {free_mb} МБ", "Освободите место: клубу и его копиям нужно полгигабайта")
    return well(f"На диске свободно {free_mb // 1024} ГБ" if free_mb >= 1024 else f"На диске свободно {free_mb} МБ")
