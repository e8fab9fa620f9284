"""No word of a file is lost silently: each stands in the pack, or a finding quotes it."""

import csv
import io
import json
import re
from collections.abc import Iterable
from xml.sax.saxutils import escape

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from packs import stored
from packs.docx_made import paragraph
from packs.docx_made import zipped as docx_zipped
from packs.outcome import Material
from packs.reading import read

from tests.packs.test_fuzz import zipped

FAST = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class Words:
    """Words no other text has, counted."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def __call__(self) -> str:
        self.made.append(f"слово{len(self.made):04d}")
        return self.made[-1]


def check(name: str, content: bytes, words: Iterable[str]) -> None:
    found = read(Material(name, content))
    assert found.pack is not None, found.findings
    kept = json.dumps(stored.to_mapping(found.pack), ensure_ascii=False)
    told = " ".join(f"{trouble.place} {trouble.reason}" for trouble in found.findings)
    held = set(re.findall(r"слово\d{4}", kept + told))
    assert [word for word in words if word not in held] == []


LINES = st.lists(st.integers(0, 30), min_size=1, max_size=30)
IN_4S = [
    "? {}", "?{}", "! {}", "!{}", "= {}", "!= {}", "/ {}", "^ {}", "@ {}", "> {}", "- {}", "# {}", "## {}", "### {}",
    "#EDITOR {}", "#DATE {}", "№ {}", "№№ {}", "{}", "", "[{}] {}", "? [Раздаточный материал: {}] {}", "_{}_ __{}__",
    "{} (img w=3 {}.png)", "{} (screen {}|{})", "~{}~ \\[{}\\]", "[{}", "{}]", "(img {}", "! [{}] {}",
    "{}(LINEBREAK){}",
]  # fmt: skip
IN_DB = [
    "Вопрос 1:", "Вопрос 2: {}", "Ответ:", "Ответ: {}", "Зачёт: {}", "Незачёт:", "Комментарии: {}", "Источники:",
    "Автор: {}", "Авторы:", "Тур: {}", "Тур:", "Чемпионат:", "Чемпионат: {}", "Дата:", "Инфо: {}", "Редакторы: {}",
    "Вид: {}", "Тема: {}", "{}", "{}", "{} {}", "   {}", "   1. {}", "   2. {}", "|{}", "", "(pic: {}.png)",
    "<раздатка>{}</раздатка>", "[Раздаточный материал: {}] {}", "[Ведущему: {}]",
]  # fmt: skip
IN_WORD = [
    "Вопрос 1. {}", "Вопрос 2.", "Вопрос: {}", "Ответ: {}", "Ответ:", "Зачёт: {}. Незачёт: {}.", "Комментарий: {}",
    "Источник(и): {}", "Автор: {}", "Тур 1", "Тур 2. {}", "{}", "{}. Ответ: {}", "«{}", "{}»", "Ответ: {} (Автор: {})",
    "Редактор: {}", "1. {}", "2. {}", "[Раздаточный материал: {}", "{}]", "Раздаточный материал: {}", "Ведущему: {}",
    "", "Дата: {}", "Разминка", "Подсказка: {}", "Авторы: {} Источник: {}", "Зачет. {}", "вопрос {}", "ОТВЕТ: {}",
]  # fmt: skip


def filled(patterns: list[str], picks: list[int], words: Words) -> list[str]:
    return [re.sub(r"\{\}", lambda _: words(), patterns[pick % len(patterns)]) for pick in picks]


@given(LINES)
@FAST
def test_no_word_of_a_4s_file_is_lost(picks: list[int]) -> None:
    words = Words()
    check("x.4s", "\n".join(filled(IN_4S, picks, words)).encode(), words.made)


@given(LINES)
@FAST
def test_no_word_of_a_base_text_is_lost(picks: list[int]) -> None:
    words = Words()
    lines = "\n".join(filled(IN_DB, picks, words))
    found = read(Material("x.txt", lines.encode()), "db")
    assert found.pack is not None
    kept = json.dumps(stored.to_mapping(found.pack), ensure_ascii=False) + " ".join(map(str, found.findings))
    assert [word for word in words.made if word not in kept] == []


@given(LINES)
@FAST
def test_no_word_of_a_word_document_is_lost(picks: list[int]) -> None:
    words = Words()
    body = "".join(paragraph(line) for line in filled(IN_WORD, picks, words))
    space = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    check("x.docx", docx_zipped(f'<w:document xmlns:w="{space}"><w:body>{body}</w:body></w:document>', {}), words.made)


COLUMNS = ["номер", "тур", "вопрос", "ответ", "зачёт", "незачёт", "комментарий", "источник", "автор", "раздатка",
           "картинка", "подсказка", "вид", "сектор", "неведомое", "в ящике", "вопрос"]  # fmt: skip


@given(st.lists(st.integers(2, 19), min_size=1, max_size=5))
@FAST
def test_no_cell_of_a_table_is_lost(widths: list[int]) -> None:
    words = Words()
    out = io.StringIO()
    table = csv.writer(out, delimiter=";")
    table.writerow(COLUMNS)
    for width in widths:
        table.writerow([words() for _ in range(width)])
    check("x.csv", out.getvalue().encode(), words.made)


KEYS = ["text", "answer", "zachet", "nezachet", "comment", "source", "razdatkaText", "razdatkaPic", "audio", "newField"]


@pytest.mark.parametrize("flat", [True, False])
def test_no_word_of_either_shape_of_a_site_is_lost(flat: bool) -> None:
    words = Words()
    person = {"id": 1, "name": words()} if flat else {"personId": 1, "person": {"name": words()}}
    question = {key: words() for key in KEYS} | {"number": 4, "authors": [person]}
    editors = [{"id": 2, "name": words()}]
    given_ = {"title": words(), "editors": editors, "tours": [{"title": words(), "questions": [question]}]}
    check("x.json", json.dumps(given_).encode(), words.made)


def test_no_word_of_the_base_xml_is_lost() -> None:
    words = Words()
    fields = ["Question", "Answer", "PassCriteria", "Comments", "Sources", "Authors", "Notices", "Unheard"]
    inner = "".join(f"<{name}>{words()} &amp; {words()}</{name}>" for name in fields)
    text = f"<tournament><Title>{words()}</Title><Info>{words()}</Info><question>{inner}</question></tournament>"
    check("x.xml", f"\n<?xml version='1.0' encoding='UTF-8'?>\n{text}".encode(), words.made)


SIQ = """<package name="{}" version="{version}"><info><comments>{}</comments>
<authors><author>{}</author></authors></info><rounds><round name="{}">
<themes><theme name="{}"><info><comments>{}</comments></info><questions>
<question price="100">{body}<right><answer>{}</answer><answer>{}</answer></right><wrong><answer>{}</answer></wrong>
<info><comments>{}</comments><sources><source>{}</source></sources></info></question>
</questions></theme></themes></round></rounds></package>"""
BODIES = {
    3: "<scenario><atom>{}</atom><atom type='say'>{}</atom><atom type='image'>@{}.png</atom><atom type='odd'>{}</atom>"
    "<atom type='marker'/><atom>{}</atom></scenario>",
    5: "<params><param name='question' type='content'><item>{}</item><item type='image' isRef='True'>{}.png</item>"
    "<item type='html' isRef='True'>{}</item><item placement='replic'>{}</item></param>"
    "<param name='answer' type='content'><item>{}</item></param>"
    "<param name='answerOptions' type='group'><param name='A' type='content'><item>{}</item></param></param>"
    "<param name='unheard'>{}</param></params>",
}


@pytest.mark.parametrize("version", BODIES)
def test_no_word_of_a_game_pack_is_lost(version: int) -> None:
    words = Words()
    text = SIQ.replace("{body}", BODIES[version]).replace("{version}", str(version))
    text = re.sub(r"\{\}", lambda _: escape(words()), text)
    check("x.siq", zipped({"content.xml": text.encode()}), words.made)
