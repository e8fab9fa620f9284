"""`make reset`: says what would be deleted, asks, and deletes it. Standard library only."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from infra import room, single
from infra.env import ROOT

YES = ("да", "yes", "y", "д")


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that can be begun anew: what it is, and which paths hold it."""

    what: str
    loss: str
    paths: tuple[Path, ...]


def kinds(root: Path) -> dict[str, Kind]:
    build = root / "build"
    made = tuple(sorted(path for path in build.glob("*") if path.name not in ("state", "node")))
    environments = (root / ".venv", root / ".venv-stack", root / "node_modules", build / "node")
    return {
        "tables": Kind(
            "столы", "все столы, коды и сыгранные игры этой машины: вернуть их будет нельзя", (build / "state",)
        ),
        "builds": Kind("сборки", "собранный сайт и функции: make play соберёт их заново", made),
        "environments": Kind("окружения", "библиотеки Python и браузера: make env скачает их заново", environments),
    }


def weight(path: Path) -> int:
    """Bytes that deleting this would free. A link weighs nothing: what it leads to stays."""
    if path.is_symlink():
        return 0
    if path.is_file():
        return path.stat().st_size
    return sum(each.lstat().st_size for each in path.rglob("*") if each.is_file() and not each.is_symlink())


def delete(path: Path) -> None:
    """The path itself; a link goes alone, never what it leads to."""
    if path.is_symlink() or path.is_file():
        path.unlink()
    elif path.exists():
        shutil.rmtree(path)


def there(kind: Kind) -> tuple[Path, ...]:
    return tuple(path for path in kind.paths if path.is_symlink() or path.exists())


def told(root: Path, chosen: Sequence[Kind]) -> Iterator[str]:
    for kind in chosen:
        yield f"  {kind.what}: {kind.loss}"
        for path in there(kind):
            yield f"      {path.relative_to(root)}  {weight(path) / 2**20:.1f} МБ"


def reset(root: Path, names: Sequence[str], *, sure: bool, ask: Callable[[str], str] = input) -> int:
    """0: done as was wished, a no included; 1: it could not be done.

    An open club is closed first, by the process its lock names.
    """
    chosen = [kind for name, kind in kinds(root).items() if name in names and there(kind)]
    if not chosen:
        print("Удалять нечего.")
        return 0
    print("Будет удалено:", *told(root, chosen), sep="\n")
    state = root / "build" / "state"
    pid = single.holder(state / "lock")
    if pid is not None:
        print(f"Сейчас открыт клуб (процесс {pid}): сначала он будет закрыт.")
    if not sure and ask("Удалить? Напишите «да»: ").strip(' .!«»"\t\r\n').lower() not in YES:
        print("Ничего не тронуто.")
        return 0
    if pid is not None and single.stop(state) != 0:
        print("Клуб не закрылся, поэтому ничего не тронуто.", file=sys.stderr)
        return 1
    try:
        for path in (path for kind in chosen for path in there(kind)):
            delete(path)
    except OSError as error:
        print(f"Удалилось не всё: {room.want(error) or error}. Почините и повторите make reset.", file=sys.stderr)
        return 1
    print("Удалено. Начать заново: make play")
    return 0


def answered(question: str) -> str:
    """What the person at the keyboard says; nobody there is a no."""
    try:
        return input(question)
    except (EOFError, KeyboardInterrupt):
        print()
        return ""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make reset", description="Начать заново: удалить столы, сборки, окружения")
    parser.add_argument("what", nargs="*", metavar="ЧТО", help="tables, builds, environments; всё, если не сказано")
    parser.add_argument("--yes", action="store_true", help="не спрашивать")
    given = parser.parse_args(words)
    known = kinds(ROOT)
    if strange := [name for name in given.what if name not in known]:
        print(f"Не знаю, что такое {', '.join(strange)}. Бывает: {', '.join(known)}.", file=sys.stderr)
        return 1
    return reset(ROOT, given.what or tuple(known), sure=given.yes, ask=answered)


if __name__ == "__main__":
    raise SystemExit(main())
