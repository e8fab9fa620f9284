"""Tables for a terminal: columns line up whatever script the names are in."""

import unicodedata
from collections.abc import Sequence

from infra.sheets.sections import Section

JOINER, PICTURE = "\u200d", "\ufe0f"
BETWEEN = "  "
NARROWEST_LAST = 24


def width(text: str) -> int:
    """Cells of a terminal: East Asian letters and pictures take two, marks none, joined pictures two together."""
    cells, before = 0, ""
    for char in text:
        if char == PICTURE:
            cells += _cells(before) == 1
        elif before != JOINER:
            cells += _cells(char)
        before = char
    return cells


def _cells(char: str) -> int:
    tone = "\U0001f3fb" <= char <= "\U0001f3ff"
    if not char or tone or char == JOINER or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def drawn(sections: Sequence[Section], columns: int = 0) -> str:
    """The tables under each other. columns: where to fold the last column; 0: nowhere."""
    return "\n\n".join(_drawn(section, columns) for section in sections)


def _drawn(section: Section, columns: int) -> str:
    lines = (section.head, *section.rows)
    widths = [max(width(line[at]) for line in lines) for at in range(len(section.head) - 1)]
    left = sum(widths) + len(BETWEEN) * len(widths)
    fold = max(columns - left, NARROWEST_LAST) if columns else 0
    table = [_line(line, widths, fold) for line in lines]
    rule = "─" * max(width(part) for line in table for part in line.split("\n"))
    return "\n".join((section.title, rule, table[0], rule, *table[1:]))


def _line(cells: Sequence[str], widths: Sequence[int], fold: int) -> str:
    fixed = BETWEEN.join(_padded(cell, room) for cell, room in zip(cells[:-1], widths, strict=True))
    start = fixed + BETWEEN if widths else ""
    first, *rest = folded(cells[-1], fold)
    return "\n".join([(start + first).rstrip(), *(" " * width(start) + part for part in rest)])


def _padded(cell: str, room: int) -> str:
    space = " " * (room - width(cell))
    return space + cell if cell.lstrip("-").isdecimal() else cell + space


def folded(text: str, room: int) -> list[str]:
    """Lines of at most `room` cells, broken at spaces; a word longer than that stands alone."""
    if not room or width(text) <= room:
        return [text]
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width(lines[-1]) + 1 + width(word) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
