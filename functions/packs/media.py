"""Pictures of a pack: known by their bytes, named by their hash, and drawn pictures held to plain drawing."""

import hashlib
import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

MOST_BYTES: Final = 2_000_000

# What a drawn picture may consist of: every browser at the table opens it, so no scripts and nothing from outside.
_SHAPES: Final = """
    svg g defs title desc path rect circle ellipse line polyline polygon text tspan use clipPath mask pattern
    linearGradient radialGradient stop filter feGaussianBlur feDropShadow feTurbulence feColorMatrix feComposite
    feOffset feMerge feMergeNode feFlood feBlend
"""
DRAWING: Final = frozenset(_SHAPES.split())
RASTER: Final = ((b"\x89PNG\r\n\x1a\n", ".png"), (b"\xff\xd8\xff", ".jpg"))


def extension(content: bytes) -> str:
    """The ending by the bytes themselves, never by the name: .svg, .png, .jpg, .webp, or "" for anything else."""
    for magic, ending in RASTER:
        if content.startswith(magic):
            return ending
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return ".webp"
    return ".svg" if b"<svg" in content[:1000] else ""


def hash_name(content: bytes) -> str:
    """The name media is stored under: 32 hex digits and the ending. It tells nothing about the picture."""
    return hashlib.sha256(content).hexdigest()[:32] + extension(content)


def drawing_faults(content: bytes) -> tuple[str, ...]:
    """What a drawn picture holds that it must not, in the words of the file; empty when it is plain drawing."""
    if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
        return ("<!DOCTYPE>",)
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
