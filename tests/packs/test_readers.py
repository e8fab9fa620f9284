"""Habits of each format that its reader follows."""

import json
from typing import Any

import pytest
from packs import opening
from packs.model import Box, Handout
from packs.outcome import Material
from packs.reading import format_of, read

from tests.packs.reading import codes, first, outcome, pack
from tests.packs.test_fuzz import zipped

PNG = b"\x89PNG\r\n\x1a\n"


# .4s


def test_4s_heads_belong_to_the_pack_or_to_the_tour() -> None:
    read_ = pack("x.4s", "### Кубок\n#EDITOR А\n#DATE 2026\n# о пакете\n\n## Тур 1\n#EDITOR Б\n# о туре\n\n? а\n! б")
    assert (read_.title, read_.editors, read_.date, read_.about) == ("Кубок", ("А",), "2026", "о пакете")
    section = read_.sections[0]
    assert (section.title, section.editors, section.about) == ("Тур 1", ("Б",), "о туре")


def test_4s_numbers_run_through_tours_and_are_set_by_hand() -> None:
    text = "## 1\n\n? а\n! б\n\n## 2\n\n? а\n! б\n\n№ 13а\n? а\n! б\n\n? а\n! б\n\n№№ 20\n? а\n! б"
    assert [each.number for each in pack("x.4s", text).questions] == ["1", "2", "13а", "3", "20"]


def test_4s_marks_inside_a_text_are_read() -> None:
    text = "_к_ __ж__ ___п___ ~з~ \\_\\_x\\_ \\[да\\] з`амок лОжка ЛОжка (LINEBREAK)б(PAGEBREAK)в a_b_c"
    expected = "к ж п з __x_ [да] за\u0301мок ло\u0301жка Ло\u0301жка \nб\nв a_b_c"
    assert first("x.4s", f"? {text}\n! б").text == expected


def test_4s_leaves_abbreviations_alone() -> None:
    assert first("x.4s", "? СССР, МГУ, ВУЗы, ЯндексЕда и КамАЗ?\n! б").text == "СССР, МГУ, ВУЗы, ЯндексЕда и КамАЗ?"


def test_4s_brackets_are_notes_in_the_question_and_words_in_the_answer() -> None:
    said = first("x.4s", "? [Не спешить.] Кто?\n! [тот] кто\n= [эта]")
    assert (said.text, said.note, said.answer, said.accepted) == ("Кто?", "Не спешить.", "[тот] кто", "[эта]")


def test_4s_pictures_go_where_they_stand() -> None:
    files = {"в (1).png": PNG, "о.png": PNG + b"1", "к.png": PNG + b"2"}
    said = first("x.4s", "> (img w=10 h=3 в (1).png)\n? Что?\n! То (img big о.png)\n/ Да (img inline к.png)", files)
    assert [(each.kind, each.moment) for each in said.handouts] == [
        ("image", "question"), ("image", "answer"), ("image", "comment"),
    ]  # fmt: skip
    assert (said.answer, said.comment) == ("То", "Да")


def test_4s_screen_text_takes_what_is_read_and_tells_the_other() -> None:
    found = outcome("x.4s", "? Кто (screen читают|показывают)?\n! Он")
    assert found.pack is not None
    assert opening.words(found.pack.questions[0]).text == "Кто читают?"
    assert any("показывают" in each.reason for each in found.warnings if each.code == "screen_text")


@pytest.mark.parametrize(
    ("lead", "kind"), [("Блиц.", "blitz"), ("Суперблиц:", "superblitz"), ("Три вопроса.", "blitz")]
)
def test_4s_several_items_are_a_blitz(lead: str, kind: str) -> None:
    read_ = pack("x.4s", f"? {lead}\n- а\n- б\n- в\n!\n- 1\n- 2\n- 3\n=\n- и\n- к\n- л")
    assert read_.questions[0].kind == kind
    parts = opening.words(read_.questions[0]).parts
    assert [(part.text, part.answer, part.accepted) for part in parts] == [
        ("а", "1", "и"), ("б", "2", "к"), ("в", "3", "л"),
    ]  # fmt: skip


def test_4s_parts_that_differ_in_number_are_an_error() -> None:
    assert "parts_differ" in codes(outcome("x.4s", "? Дуплет.\n- а\n- б\n!\n- 1\n- 2\n- 3"))


# the question base


def test_a_base_text_unwraps_lines_and_keeps_barred_ones() -> None:
    said = first("x.txt", "Вопрос 1:\nстрока\nеё конец\n   абзац\n|стих\n|ещё стих\nпроза\n\nОтвет: б\n")
    assert said.text == "строка её конец\nабзац\nстих\nещё стих\nпроза"


