"""One thing the doctor looked at: well, worth knowing, or to be mended, with the remedy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

MARKS = {"well": "✓", "note": "·", "ill": "✗"}


@dataclass(frozen=True, slots=True)
class Finding:
    """remedy: what to do, "" when there is nothing to do."""

    how: Literal["well", "note", "ill"]
    what: str
    remedy: str = ""

    def __str__(self) -> str:
        line = f"  {MARKS[self.how]} {self.what}"
        return f"{line}\n      → {self.remedy}" if self.remedy else line


def well(what: str) -> Finding:
    return Finding("well", what)


def note(what: str, remedy: str = "") -> Finding:
    return Finding("note", what, remedy)


def ill(what: str, remedy: str) -> Finding:
    return Finding("ill", what, remedy)
