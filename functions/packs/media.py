"""Media of a pack: known by their bytes, named by their hash, and drawn pictures held to plain drawing."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from typing import Final, cast
from xml.etree import ElementTree

from packs.model import Medium

MOST_BYTES: Final = 2_000_000  # of a picture: above this phones at the table wait
MOST_MEDIUM: Final = 20_000_000  # of anything at all
MOST_PIXELS: Final = 40_000_000  # few bytes may unfold to a picture that a phone cannot hold

# What a drawn picture may consist of: every browser at the table opens it, so no scripts and nothing from outside.
_SHAPES: Final = """
    svg g defs title desc path rect circle ellipse line polyline polygon text tspan use clipPath mask pattern
    linearGradient radialGradient stop filter feGaussianBlur feDropShadow feTurbulence feColorMatrix feComposite
    feOffset feMerge feMergeNode feFlood feBlend
"""
DRAWING: Final = frozenset(_SHAPES.split())
INSTRUCTION: Final = re.compile(rb"<\?(?!xml\s)")
MAGIC: Final = (
    (b"\x89PNG\r\n\x1a\n", ".png"), (b"\xff\xd8\xff", ".jpg"), (b"OggS", ".ogg"), (b"\x1aE\xdf\xa3", ".webm"),
    (b"ID3", ".mp3"), (b"\xff\xfb", ".mp3"), (b"\xff\xf3", ".mp3"), (b"\xff\xf2", ".mp3"),
)  # fmt: skip
TYPES: Final[Mapping[str, str]] = {
    ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp", ".gif": "image/gif",
    ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".wav": "audio/wav", ".m4a": "audio/mp4",
    ".mp4": "video/mp4", ".webm": "video/webm",
}  # fmt: skip


def extension(content: bytes) -> str:
    """The ending by the bytes themselves, never by the name: .svg, .png, .mp3…, or "" for anything unknown."""
    for magic, ending in MAGIC:
        if content.startswith(magic):
            return ending
    if content[:4] == b"RIFF":
        return {b"WEBP": ".webp", b"WAVE": ".wav"}.get(content[8:12], "")
    if content[4:8] == b"ftyp":
        return ".m4a" if content[8:11] == b"M4A" else ".mp4"
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) > 13:
        return ".gif"
    return ".svg" if b"<svg" in content[:1000] else ""


def medium(ending: str) -> Medium:
    """What an ending shows or sounds as."""
    return cast(Medium, TYPES[ending].partition("/")[0])


def hash_name(content: bytes) -> str:
    """The name media is stored under: 32 hex digits and the ending. It tells nothing about the picture."""
    return hashlib.sha256(content).hexdigest()[:32] + extension(content)


def drawing_faults(content: bytes) -> tuple[str, ...]:
    """What a drawn picture holds that it must not, in the words of the file; empty when it is plain drawing."""
    if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
        return ("<!DOCTYPE>",)
    if b"\0" in content or INSTRUCTION.search(content):  # in UTF-16 none of these words would be found
        return ("указание <?…?> или другая кодировка",)
    try:
        root = ElementTree.fromstring(content)
    except (ElementTree.ParseError, ValueError):
        return ("разметка с ошибкой",)
    return tuple(dict.fromkeys(fault for element in root.iter() for fault in _faults(element)))


def _faults(element: "ElementTree.Element[str]") -> Iterator[str]:
    tag = _local(str(element.tag))
    if tag not in DRAWING:
        yield f"<{tag}>"
    for name, value in element.attrib.items():
        inside = all(target.startswith("#") for target in re.findall(r"url\(\s*['\"]?([^)]*)", value))
        outside_link = _local(name) == "href" and not value.startswith("#")
        if _local(name).lower().startswith("on") or outside_link or not inside:
            yield f"{tag} {_local(name)}"


def _local(name: str) -> str:
    return name.rpartition("}")[2]
