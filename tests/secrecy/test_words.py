"""What opens which words: for everything that may be shown of an envelope, exactly the marks that the room then reads.

The envelope has all there is: three questions in one, handouts of question, answer and comment, a box.
"""

import re
from itertools import chain, combinations

import pytest
from game.disclosure import words_for_room
from game.envelope import Box, Envelope, EnvelopePart, Handout
from game.events import Shown
from game.sealed import Sealed

SLOT, OTHER = 7, 8
MARK = re.compile(r"@\w+")
SEALED = Sealed("@rejected")
ENVELOPE = Envelope(
    Sealed("@prompt"), Sealed("@answer"), Sealed("@accepted"), SEALED, Sealed("@comment"), Sealed("@hint"),
    Sealed("@note"), Sealed(("@sources",)),
    Sealed((
        Handout("image", "@shown0", "@media0"), Handout("text", "@shown1"),
        Handout("image", "@withanswer", "@media2", "answer"), Handout("text", "@withcomment", "", "comment"),
    )),
    Sealed(Box("@box", "@boxpicture")),
    parts=Sealed(tuple(
        EnvelopePart(f"@prompt{n}", f"@answer{n}", f"@accepted{n}", f"@rejected{n}", f"@comment{n}", f"@author{n}")
        for n in range(3)
    )),
)  # fmt: skip
OPENS = {
    Shown(SLOT, "prompt", 0): "@prompt @prompt0",
    Shown(SLOT, "prompt", 1): "@prompt @prompt1",
    Shown(SLOT, "prompt", 2): "@prompt @prompt2",
    Shown(SLOT, "hint"): "@hint",
    Shown(SLOT, "key", 0): "@answer0 @accepted0 @comment0",
    Shown(SLOT, "key", 1): "@answer1 @accepted1 @comment1",
    Shown(SLOT, "key", 2): "@answer2 @accepted2 @comment2 @answer @accepted @comment @withanswer @media2 @withcomment",
    Shown(SLOT, "box"): "@box @boxpicture",
    Shown(SLOT, "handout", 0): "@shown0 @media0",
    Shown(SLOT, "handout", 1): "@shown1",
}
"""Of the last question the key opens what is said at the end of all."""
NOTHING = [
    *(Shown(OTHER, each.part, each.index) for each in OPENS),
    *(Shown(SLOT, "handout", n) for n in (2, 3, 4)), *(Shown(SLOT, part, 3) for part in ("key",)),
]  # fmt: skip


def read(*shown: Shown) -> set[str]:
    return set(MARK.findall(repr(words_for_room(ENVELOPE, SLOT, frozenset(shown)))))


@pytest.mark.parametrize("shown", OPENS, ids=lambda each: f"{each.part}{each.index}")
def test_each_thing_shown_opens_its_own_words_and_no_others(shown: Shown) -> None:
    assert read(shown) == set(OPENS[shown].split())


@pytest.mark.parametrize("shown", NOTHING, ids=lambda each: f"{each.slot}{each.part}{each.index}")
def test_what_was_shown_of_another_envelope_or_never_can_be_opens_nothing(shown: Shown) -> None:
    assert read(shown) == set()


def test_together_they_open_the_sum_and_what_is_the_hosts_alone_is_opened_by_nothing() -> None:
    several = chain.from_iterable(combinations(OPENS, n) for n in (0, 2, 3, len(OPENS)))
    for shown in several:
        assert read(*shown) == {mark for each in shown for mark in OPENS[each].split()}
    everything = read(*OPENS, *NOTHING)
    assert not {"@rejected", "@note", "@sources", "@rejected0", "@author0"} & everything


def test_of_one_question_the_key_opens_the_answer_and_what_goes_with_it() -> None:
    alone = Envelope(
        Sealed("@prompt"), Sealed("@answer"), Sealed("@accepted"), SEALED, Sealed("@comment"), Sealed("@hint"),
        Sealed("@note"), Sealed(()), Sealed((Handout("image", "@a", "@m", "answer"),)),
    )  # fmt: skip
    found = MARK.findall(repr(words_for_room(alone, SLOT, frozenset({Shown(SLOT, "key")}))))
    assert set(found) == {"@answer", "@accepted", "@comment", "@a", "@m"}
