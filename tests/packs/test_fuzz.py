"""Hostile and broken files: a reader answers with a pack or a refusal, in bounded time, and raises nothing."""

import io
import time
import zipfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from packs.outcome import Material, Outcome
from packs.reading import READERS, read

FILES = Path(__file__).parent / "awkward"
SAMPLES = {
    "own": b"format: 2\nid: a\ntitle: b\nversion: 1\nquestions:\n  - {text: c, answer: d, kind: duplet}\n",
    "4s": (FILES / "4s_crlf_bom_handout.4s").read_bytes(),
    "db": (FILES / "db_utf8.txt").read_bytes(),
    "dbxml": "<tournament><question><Question>в</Question><Answer>о</Answer></question></tournament>".encode(),
    "siq": (FILES / "siq_plain.siq").read_bytes(),
    "docx": (FILES / "docx_auto_numbered.docx").read_bytes(),
    "csv": "номер;вопрос;ответ\n1;кто?;я\n".encode(),
    "json": '{"tours":[{"questions":[{"number":1,"text":"кто","answer":"я","authors":[{"id":1}]}]}]}'.encode(),
    "zip": (FILES / "siq_plain.siq").read_bytes(),
}
SIGNS = "?!=/^@>#№-[](){}<>:;.,\"'\\_~`&|\n\r\t \u00a0\u200b\u0301абвЁ10img"
LABELS = [
    "Вопрос 1:", "Ответ:", "Зачёт:", "Тур:", "Чемпионат:", "Источники:", "(pic: a.png)", "[Раздаточный материал:",
    "<раздатка>", "№№", "№ 0", "###", "## ", "\n? ", "\n! ", "\n- ", "(img ", "(screen a|b)", "(LINEBREAK)", "\\[",
]  # fmt: skip
FAST = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SECONDS = 3.0  # of work: two orders above what such files take, on however busy a machine


def answered(format: str, content: bytes) -> Outcome:
    began = time.process_time()
    found = read(Material(f"x.{format}", content, {"a.png": b"\x89PNG\r\n\x1a\n"}), format)
    assert time.process_time() - began < SECONDS
    assert found.pack is not None or found.findings
    return found


def test_every_reader_has_a_sample_that_it_reads() -> None:
    assert set(SAMPLES) == set(READERS)
    for format, sample in SAMPLES.items():
        assert answered(format, sample).pack is not None, format


@pytest.mark.parametrize("format", READERS)
@given(content=st.binary(max_size=400))
@FAST
def test_any_bytes_are_answered(format: str, content: bytes) -> None:
    answered(format, content)


@pytest.mark.parametrize("format", READERS)
@given(st.data())
@FAST
def test_a_spoilt_file_is_answered(format: str, data: st.DataObject) -> None:
    content = SAMPLES[format]
    at = data.draw(st.integers(0, len(content)))
    cut = data.draw(st.integers(0, 40))
    content = content[:at] + data.draw(st.binary(max_size=20)) + content[at + cut :]
    answered(format, content)


@pytest.mark.parametrize("format", ["4s", "db", "own", "csv", "json", "dbxml"])
@given(pieces=st.lists(st.one_of(st.sampled_from(LABELS), st.text(SIGNS, max_size=12)), max_size=40))
@FAST
def test_any_text_is_answered(format: str, pieces: list[str]) -> None:
    answered(format, "".join(pieces).encode())


def zipped(entries: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("format", "entry"), [("siq", "content.xml"), ("docx", "word/document.xml"), ("docx", "word/numbering.xml")]
)
@given(st.data())
@FAST
def test_spoilt_markup_inside_an_archive_is_answered(format: str, entry: str, data: st.DataObject) -> None:
    with zipfile.ZipFile(io.BytesIO(SAMPLES[format])) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    content = entries[entry]
    at = data.draw(st.integers(0, len(content)))
    piece = data.draw(st.one_of(st.binary(max_size=9), st.sampled_from([b"<w:p>", b"</w:p>", b"<a/>", b"&x;", b'"9"'])))
    entries[entry] = content[:at] + piece + content[at + data.draw(st.integers(0, 30)) :]
    answered(format, zipped(entries))


W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
QUOTED = (
    f"<w:document {W}><w:body><w:p><w:r><w:t>Вопрос 1. «{'.Ответ: ' * 60_000}</w:t></w:r></w:p></w:body></w:document>"
)
BOMBS = {
    "brackets.4s": b"? " + b"(img [" * 200_000,
    "closers.4s": b"? " + b"[" * 100_000 + b"]" * 100_000,
    "marks.4s": b"? " + b"_a " * 300_000,
    "tildes.4s": b"? " + b"~" * 600_000,
    "lines.4s": b"? a\n\n" * 100_000,
    "items.4s": b"? a\n" + b"- b\n" * 60_000 + b"! c\n" + b"- d\n" * 60_000,
    "slashes.4s": b"? " + b"\\" * 500_000,
    "handouts.4s": b"? " + "[раздатка: ".encode() * 50_000 + b"]" * 50_000,
    "spaces.txt": "Вопрос 1:".encode() + b" " * 600_000 + b"x",
    "labels.txt": "Вопрос 1: a\nОтвет: b\n".encode() * 30_000,
    "handouts.txt": ("Вопрос 1:\n" + "<раздатка>" * 60_000).encode(),
    "words.txt": ("Вопрос 1:\n" + "Ответ " * 100_000).encode(),
    "deep.json": b"[" * 200_000,
    "deep.yaml": b"[" * 200_000,
    "keys.yaml": b"format: 2\n" + b"a: {" * 5_000,
    "number.json": b'{"format": ' + b"9" * 100_000 + b"}",
    "quotes.csv": b"text,answer\n" + b'"' * 300_001,
    "wide.csv": b"text,answer\n" + b"," * 600_000,
    "deep.xml": b"<a>" * 300_000,
    "wide.xml": b"<a>" + b"<b/>" * 100_000 + b"</a>",
    "laughs.xml": b'<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]><a>&d;</a>',
    "utf16.xml": "<?xml version='1.0' encoding='utf-16'?><!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>".encode("utf-16"),
    "names.zip": zipped({f"{number}.txt": b"" for number in range(6_000)}),
    "inner.zip": zipped({"pack.zip": zipped({"pack.yaml": b"format: 2"})}),
    "zeros.docx": zipped({"word/document.xml": b" " * 30_000_000}),
    "quoted.docx": zipped({"word/document.xml": QUOTED.encode()}),
    "many.yaml": b"format: 2\nid: a\ntitle: b\nversion: 1\nquestions:\n" + b" - {text: a, answer: b}\n" * 60_000,
    "zeros.siq": zipped({"content.xml": b"<package>" + b" " * 19_000_000}),
}


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_answered_in_bounded_time(name: str) -> None:
    began = time.process_time()
    found = read(Material(name, BOMBS[name]))
    assert time.process_time() - began < 5
    assert found.pack is not None or found.findings
