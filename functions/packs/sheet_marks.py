"""How a sheet of paper names a question's kind and sector beside its number: one way, for writing and for reading."""

import re
from typing import Final

from packs.model import Kind

KINDS: Final[dict[Kind, str]] = {
    "black_box": "Чёрный ящик", "blitz": "Блиц", "superblitz": "Суперблиц", "duplet": "Дуплет",
    "thirteen": "13-й сектор", "zeitnot": "Цейтнот", "partner": "Вопрос партнёра", "red": "Красный конверт",
    "blue": "Синий конверт", "base": "База",
}  # fmt: skip
IN_BOX: Final = "В ящике лежит"
MARKED: Final = re.compile(r"\s*\[Ведущему:\s*([^\]]*)\]\s*$", re.I)
SECTOR: Final = re.compile(r"сектор\s+([1-9]\d?)", re.I)


def written(kind: Kind, sector: int | None) -> str:
    """«[Ведущему: Чёрный ящик, сектор 3]»; "" when there is nothing to say."""
    marks = [KINDS.get(kind, ""), f"сектор {sector}" if sector else ""]
    said = ", ".join(mark for mark in marks if mark)
    return f"[Ведущему: {said}]" if said else ""


def read(text: str) -> tuple[str, int | None] | None:
    """Kind ("" for none) and sector of a text that says only these; None for any other text."""
    found = MARKED.match(text)
    kind, sector = "", None
    for mark in found.group(1).split(",") if found else ():
        named = next((each for each, name in KINDS.items() if name.lower() == mark.strip().lower()), "")
        numbered = SECTOR.fullmatch(mark.strip())
        if numbered and sector is None:
            sector = int(numbered.group(1))
        elif named and not kind:
            kind = named
        else:
            return None
    return (kind, sector) if found else None
