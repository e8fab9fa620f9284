"""Packs on this machine's disc as their readers are given them: a file and, opened when asked for, those beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from packs import folder
from packs.archive import MOST_ARCHIVE
from packs.media import MOST_MEDIUM
from packs.outcome import Material
from packs.trouble import refusal


class Beside(Mapping[str, bytes]):
    """Files in a pack's folder and one folder below, each read when it is asked for; what is too big stays closed."""

    def __init__(self, home: Path, but: Path) -> None:
        self._paths = {path.relative_to(home).as_posix(): path for path in _files(home) if path != but}

    def __getitem__(self, name: str) -> bytes:
        path = self._paths[name]
        if path.stat().st_size > MOST_MEDIUM:
            return b""
        return path.read_bytes()

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def _files(home: Path) -> Iterator[Path]:
    for path in sorted(home.iterdir()):
        if path.name.startswith("."):
            continue
        if path.is_file():
            yield path
        elif path.is_dir() and not path.is_symlink():
            yield from (inner for inner in sorted(path.iterdir()) if inner.is_file() and inner.name[0] != ".")


def material(path: Path, encoding: str = "") -> Material:
    """A file or a folder as a reader is given it; BadPack when there is none."""
    if path.is_dir():
        path = path / folder.MAIN
    if not path.is_file():
        raise refusal("no_file", str(path), "такого файла нет", "Проверьте путь")
    if path.stat().st_size > MOST_ARCHIVE:
        raise refusal("too_big", str(path), "файл больше ста мегабайт", "Разделите пакет")
    return Material(path.name, path.read_bytes(), Beside(path.parent, path), encoding)
