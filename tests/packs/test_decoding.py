"""Encodings: told by a mark, by strict UTF-8, by the letters; asked about when unsure, refused when mixed."""

import re
from pathlib import Path

import pytest
from packs import decoding, folder, opening, own
from packs.trouble import BadPack

PACK = Path(__file__).parents[2] / "content" / "packs" / "first-evening"
PROSE = " ".join(
    opening.words(question).text.replace("\u0301", "") for question in own.read(folder.gather(PACK)).pack.questions
)
PIECES = [PROSE[at : at + 120] for at in range(0, len(PROSE) - 120, 60)][:100]


def code(content: bytes, encoding: str = "") -> str:
    with pytest.raises(BadPack) as caught:
        decoding.text_of(content, encoding)
    return caught.value.troubles[0].code


@pytest.mark.parametrize("name", ["cp1251", "koi8-r", "cp866"])
def test_an_old_encoding_is_told_by_120_letters(name: str) -> None:
    plain = [re.sub(r"[^А-Яа-яЁё .,?!-]", "", piece) for piece in PIECES]
    right = [decoding.text_of(piece.encode(name)) == piece for piece in plain]
    assert len(right) == 100
    assert sum(right) >= 98


@pytest.mark.parametrize("name", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_a_marked_text_is_read_by_its_mark(name: str) -> None:
    assert decoding.text_of("Вопрос".encode(name)) == "Вопрос"


def test_too_little_text_is_asked_about_and_read_as_told() -> None:
    assert code("ОГО".encode("cp1251")) == "encoding_unsure"
    assert decoding.text_of("ОГО".encode("cp1251"), "cp1251") == "ОГО"
    assert code("ОГО".encode("cp1251"), "ebcdic") == "encoding"


def test_a_line_in_another_old_encoding_is_found() -> None:
    lines = [piece.replace("«", "").encode("cp1251", "ignore") for piece in PIECES[:9]]
    lines[5] = PIECES[5].encode("koi8-r", "ignore")
    with pytest.raises(BadPack) as caught:
        decoding.text_of(b"\n".join(lines))
    assert (caught.value.troubles[0].code, caught.value.troubles[0].place) == ("mixed_encodings", "строка 6")


def test_a_file_cut_in_the_middle_of_a_letter_is_read_to_there() -> None:
    assert decoding.text_of("Ответ".encode()[:-1]) == "Отве\ufffd"


def test_bytes_of_no_text_are_refused() -> None:
    assert code(b"a\x00b") == "not_text"
    assert code("Ответ".encode() + b"\xff" + "и ещё".encode()) == "mixed_encodings"


def test_line_ends_and_invisible_signs_are_one_and_none() -> None:
    assert decoding.text_of("а\r\nб\rв\r\r\nг\u2028д\u200b\ufeff\u00adе".encode()) == "а\nб\nв\nг\nде"
    assert decoding.text_of("и\u0306 е\u0308 👩\u200d🚀 а\u00a0б".encode()) == "й ё 👩\u200d🚀 а\u00a0б"
