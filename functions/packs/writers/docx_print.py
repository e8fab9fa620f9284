"""A Word document for print: every field under its label, pictures in their places, a tour on a new page."""

from collections.abc import Iterator, Mapping

from packs import opening, sheet_marks
from packs.docx_made import BLANK, DRAWN, PRINTED, document, drawing, fitted, paragraph, zipped
from packs.model import Handout, Pack, Part, Question, Section, Words
from packs.picture_size import size_of
from packs.trouble import Troubles
from packs.writing import Written


def write(pack: Pack, media: Mapping[str, bytes]) -> Written:
    """The document; a finding for what paper cannot show."""
    page = _Page(media)
    body = "".join(page.pack(pack))
    return Written(zipped(document(body), page.pictures), {}, tuple(page.troubles))


class _Page:
    def __init__(self, media: Mapping[str, bytes]) -> None:
        self._media = media
        self.pictures: dict[str, bytes] = {}
        self.troubles = Troubles()
        self._place = "пакет"
        self._count = 0

    def pack(self, pack: Pack) -> Iterator[str]:
        yield paragraph(pack.title, size=40, bold=True)
        for label, value in (("Авторы", ", ".join(pack.authors)), ("Редакторы", ", ".join(pack.editors)),
                             ("Дата", pack.date), ("", pack.about), ("", pack.address)):  # fmt: skip
            if value:
                yield paragraph(f"{label}: {value}" if label else value)
        for number, section in enumerate(pack.sections):
            yield from self._section(section, new_page=number > 0)

    def _section(self, section: Section, new_page: bool) -> Iterator[str]:
        if section.title:
            yield paragraph(section.title, size=32, bold=True, layout="<w:pageBreakBefore/>" if new_page else "")
        if section.editors:
            yield paragraph(f"Редакторы: {', '.join(section.editors)}")
        if section.about:
            yield paragraph(section.about)
        for question in section.questions:
            self._count += 1
            yield from self._question(question)

    def _question(self, question: Question) -> Iterator[str]:
        said = opening.words(question)
        number = question.number or str(self._count)
        self._place = question.where or f"вопрос {number}"
        marks = sheet_marks.written(question.kind, question.sector)
        yield paragraph(f"Вопрос {number}. {marks}".strip(), bold=True, layout="<w:keepNext/>")
        if said.note:
            yield paragraph(f"[Ведущему: {said.note.removeprefix('Ведущему: ')}]")
        yield from self._handouts(said.handouts, "question")
        yield from _lines(said.text)
        for count, part in enumerate(said.parts, 1):
            yield from self._handouts(part.handouts, "question")
            yield from _lines(f"{count}. {part.text}")
        yield from self._key(said)
        yield from self._tail(question, said)

    def _key(self, said: Words) -> Iterator[str]:
        yield from _labelled("Ответ", _joined(said.answer, said.parts, "answer"))
        yield from self._handouts(said.handouts, "answer")
        for part in said.parts:
            yield from self._handouts(part.handouts, "answer")
        yield from _labelled("Зачёт", _joined(said.accepted, said.parts, "accepted"))
        yield from _labelled("Незачёт", _joined(said.rejected, said.parts, "rejected"))
        yield from _labelled("Подсказка", said.hint)
        yield from _labelled("Комментарий", _joined(said.comment, said.parts, "comment"))
        yield from self._handouts(said.handouts, "comment")
        for part in said.parts:
            yield from self._handouts(part.handouts, "comment")
        if said.box is not None:
            yield from _labelled(sheet_marks.IN_BOX, said.box.contents)
            if said.box.picture:
                yield self._picture(Handout("image", "", said.box.picture))

    def _tail(self, question: Question, said: Words) -> Iterator[str]:
        sources = (*said.sources, *(source for part in said.parts for source in part.sources))
        authors = (*question.authors, *(author for part in said.parts for author in part.authors))
        listed = sources[0] if len(sources) == 1 else "\n".join(f"{n}. {each}" for n, each in enumerate(sources, 1))
        yield from _labelled("Источник" if len(sources) == 1 else "Источники", listed)
        yield from _labelled("Автор" if len(authors) == 1 else "Авторы", "\n".join(authors))

    def _handouts(self, given: tuple[Handout, ...], moment: str) -> Iterator[str]:
        for each in given:
            if each.moment != moment:
                continue
            if each.kind == "text":
                yield paragraph(f"[Раздаточный материал: {each.text}]")
            else:
                yield self._picture(each)

    def _picture(self, given: Handout) -> str:
        ending = given.media[given.media.rfind(".") :] if "." in given.media else ""
        if ending not in PRINTED or given.media not in self._media:
            reason = f"файл «{given.media or given.text}» на бумаге не показать"
            self.troubles.warn("lost_media", self._place, reason, "Напечатайте его отдельно; подойдут PNG и JPEG")
            return paragraph(f"[Раздаточный материал: файл {given.media or given.text}]")
        content = self.pictures.setdefault(given.media, self._media[given.media])
        number = self._number(given.media)
        inner = DRAWN.format(number=number) if ending == ".svg" else ""
        if inner:
            self.pictures.setdefault("blank.png", BLANK)
            number = self._number("blank.png")
        return drawing(number, inner, *fitted(*size_of(content)))

    def _number(self, name: str) -> int:
        return list(self.pictures).index(name) + 1


def _joined(whole: str, parts: tuple[Part, ...], name: str) -> str:
    each = [f"{n}. {getattr(part, name)}" for n, part in enumerate(parts, 1) if getattr(part, name)]
    return "\n".join([whole, *each] if whole else each)


def _labelled(label: str, value: str) -> Iterator[str]:
    if value:
        first, *rest = value.split("\n")
        yield paragraph(f"{label}: {first}", label=len(label) + 1)
        yield from (paragraph(line) for line in rest if line.strip())


def _lines(text: str) -> Iterator[str]:
    return (paragraph(line) for line in text.split("\n") if line.strip())
