"""Stored packs of format 1, which games under way may still be playing: brought to today's mapping, never written."""

from collections.abc import Mapping
from typing import Any


def is_first(given: object) -> bool:
    return isinstance(given, Mapping) and given.get("format") == 1 and "questions" in given


def upgraded(given: Any) -> object:
    """The same pack as today's mapping; what does not fit is left as it is for the reader to name."""
    pack = {str(key): value for key, value in given.items() if key != "questions"}
    questions = given["questions"]
    if isinstance(questions, list):
        questions = [_question(each) if isinstance(each, Mapping) else each for each in questions]
    return {**pack, "format": 2, "sections": [{"questions": questions}]}


def _question(given: Mapping[str, Any]) -> object:
    named = {"text" if key == "prompt" else str(key): value for key, value in given.items() if key != "slot"}
    slot = given.get("slot")
    return {**named, "kind": "black_box"} if slot == 0 else {**named, "sector": slot}
