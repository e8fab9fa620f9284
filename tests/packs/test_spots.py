"""Each finding leads to its question, part and field as data, whichever reader or check found it."""

import json
from typing import Any

import pytest
from packs import checks, stored
from packs.outcome import Material
from packs.reading import read
from packs.trouble import BadPack, Spot, Troubles

GOOD = {"text": "Что это?", "answer": "Волчок", "sources": ["книга"], "authors": ["А"]}


def draft(*questions: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A pack of two sections: one good question in the first, these in the second."""
    sections = [{"title": "Первый", "questions": [{**GOOD, "sector": 1}]}, {"title": "Второй", "questions": questions}]
    return {"format": 2, "id": "p", "title": "П", "version": 1, "sections": sections, **more}


def strictly(given: dict[str, Any]) -> dict[str, Spot]:
    troubles = Troubles()
    stored.lenient(given, troubles)
    return {each.code: each.spot for each in troubles}


@pytest.mark.parametrize(
    ("question", "code", "spot"),
    [
        ({"text": "Что?"}, "missing_field", Spot((1,), 0, "answer")),
        ({**GOOD, "text": 7}, "not_text", Spot((1,), 0, "text")),
        ({**GOOD, "riddle": "?"}, "unknown_field", Spot((1,), 0, "riddle")),
        ({**GOOD, "kind": "odd"}, "unknown_kind", Spot((1,), 0, "kind")),
        ({**GOOD, "handouts": [{"text": 1}]}, "not_text", Spot((1,), 0, "handouts")),
        ({**GOOD, "handouts": [{"kind": "image", "text": "нет.png"}]}, "missing_media", Spot((1,), 0, "handouts")),
        ({**GOOD, "kind": "black_box", "box": {}}, "missing_field", Spot((1,), 0, "box")),
        ({**GOOD, "box": {"contents": "ключ"}}, "box_misplaced", Spot((1,), 0, "box")),
        ({"parts": [GOOD, {"text": "Второй?"}]}, "missing_field", Spot((1,), 2, "answer")),
        ({"parts": [GOOD, {**GOOD, "handouts": ["?"]}]}, "not_a_mapping", Spot((1,), 2, "handouts")),
        ({**GOOD, "sector": 1}, "slot_twice", Spot((0, 1), 0, "sector")),
        ("слова", "not_a_mapping", Spot((1,))),
    ],
)
def test_a_draft_read_strictly_says_where_each_trouble_leads(question: Any, code: str, spot: Spot) -> None:
    assert strictly(draft(question))[code] == spot


def test_what_is_wrong_with_the_pack_itself_leads_to_no_question() -> None:
    assert strictly(draft(GOOD, title=""))["missing_field"] == Spot((), 0, "title")
    with pytest.raises(BadPack) as newer:
        strictly(draft(GOOD) | {"format": 99})
    assert newer.value.troubles[0].spot == Spot()


def test_a_check_says_where_each_remark_leads() -> None:
    several = {"parts": [{"text": "Раз?", "answer": "да"}, {"text": "Два, то есть две?", "answer": "две"}]}
    pack = stored.from_mapping(draft({**GOOD, "note": "тихо", "number": "1"}, {**several, "number": "1"}, GOOD))
    found = {each.code: each.spot for each in checks.check(pack)}
    assert found == {
        "host_note": Spot((1,), 0, "note"),
        "answer_given": Spot((2,), 2, "text"),
        "number_twice": Spot((2, 1), 0, "number"),
        "no_author": Spot((2,), 0, "authors"),
        "no_source": Spot((2,), 0, "sources"),
    }


FOUR_S = """## Тур
? Один?
! Да
@ А
^ к

? Два (img нет.png)?
! Две

/ комментарий
@ А
^ к
"""
CSV = "Номер;Вопрос;Ответ;Вид;Источник;Автор;Лишнее\n1;Раз?;Да;;к;А;\n1;Два?;Две;странный;к;А;слово\n"
SITE = json.dumps([{"text": "Раз?", "answer": "Да"}, {"text": "Два?", "answer": "Две", "extra": "слово"}])


@pytest.mark.parametrize(
    ("name", "text", "code", "spot"),
    [
        ("а.4s", FOUR_S, "missing_media", Spot((1,), 0, "handouts")),
        ("а.4s", FOUR_S, "blank_inside", Spot((1,))),
        ("а.csv", CSV, "unknown_kind", Spot((1,), 0, "kind")),
        ("а.csv", CSV, "unplaced", Spot((1,))),
        ("а.json", SITE, "unplaced", Spot((1,), 0, "comment")),
        (
            "а.txt",
            "Чемпионат:\nП\n\nВопрос 1:\nРаз?\n\nОтвет:\nДа\n\nОтвет:\nНет\n",
            "field_twice",
            Spot((0,), 0, "answer"),
        ),
    ],
)
def test_a_reader_of_files_says_which_question_it_stumbled_over(name: str, text: str, code: str, spot: Spot) -> None:
    found = read(Material(name, text.encode()))
    assert {each.code: each.spot for each in found.findings}[code] == spot
