"""From a mapping of today's form to the pack: one reading for what hosts write in YAML and for what is stored."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from game.sealed import Sealed

from packs.fields import Fields
from packs.model import (
    BLACK_BOX,
    KINDS,
    MEDIA,
    MOMENTS,
    MOST_QUESTIONS,
    WITH_BOX,
    Box,
    Handout,
    Pack,
    Part,
    Question,
    Section,
    Words,
)
from packs.trouble import Troubles, refusal

MOST_SECTORS: Final = 99
MOST_VERSIONS: Final = 1_000_000


class Media(Protocol):
    """How this form names media, and the hash name of each."""

    @property
    def key(self) -> str: ...
    def media(self, name: str, place: str) -> str: ...


def number_of(given: object, key: str) -> int:
    """A whole number of a mapping, 0 when it has none."""
    value = given.get(key) if isinstance(given, Mapping) else None
    return value if isinstance(value, int) else 0


def read_pack(fields: Fields, sections: Sequence[object], media: Media) -> Pack:
    """The pack of these fields; `format` and the lists of questions are taken by the caller."""
    pack = Pack(
        id=fields.text("id", required=True),
        title=fields.text("title", required=True),
        version=fields.number("version", 1, MOST_VERSIONS),
        sections=_sections(fields, sections, media),
        authors=fields.texts("authors"),
        editors=fields.texts("editors"),
        date=fields.text("date"),
        about=fields.text("about"),
        address=fields.text("address"),
    )
    fields.finish()
    return pack


def _sections(fields: Fields, given: Sequence[object], media: Media) -> tuple[Section, ...]:
    made: list[Section] = []
    count = 0
    for number, item in enumerate(given, 1):
        section = fields.inner(item, f"тур {number}")
        questions = section.list("questions")
        if count + len(questions) > MOST_QUESTIONS:
            reason = f"вопросов больше {MOST_QUESTIONS}"
            raise refusal("too_many_questions", "пакет", reason, "Разделите пакет на несколько файлов")
        read = tuple(_question_at(section, each, count + n, media) for n, each in enumerate(questions))
        made.append(Section(section.text("title"), read, section.text("about"), section.texts("editors")))
        count += len(questions)
        section.finish()
    return tuple(made)


def _question_at(fields: Fields, given: object, index: int, media: Media) -> Question:
    with fields.troubles.about(index):
        return _question(fields, given, _place(given, index + 1), media)


def _question(fields: Fields, given: object, place: str, media: Media) -> Question:
    fields = fields.inner(given, place)
    kind = fields.choice("kind", KINDS, "ordinary")
    parts = tuple(_part(fields, each, n, place, media) for n, each in enumerate(fields.list("parts"), 1))
    sole = not parts and isinstance(given, Mapping)
    if len(parts) == 1:
        remedy = "Добавьте остальные или запишите text и answer прямо в вопросе"
        fields.wrong("one_part", "parts", "часть всего одна", remedy)
    words = Words(
        text=fields.text("text", required=sole),
        answer=fields.text("answer", required=sole),
        accepted=fields.text("accepted"),
        rejected=fields.text("rejected"),
        comment=fields.text("comment"),
        hint=fields.text("hint"),
        note=fields.text("note"),
        sources=fields.texts("sources"),
        handouts=_handouts(fields, media),
        parts=parts,
        box=_box(fields, kind, media),
    )
    sector = fields.number("sector", 1, MOST_SECTORS) if fields.has("sector") else None
    question = Question(Sealed(words), fields.text("number"), kind, sector, fields.texts("authors"), place)
    fields.finish()
    return question


def _part(outer: Fields, given: object, number: int, place: str, media: Media) -> Part:
    with outer.troubles.about(part=number):
        fields = outer.inner(given, f"{place}, часть {number}")
        part = Part(
            text=fields.text("text", required=True),
            answer=fields.text("answer", required=True),
            accepted=fields.text("accepted"),
            rejected=fields.text("rejected"),
            comment=fields.text("comment"),
            sources=fields.texts("sources"),
            authors=fields.texts("authors"),
            handouts=_handouts(fields, media),
        )
        fields.finish()
        return part


def _handouts(outer: Fields, media: Media) -> tuple[Handout, ...]:
    with outer.troubles.about(field="handouts"):
        return tuple(_handout(outer.inner(each, outer.at("handouts")), media) for each in outer.list("handouts"))


def _handout(fields: Fields, media: Media) -> Handout:
    kind = fields.choice("kind", MEDIA, "text")
    text = fields.text("text", required=kind == "text")
    file = fields.text(media.key)
    if kind != "text" and not file:
        reason = f"файла «{text}» нет" if text else "файла нет"
        fields.wrong("missing_media", media.key, reason, "Добавьте его или уберите эту раздатку")
    moment = fields.choice("moment", MOMENTS, "question")
    name = media.media(file, fields.at(media.key)) if file else ""
    fields.finish()
    return Handout(kind, text or (file if file and not name else ""), name, moment)  # a missing file keeps its name


def _box(outer: Fields, kind: str, media: Media) -> Box | None:
    with outer.troubles.about(field="box"):
        return _box_of(outer, outer.mapping("box"), kind, media)


def _box_of(outer: Fields, given: object, kind: str, media: Media) -> Box | None:
    if kind == "black_box" and given is None:
        reason = "у чёрного ящика нет содержимого"
        outer.wrong("box_misplaced", "box", reason, "Впишите, что в нём лежит")
    if given is None:
        return None
    if kind not in WITH_BOX:
        reason = "содержимое есть, а вопрос не чёрный ящик"
        outer.wrong("box_misplaced", "box", reason, "Содержимое бывает у чёрного ящика и у красного конверта")
    fields = outer.inner(given, outer.at("box"))
    contents, picture = fields.text("contents", required=True), fields.text("picture")
    fields.finish()
    return Box(contents, media.media(picture, fields.at("picture")) if picture else "")


def check_places(pack: Pack, troubles: Troubles) -> None:
    """A pack has at least one question, no two in one sector, and one black box."""
    taken: dict[int, int] = {}
    if not pack.questions:
        troubles.add("no_questions", "пакет", "в пакете нет вопросов", "Добавьте хотя бы один вопрос")
    for index, question in enumerate(pack.questions):
        slot = BLACK_BOX if question.kind == "black_box" else question.sector
        if slot is None or slot < 0:
            continue
        if slot in taken:
            place = f"сектор {slot}" if slot else "чёрный ящик"
            reason = f"здесь и {pack.questions[taken[slot]].where}, и {question.where}"
            both, remedy = (taken[slot], index), "Дайте каждому вопросу свой сектор"
            troubles.add("slot_twice", place, reason, remedy, field="sector", questions=both)
        taken[slot] = index


def _place(given: object, number: int) -> str:
    line = getattr(given, "line", 0)
    where = f"вопрос {number} по порядку"
    if isinstance(given, Mapping) and isinstance(given.get("sector"), int):
        where = f"сектор {given['sector']}"
    elif isinstance(given, Mapping) and given.get("kind") == "black_box":
        where = "чёрный ящик"
    return f"{where} (строка {line})" if line else where
