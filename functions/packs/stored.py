"""The stored form of a pack: a plain mapping, its canonical bytes and its digest. Also the JSON hosts exchange."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final

from packs import opening
from packs.fields import Fields
from packs.filling import check_places, number_of, read_pack
from packs.first import is_first, upgraded
from packs.model import Box, Handout, Pack, Part, Question, Section
from packs.trouble import Troubles, refusal

FORMAT: Final = 2
WORDS: Final = ("text", "answer", "accepted", "rejected", "comment", "hint", "note")


def to_mapping(pack: Pack) -> dict[str, object]:
    """Everything of the pack as strings, whole numbers, lists and mappings; what is empty is left out."""
    return {
        "format": FORMAT,
        "id": pack.id,
        "title": pack.title,
        "version": pack.version,
        **_filled(
            authors=pack.authors, editors=pack.editors, date=pack.date, about=pack.about, address=pack.address
        ),
        "sections": [_section(section) for section in pack.sections],
    }  # fmt: skip


def to_bytes(pack: Pack) -> bytes:
    """Canonical JSON in UTF-8: equal packs give equal bytes whatever the order of keys they were read in."""
    return json.dumps(to_mapping(pack), ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def digest(pack: Pack) -> str:
    """SHA-256 of the canonical bytes, 64 hex digits: the name by which a game remembers its pack."""
    return hashlib.sha256(to_bytes(pack)).hexdigest()


def from_bytes(stored: bytes) -> Pack:
    """The pack of those bytes; BadPack when they are not one."""
    try:
        given = json.loads(stored)
    except (ValueError, RecursionError):
        given = None
    return from_mapping(given)


def from_mapping(given: object) -> Pack:
    """The pack of a stored mapping; BadPack with every trouble at once. Nothing is guessed and nothing dropped."""
    troubles = Troubles()
    pack = lenient(given, troubles)
    troubles.raise_any()
    return pack


def lenient(given: object, troubles: Troubles) -> Pack:
    """The pack of a stored mapping as far as it can be read; what is wrong goes to the troubles."""
    if number_of(given, "format") > FORMAT:
        remedy = f"Обновите программу или сохраните пакет в формате {FORMAT}"
        raise refusal("newer_format", "пакет, поле format", "формат новее, чем знает программа", remedy)
    fields = Fields(upgraded(given) if is_first(given) else given, "пакет", troubles)
    fields.number("format", FORMAT, FORMAT)
    sections = fields.list("sections")
    pack = read_pack(fields, sections, _Kept(troubles))
    check_places(pack, troubles)
    return pack


class _Kept:
    """How a stored pack names its media: by hash already."""

    def __init__(self, troubles: Troubles) -> None:
        self.troubles = troubles

    key = "media"

    def media(self, name: str, place: str) -> str:
        return name


def _filled(**values: object) -> dict[str, object]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items() if value}


def _section(section: Section) -> Mapping[str, object]:
    questions = [_question(question) for question in section.questions]
    return {**_filled(title=section.title, about=section.about, editors=section.editors), "questions": questions}


def _question(question: Question) -> Mapping[str, object]:
    said = opening.words(question)
    kind = "" if question.kind == "ordinary" else question.kind
    return _filled(
        number=question.number,
        kind=kind,
        sector=question.sector,
        authors=question.authors,
        sources=said.sources,
        handouts=_handouts(said.handouts),
        parts=[_part(part) for part in said.parts],
        box=None if said.box is None else _box(said.box),
        **{name: getattr(said, name) for name in WORDS},
    )


def _part(part: Part) -> Mapping[str, object]:
    return _filled(
        text=part.text, answer=part.answer, accepted=part.accepted, rejected=part.rejected, comment=part.comment,
        sources=part.sources,authors=part.authors, handouts=_handouts(part.handouts),
    )  # fmt: skip


def _handouts(given: Sequence[Handout]) -> list[Mapping[str, object]]:
    return [
        _filled(
            kind=each.kind, text=each.text, media=each.media, moment="" if each.moment == "question" else each.moment
        )
        for each in given
    ]


def _box(box: Box) -> Mapping[str, object]:
    return _filled(contents=box.contents, picture=box.picture)
