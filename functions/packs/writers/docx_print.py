"""A Word document for print: every field under its label, pictures in their places, a tour on a new page."""

import base64
import io
import zipfile
from collections.abc import Iterator, Mapping
from typing import Final
from xml.sax.saxutils import escape

from packs import opening
from packs.model import Handout, Pack, Part, Question, Section, Words
from packs.picture_size import size_of
from packs.trouble import Troubles
from packs.writing import Written

DATE: Final = (2020, 1, 1, 0, 0, 0)
W: Final = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
R: Final = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
A: Final = "http://schemas.openxmlformats.org/drawingml/2006/main"
PIC: Final = "http://schemas.openxmlformats.org/drawingml/2006/picture"
WP: Final = "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
PRINTED: Final = {".png": "image/png", ".jpg": "image/jpeg", ".gif": "image/gif", ".svg": "image/svg+xml"}
WIDEST_EMU, TALLEST_EMU = 5_400_000, 4_320_000  # 15 × 12 cm
DRAWN: Final = (  # a drawing stands beside a blank picture, which only old programs show
    '<a:extLst><a:ext uri="{{96DAC541-7B7A-43D3-8B79-37D633B846F1}}">'
    '<asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId{number}"/>'
    "</a:ext></a:extLst>"
)
BLANK: Final = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
KINDS: Final = {
    "black_box": "Чёрный ящик", "blitz": "Блиц", "superblitz": "Суперблиц", "duplet": "Дуплет",
    "thirteen": "13-й сектор", "zeitnot": "Цейтнот", "partner": "Вопрос партнёра", "red": "Красный конверт",
    "blue": "Синий конверт", "base": "База",
}  # fmt: skip
TYPES: Final = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>{media}
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>"""  # noqa: E501
LINKS: Final = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{links}</Relationships>"""


def write(pack: Pack, media: Mapping[str, bytes]) -> Written:
    """The document; a finding for what paper cannot show."""
    page = _Page(media)
    body = "".join(page.pack(pack))
    document = (
        f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="{W}" xmlns:r="{R}">'
        f"<w:body>{body}</w:body></w:document>"
    )
    return Written(_zipped(document, page.pictures), {}, tuple(page.troubles))


class _Page:
    def __init__(self, media: Mapping[str, bytes]) -> None:
        self._media = media
        self.pictures: dict[str, bytes] = {}
        self.troubles = Troubles()
        self._place = "пакет"
        self._count = 0

    def pack(self, pack: Pack) -> Iterator[str]:
        yield _paragraph(pack.title, size=40, bold=True)
        for label, value in (("Авторы", ", ".join(pack.authors)), ("Редакторы", ", ".join(pack.editors)),
                             ("Дата", pack.date), ("", pack.about), ("", pack.address)):  # fmt: skip
            if value:
                yield _paragraph(f"{label}: {value}" if label else value)
        for number, section in enumerate(pack.sections):
            yield from self._section(section, new_page=number > 0)

    def _section(self, section: Section, new_page: bool) -> Iterator[str]:
        if section.title:
            yield _paragraph(section.title, size=32, bold=True, layout="<w:pageBreakBefore/>" if new_page else "")
        if section.editors:
            yield _paragraph(f"Редакторы: {', '.join(section.editors)}")
        if section.about:
            yield _paragraph(section.about)
        for question in section.questions:
            self._count += 1
            yield from self._question(question)

    def _question(self, question: Question) -> Iterator[str]:
        said = opening.words(question)
        number = question.number or str(self._count)
        self._place = question.where or f"вопрос {number}"
        marks = [KINDS.get(question.kind, ""), f"сектор {question.sector}" if question.sector else ""]
        marked = ", ".join(mark for mark in marks if mark)
        yield _paragraph(
            f"Вопрос {number}." + (f" [Ведущему: {marked}]" if marked else ""), bold=True, layout="<w:keepNext/>"
        )
        if said.note:
            yield _paragraph(f"[Ведущему: {said.note}]")
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
            yield from _lines(f"В ящике лежит {said.box.contents}")
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
                yield _paragraph(f"[Раздаточный материал: {each.text}]")
            else:
                yield self._picture(each)

    def _picture(self, given: Handout) -> str:
        ending = given.media[given.media.rfind(".") :] if "." in given.media else ""
        if ending not in PRINTED or given.media not in self._media:
            reason = f"файл «{given.media or given.text}» на бумаге не показать"
            self.troubles.warn("lost_media", self._place, reason, "Напечатайте его отдельно; подойдут PNG и JPEG")
            return _paragraph(f"[Раздаточный материал: файл {given.media or given.text}]")
        content = self.pictures.setdefault(given.media, self._media[given.media])
        number = self._number(given.media)
        inner = DRAWN.format(number=number) if ending == ".svg" else ""
        if inner:
            self.pictures.setdefault("blank.png", BLANK)
            number = self._number("blank.png")
        return _drawing(number, inner, *_fitted(*size_of(content)))

    def _number(self, name: str) -> int:
        return list(self.pictures).index(name) + 1


