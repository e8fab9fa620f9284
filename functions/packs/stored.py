"""The stored form of a pack: a plain mapping, its canonical bytes and its digest. The only writer that opens seals."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final

from game.envelope import Box, Envelope, Handout
from game.sealed import Sealed

from packs.fields import Fields, Troubles
from packs.model import Pack, Question, Slot

FORMAT: Final = 1
MOST_SLOTS: Final = 99
MOST_VERSIONS: Final = 1_000_000
WORDS: Final = ("prompt", "answer", "accepted", "rejected", "comment", "hint", "note")


def to_mapping(pack: Pack) -> dict[str, object]:
    """Everything of the pack as strings, whole numbers, lists and mappings."""
    return {
        "format": FORMAT,
        "id": pack.id,
        "title": pack.title,
        "version": pack.version,
        "authors": list(pack.authors),
        "about": pack.about,
        "questions": [_question_to_mapping(question) for question in pack.questions],
    }


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
    except ValueError:
        given = None
    return from_mapping(given)


def from_mapping(given: object) -> Pack:
    """The pack of a stored mapping; BadPack with every trouble at once. Nothing is guessed and nothing dropped."""
    troubles = Troubles()
    fields = Fields(given, "пакет", troubles)
    fields.number("format", FORMAT, FORMAT)
    questions = [_question(item, i, troubles) for i, item in enumerate(fields.list("questions"), 1)]
    pack = Pack(
        id=fields.text("id", required=True),
        title=fields.text("title", required=True),
        version=fields.number("version", 1, MOST_VERSIONS),
        authors=fields.texts("authors"),
        about=fields.text("about"),
        questions=tuple(sorted(questions, key=lambda question: question.slot)),
    )
    fields.finish()
    check_slots(pack.questions, troubles)
    troubles.raise_any()
    return pack


def check_slots(questions: Sequence[Question], troubles: Troubles) -> None:
    """A pack has at least one question and no two in one slot."""
    slots = [question.slot for question in questions if question.slot >= 0]
    if not questions:
        troubles.add("no_questions", "пакет", "в пакете нет вопросов", "Добавьте хотя бы один вопрос")
    for slot in sorted({slot for slot in slots if slots.count(slot) > 1}):
        place = f"сектор {slot}" if slot else "чёрный ящик"
        troubles.add("slot_twice", place, "на этом месте больше одного вопроса", "Дайте каждому вопросу свой сектор")


def _question(given: object, number: int, troubles: Troubles) -> Question:
    fields = Fields(given, f"вопрос {number} по порядку", troubles)
    slot = Slot(fields.number("slot", 0, MOST_SLOTS))
    words = {name: Sealed(fields.text(name, required=name in ("prompt", "answer"))) for name in WORDS}
    handouts = tuple(_handout(item, fields.at("handouts"), troubles) for item in fields.list("handouts"))
    box = fields.mapping("box")
    question = Question(
        slot=slot,
        envelope=Envelope(
            **words,
            sources=Sealed(fields.texts("sources")),
            handouts=Sealed(handouts),
            box=None if box is None else Sealed(_box(box, fields.at("box"), troubles)),
        ),
        authors=fields.texts("authors"),
    )
    fields.finish()
    return question


def _handout(given: object, place: str, troubles: Troubles) -> Handout:
    fields = Fields(given, place, troubles)
    handout = Handout(fields.text("kind", required=True), fields.text("text"), fields.text("media"))
    fields.finish()
    return handout


def _box(given: object, place: str, troubles: Troubles) -> Box:
    fields = Fields(given, place, troubles)
    box = Box(fields.text("contents", required=True), fields.text("picture"))
    fields.finish()
    return box


def _question_to_mapping(question: Question) -> Mapping[str, object]:
    envelope = question.envelope
    handouts = [{"kind": h.kind, "text": h.text, "media": h.media} for h in envelope.handouts.break_seal()]
    box = None if envelope.box is None else envelope.box.break_seal()
    return {
        "slot": int(question.slot),
        "authors": list(question.authors),
        **{name: getattr(envelope, name).break_seal() for name in WORDS},
        "sources": list(envelope.sources.break_seal()),
        "handouts": handouts,
        "box": None if box is None else {"contents": box.contents, "picture": box.picture},
    }
