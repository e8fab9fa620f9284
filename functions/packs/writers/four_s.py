"""The .4s format: what it can hold, escaped where its signs would be read as marks, and what it cannot, said."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from packs import lists, markup, opening
from packs.model import Handout, Pack, Part, Question, Section, Words
from packs.sheet_marks import KINDS
from packs.trouble import Troubles, quote
from packs.writing import Written

ESCAPE: Final = re.compile(
    r"\\(?=[\[\]_~()`<!\-\\\n]|\Z)|[\[\]]|`(?=[аеёиоуыэюя])|<(?=раздатка>)|^!(?=!)|^-(?= )"
    r"|\((?=(?:img|pic|aud|audio|video|vid|screen|LINEBREAK|PAGEBREAK)\b)", re.I
)  # fmt: skip
MEDIA_WORD: Final = {"image": "img", "audio": "aud", "video": "video"}


def write(pack: Pack, media: Mapping[str, bytes]) -> Written:
    """The text, the media beside it, and a finding for each thing .4s has no place for."""
    writer = _Writer(pack)
    text = "\n".join(writer.lines()) + "\n"
    return Written(text.encode(), dict(media), tuple(writer.troubles()))


class _Writer:
    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._losses: dict[tuple[str, str], list[str]] = {}
        self._counter = 1
        self._place = "пакет"

    def lines(self) -> Iterator[str]:
        pack = self._pack
        yield f"### {_flat(pack.title)}"
        yield from (f"#EDITOR {_flat(editor)}" for editor in pack.editors)
        if pack.date:
            yield f"#DATE {_flat(pack.date)}"
        yield from _info(pack.about)
        for name, value in (("address", pack.address), ("authors", ", ".join(pack.authors))):
            if value:
                self._lost(name, f"в .4s нет места для поля {name} пакета: {quote(value)}")
        for number, section in enumerate(pack.sections):
            yield from self._section(section, number)

    def _section(self, section: Section, number: int) -> Iterator[str]:
        if section.title or section.about or section.editors or number or len(self._pack.sections) > 1:
            yield ""
            yield f"## {_flat(section.title)}".rstrip()
        yield from (f"#EDITOR {_flat(editor)}" for editor in section.editors)
        yield from _info(section.about)
        for question in section.questions:
            yield ""
            yield from self._question(question)

    def _question(self, question: Question) -> Iterator[str]:
        said = opening.words(question)
        self._place = question.where.partition(" (")[0] or f"вопрос {question.number or self._counter}"
        self._say_what_is_lost(question, said)
        if question.number and question.number != str(self._counter):
            yield f"№ {_flat(question.number)}"
        else:
            self._counter += 1
        said_parts = said.parts
        note = f"[{self._inner(said.note)}]\n" if said.note else ""
        shown = [self._shown(each) for each in said.handouts if each.moment == "question"]
        before = note + "".join(f"{each}\n" for each in shown)
        yield from self._field(
            "?", _after(before, self._value(said.text, True)), [self._asked(each) for each in said_parts]
        )
        answers = [self._told(each) for each in said_parts]
        shown = [self._shown(each) for each in said.handouts if each.moment == "answer"]
        answer = "\n".join(each for each in (self._value(said.answer), *shown) if each)
        yield from self._field("!", answer, answers)
        yield from self._keys(said, said_parts)
        shown = [self._shown(each) for each in said.handouts if each.moment == "comment"]
        comment, comments = self._shared("comment", said.comment, [part.comment for part in said_parts])
        yield from self._field("/", "\n".join(each for each in (comment, *shown) if each), comments)
        yield from self._list("^", (*said.sources, *(source for part in said_parts for source in part.sources)))
        yield from self._list("@", (*question.authors, *(author for part in said_parts for author in part.authors)))

    def _keys(self, said: Words, parts: Sequence[Part]) -> Iterator[str]:
        for sign, name in (("=", "accepted"), ("!=", "rejected")):
            whole, each = self._shared(name, getattr(said, name), [getattr(part, name) for part in parts])
            yield from self._field(sign, whole, each)

    def _shared(self, name: str, whole: str, parts: Sequence[str]) -> tuple[str, list[str]]:
        """A field of the whole and of its parts: a list when every part has it, else one numbered text."""
        if not any(parts):
            return self._value(whole), []
        if all(parts):
            return self._value(whole), [self._value(each) for each in parts]
        self._lost(name, f"поле {name} есть не у всех частей: в .4s оно общее и записано с номерами частей")
        numbered = [f"{number}. {each}" for number, each in enumerate(parts, 1) if each]
        return self._value("\n".join([whole, *numbered] if whole else numbered)), []

    def _asked(self, part: Part) -> str:
        shown = "".join(f"{self._shown(each)} " for each in part.handouts if each.moment == "question")
        return shown + self._value(part.text, True)

    def _told(self, part: Part) -> str:
        shown = "".join(f" {self._shown(each)}" for each in part.handouts if each.moment != "question")
        return self._value(part.answer) + shown

    def _field(self, sign: str, whole: str, items: Sequence[str]) -> Iterator[str]:
        if whole or items:
            yield f"{sign} {whole}".rstrip()
            yield from (f"- {item}" for item in items)

    def _list(self, sign: str, items: Sequence[str]) -> Iterator[str]:
        values = [self._value(each) for each in items]
        if len(values) == 1 and len(lists.sources(values[0])) == 1:
            yield f"{sign} {values[0]}"
        elif values:
            yield sign
            yield from (f"- {value}" for value in values)

    def _shown(self, handout: Handout) -> str:
        if handout.kind == "text":
            return f"[Раздаточный материал: {self._inner(handout.text)}]"
        if handout.media and handout.text:
            self._lost("caption", f"в .4s нет подписи к картинке: {quote(handout.text)}")
        file = f"({MEDIA_WORD[handout.kind]} {handout.media or handout.text})"
        return f"[Раздаточный материал: {file}]" if handout.moment == "question" else file

    def _inner(self, text: str) -> str:
        """A text inside brackets: in one line."""
        return self._value(text, True).replace("\n", "(LINEBREAK)")

    def _value(self, text: str, is_question: bool = False) -> str:
        """A text that reads back as it is."""
        text = ESCAPE.sub(lambda match: "\\" + match.group(), text)
        if any(match.group(2) or match.group(3) for match in markup.EMPHASIS.finditer(text)):
            text = re.sub(r"[_~]", lambda match: "\\" + match.group(), text)
        for word in markup.CAPITAL.findall(text):
            self._lost("stress_by_capital", f"слово {quote(word)} в .4s прочтут с ударением на заглавной гласной")
        return _lines(text)

    def _say_what_is_lost(self, question: Question, said: Words) -> None:
        usual = lists.kind_of(said.text, len(said.parts)) if said.parts else "ordinary"
        if question.kind != usual:
            self._lost("kind", f"в .4s нет вида вопроса: {KINDS.get(question.kind, 'обычный').lower()}")
        if question.sector is not None:
            self._lost("sector", "в .4s нет места вопроса на столе")
        if said.hint:
            self._lost("hint", "в .4s нет подсказки для помощи клуба")
        if said.box is not None:
            self._lost("box", "в .4s нет содержимого чёрного ящика")
        if any(part.sources for part in said.parts) or any(part.authors for part in said.parts):
            self._lost("part_sources", "источники и авторы частей стали общими для вопроса")

    def _lost(self, code: str, reason: str) -> None:
        self._losses.setdefault((f"lost_{code}", reason), []).append(self._place)

    def troubles(self) -> Troubles:
        """What was lost, one finding for each kind of loss with all its places."""
        made = Troubles()
        for (code, reason), places in self._losses.items():
            where = "; ".join(places[:8]) + (f" и ещё {len(places) - 8}" if len(places) > 8 else "")
            made.warn(code, where, reason, "Сохраните пакет и в своём формате")
        return made


def _after(before: str, value: str) -> str:
    """A value after lines of brackets; where its first line looks like a mark, without a line of its own."""
    unsafe = before and value and not _is_plain(value.partition("\n")[0])
    return f"{before[:-1]}(LINEBREAK){value}" if unsafe else before + value


def _lines(text: str) -> str:
    """Lines that would be read as marks, lists or ends of the question are joined by a named break."""
    first, *rest = text.split("\n")
    made = first
    for line in rest:
        made += ("\n" if _is_plain(line) and made == made.rstrip() else "(LINEBREAK)") + line
    return made


def _is_plain(line: str) -> bool:
    """Whether a line may begin a line of the file and still be text."""
    return bool(line) and line == line.strip() and line[0] not in "?!=/^@>#-№"


def _flat(text: str) -> str:
    return " ".join(text.split())


def _info(text: str) -> Iterator[str]:
    return (f"# {line.strip()}" for line in text.split("\n") if line.strip())
