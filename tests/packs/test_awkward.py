"""Awkward files, one lesson each: how many questions, what is wrong, what must not be lost."""

from pathlib import Path

import pytest
from packs import opening
from packs.model import Words
from packs.outcome import Material, Outcome
from packs.reading import read

FILES = Path(__file__).parent / "awkward"


def outcome(name: str) -> Outcome:
    return read(Material(name, (FILES / name).read_bytes()))


def words(name: str) -> list[Words]:
    found = outcome(name)
    assert found.pack is not None, found.findings
    return [opening.words(question) for question in found.pack.questions]


def numbers(name: str) -> list[str]:
    found = outcome(name)
    assert found.pack is not None
    return [question.number for question in found.pack.questions]


READABLE: dict[str, tuple[int, set[str]]] = {
    "4s_crlf_bom_handout.4s": (2, {"missing_media"}),
    "4s_doublet.4s": (1, set()),
    "4s_dialog_dashes.4s": (1, set()),
    "4s_blank_line_inside_question.4s": (2, set()),
    "4s_missing_answer.4s": (2, {"no_answer"}),
    "4s_zero_doublezero.4s": (3, set()),
    "4s_zero_width_prefix.4s": (3, set()),
    "4s_bad_setcounter.4s": (1, set()),
    "4s_trailing_underscore.4s": (1, set()),
    "4s_empty.4s": (0, {"no_questions"}),
    "db_utf8.txt": (3, {"missing_media"}),
    "db_koi8r.txt": (3, {"missing_media"}),
    "db_cp1251_crlf.txt": (3, {"missing_media"}),
    "db_duplicate_numbers.txt": (3, {"missing_media", "number_twice"}),
    "db_truncated.txt": (3, {"missing_media", "no_answer"}),
    "siq_plain.siq": (2, set()),
    "siq_missing_media.siq": (2, {"missing_media"}),
    "siq_v4_no_answer.siq": (2, {"missing_media", "no_text", "no_answer"}),
    "siq_cp866_names.siq": (2, {"missing_media"}),
    "siq_utf16_content.siq": (2, {"missing_media"}),
    "siq_path_traversal.siq": (2, {"hostile_entry"}),
    "docx_auto_numbered.docx": (2, set()),
    "docx_block_sdt.docx": (2, set()),
    "docx_label_inside_text.docx": (1, set()),
    "docx_one_line_fields.docx": (1, set()),
    "docx_pagebreak_hidden_softhyphen.docx": (1, set()),
    "docx_table_pack.docx": (1, set()),
    "docx_tracked_changes.docx": (1, set()),
}
REFUSED = {
    "db_mixed_utf8_koi8r.txt": "mixed_encodings",
    "siq_zip_ratio_20MB.siq": "zip_bomb",
    "siq_version_6.siq": "newer_version",
    "siq_duplicate_content_xml.siq": "content_twice",
    "siq_entity_bomb.siq": "doctype",
    "siq_external_entity.siq": "doctype",
    "siq_no_content_xml.siq": "no_content",
    "siq_not_a_zip.siq": "not_a_zip",
    "siq_empty.siq": "empty_file",
    "siq_truncated_xml.siq": "broken_xml",
    "siq_truncated_zip.siq": "broken_zip",
}


def test_every_awkward_file_has_its_row() -> None:
    assert {path.name for path in FILES.iterdir()} == set(READABLE) | set(REFUSED)


@pytest.mark.parametrize("name", READABLE)
def test_it_is_read_with_these_errors_and_no_others(name: str) -> None:
    count, errors = READABLE[name]
    found = outcome(name)
    assert found.pack is not None
    assert len(found.pack.questions) == count
    assert {trouble.code for trouble in found.errors} == errors
    assert all(trouble.place and trouble.reason for trouble in found.findings)
    assert all(trouble.remedy for trouble in (*found.errors, *found.warnings))


