"""The doctor's report: everything it found, then how many troubles must be mended. Exit 1 when there are any."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from infra import single
from infra.doctor import installed, ports, state
from infra.doctor.finding import Finding, ill, well
from infra.env import ROOT

PORT = 8000


def versions(root: Path) -> Iterator[Finding]:
    project = re.search(r'^version = "(.+)"', (root / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    commit = installed.said("git", "-C", str(root), "describe", "--always", "--dirty")
    yield well(f"Клуб {project[1] if project else '?'}{f', {commit}' if commit else ''}")
    for lock, name in (("app.txt", "boto3"), ("stack.txt", "ministack")):
        yield well(f"{name} {installed.locked(root / 'requirements' / lock).get(name, '?')} по замку")


def port(home: Path) -> Finding:
    said = os.environ.get("PORT") or str(PORT)
    if not said.isdecimal():
        return ill(f"PORT={said} — это не номер порта", "Нужно число от 1 до 65535: make play PORT=8000")
    return ports.port(int(said), single.holder(home / "lock"), state.answers)


def rooms(root: Path) -> Iterator[tuple[str, Iterable[Finding]]]:
    """What is looked at, room by room; each is looked at only when its turn comes."""
    home = root / "build" / "state"
    yield "Версии", versions(root)
    yield "Что установлено", installed.tools()
    yield "Окружения", installed.environments(root)
    yield "Порт и место", (port(home), installed.disk(root))
    yield "Состояние", state.club(home)
    yield "Сборка", state.builds(root)


def main(root: Path = ROOT, say: Callable[[str], None] = print) -> int:
    troubles = 0
    for title, findings in rooms(root):
        say(f"\n{title}")
        for found in findings:
            say(str(found))
            troubles += found.how == "ill"
    say(f"\nНужно починить: {troubles}. Стрелки говорят как." if troubles else "\nВсё в порядке, можно играть.")
    return 1 if troubles else 0


if __name__ == "__main__":
    raise SystemExit(main())
