"""A pack as its author means it: tours or sectors, questions of one or several parts. Every word inside is sealed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NewType, get_args

from game.sealed import Sealed

Slot = NewType("Slot", int)
BLACK_BOX: Final = Slot(0)  # sectors with an envelope are numbered from 1
MOST_QUESTIONS: Final = 5_000
ASIDE: Final = 1001  # questions that never lie on the table: warm-ups and the base

Kind = Literal[
    "ordinary", "black_box", "blitz", "superblitz", "duplet", "thirteen", "zeitnot", "partner", "red", "blue", "base"
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
WITH_BOX: Final = ("black_box", "red")  # an object or a black box may lie in a red envelope too
SEVERAL: Final = ("duplet", "blitz", "superblitz")
Medium = Literal["text", "image", "audio", "video"]
MEDIA: Final[tuple[Medium, ...]] = get_args(Medium)
Moment = Literal["question", "answer", "comment"]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)


@dataclass(frozen=True, slots=True)
class Handout:
    """Something shown with the question, the answer or the comment; media is a hash name or ""."""

    kind: Medium = "text"
    text: str = ""
    media: str = ""
    moment: Moment = "question"


@dataclass(frozen=True, slots=True)
class Box:
    """What lies in a black box: a line of text and the hash name of its picture."""

    contents: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One of several questions in one envelope. Its author matters where the round is lost on it."""

    text: str
    answer: str
    accepted: str = ""
    rejected: str = ""
    comment: str = ""
    sources: tuple[str, ...] = ()
    authors: tuple[str, ...] = ()
    handouts: tuple[Handout, ...] = ()


@dataclass(frozen=True, slots=True)
class Words:
    """Everything secret of a question. With parts, text is their lead-in and the answers stand in the parts."""

    text: str = ""
    answer: str = ""
    accepted: str = ""
    rejected: str = ""
    comment: str = ""
    hint: str = ""
    note: str = ""
    sources: tuple[str, ...] = ()
    handouts: tuple[Handout, ...] = ()
    parts: tuple[Part, ...] = ()
    box: Box | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """One question. Authors are read out with it, so they are not sealed. Without a sector it is dealt to one."""

    words: Sealed[Words]
    number: str = ""
    kind: Kind = "ordinary"
    sector: int | None = None
    authors: tuple[str, ...] = ()
    where: str = field(default="", compare=False)  # its place in the file read

    @property
    def is_aside(self) -> bool:
        """Whether it never lies on the table: a warm-up (number 0) or a question of the base."""
        return self.kind == "base" or (self.sector is None and self.number != "" and not self.number.strip("0"))


@dataclass(frozen=True, slots=True)
class Section:
    """A tour, a round, a theme; the only section of a pack without tours has no title."""

    title: str = ""
    questions: tuple[Question, ...] = ()
    about: str = ""
    editors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """Sections in order. A pack never changes: another text is another pack."""

    id: str
    title: str
    version: int
    sections: tuple[Section, ...]
    authors: tuple[str, ...] = ()
    editors: tuple[str, ...] = ()
    date: str = ""
    about: str = ""
    address: str = ""

    @property
    def questions(self) -> tuple[Question, ...]:
        return tuple(question for section in self.sections for question in section.questions)

    def placed(self) -> Mapping[Slot, Question]:
        """Which question lies where: the box at 0, named sectors, the rest on free numbers from 1, others aside."""
        lying: dict[Slot, Question] = {}
        rest: list[Question] = []
        for question in self.questions:
            slot = BLACK_BOX if question.kind == "black_box" else Slot(question.sector or -1)
            if slot >= 0 and slot not in lying:
                lying[slot] = question
            else:
                rest.append(question)
        lying.update(zip(_free(lying), (each for each in rest if not each.is_aside), strict=False))
        lying.update((Slot(ASIDE + n), each) for n, each in enumerate(each for each in rest if each.is_aside))
        return dict(sorted(lying.items()))

    def question(self, slot: Slot) -> Question:
        """The question of a slot; KeyError when the pack has none there (ask `missing` first)."""
        return self.placed()[slot]

    def missing(self, envelopes: int, needs_box: bool) -> tuple[str, ...]:
        """What a table of that many envelopes lacks in this pack: "7" for a sector, "black_box" for the box (P2.3)."""
        filled = self.placed()
        lacking = tuple(str(number) for number in range(1, envelopes + 1) if Slot(number) not in filled)
        return (*lacking, "black_box") if needs_box and BLACK_BOX not in filled else lacking


def _free(taken: Mapping[Slot, Question]) -> Iterator[Slot]:
    used, number = set(taken), 0
    while True:
        number += 1
        if number not in used:
            yield Slot(number)