@pytest.mark.parametrize("name", REFUSED)
def test_it_is_refused_for_its_own_reason(name: str) -> None:
    found = outcome(name)
    assert found.pack is None
    assert [trouble.code for trouble in found.findings] == [REFUSED[name]]


def warned(name: str) -> list[str]:
    return [trouble.code for trouble in outcome(name).warnings if trouble.code not in ("no_author", "no_source")]


def test_a_question_keeps_its_note_handout_and_keys() -> None:
    zero, first = words("4s_crlf_bom_handout.4s")
    assert numbers("4s_crlf_bom_handout.4s") == ["0", "1"]
    assert zero.answer == "16"
    assert first.text == "Назовите пропущенное слово."
    assert first.note == "Ведущему: раздать листы."
    assert [(each.kind, each.text) for each in first.handouts] == [("image", "стол(48v)_001.png")]
    assert (first.answer, first.accepted, first.rejected) == ("[зелёный] сектор", "сектор зеро; зеро", "чёрный ящик")
    assert first.comment == "Ударе\u0301ние и неразрывный\u00a0пробел."
    assert first.sources == ("Правила клуба.", "https://example.org/a_b_c")


def test_a_picture_beside_the_file_is_found_whatever_brackets_its_name_has() -> None:
    picture = b"\x89PNG\r\n\x1a\n" + b"0" * 20
    name = "4s_crlf_bom_handout.4s"
    found = read(Material(name, (FILES / name).read_bytes(), {"стол(48v)_001.png": picture}))
    assert found.errors == ()
    assert list(found.media.values()) == [picture]


def test_a_duplet_is_one_question_of_two_parts() -> None:
    found = outcome("4s_doublet.4s").pack
    assert found is not None
    assert found.questions[0].kind == "duplet"
    assert [(part.text, part.answer) for part in words("4s_doublet.4s")[0].parts] == [
        ("Что крутят?", "Волчок."), ("Что открывают?", "Ящик."),
    ]  # fmt: skip


def test_dialogue_dashes_stay_text() -> None:
    said = words("4s_dialog_dashes.4s")[0]
    assert said.text == "Диалог:\n- Ты кто?\n- Я кот.\nКто говорит вторым?"
    assert (said.answer, said.parts) == ("Кот.", ())


def test_text_after_a_blank_line_belongs_to_its_question() -> None:
    assert words("4s_blank_line_inside_question.4s")[0].text == "Первая строка вопроса.\nВторая строка после пустой."
    assert warned("4s_blank_line_inside_question.4s") == ["blank_inside"]


def test_a_question_without_an_answer_does_not_take_the_next_one() -> None:
    assert [said.answer for said in words("4s_missing_answer.4s")] == ["", "Второй ответ."]


def test_zeros_are_numbers_of_their_own() -> None:
    assert numbers("4s_zero_doublezero.4s") == ["0", "00", "1"]


def test_markers_hidden_or_glued_are_still_markers() -> None:
    assert [said.answer for said in words("4s_zero_width_prefix.4s")] == ["Ответ.", "Ответ.", "Да."]
    assert warned("4s_zero_width_prefix.4s") == ["no_space", "no_space"]


def test_a_question_glued_to_its_marker_is_not_lost_in_the_answer_before_it() -> None:
    found = read(Material("a.4s", "? Раз?\n! Да\n?Два?\n!Нет\n".encode()))
    assert found.pack is not None
    said = [opening.words(question) for question in found.pack.questions]
    assert [(each.text, each.answer) for each in said] == [("Раз?", "Да"), ("Два?", "Нет")]
    assert [each.code for each in found.warnings].count("no_space") == 2


def test_a_counter_without_a_number_is_one_warning() -> None:
    assert warned("4s_bad_setcounter.4s") == ["bad_counter"]


def test_lone_marks_of_emphasis_stay() -> None:
    said = words("4s_trailing_underscore.4s")[0]
    assert (said.text, said.answer) == ("Что стоит в конце строки? _", "Подчёркивание ~")


