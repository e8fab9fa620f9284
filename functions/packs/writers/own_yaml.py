"""Our own format: pack.yaml and the media beside it. It holds everything."""

from collections.abc import Mapping, Sequence
from typing import Any

from packs import stored
from packs.model import Pack
from packs.writing import Written
from packs.yaml_text import dump


def write(pack: Pack, media: Mapping[str, bytes]) -> Written:
    """The YAML as a person would write it, and each file under its hash name."""
    stored_form: dict[str, Any] = stored.to_mapping(pack)
    sections = [_section(each) for each in stored_form.pop("sections")]
    if len(sections) == 1 and set(sections[0]) == {"questions"}:
        body: Mapping[str, object] = sections[0]
    else:
        body = {"tours": sections}
    return Written((dump(stored_form) + "\n" + dump(body)).encode(), dict(media), ())


def _section(given: Mapping[str, Any]) -> Mapping[str, object]:
    return {**given, "questions": [_question(each) for each in given["questions"]]}


ORDER = (
    "number", "sector", "kind", "note", "text", "handouts", "answer", "accepted", "rejected", "parts", "box", "hint",
    "comment", "sources", "authors",
)  # fmt: skip


def _question(given: Mapping[str, Any]) -> Mapping[str, object]:
    """Fields in the order in which they are needed at the table; media called by file."""
    made = {name: given[name] for name in ORDER if name in given}
    if "handouts" in made:
        made["handouts"] = _handouts(made["handouts"])
    if "parts" in made:
        made["parts"] = [_question(part) for part in made["parts"]]
    return made


def _handouts(given: Sequence[Mapping[str, Any]]) -> list[Mapping[str, object]]:
    return [_handout(each) for each in given]


def _handout(given: Mapping[str, Any]) -> Mapping[str, object]:
    """A file that was missing is called by the name it was asked for."""
    if given["kind"] != "text" and "media" not in given:
        return {**{key: value for key, value in given.items() if key != "text"}, "file": given.get("text", "")}
    return {"file" if key == "media" else key: value for key, value in given.items()}
