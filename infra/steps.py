"""What is built before the door opens; a step whose inputs have not changed is skipped."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from infra import node, pack_pages, try_round, zip
from infra.env import ROOT, Missing

BUILD = ROOT / "build"
STAMPS = BUILD / "stamps"
SITE = BUILD / "site"
WORDS = ("mkdocs.yml", "content", "templates", "tests/rulebooks")
HOOKS = ("site/hooks", "site/offline", "site/styles", "site/table/words")
SITE_INPUTS = (*WORDS, *HOOKS, "functions", "package-lock.json")
CLIENT_INPUTS = ("package.json", "package-lock.json", "tsconfig.json", "site")
PASSED_OVER = {"__pycache__", "node_modules"}


def files(names: Iterable[str]) -> Iterable[Path]:
    for name in names:
        path = ROOT / name
        found = [path] if path.is_file() else sorted(path.rglob("*"))
        yield from (file for file in found if file.is_file() and not PASSED_OVER & set(file.parts))


def fingerprint(names: Iterable[str], *more: str) -> str:
    whole = hashlib.sha256("\0".join(more).encode())
    for file in files(names):
        whole.update(f"{file.relative_to(ROOT)}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def is_current(name: str, wanted: str, result: Path) -> bool:
    stamp = STAMPS / name
    return result.exists() and stamp.is_file() and stamp.read_text() == wanted


def unless_current(name: str, wanted: str, result: Path, act: Callable[[], object]) -> bool:
    """Acts when the stamp is old or the result is gone; gives whether it acted."""
    stamp = STAMPS / name
    if is_current(name, wanted, result):
        return False
    stamp.unlink(missing_ok=True)
    act()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)
    return True


def call_mkdocs() -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Missing(f"Сайт не собрался:\n{(done.stdout + done.stderr).strip()[-3000:]}")


Plan = tuple[str, str, Path]
"""A stamp's name, what it must say, and the result that must be there."""


def site_plan() -> Plan:
    """The hooks read rulebooks and packs, so the rooms are inputs too."""
    return "site", fingerprint((*SITE_INPUTS, "requirements/dev.txt")), SITE / "index.html"


def shelf_plan() -> Plan:
    """The packs stand in the pages' folder, so new pages make a new shelf."""
    inputs = ("content/packs", "content/shelf.yaml", "templates/packs", "functions", "infra/pack_pages.py")
    return "shelf", fingerprint(inputs), SITE / "packs" / "index.html"


def client_plan() -> Plan:
    return "client", fingerprint(CLIENT_INPUTS), SITE / "t" / "index.html"


def try_plan() -> Plan:
    """The round tried alone: a tape of the real rules and the client's parts; it stands in the table's folder."""
    inputs = (*CLIENT_INPUTS, "content/try.yaml", "functions", "infra/try_round.py")
    return "try", fingerprint(inputs), SITE / "t" / "try" / "index.html"


def build_site() -> None:
    """The pages; their typefaces come from npm."""
    unless_current(*site_plan(), call_mkdocs)


def build_shelf() -> None:
    unless_current(*shelf_plan(), lambda: pack_pages.build(SITE))


def build_client() -> None:
    ready = node.ready()
    unless_current(*client_plan(), lambda: node.run(ready, "run", "build"))


def build_try() -> None:
    ready = node.ready()

    def make() -> None:
        try_round.main()
        node.run(ready, "run", "try")

    unless_current(*try_plan(), make)


def build_zip() -> None:
    zip.cached()


STEPS: tuple[tuple[str, Callable[[], object]], ...] = (
    ("пакеты браузера", node.ready),
    ("страницы сайта", build_site),
    ("полка пакетов", build_shelf),
    ("страница стола", build_client),
    ("пробный раунд", build_try),
    ("функции", build_zip),
)


def step(name: str, act: Callable[[], object]) -> None:
    """One progress line: the name at once, the seconds when done."""
    print(f"  {name:<18}", end=" ", flush=True)
    began = time.monotonic()
    try:
        act()
    except BaseException:
        print("не вышло", flush=True)
        raise
    print(f"{time.monotonic() - began:5.1f} с", flush=True)


def build_all() -> None:
    for name, act in STEPS:
        step(name, act)


def stale() -> list[str]:
    """What a build would make anew, by the names of STEPS."""
    plans = {"страницы сайта": site_plan, "полка пакетов": shelf_plan, "страница стола": client_plan,
             "пробный раунд": try_plan}  # fmt: skip
    return [name for name, plan in plans.items() if not is_current(*plan())]


if __name__ == "__main__":
    try:
        build_all()
    except Missing as missing:
        print(missing, file=sys.stderr)
        raise SystemExit(1) from None
