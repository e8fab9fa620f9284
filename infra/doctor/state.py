"""In what state the club is: open or closed, its tables, the age of its copy, how fresh its builds are."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

from infra import single
from infra.doctor import ports
from infra.doctor.finding import Finding, ill, note, well

ANSWER_S = 5.0
BUILDS_S = 60.0


def club(state: Path) -> Iterator[Finding]:
    pid = single.holder(state / "lock")
    if pid is None:
        yield well("Клуб закрыт. Открыть: make play")
    else:
        yield from open_club(pid)
    yield from tables(state / "copy" / "table.jsonl")


def open_club(pid: int) -> Iterator[Finding]:
    found = ports.listening(pid)
    if not found:
        yield note(f"Клуб открыт (процесс {pid}), порт система не говорит")
    elif answers(found[0]):
        yield well(f"Клуб открыт: http://localhost:{found[0]} (процесс {pid})")
    else:
        yield ill(f"Клуб открыт (процесс {pid}), но не отвечает", "Закройте и откройте снова: make stop, make play")


def answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/health", timeout=ANSWER_S) as health:
            return bool(json.load(health).get("ok"))
    except (OSError, ValueError):
        return False


def tables(copy: Path) -> Iterator[Finding]:
    """What the copy on disk holds: the only memory between two evenings."""
    if not copy.is_file():
        yield well("Столов ещё не было")
        return
    try:
        items = [json.loads(line) for line in copy.read_text("utf-8").splitlines() if line]
        live = sum(is_live_table(item, time.time()) for item in items)
    except (ValueError, KeyError, TypeError):
        yield ill("Копия столов не читается", f"Отложите {copy.name} из build/state/copy: столы начнутся заново")
        return
    yield well(f"Открытых столов: {live}. Копия сделана {ago(time.time() - copy.stat().st_mtime)} назад")


def is_live_table(item: dict[str, dict[str, str]], now_s: float) -> bool:
    """A table past its time lies there for another week and is open to nobody."""
    return item["sk"]["S"] == "STATE" and float(item["until"]["N"]) > now_s * 1000


def ago(seconds: float) -> str:
    for size, word in ((86_400, "дн."), (3_600, "ч"), (60, "мин")):
        if seconds >= size:
            return f"{int(seconds // size)} {word}"
    return f"{max(0, int(seconds))} с"


def builds(root: Path) -> Iterator[Finding]:
    """Asked of the club's own environment, for its building steps need its libraries."""
    python = root / ".venv" / "bin" / "python"
    if not python.exists():
        yield note("Сборки ещё нет", "Соберёт make play")
        return
    ask = [str(python), "-c", "from infra import steps; print('\\n'.join(steps.stale()))"]
    here = {**os.environ, "PYTHONPATH": f"{root / 'functions'}{os.pathsep}{root}", "PYTHONIOENCODING": "utf-8"}
    try:
        done = subprocess.run(ask, cwd=root, env=here, capture_output=True, text=True, timeout=BUILDS_S)
    except subprocess.TimeoutExpired:
        yield note("Сборка проверяется слишком долго", "Повторите, когда машина освободится")
        return
    if done.returncode:
        yield ill("Сборка не проверяется", "Окружение сломано: удалите .venv и выполните make env")
        return
    stale = [name for name in done.stdout.splitlines() if name]
    yield note(f"Собрано не всё: {', '.join(stale)}", "Соберёт make play") if stale else well("Собрано всё")
