"""Our own pack format, version 1: a YAML file with its pictures beside it, read whole or refused whole."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.envelope import Box, Envelope, Handout
from game.sealed import Sealed

from packs.fields import Fields, Troubles
from packs.media import MOST_BYTES, drawing_faults, extension, hash_name
from packs.model import BLACK_BOX, Pack, Question, Slot
from packs.own_yaml import plain
from packs.stored import FORMAT, MOST_SLOTS, MOST_VERSIONS, check_slots
from packs.trouble import BadPack, Trouble

KINDS: Final = ("text", "image")


@dataclass(frozen=True, slots=True)
class Source:
    """A pack as its author keeps it: the YAML text and the files beside it by name."""

    text: bytes
    files: Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class Read:
    """A pack and the pictures it needs, by hash name, ready to be stored."""

    pack: Pack
    media: Mapping[str, bytes]

    def __repr__(self) -> str:
        return f"Read({self.pack.id!r}, {len(self.media)} media)"


def read(source: Source) -> Read:
    """The pack of a source; BadPack with all its troubles at once."""
    given = plain(source.text)
    if isinstance(given, dict) and isinstance(given.get("format"), int) and given["format"] > FORMAT:
        remedy = "Обновите программу или сохраните пакет в формате 1"
        raise BadPack([Trouble("newer_format", "пакет, поле format", "формат новее, чем знает программа", remedy)])
    return _Reading(source).pack(given)


class _Reading:
    """One reading of one source: the troubles found and the pictures asked for so far."""

    def __init__(self, source: Source) -> None:
        self._files = source.files
        self._troubles = Troubles()
        self._media: dict[str, bytes] = {}
        self._used: set[str] = set()

    def pack(self, given: object) -> Read:
        fields = Fields(given, "пакет", self._troubles)
        fields.number("format", FORMAT, FORMAT)
        questions = [self._question(item, i) for i, item in enumerate(fields.list("questions"), 1)]
        pack = Pack(
            id=fields.text("id", required=True),
            title=fields.text("title", required=True),
            version=fields.number("version", 1, MOST_VERSIONS),
            authors=fields.texts("authors"),
            about=fields.text("about"),
            questions=tuple(sorted(questions, key=lambda question: question.slot)),
        )
        fields.finish()
        check_slots(pack.questions, self._troubles)
        self._check_unused()
        self._troubles.raise_any()
        return Read(pack, self._media)

    def _question(self, given: object, number: int) -> Question:
        fields = Fields(given, _place(given, number), self._troubles)
        slot = self._slot(fields)
        envelope = Envelope(
            prompt=Sealed(fields.text("text", required=True)),
            answer=Sealed(fields.text("answer", required=True)),
            accepted=Sealed(fields.text("accepted")),
            rejected=Sealed(fields.text("rejected")),
            comment=Sealed(fields.text("comment")),
            hint=Sealed(fields.text("hint")),
            note=Sealed(fields.text("note")),
            sources=Sealed(fields.texts("sources")),
            handouts=Sealed(tuple(self._handout(item, fields.at("handouts")) for item in fields.list("handouts"))),
            box=self._box(fields, slot),
        )
        authors = fields.texts("authors")
        fields.finish()
        return Question(slot, envelope, authors)

    def _slot(self, fields: Fields) -> Slot:
        if not fields.has("kind"):
            return Slot(fields.number("sector", 1, MOST_SLOTS))
        if fields.text("kind") != "black_box":
            remedy = "Напишите kind: black_box или вместо kind укажите sector"
            self._troubles.add("unknown_kind", fields.at("kind"), "такого вида вопроса нет", remedy)
        return BLACK_BOX

    def _box(self, fields: Fields, slot: Slot) -> Sealed[Box] | None:
        given = fields.mapping("box")
        is_box = slot == BLACK_BOX
        if (given is not None) != is_box:
            reason = "у чёрного ящика нет содержимого" if is_box else "содержимое есть, а вопрос не чёрный ящик"
            self._troubles.add("box_misplaced", fields.at("box"), reason, "Поле box нужно чёрному ящику и только ему")
        if given is None or not is_box:
            return None
        box = Fields(given, fields.at("box"), self._troubles)
        contents, picture = box.text("contents", required=True), box.text("picture")
        box.finish()
        return Sealed(Box(contents, self._picture(picture, box.at("picture")) if picture else ""))

    def _handout(self, given: object, place: str) -> Handout:
        fields = Fields(given, place, self._troubles)
        kind = fields.text("kind", required=True)
        if kind and kind not in KINDS:
            remedy = "Сейчас раздают текст (text) и картинку (image)"
            self._troubles.add("unknown_handout", fields.at("kind"), "такой раздатки нет", remedy)
        text = fields.text("text", required=kind == "text")
        file = fields.text("file", required=kind == "image")
        fields.finish()
        return Handout(kind, text, self._picture(file, fields.at("file")) if file else "")

    def _picture(self, name: str, place: str) -> str:
        """The hash name of a picture beside the YAML; "" with a trouble when it cannot be used."""
        self._used.add(name)
        content = self._files.get(name)
        fault = ""
        if content is None:
            fault, remedy = "файла с таким именем рядом нет", "Положите картинку рядом с pack.yaml или поправьте имя"
        elif len(content) > MOST_BYTES:
            fault, remedy = "картинка больше двух мегабайт", "Уменьшите её"
        elif not extension(content):
            fault, remedy = "это не картинка знакомого вида", "Подойдут SVG, PNG, JPEG и WebP"
        elif extension(content) == ".svg" and (found := drawing_faults(content)):
            fault, remedy = f"в рисунке лишнее: {', '.join(found)}", "Оставьте в SVG только фигуры и заливки"
        if fault or content is None:
            self._troubles.add("bad_picture", place, fault, remedy)
            return ""
        self._media[hash_name(content)] = content
        return hash_name(content)

    def _check_unused(self) -> None:
        for name in sorted(set(self._files) - self._used):
            remedy = "Упомяните его в вопросе или уберите из папки"
            self._troubles.add("unused_file", f"файл {name}", "ни один вопрос его не показывает", remedy)


def _place(given: object, number: int) -> str:
    line = getattr(given, "line", 0)
    where = f"вопрос {number} по порядку"
    if isinstance(given, dict) and isinstance(given.get("sector"), int):
        where = f"сектор {given['sector']}"
    elif isinstance(given, dict) and given.get("kind") == "black_box":
        where = "чёрный ящик"
    return f"{where} (строка {line})" if line else where