def test_three_encodings_give_one_pack() -> None:
    packs = [outcome(name).pack for name in ("db_utf8.txt", "db_koi8r.txt", "db_cp1251_crlf.txt")]
    utf8, koi8, cp1251 = [(pack.sections, pack.date) for pack in packs if pack]
    assert utf8 == koi8 == cp1251


def test_a_base_text_keeps_tours_lists_and_paragraphs() -> None:
    found = outcome("db_utf8.txt").pack
    assert found is not None
    assert (found.title, found.date) == ("Пробный кубок", "00-Nov-2026")
    assert [[question.number for question in section.questions] for section in found.sections] == [["1", "2"], ["1"]]
    first = words("db_utf8.txt")[0]
    assert first.text == "Перед вами слово из пяти букв.\nНовый абзац начинается с трёх пробелов."
    assert (first.accepted, first.sources) == ("волчок", ("Правила клуба.", "https://example.org/a_b"))
    assert [each.text for each in first.handouts] == ["20261101.jpg"]


def test_mixed_encodings_are_refused_at_the_line_where_they_change() -> None:
    lines = (FILES / "db_mixed_utf8_koi8r.txt").read_bytes().split(b"\n")
    changed = next(n for n, line in enumerate(lines, 1) if line.decode("utf-8", "ignore").encode() != line)
    assert outcome("db_mixed_utf8_koi8r.txt").findings[0].place == f"строка {changed}"


def test_a_doubled_number_names_both_questions() -> None:
    twice = next(each for each in outcome("db_duplicate_numbers.txt").errors if each.code == "number_twice")
    assert "Тур 1" in twice.place
    assert twice.reason.count("вопрос 1") == 2


def test_a_picture_is_found_under_its_percent_encoded_name() -> None:
    found = outcome("siq_plain.siq")
    assert len(found.media) == 1
    assert words("siq_plain.siq")[0].handouts[0].media in found.media
    assert (words("siq_plain.siq")[0].accepted, words("siq_plain.siq")[0].rejected) == ("Номер сектора", "Время")


def test_a_cp866_name_is_told_as_people_read_it() -> None:
    told = [each.reason for each in outcome("siq_cp866_names.siq").warnings if each.code == "unused_file"]
    assert told == ["файл «стол.png» не показан ни в одном вопросе"]


def test_an_empty_right_answer_is_an_error_of_the_second_question() -> None:
    empty = next(each for each in outcome("siq_v4_no_answer.siq").errors if each.code == "no_answer")
    assert "вопрос 2" in empty.place


def test_hostile_entries_are_named_and_left_closed() -> None:
    found = outcome("siq_path_traversal.siq")
    assert len([each for each in found.errors if each.code == "hostile_entry"]) == 4
    assert len(found.media) == 1


def test_word_is_read_as_people_see_it() -> None:
    assert words("docx_pagebreak_hidden_softhyphen.docx")[0].text == "Текст\nхвост"
    assert words("docx_pagebreak_hidden_softhyphen.docx")[0].answer == "де\u0301нь\u00a0ида"
    assert words("docx_tracked_changes.docx")[0].text == "Старый вставлено конец?"
    assert words("docx_block_sdt.docx")[1].answer == "потерян."
    assert numbers("docx_auto_numbered.docx") == ["1", "2"]
    table = words("docx_table_pack.docx")[0]
    assert (table.text, table.answer) == ("Таблица?", "да")


def test_a_label_in_a_quotation_is_not_a_label() -> None:
    said = words("docx_label_inside_text.docx")[0]
    assert said.text == "В нём есть слово «Автор:» и «Ответ: 42» внутри цитаты. Что это?"
    assert said.answer == "цитата."


def test_all_fields_may_stand_in_one_line() -> None:
    said = words("docx_one_line_fields.docx")[0]
    assert (said.answer, said.accepted, said.rejected, said.comment, said.sources) == (
        "H2O.", "вода.", "лёд.", "всё в одной строке.", ("сам.",),
    )  # fmt: skip
