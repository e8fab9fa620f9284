"""Width and height of a picture by its bytes: PNG, GIF, JPEG and SVG."""

import re
from typing import Final

VIEW_BOX: Final = re.compile(rb"viewBox\s*=\s*[\"']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)")
FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


def size_of(content: bytes) -> tuple[float, float]:
    """(width, height) in the picture's own units; 4 × 3 when they cannot be told."""
    found: tuple[float, float] = (0, 0)
    if content.startswith(b"\x89PNG") and len(content) >= 24:
        found = int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    elif content.startswith(b"GIF8") and len(content) >= 10:
        found = int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    elif content.startswith(b"\xff\xd8"):
        found = _jpeg(content)
    elif match := VIEW_BOX.search(content[:4000]):
        found = _number(match.group(1)), _number(match.group(2))
    return found if min(found) > 0 else (4, 3)


def _jpeg(content: bytes) -> tuple[float, float]:
    at = 2
    while at + 9 < len(content) and content[at] == 0xFF:
        if content[at + 1] in FRAMES:
            return int.from_bytes(content[at + 7 : at + 9], "big"), int.from_bytes(content[at + 5 : at + 7], "big")
        at += 2 + max(2, int.from_bytes(content[at + 2 : at + 4], "big"))
    return 0, 0


def _number(said: bytes) -> float:
    try:
        return float(said)
    except ValueError:
        return 0
