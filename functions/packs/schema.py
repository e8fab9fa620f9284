"""A JSON Schema of our own format, made from the model: for editors that help while a pack is written."""

from typing import Any, Final

from packs.filling import MOST_SECTORS, MOST_VERSIONS
from packs.model import KINDS, MEDIA, MOMENTS
from packs.stored import FORMAT

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
TEXT: Final[dict[str, Any]] = {"type": ["string", "integer", "null"]}
TEXTS: Final[dict[str, Any]] = {"type": ["array", "null"], "items": {"type": ["string", "integer"]}}
SAID: Final = ("text", "answer", "accepted", "rejected", "comment")


def schema() -> dict[str, Any]:
    """What a pack.yaml of today's format may hold; the reader says more, and says it in words."""
    kind, moment = {"enum": list(MEDIA)}, {"enum": list(MOMENTS)}
    handouts = _list(_object({"kind": kind, "text": TEXT, "file": TEXT, "moment": moment}))
    part = {**dict.fromkeys(SAID, TEXT), "sources": TEXTS, "authors": TEXTS, "handouts": handouts}
    question = {
        **part,
        "number": TEXT,
        "sector": {"type": "integer", "minimum": 1, "maximum": MOST_SECTORS},
        "kind": {"enum": list(KINDS)},
        "hint": TEXT,
        "note": TEXT,
        "parts": _list(_object(part, "text", "answer")),
        "box": _object({"contents": TEXT, "picture": TEXT}, "contents"),
    }
    questions = _list(_object(question))
    tour = {"title": TEXT, "about": TEXT, "editors": TEXTS, "questions": questions}
    head = dict.fromkeys(("id", "title", "date", "about", "address"), TEXT)
    pack = {
        "format": {"type": "integer", "minimum": 1, "maximum": FORMAT},
        **head,
        "version": {"type": "integer", "minimum": 1, "maximum": MOST_VERSIONS},
        "authors": TEXTS,
        "editors": TEXTS,
        "questions": questions,
        "tours": _list(_object(tour, "questions")),
    }
    return {"$schema": DRAFT, **_object(pack, "format", "id", "title", "version")}


def _object(properties: dict[str, Any], *required: str) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


def _list(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}
