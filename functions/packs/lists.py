"""Lists inside a text: items after dashes, items after numbers, and the several questions of a duplet or a blitz."""

import re
from collections.abc import Sequence
from typing import Final

ITEM: Final = re.compile(r"^\s*[-–—]\s+", re.M)
NUMBERED_LINE: Final = re.compile(r"^\s*(\d{1,3})[.)]\s+", re.M)
NUMBERED: Final = re.compile(r"(?:^|(?<=[\s;.,]))\s*(\d{1,3})[.)]\s+")
NAMED: Final = re.compile(r"\W{0,3}(дуплет|суперблиц|блиц)\b", re.I)
KINDS: Final = {"дуплет": "duplet", "блиц": "blitz", "суперблиц": "superblitz"}


def dashed(text: str) -> tuple[str, list[str]]:
    """The lead and the items that begin with a hyphen and a space; no items when there is only one."""
    return _split(text, [(match.start(), match.end()) for match in re.finditer(r"^- +", text, re.M)])


def numbered(text: str, inline: bool = True) -> tuple[str, list[str]]:
    """The lead and the items numbered 1, 2, 3… at beginnings of lines, or within them."""
    for pattern in (NUMBERED_LINE, NUMBERED)[: 2 if inline else 1]:
        marks, wanted = [], 1
        for match in pattern.finditer(text):
            if int(match.group(1)) == wanted:
                marks.append((match.start(), match.end()))
                wanted += 1
        if len(marks) > 1:
            return _split(text, marks)
    return text, []


def _split(text: str, marks: Sequence[tuple[int, int]]) -> tuple[str, list[str]]:
    if len(marks) < 2:
        return text, []
    ends = [start for start, _ in marks[1:]] + [len(text)]
    items = [text[begin:end].strip() for (_, begin), end in zip(marks, ends, strict=True)]
    return text[: marks[0][0]].strip(), items


def sources(text: str) -> tuple[str, ...]:
    """A list of sources or authors: items after dashes or numbers, else one a line."""
    lead, items = dashed(text)
    if not items and text.startswith("- "):
        return (re.sub(r"\s*\n\s*", " ", text[2:].strip()),)
    if not items and re.match(r"\s*1[.)]\s", text):
        lead, items = numbered(text)
    if items:
        return tuple(each for each in (lead, *(re.sub(r"\s*\n\s*", " ", item) for item in items)) if each)
    return tuple(line.strip() for line in text.split("\n") if line.strip())


def kind_said(lead: str) -> str:
    """duplet, blitz or superblitz when a text begins by saying so."""
    said = NAMED.match(lead)
    return KINDS[said.group(1).lower()] if said else ""


def kind_of(lead: str, count: int) -> str:
    """What an envelope of so many parts is: as its lead says, else by their number."""
    return kind_said(lead) or ("duplet" if count == 2 else "blitz")
