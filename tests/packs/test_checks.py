"""What a check says of a pack, each thing once and in its place."""

from typing import Any

import pytest
from game.sealed import Sealed
from packs import checks
from packs.model import Handout, Pack, Part, Question, Section, Words

GOOD: dict[str, Any] = {"text": "Что это?", "answer": "Волчок", "sources": ("книга",)}


def question(number: str = "1", **said: Any) -> Question:
    return Question(Sealed(Words(**{**GOOD, **said})), number, authors=("автор",), where=f"вопрос {number}")


def found(*questions: Question) -> list[tuple[str, str]]:
    pack = Pack("id", "Проба", 1, (Section("Тур 1", questions),))
    return [(trouble.level, trouble.code) for trouble in checks.check(pack)]


def test_a_good_question_has_nothing_to_say() -> None:
    assert found(question()) == []


@pytest.mark.parametrize(
    ("said", "level", "code"),
    [
        ({"text": ""}, "error", "no_text"),
        ({"answer": ""}, "error", "no_answer"),
        ({"comment": "обрыв\ufffd"}, "error", "undecodable"),
        ({"answer": "ц" * 121}, "warning", "long_answer"),
        ({"text": "ц" * 1201}, "warning", "long_question"),
        ({"rejected": "юла; волчо\u0301к"}, "warning", "rejected_answer"),
        ({"text": "Чем ВОЛЧОК хорош?"}, "warning", "answer_given"),
        ({"handouts": (Handout("text", "вот волчок"),)}, "warning", "answer_given"),
        ({"note": "Раздать листы"}, "warning", "host_note"),
        ({"text": "Перед вами картинка. Что на ней?"}, "warning", "no_handout"),
        ({"text": "Смотрите https://example.org. Что там?"}, "warning", "outside_link"),
        ({"comment": "Вот. Источник: книга"}, "warning", "label_inside"),
        ({"text": "Вопрос 2: а это?"}, "warning", "label_inside"),
        ({"sources": ()}, "warning", "no_source"),
    ],
)
def test_a_fault_is_told_with_its_level(said: dict[str, Any], level: str, code: str) -> None:
    assert found(question(**said)) == [(level, code)]


@pytest.mark.parametrize(
    "said",
    [
        {"answer": "ц" * 120},
        {"text": "ц" * 1200},
        {"rejected": "волчки"},
        {"text": "Волчковый?"},
        {"answer": "16", "text": "Сколько их, не 16 ли?"},
        {"handouts": (Handout("text", "волчок", "", "answer"),)},
        {"text": "Перед вами картинка.", "handouts": (Handout("image", "", "x.png"),)},
        {"sources": ("https://example.org",)},
        {"text": "Каков ответ на вопрос?"},
    ],
)
def test_what_is_no_fault_is_not_told(said: dict[str, Any]) -> None:
    assert found(question(**said)) == []


def test_parts_are_checked_one_by_one() -> None:
    parts = (Part("Кто?", "Кот"), Part("", "Пёс"), Part("Что?", ""))
    pack = Pack("id", "Проба", 1, (Section("", (question(text="Блиц", answer="", parts=parts),)),))
    told = [(each.code, each.place) for each in checks.check(pack)]
    assert told == [("no_text", "вопрос 1, часть 2"), ("no_answer", "вопрос 1, часть 3")]


def test_numbers_are_compared_within_a_tour() -> None:
    assert found(question("1"), question("1")) == [("error", "number_twice")]
    assert found(question("1"), question("2"), question("4")) == [("warning", "number_gap")]
    assert found(question("0"), question("00"), question("13"), question("14")) == []
    tours = (Section("Тур 1", (question("1"),)), Section("Тур 2", (question("1"),)))
    assert checks.check(Pack("id", "Проба", 1, tours)) == ()


def test_an_author_of_the_whole_pack_is_an_author() -> None:
    bare = Question(Sealed(Words(**GOOD)), "1", where="вопрос 1")
    tour = (Section("", (bare,)),)
    assert [each.code for each in checks.check(Pack("id", "Проба", 1, tour))] == ["no_author"]
    assert checks.check(Pack("id", "Проба", 1, tour, authors=("клуб",))) == ()


def test_figures_count_tours_parts_and_minutes() -> None:
    parts = (Part("Кто?", "Кот"), Part("Что?", "Пёс"))
    questions = (question("1"), question("2", text="Дуплет", answer="", parts=parts))
    lines = checks.figures(Pack("id", "Проба", 1, (Section("Тур 1", questions),)))
    assert lines == ("Тур 1: вопросов 2", "из них дуплетов и блицев: 1", "примерно 4 мин игры")


def test_notes_to_the_host_are_told_of_in_one_warning() -> None:
    pack = Pack("id", "Проба", 1, (Section("", (question("1", note="а"), question("2"), question("3", note="б"))),))
    (only,) = checks.check(pack)
    assert (only.code, only.place, only.spot.questions) == ("host_note", "вопрос 1; вопрос 3", (0, 2))
