"""Fingerprints of questions: the same for a mended comma, another for another question, nothing to read in them."""

from dataclasses import replace

from game.sealed import Sealed
from packs.model import Pack, Part, Question, Section, Words
from packs.prints import print_of, prints


def question(text: str, **more: str) -> Question:
    return Question(Sealed(Words(text=text, answer="ответ", **more)))  # type: ignore[arg-type]


def test_a_comma_a_stress_a_letter_yo_or_another_comment_make_no_new_question() -> None:
    first = print_of(question("Назовите его, ещё раз."))
    for other in ("назовите его ЕЩЕ раз", "Назовите  его — ещё раз!"):
        assert print_of(question(other, comment="иной")) == first
    assert print_of(question("Назовите её, ещё раз.")) != first


def test_a_blitz_is_known_by_its_parts_and_a_pack_by_its_slots() -> None:
    blitz = question("Три вопроса.")
    words = Words(text="Три вопроса.", parts=(Part("Первый?", "а"), Part("Второй?", "б")))
    with_parts = replace(blitz, words=Sealed(words))
    assert print_of(with_parts) != print_of(blitz)
    pack = Pack("p", "Пакет", 1, (Section("", (blitz, with_parts)),))
    found = prints(pack)
    assert (len(set(found.values())), {*found}) == (2, {1, 2})
    assert not any("вопрос" in each for each in found.values())
