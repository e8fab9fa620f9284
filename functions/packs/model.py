"""A pack: envelopes in their slots and who made them. Every word of a question inside is sealed."""

from dataclasses import dataclass
from typing import NewType

from game.envelope import Envelope

Slot = NewType("Slot", int)
BLACK_BOX = Slot(0)  # sectors with an envelope are numbered from 1


@dataclass(frozen=True, slots=True)
class Question:
    """One envelope in its slot. Authors are read out with the question, so they are not sealed."""

    slot: Slot
    envelope: Envelope
    authors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """Questions by ascending slot, one for a slot. A pack never changes: another text is another pack."""

    id: str
    title: str
    version: int
    authors: tuple[str, ...]
    about: str
    questions: tuple[Question, ...]

    def question(self, slot: Slot) -> Question:
        """The question of a slot; KeyError when the pack has none there (ask `missing` first)."""
        for question in self.questions:
            if question.slot == slot:
                return question
        raise KeyError(slot)

    def missing(self, envelopes: int, needs_box: bool) -> tuple[str, ...]:
        """What a table of that many envelopes lacks in this pack: "7" for a sector, "black_box" for the box (P2.3)."""
        filled = {question.slot for question in self.questions}
        lacking = tuple(str(number) for number in range(1, envelopes + 1) if Slot(number) not in filled)
        return (*lacking, "black_box") if needs_box and BLACK_BOX not in filled else lacking
