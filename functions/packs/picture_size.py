"""Width and height of a picture by its bytes: PNG, GIF, JPEG, WebP and SVG."""

import re
from typing import Final

VIEW_BOX: Final = re.compile(rb"viewBox\s*=\s*[\"']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)")
FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


def size_of(content: bytes) -> tuple[float, float]:
    """(width, height) in the picture's own units; 4 × 3 when they cannot be told."""
    found: tuple[float, float] = (0, 0)
    if content.startswith(b"\x89PNG") and content[12:16] == b"IHDR" and len(content) >= 24:
        found = int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    elif content.startswith(b"GIF8") and len(content) >= 10:
        found = int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    elif content.startswith(b"\xff\xd8"):
        found = _jpeg(content)
    elif content[8:12] == b"WEBP":
        found = _webp(content[12:30])
    elif match := VIEW_BOX.search(content[:4000]):
        found = _number(match.group(1)), _number(match.group(2))
    return found if min(found) > 0 else (4, 3)


def _webp(chunk: bytes) -> tuple[float, float]:
    """By its first chunk: extended, lossless or lossy."""
    kind, said = chunk[:4], chunk[8:]
    if kind == b"VP8X" and len(said) >= 10:
        return 1 + int.from_bytes(said[4:7], "little"), 1 + int.from_bytes(said[7:10], "little")
    if kind == b"VP8L" and len(said) >= 5:
        bits = int.from_bytes(said[1:5], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 " and len(said) >= 10:
        return int.from_bytes(said[6:8], "little") & 0x3FFF, int.from_bytes(said[8:10], "little") & 0x3FFF
    return 0, 0


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
