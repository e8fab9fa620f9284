"""A question as a text format gives it, field by field, before it is finished."""

from dataclasses import dataclass, field
from typing import Final

from packs.model import Moment

SAID: Final = (
    "handout", "text", "answer", "accepted", "rejected", "comment", "sources", "authors", "note", "hint", "box",
)  # fmt: skip


@dataclass
class Draft:
    """What a reader found of one question; `said` holds lines as written, by field; `files` what is shown."""

    where: str
    index: int = 0  # among the questions of the pack
    number: str = ""
    kind: str = ""
    sector: int | None = None
    said: dict[str, list[str]] = field(default_factory=dict)
    files: list[tuple[str, Moment]] = field(default_factory=list)

    def begin(self, name: str) -> None:
        """The field is there, even if nothing is said in it."""
        self.said.setdefault(name, [])

    def add(self, name: str, text: str) -> None:
        """Text for a field, after what is there already."""
        self.said.setdefault(name, []).append(text)

    def text(self, name: str) -> str:
        return "\n".join(self.said.get(name, ()))


@dataclass(frozen=True, slots=True)
class Habits:
    """What a format means by its signs."""

    marks_up: bool = False  # underscores, tildes, backticks, named breaks, every bracket a note (.4s)
    dashes: bool = False  # two or more dashed items in question and answer are parts (.4s)
    numbers: bool = True  # numbered items are parts when the question says duplet or blitz