def test_a_base_text_takes_dots_and_both_spellings() -> None:
    said = first(
        "x.txt",
        "Вопрос 1.\nа\n\nОтвет.\nб\n\nЗачет:\nв\n\nНезачёт:\nг\n\nКомментарий:\nд\n\nИсточник(и):\nе\n\nАвтор:\nж\n",
    )
    assert (said.text, said.answer, said.accepted, said.rejected, said.comment, said.sources) == (
        "а", "б", "в", "г", "д", ("е",),
    )  # fmt: skip


def test_a_text_without_blank_lines_is_read_by_its_labels() -> None:
    read_ = pack("x.txt", "Вопрос 1. Кто это?\nОтвет: он\nИсточник: книга\nВопрос 2. Что это?\nОтвет: то")
    assert [opening.words(each).text for each in read_.questions] == ["Кто это?", "Что это?"]


def test_a_base_text_finds_handouts_of_every_kind() -> None:
    files = {"а.mp3": b"ID3" + b"0" * 20, "о.png": PNG}
    shown = "<раздатка>слово</раздатка>\n[Раздаточный материал: два]\n(aud: а.mp3)"
    text = f"Вопрос 1:\n{shown}\nЧто?\n\nОтвет:\nб (pic: о.png)\n"
    said = first("x.txt", text, files)
    assert [(each.kind, each.text, each.moment) for each in said.handouts] == [
        ("text", "слово", "question"), ("text", "два", "question"), ("audio", "", "question"), ("image", "", "answer"),
    ]  # fmt: skip
    assert (said.text, said.answer) == ("Что?", "б")


@pytest.mark.parametrize("title", ["Нулевой вопрос", "Разминка"])
def test_a_tour_of_warming_up_holds_zero_questions(title: str) -> None:
    read_ = pack("x.txt", f"Тур:\n{title}\n\nВопрос 1:\nа\n\nОтвет:\nб\n\nТур:\nТур 1\n\nВопрос 1:\nв\n\nОтвет:\nг\n")
    assert [each.number for each in read_.questions] == ["0", "1"]
    assert list(read_.placed()) == [1, 1001]


def test_base_xml_may_begin_with_a_line_and_say_any_encoding() -> None:
    question = "<Number>3</Number><Question>пере\nнос\n   абзац</Question><Answer>б</Answer>"
    body = f"<tournament><Title>Кубок</Title><question>{question}</question></tournament>"
    for content in (
        f"\n<?xml version='1.0' encoding='UTF-8'?>{body}".encode(),
        f"<?xml version='1.0' encoding='windows-1251'?>{body}".encode("cp1251"),
        (body + " " * 3).encode("koi8-r"),
    ):
        read_ = pack("x.xml", content)
        assert (read_.title, read_.questions[0].number) == ("Кубок", "3")
        assert opening.words(read_.questions[0]).text == "пере нос\nабзац"


# SIGame


def siq(body: str, version: int = 5, files: dict[str, bytes] | None = None) -> bytes:
    text = f'<package name="П" version="{version}"><rounds><round name="Р"><themes><theme name="Т"><questions>{body}'
    text += "</questions></theme></themes></round></rounds></package>"
    return zipped({"content.xml": text.encode("utf-8-sig"), **(files or {})})


def test_siq_answers_have_their_own_pictures_and_options_join_the_question() -> None:
    body = """<question price="100"><params><param name="question" type="content"><item>Кто?</item></param>
    <param name="answer" type="content"><item type="image" isRef="True">о 1.png</item></param>
    <param name="answerOptions" type="group"><param name="A" type="content"><item>он</item></param></param></params>
    <right><answer>A</answer></right></question>"""
    said = first("x.siq", siq(body, files={"Images/%D0%BE%201.png": PNG}))
    assert said.text == "Кто?\nA. он"
    assert [(each.kind, each.moment, bool(each.media)) for each in said.handouts] == [("image", "answer", True)]


def test_siq_outside_addresses_are_told_and_never_opened() -> None:
    body = """<question price="1"><params><param name="question" type="content"><item>Кто?</item>
    <item type="image">https://example.org/a.png</item></param></params><right><answer>б</answer></right></question>"""
    found = outcome("x.siq", siq(body))
    assert "outside_link" in codes(found)
    assert found.media == {}


