"""Media inside our own JSON: under `media`, by hash name, in base64; or as files beside it."""

import base64
import binascii
from collections.abc import Iterator, Mapping
from typing import Any

from packs.beside import Beside
from packs.trouble import Troubles


def media_of(given: Mapping[str, Any], files: Mapping[str, bytes], troubles: Troubles) -> dict[str, bytes]:
    """All media the pack names, found inside or beside; the missing ones are said."""
    inside = given.get("media")
    held: Mapping[str, Any] = inside if isinstance(inside, Mapping) else {}
    beside = Beside(files, troubles)
    kept: dict[str, bytes] = {}
    for name in dict.fromkeys(_names(given.get("sections", given.get("questions")), 0)):
        content = _decoded(held.get(name))
        if content is not None:
            stored_as = beside.keep(content, name, "медиа пакета")
        else:
            stored_as = beside.media(name, "медиа пакета")
        if stored_as and stored_as != name:
            reason = f"под именем «{name}» лежит другой файл"
            troubles.add("wrong_media", "медиа пакета", reason, "Сохраните пакет заново")
        elif stored_as:
            kept[name] = beside.kept[stored_as]
    return kept


def media_to(media: Mapping[str, bytes]) -> dict[str, str]:
    """Media as a JSON file holds them."""
    return {name: base64.b64encode(content).decode() for name, content in sorted(media.items())}


def _decoded(given: object) -> bytes | None:
    if not isinstance(given, str):
        return None
    try:
        return base64.b64decode(given, validate=True)
    except (binascii.Error, ValueError):
        return None


def _names(given: object, depth: int) -> Iterator[str]:
    """Every value of a `media` or `picture` field."""
    if depth > 12:
        return
    if isinstance(given, list):
        for each in given:
            yield from _names(each, depth + 1)
    elif isinstance(given, Mapping):
        for key, value in given.items():
            if key in ("media", "picture") and isinstance(value, str) and value:
                yield value
            else:
                yield from _names(value, depth + 1)
