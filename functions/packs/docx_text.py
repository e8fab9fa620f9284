"""The text of a Word document as a reader would see it: changes accepted, hidden text left out, numbers counted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from packs.archive import Archive
from packs.docx_numbers import Numbering
from packs.trouble import refusal
from packs.xml_tree import Node, child, local, parse, text

MAIN: Final = "word/document.xml"
R: Final = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
STRICT_R: Final = "{http://purl.oclc.org/ooxml/officeDocument/relationships}"
SKIPPED: Final = frozenset((
    "del", "moveFrom", "rPr", "pPr", "sdtPr", "sdtEndPr", "tblPr", "tblGrid", "trPr", "tcPr", "sectPr", "delText",
    "instrText", "delInstrText", "Fallback", "commentReference", "annotationRef",
))  # fmt: skip
SIGNS: Final[Mapping[str, str]] = {
    "tab": "\t",
    "br": "\n",
    "cr": "\n",
    "noBreakHyphen": "-",
    "softHyphen": "",
    "ptab": "\t",
}


@dataclass
class Paragraph:
    """One paragraph: its text with (img …) for pictures, and the number or bullet Word puts before it."""

    text: str
    label: str = ""
    list_id: str = ""
    level: int = 0


def paragraphs(archive: Archive) -> Iterator[Paragraph]:
    """All paragraphs of the document in reading order, those of tables and text boxes too."""
    if MAIN not in archive:
        raise refusal("no_content", "архив", f"в архиве нет {MAIN}", "Проверьте, документ ли это Word (.docx)")
    body = child(parse(archive[MAIN], MAIN), "body")
    if body is None:
        raise refusal("no_content", MAIN, "в документе нет текста", "Проверьте файл")
    document = _Document(archive)
    yield from document.blocks(body)
    if document.carried:
        yield Paragraph(document.carried)


@dataclass
class _Field:
    """A complex field being read: its instruction, and where its result began."""

    instruction: str = ""
    is_shown: bool = False


@dataclass
class _Document:
    archive: Archive
    links: Mapping[str, str] = field(init=False)
    numbering: Numbering = field(init=False)
    notes: Mapping[str, str] = field(init=False)
    carried: str = ""

    def __post_init__(self) -> None:
        self.links = {each.get("Id", ""): each.get("Target", "") for each in self._part("word/_rels/document.xml.rels")}
        self.numbering = Numbering(self._part("word/numbering.xml"), self._part("word/styles.xml"))
        notes = {}
        for kind in ("footnote", "endnote"):
            for note in self._part(f"word/{kind}s.xml"):
                notes[f"{kind}{_attribute(note, 'id')}"] = " ".join(text(note).split())
        self.notes = notes

    def _part(self, name: str) -> "Node[str] | tuple[Node[str], ...]":
        return parse(self.archive[name], name) if name in self.archive else ()

    def blocks(self, node: "Node[str]") -> Iterator[Paragraph]:
        for each in node:
            name = local(each)
            if name == "p":
                yield from self._paragraph(each)
            elif name not in SKIPPED:
                yield from self.blocks(each)

    def _paragraph(self, node: "Node[str]") -> Iterator[Paragraph]:
        run = _Run(self)
        run.read(node)
        said = self.carried + "".join(run.said)
        if child(node, "pPr", "rPr", "del") is not None:  # its end is deleted: it runs on into the next one
            self.carried = said
        else:
            self.carried = ""
            label, list_id, level = self.numbering.label(node)
            yield Paragraph(said, label, list_id, level)
        for box in run.boxes:
            yield from self.blocks(box)


@dataclass
class _Run:
    """The reading of one paragraph's runs."""

    document: _Document
    said: list[str] = field(default_factory=list)
    boxes: "list[Node[str]]" = field(default_factory=list)
    fields: list[_Field] = field(default_factory=list)

    def read(self, node: "Node[str]") -> None:
        for each in node:
            name = local(each)
            if name == "r":
                if not self.document.numbering.is_hidden(each):
                    self.read(each)
            elif name == "t":
                self._text(each.text or "")
            elif name in SIGNS:
                self.said.append(SIGNS[name])
            elif name == "fldChar":
                self._field(_attribute(each, "fldCharType"))
            elif name == "instrText" and self.fields:
                self.fields[-1].instruction += each.text or ""
            elif name == "hyperlink":
                self._link(each)
            elif name in ("footnoteReference", "endnoteReference"):
                self._note(name.removesuffix("Reference") + _attribute(each, "id"))
            elif name == "txbxContent":
                self.boxes.append(each)
            elif name in ("blip", "imagedata"):
                self._picture(each)
            elif name == "sym":
                self._symbol(_attribute(each, "char"))
            elif name not in SKIPPED:
                self.read(each)

    def _text(self, said: str) -> None:
        if not self.fields or self.fields[-1].is_shown:
            self.said.append(said.replace("\u00ad", ""))

    def _field(self, kind: str) -> None:
        if kind == "begin":
            self.fields.append(_Field())
        elif kind == "separate" and self.fields:
            self.fields[-1].is_shown = True
        elif kind == "end" and self.fields:
            words = self.fields.pop().instruction.split()
            if len(words) > 1 and words[0].upper() == "HYPERLINK" and words[1].startswith('"'):
                self._address(words[1].strip('"'), "".join(self.said))

    def _link(self, node: "Node[str]") -> None:
        before = len(self.said)
        self.read(node)
        self._address(self.document.links.get(_relation(node, "id"), ""), "".join(self.said[before:]))

    def _address(self, address: str, said: str) -> None:
        """The address of a link after its words, unless they are the address themselves."""
        if "://" in address and address.rstrip("/") not in said and not address.startswith("#"):
            self.said.append(f" ({address})")

    def _note(self, name: str) -> None:
        said = self.document.notes.get(name, "")
        if said:
            self.said.append(f" (сноска: {said})")

    def _picture(self, node: "Node[str]") -> None:
        node = next((each for each in node.iter() if local(each) == "svgBlip"), node)
        target = self.document.links.get(
            _relation(node, "embed") or _relation(node, "link") or _relation(node, "id"), ""
        )
        if target:
            inner = target if "://" in target else f"word/{target.lstrip('/').removeprefix('word/')}"
            self.said.append(f"(img {inner})")

    def _symbol(self, code: str) -> None:
        try:
            number = int(code, 16)
        except ValueError:
            return
        self.said.append(chr(number) if 32 <= number < 0xD800 else "•")


def _attribute(node: "Node[str]", name: str) -> str:
    """An attribute by its local name."""
    return next((value for key, value in node.attrib.items() if key.rpartition("}")[2] == name), "")


def _relation(node: "Node[str]", name: str) -> str:
    return node.get(R + name, "") or node.get(STRICT_R + name, "")
