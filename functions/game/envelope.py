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
