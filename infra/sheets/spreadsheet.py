"""Tables for a spreadsheet: a mark of UTF-8, semicolons as its Russian edition wants, no cell that acts by itself."""

import csv
import io
import re
from collections.abc import Sequence

from infra.sheets.sections import Section

BOM = "\ufeff"
ACTS = ("=", "+", "-", "@", "\t", "\r")
NUMBER = re.compile(r"-?\d+")
SCORE = re.compile(r"(\d+):(\d+)")
RATIO = "\u2236"
"""Looks like a colon; with a colon a spreadsheet would take 6:4 for a time of day."""


def written(sections: Sequence[Section]) -> str:
    """One table after another, each under its title, an empty line between."""
    text = io.StringIO()
    lines = csv.writer(text, delimiter=";")
    for at, section in enumerate(sections):
        if at:
            lines.writerow(())
        lines.writerow((guarded(section.title),))
        lines.writerows([guarded(cell) for cell in row] for row in (section.head, *section.rows))
    return BOM + text.getvalue()


def guarded(cell: str) -> str:
    """A cell that would be read as a formula begins with an apostrophe; numbers stay numbers."""
    if score := SCORE.fullmatch(cell):
        return f"{score[1]}{RATIO}{score[2]}"
    return f"'{cell}" if cell.startswith(ACTS) and not NUMBER.fullmatch(cell) else cell