def test_siq_without_a_number_of_version_or_of_another_root_is_judged() -> None:
    assert codes(read(Material("x.siq", zipped({"content.xml": b'<package version="x"/>'})))) == {"newer_version"}
    assert codes(read(Material("x.siq", zipped({"content.xml": b"<html/>"})))) == {"no_content"}


# tables and JSON


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_a_table_is_read_by_the_names_of_its_columns(delimiter: str) -> None:
    names = ["Тур", "№", "Вопрос", "Ответ", "Зачёт", "Вид", "Сектор"]
    rows = [names, ["1", "4", '"а\nб"', "в", "г", "чёрный ящик", ""],
            ["2", "1", "д", "е", "", "Блиц", "7"]]  # fmt: skip
    read_ = pack("x.csv", "\n".join(delimiter.join(row) for row in rows))
    assert [section.title for section in read_.sections] == ["1", "2"]
    assert [(each.number, each.kind, each.sector) for each in read_.questions] == [
        ("4", "black_box", None),
        ("1", "blitz", 7),
    ]
    assert opening.words(read_.questions[0]).text == "а\nб"


def test_a_table_without_names_is_refused() -> None:
    assert codes(outcome("x.csv", "а,б\nв,г")) == {"no_header"}


def test_both_shapes_of_a_site_name_their_people() -> None:
    people: list[Any] = [{"id": 1, "name": "А"}, {"personId": 2, "person": {"name": "Б"}}]
    given = {"title": "Кубок", "tours": [{"title": "Т", "questions": [
        {"number": 1, "text": "а", "answer": "б", "razdatkaText": "г", "razdatkaPic": "к.png", "authors": people},
    ]}]}  # fmt: skip
    read_ = pack("x.json", json.dumps(given), {"к.png": PNG})
    assert read_.questions[0].authors == ("А", "Б")
    said = opening.words(read_.questions[0])
    assert said.handouts[0] == Handout("text", "г")
    assert said.handouts[1].kind == "image"


# telling a format


@pytest.mark.parametrize(
    ("name", "text", "format"),
    [
        ("a.txt", "### Кубок\n\n? а\n! б", "4s"),
        ("a.txt", "Чемпионат:\nКубок\n\nВопрос 1:\n? а", "db"),
        ("a", "format: 2\nid: x", "own"),
        ("a", '{"questions": []}', "json"),
        ("a", "<tournament/>", "dbxml"),
        ("a.SIQ", "PK", "siq"),
        ("a.4S", "", "4s"),
    ],
)
def test_a_format_is_told_by_name_and_bytes(name: str, text: str, format: str) -> None:
    assert format_of(Material(name, text.encode())) == format


def test_an_archive_with_a_folder_of_our_own_is_read() -> None:
    question = "{text: в, answer: г, handouts: [{kind: image, file: к.png}]}"
    text = f"format: 2\nid: a\ntitle: б\nversion: 1\nquestions:\n- {question}\n"
    found = read(Material("x.zip", zipped({"мой/pack.yaml": text.encode(), "мой/к.png": PNG})))
    assert found.errors == ()
    assert len(found.media) == 1


def test_what_lies_in_a_box_has_a_column_and_is_not_lost_where_no_box_can_be() -> None:
    table = "вопрос;ответ;вид;в ящике\nЧто там?;Ключ;чёрный ящик;Ключ от лифта\nА тут?;Пух;;Перо\n"
    box, plain = pack("а.csv", table).questions
    assert opening.words(box).box == Box("Ключ от лифта")
    assert (opening.words(plain).box, opening.words(plain).comment) == (None, "В ящике лежит: Перо")


def test_json_of_a_site_loses_no_name_no_lost_answer_and_no_saying() -> None:
    question = {"text": "Что?", "authors": [{"personId": 1, "person": {"name": "Имя", "surname": "Фамилия"}}]}
    other = {"text": "Кто?", "answer": "Он", "likes": {"up": 3}, "hints": {"first": "тёплый"}}
    tour = {"title": "Первый", "info": "О туре", "questions": [question, other], "preface": "Слово редактора тура"}
    found = read(Material("a.json", json.dumps({"title": "Кубок", "tours": [tour]}).encode()))
    assert found.pack is not None
    assert [(each.title, each.about) for each in found.pack.sections] == [("Первый", "О туре")]
    assert found.pack.questions[0].authors == ("Имя Фамилия",)
    assert [each.code for each in found.errors] == ["no_answer"]
    told = [each.reason for each in found.warnings if each.code == "unplaced"]
    assert ["preface" in told[0], "Слово редактора тура" in told[0], "тёплый" in told[1], len(told)] == [
        True,
        True,
        True,
        2,
    ]
