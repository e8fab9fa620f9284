"""Packs on this machine's disc: a file and, opened when asked for, those beside it; and where a written one goes."""

from __future__ import annotations

import errno
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from packs import folder
from packs.archive import MOST_ARCHIVE
from packs.media import MOST_MEDIUM
from packs.outcome import Material, Outcome
from packs.own import MAINS
from packs.reading import read
from packs.trouble import BadPack, Trouble, refusal
from packs.writing import Written

PIPES: Final = ("-", "/dev/stdin")
PIPED: Final = "stdin"
REASONS: Final = {
    errno.EACCES: "нет права", errno.EPERM: "нет права", errno.ENOENT: "такой папки нет", errno.ENOTDIR: "это не папка",
    errno.EISDIR: "это папка", errno.ENOSPC: "на диске нет места", errno.EROFS: "сюда не записать: только чтение",
    errno.ENAMETOOLONG: "слишком длинное имя", errno.EEXIST: "здесь лежит файл с таким именем",
}  # fmt: skip


class Beside(Mapping[str, bytes]):
    """Files in a pack's folder and one folder below, each read when it is asked for."""

    def __init__(self, home: Path, but: Path) -> None:
        self._paths = {path.relative_to(home).as_posix(): path for path in _files(home) if path != but}

    def __getitem__(self, name: str) -> bytes:
        """Its bytes, one more than a medium may have when it is larger; b"" when it does not open."""
        try:
            with self._paths[name].open("rb") as file:
                return file.read(MOST_MEDIUM + 1)
        except OSError:
            return b""

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
    """A file, a folder or what comes down a pipe as a reader is given it; BadPack when there is none."""
    if str(path) in PIPES:
        return _sized(Material(PIPED, sys.stdin.buffer.read(MOST_ARCHIVE + 1), {}, encoding))
    if path.is_dir():
        path = _main(path)
    if not path.exists():
        raise refusal("no_file", str(path), "такого файла нет", "Проверьте путь")
    if not path.is_file():
        raise refusal("no_file", str(path), "это не файл", "Назовите файл или папку пакета")
    with path.open("rb") as file:
        content = file.read(MOST_ARCHIVE + 1)
    return _sized(Material(path.name, content, Beside(path.parent, path), encoding))


def _main(home: Path) -> Path:
    """The main file of a pack's folder."""
    for name in MAINS:
        if (home / name).exists():
            return home / name
    remedy = f"Назовите сам файл пакета или начните новый: pkz pack new {home}"
    raise refusal("no_file", str(home), f"в папке нет {folder.MAIN}", remedy)


def _sized(given: Material) -> Material:
    if len(given.content) > MOST_ARCHIVE:
        raise refusal("too_big", given.name, "файл больше ста мегабайт", "Разделите пакет")
    return given


def why(error: OSError) -> str:
    """What the machine has against a file, for people."""
    return REASONS.get(error.errno or 0, error.strerror or str(error))


def outcome(path: Path, encoding: str = "", format: str = "") -> Outcome:
    """What reading a file gives, whatever happens."""
    try:
        return read(material(path, encoding), format)
    except BadPack as bad:
        return Outcome(None, bad.troubles)
    except OSError as error:
        remedy = "Проверьте путь и есть ли право его читать"
        return Outcome(None, (Trouble("no_file", str(path), f"файл не открывается: {why(error)}", remedy),))


def not_over(source: Path, target: Path) -> None:
    """A pack is never written over what it was read from: its comments and its look would be lost."""
    mains = [each / folder.MAIN if each.is_dir() else each for each in (source, target)]
    if all(each.exists() for each in mains) and mains[0].samefile(mains[1]):
        raise refusal("same_file", "выход", "это тот же файл, из которого пакет читают", "Назовите другое имя")


def format_to(target: Path) -> str:
    """The format an output's name asks for: a folder or a name without an ending is our own."""
    ending = target.suffix.lower().lstrip(".")
    return "own" if target.is_dir() or not ending else {"yaml": "own", "yml": "own", "zip": "own"}.get(ending, ending)


def put(written: Written, target: Path) -> None:
    """The main file and what goes beside it; a folder or a .zip takes both inside."""
    if target.suffix.lower() == ".zip":
        target.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in {folder.MAIN: written.content, **written.files}.items():
                archive.writestr(name, content)
        return
    if not target.suffix or target.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        target = target / folder.MAIN
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(written.content)
    for name, content in written.files.items():
        (target.parent / name).write_bytes(content)
