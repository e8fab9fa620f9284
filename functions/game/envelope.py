"""One envelope as the game sees it: sealed words and what is shown with them."""

from dataclasses import dataclass

from game.sealed import Sealed


@dataclass(frozen=True, slots=True)
class Handout:
    """Something shown with the question: kind is "text", "image", "audio" or "video"; media is a hash name or ""."""

    kind: str
    text: str = ""
    media: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """What lies in a black box: a line of text and the hash name of its picture."""

    contents: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Envelope:
    """A question with its key. Absent words are empty strings; an ordinary envelope has no box."""

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


@dataclass(frozen=True, slots=True)
class PackCard:
    """What the table knows of a pack: nothing of its words. handouts: pairs of envelope number and how many."""

    digest: str
    title: str
    envelopes: tuple[int, ...]
    box: bool
    handouts: tuple[tuple[int, int], ...] = ()

    def handouts_of(self, slot: int) -> int:
        return dict(self.handouts).get(slot, 0)

    def missing(self, envelopes: int, boxes: int) -> tuple[str, ...]:
        """What the pack lacks for so many ordinary envelopes and black boxes: envelope numbers and "box"."""
        absent = tuple(str(n) for n in range(1, envelopes + 1) if n not in self.envelopes)
        return (*absent, "box") if boxes and not self.box else absent
