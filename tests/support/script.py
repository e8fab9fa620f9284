"""A transcript's text to lines. Strict: whatever is not understood is named with its file and line."""

import re
from dataclasses import dataclass
from pathlib import Path

HEADER = re.compile(r"(?P<key>правила|пакет|кресла|капитан|начало|код|игра|форточка|зал|команды): (?P<value>.+)")
HEADING = re.compile(r"== (?P<title>.+)")
TIME = r"(?:(?P<time>\d+:\d\d(?:\.\d{3})?) )?"
MARKS = r"(?P<marks>(?: @[A-Z][\w.]+)*)"
CHECK = re.compile(rf"{TIME}проверка: (?P<then>[^✗@→]+?){MARKS}")
PREVIEW = re.compile(rf"(?P<way>отмена|возврат) обещает: «(?P<text>[^»]*)»{MARKS}")
ROUND = re.compile(
    rf"раунд целиком: сектор (?P<sector>\d+), (?P<verdict>верно|неверно)(?: → (?P<then>[^✗@]+?))?{MARKS}"
)
ACTION = re.compile(
    rf"{TIME}(?P<who>[^:→✗@]+?): (?P<verb>[^:→✗@]+?)(?:: (?P<args>[^→✗@]+?))?"
    rf"(?: ✗ (?P<code>\w+) (?P<clause>[A-Z]\d[\w.]*)(?: на (?P<late>\d+) с)?)?(?: → (?P<then>[^✗@]+?))?{MARKS}"
)


class Unreadable(Exception):
    """A line that the grammar does not know."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line that happens: kind is heading, check, preview, round or action; the rest is what it says."""

    no: int
    kind: str
    said: dict[str, str | None]
    then: tuple[str, ...]
    marks: tuple[str, ...]

    def word(self, name: str) -> str:
        return self.said.get(name) or ""


@dataclass(frozen=True, slots=True)
class Script:
    """A whole transcript: where it is from, its header (a key may repeat) and its lines."""

    path: Path
    header: tuple[tuple[str, str], ...]
    lines: tuple[Line, ...]

    def all(self, key: str) -> tuple[str, ...]:
        return tuple(value for each, value in self.header if each == key)

    def one(self, key: str, default: str = "") -> str:
        return next(iter(self.all(key)), default)

    @property
    def marks(self) -> tuple[str, ...]:
        return tuple(sorted({mark for line in self.lines for mark in line.marks}))


KINDS = (("heading", HEADING), ("check", CHECK), ("preview", PREVIEW), ("round", ROUND), ("action", ACTION))


def read(path: Path) -> Script:
    """The script of a file; Unreadable names file and line."""
    header: list[tuple[str, str]] = []
    lines: list[Line] = []
    for no, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        text = raw.strip()
        if not text or text.startswith("#"):
            continue
        if lines or HEADING.fullmatch(text):
            lines.append(_line(path, no, text))
            continue
        match = HEADER.fullmatch(text)
        if match is None:
            raise Unreadable(f"{path.name}:{no}: до первого заголовка «== …» не место для «{text}»")
        header.append((match["key"], match["value"]))
    if not header or not lines:
        raise Unreadable(f"{path.name}: нет заголовка или строк")
    return Script(path, tuple(header), tuple(lines))


def _line(path: Path, no: int, text: str) -> Line:
    for kind, pattern in KINDS:
        match = pattern.fullmatch(text)
        if match:
            said = match.groupdict()
            then = tuple(each.strip() for each in (said.pop("then", None) or "").split(";") if each.strip())
            marks = tuple(mark.lstrip("@") for mark in (said.pop("marks", None) or "").split())
            return Line(no, kind, said, then, marks)
    raise Unreadable(f"{path.name}:{no}: не понимаю «{text}»")