def _fitted(width: float, height: float) -> tuple[int, int]:
    """The size on paper, the sides in proportion."""
    scale = min(WIDEST_EMU / width, TALLEST_EMU / height)
    return max(1, round(width * scale)), max(1, round(height * scale))


def _drawing(number: int, inner: str, width: int, height: int) -> str:
    size = f'cx="{width}" cy="{height}"'
    return (
        f'<w:p><w:r><w:drawing><wp:inline xmlns:wp="{WP}"><wp:extent {size}/>'
        f'<wp:docPr id="{number}" name="{number}"/>'
        f'<a:graphic xmlns:a="{A}"><a:graphicData uri="{PIC}"><pic:pic xmlns:pic="{PIC}"><pic:nvPicPr>'
        f'<pic:cNvPr id="{number}" name="{number}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill>'
        f'<a:blip r:embed="rId{number}">{inner}</a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr>'
        f'<a:xfrm><a:off x="0" y="0"/><a:ext {size}/></a:xfrm>'
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>'
        "</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
    )


def _joined(whole: str, parts: tuple[Part, ...], name: str) -> str:
    each = [f"{n}. {getattr(part, name)}" for n, part in enumerate(parts, 1) if getattr(part, name)]
    return "\n".join([whole, *each] if whole else each)


def _labelled(label: str, value: str) -> Iterator[str]:
    if value:
        first, *rest = value.split("\n")
        yield _paragraph(f"{label}: {first}", label=len(label) + 1)
        yield from (_paragraph(line) for line in rest if line.strip())


def _lines(text: str) -> Iterator[str]:
    return (_paragraph(line) for line in text.split("\n") if line.strip())


def _paragraph(text: str, *, size: int = 24, bold: bool = False, layout: str = "", label: int = 0) -> str:
    """A paragraph; `label` first letters are bold; layout: its w:pPr."""
    runs = _run(text[:label], size, True) + _run(text[label:], size, bold) if label else _run(text, size, bold)
    return f"<w:p><w:pPr>{layout}</w:pPr>{runs}</w:p>"


def _run(text: str, size: int, bold: bool) -> str:
    lines = "<w:br/>".join(f'<w:t xml:space="preserve">{_plain(line)}</w:t>' for line in text.split("\n"))
    return f'<w:r><w:rPr>{"<w:b/>" if bold else ""}<w:sz w:val="{size}"/></w:rPr>{lines}</w:r>'


def _plain(text: str) -> str:
    """Escaped, and without signs that XML cannot hold."""
    return escape("".join(sign for sign in text if (sign >= " " and not 0xFFFE <= ord(sign) <= 0xFFFF) or sign == "\t"))


def _zipped(document: str, pictures: Mapping[str, bytes]) -> bytes:
    media = "".join(f'<Default Extension="{ending[1:]}" ContentType="{kind}"/>' for ending, kind in PRINTED.items())
    office = f'<Relationship Id="rId1" Type="{R}/officeDocument" Target="word/document.xml"/>'
    links = "".join(
        f'<Relationship Id="rId{n}" Type="{R}/image" Target="media/{name}"/>' for n, name in enumerate(pictures, 1)
    )
    entries = {
        "[Content_Types].xml": TYPES.format(media=media).encode(),
        "_rels/.rels": LINKS.format(links=office).encode(),
        "word/document.xml": document.encode(),
        "word/_rels/document.xml.rels": LINKS.format(links=links).encode(),
        **{f"word/media/{name}": content for name, content in pictures.items()},
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            info = zipfile.ZipInfo(name, DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)
    return out.getvalue()
