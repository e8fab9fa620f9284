"""Word, archives, and files that are no pack: read by what is in them, refused by their kind."""

import pytest
from packs import opening
from packs.docx_made import paragraph
from packs.outcome import Material
from packs.reading import format_of, read
from packs.trouble import BadPack

from tests.packs.reading import first, pack
from tests.packs.test_fuzz import zipped

PNG = b"\x89PNG\r\n\x1a\n"
W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def docx(body: str, links: str = "", files: dict[str, bytes] | None = None) -> bytes:
    rels = (
        f'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{links}</Relationships>'
    )
    document = f'<w:document xmlns:w="{W}" xmlns:r="{R}"><w:body>{body}</w:body></w:document>'
    return zipped(
        {"word/document.xml": document.encode(), "word/_rels/document.xml.rels": rels.encode(), **(files or {})}
    )


def test_word_links_keep_their_addresses() -> None:
    link = '<w:p><w:r><w:t>Источник: </w:t></w:r><w:hyperlink r:id="a"><w:r><w:t>статья</w:t></w:r></w:hyperlink></w:p>'
    links = '<Relationship Id="a" Type="hyperlink" Target="https://example.org/x" TargetMode="External"/>'
    content = docx(paragraph("Вопрос 1. а") + paragraph("Ответ: б") + link, links)
    assert first("x.docx", content).sources == ("статья (https://example.org/x)",)


def test_word_pictures_come_with_their_questions() -> None:
    drawing = '<w:p><w:r><w:drawing><blip r:embed="p"/></w:drawing></w:r></w:p>'
    links = '<Relationship Id="p" Type="image" Target="media/1.png"/>'
    body = paragraph("Вопрос 1.") + drawing + paragraph("Что?") + paragraph("Ответ: б") + drawing
    said = first("x.docx", docx(body, links, {"word/media/1.png": PNG}))
    assert [(each.kind, each.moment) for each in said.handouts] == [("image", "question"), ("image", "answer")]
    assert (said.text, said.answer) == ("Что?", "б")


def test_a_deleted_end_of_paragraph_joins_two() -> None:
    ended = "<w:p><w:pPr><w:rPr><w:del w:id='1'/></w:rPr></w:pPr><w:r><w:t>Вопрос 1. нача</w:t></w:r></w:p>"
    assert first("x.docx", docx(ended + paragraph("ло") + paragraph("Ответ: б"))).text == "начало"


def test_word_numbers_typed_by_hand_begin_questions_where_none_is_labelled() -> None:
    lines = ["Кубок", "1. Кто?", "Ответ: он", "Источники: 1. книга", "2. другая", "Автор: А", "2. Что?", "Ответ: то"]
    read_ = pack("x.docx", docx("".join(map(paragraph, lines))))
    assert [each.number for each in read_.questions] == ["1", "2"]
    assert opening.words(read_.questions[0]).sources == ("книга", "другая")
    assert read_.title == "Кубок"


def test_a_typed_number_after_a_plain_answer_begins_the_next_question() -> None:
    lines = ["1. Кто?", "Ответ: он", "2. Что?", "Ответ: 1. то", "2. сё", "Источник: книга", "3. Где?", "Ответ: там"]
    read_ = pack("x.docx", docx("".join(map(paragraph, lines))))
    assert [each.number for each in read_.questions] == ["1", "2", "3"]
    assert [opening.words(each).answer for each in read_.questions] == ["он", "1. то\n2. сё", "там"]


def test_an_old_word_file_is_refused_with_the_remedy() -> None:
    with pytest.raises(BadPack, match=r"\.docx"):
        format_of(Material("x.doc", b"\xd0\xcf\x11\xe0\xa1\xb1"))


def test_a_line_for_excel_alone_is_no_header() -> None:
    read_ = pack("x.csv", "sep=|\nВопрос|Ответ\nа|б\n".encode())
    assert [opening.words(each).answer for each in read_.questions] == ["б"]


def test_an_archive_made_on_windows_keeps_its_russian_names() -> None:
    plain = {"TEXT.4s": "? (img стол.png) Что?\n! То".encode(), "PICT.png": b"\x89PNG\r\n\x1a\n00"}
    made = zipped(plain)
    for stub, name in (("TEXT", "Пакт"), ("PICT", "стол")):
        made = made.replace(stub.encode(), name.encode("cp866"))
    found = read(Material("архив.zip", made))
    assert found.pack is not None
    assert (found.errors, found.pack.title, len(found.media)) == ((), "Пакт", 1)


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("вопросы.rtf", b"{\\rtf1\\ansi \\u1042?}", "RTF"),
        ("вопросы.txt", b"%PDF-1.7\n1 0 obj", "PDF"),
        ("стол.4s", b"\x89PNG\r\n\x1a\n\0\0", "картинка"),
        ("гонг.mp3", b"ID3\x04\0", "звук"),
        ("пакет.rar", b"Rar!\x1a\x07\x01\0", "RAR"),
        ("страница.htm", b"\xef\xbb\xbf\n<!DOCTYPE html><html><body>", "веб-страница"),
        (
            "вопросы.odt",
            zipped({"mimetype": b"application/vnd.oasis.opendocument.text", "content.xml": b"<a/>"}),
            "Open",
        ),
        ("вопросы.xlsx", zipped({"[Content_Types].xml": b"<a/>", "xl/workbook.xml": b"<a/>"}), "Excel"),
    ],
)
def test_a_file_that_is_no_pack_is_told_by_its_kind_with_a_remedy(name: str, content: bytes, told: str) -> None:
    found = read(Material(name, content))
    assert found.pack is None
    assert [told in each.reason for each in found.findings] == [True]
    assert found.findings[0].remedy
