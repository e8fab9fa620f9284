"""A sheet by its path, computed; or what is wrong with it, line by line, for the person who mends it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from standings.reason import Fault, Wrong

from infra.sheets.results import Results, beside
from infra.sheets.sections import Section

S = TypeVar("S")


class BadSheet(Exception):
    """The text names every fault with its file, line and remedy."""


@dataclass(frozen=True, slots=True)
class Report:
    """A computed sheet in every form but its last: tables, JSON, and the title of the page."""

    title: str
    sections: tuple[Section, ...]
    plain: dict[str, Any]


def opened(path: Path, read: Callable[[bytes, Results], S]) -> S:
    """The season or tournament of this file; BadSheet when it cannot be."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadSheet(f"{path}: файл не открылся: {error.strerror}. Проверьте путь.") from error
    return checked(path, lambda: read(data, beside(path)))


def checked(path: Path, make: Callable[[], S]) -> S:
    """What `make` makes; its faults become BadSheet with the file's name."""
    try:
        return make()
    except Wrong as wrong:
        lines = [_said(path, fault) for fault in wrong.faults]
        raise BadSheet("\n".join((*lines, f"Ошибок: {len(lines)}."))) from wrong


def _said(path: Path, fault: Fault) -> str:
    return f"{path}:{fault.line}: {fault}" if fault.line else f"{path}: {fault}"
