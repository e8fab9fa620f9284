"""A small pack for the tests of reading; its words hold a canary that must never be printed."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
import yaml
from packs.own import Source

PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>'
BOX_PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="4" height="4"/></svg>'
CANARY = "канарейка"

WRITTEN: dict[str, Any] = {
    "format": 1,
    "id": "probe",
    "title": "Проба",
    "version": 3,
    "authors": ["Редакция"],
    "questions": [
        {
            "sector": 1,
            "text": f"За\u0301мок или замо\u0301к, {CANARY}?",
            "answer": f"{CANARY} первая",
            "accepted": f"{CANARY} вторая",
            "rejected": f"{CANARY} третья",
            "comment": f"{CANARY} четвёртая",
            "hint": f"{CANARY} пятая",
            "note": f"{CANARY} шестая",
            "sources": [f"{CANARY} седьмая"],
            "authors": ["Редакция"],
            "handouts": [{"kind": "text", "text": f"{CANARY} восьмая"}, {"kind": "image", "file": "a.svg"}],
        },
        {"sector": 2, "text": f"{CANARY} ещё?", "answer": f"{CANARY} да"},
        {
            "kind": "black_box",
            "text": f"{CANARY} в ящике?",
            "answer": f"{CANARY} в нём",
            "box": {"contents": f"{CANARY} внутри", "picture": "box.svg"},
        },
    ],
}


@pytest.fixture
def written() -> dict[str, Any]:
    """The pack as its author wrote it, free to be spoilt by the test."""
    return copy.deepcopy(WRITTEN)


@pytest.fixture
def source() -> Callable[[dict[str, Any]], Source]:
    """The written pack as the source a reader is given."""

    def make(given: dict[str, Any]) -> Source:
        text = yaml.safe_dump(given, allow_unicode=True, sort_keys=False).encode()
        return Source(text, {"a.svg": PICTURE, "box.svg": BOX_PICTURE})

    return make
