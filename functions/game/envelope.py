"""One envelope as the game sees it: sealed words and what is shown with them."""

from dataclasses import dataclass, replace
from typing import Literal

from game.sealed import Sealed

Kind = Literal[
    "ordinary", "black_box", "blitz", "superblitz", "duplet", "thirteen", "zeitnot", "partner", "red", "blue", "base",
    "window",
]  # fmt: skip
Kinds = tuple[tuple[int, Kind], ...]
"""Sectors with what they are; those not listed are ordinary."""
OWN, PAPER = -1, -2
"""In place of an envelope's number: the sector's own; none of the pack's, the host has it on paper."""
With = Literal["question", "answer", "comment"]


@dataclass(frozen=True, slots=True)
class Handout:
    """Something shown with a part of the envelope: kind is text, image, audio or video; media a hash name or "".

    What goes with the answer or the comment is opened with the key. Those of the question stand first.
    """

    kind: str
    text: str = ""
    media: str = ""
    part: With = "question"


@dataclass(frozen=True, slots=True)
class Box:
    """What lies in a black box: a line of text and the hash name of its picture."""

    contents: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class EnvelopePart:
    """One of several questions of an envelope (blitz, duplet). It lies within the envelope's seal."""

    prompt: str
    answer: str
    accepted: str = ""
    rejected: str = ""
    comment: str = ""
    author: str = ""


@dataclass(frozen=True, slots=True)
class Envelope:
    """A question with its key. Absent words are empty strings; an ordinary envelope has no box and no parts.

    With parts the prompt is what is read before the first of them. authors are read out with the question.
    """

    prompt: Sealed[str]
    answer: Sealed[str]
    accepted: Sealed[str]
    rejected: Sealed[str]
    comment: Sealed[str]
    hint: Sealed[str]
    note: Sealed[str]
    sources: Sealed[tuple[str, ...]]
    handouts: Sealed[tuple[Handout, ...]]
    box: Sealed[Box] | None = None
    kind: Kind = "ordinary"
    parts: Sealed[tuple[EnvelopePart, ...]] = Sealed(())
    authors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PackCard:
    """What the table knows of a pack: nothing of its words. handouts: pairs of envelope number and how many.

    kinds: the envelopes that are not ordinary. parts: pairs of envelope number and how many questions, when several.
    complete_for: ids of the games that it fills, as they were when it was laid.
    """

    digest: str
    title: str
    envelopes: tuple[int, ...]
    box: bool
    handouts: tuple[tuple[int, int], ...] = ()
    kinds: Kinds = ()
    parts: tuple[tuple[int, int], ...] = ()
    complete_for: tuple[str, ...] = ()

    def handouts_of(self, slot: int) -> int:
        return dict(self.handouts).get(slot, 0)

    def missing(self, envelopes: int, boxes: int) -> tuple[str, ...]:
        """What the pack lacks for so many ordinary envelopes and black boxes: envelope numbers and "box"."""
        absent = tuple(str(n) for n in range(1, envelopes + 1) if n not in self.envelopes)
        return (*absent, "box") if boxes and not self.box else absent

    def parts_of(self, slot: int) -> int:
        return dict(self.parts).get(slot, 1)

    def closed(self) -> "PackCard":
        """The card without what tells the sectors apart."""
        return replace(self, handouts=(), kinds=(), parts=(), complete_for=())
