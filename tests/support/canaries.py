"""A pack in which every word is a canary, and the oracle that says which of them may be on the wire by now."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from game.events import Shown
from game.log import Entry
from game.sealed import Sealed
from packs.model import Box, Handout, Pack, Question, Section, Words

Field = Literal["prompt", "answer", "accepted", "rejected", "comment", "hint", "note", "sources", "handout", "box"]
MARK = re.compile(rb"zq[0-9a-f]{18}")
WORDS: tuple[Field, ...] = ("prompt", "answer", "accepted", "rejected", "comment", "hint", "note")
KEY: tuple[Field, ...] = ("answer", "accepted", "comment")


@dataclass(frozen=True, slots=True)
class Canary:
    """One sealed word: whose envelope, which field, which handout, and what to look for."""

    slot: int
    field: Field
    index: int
    mark: bytes


def word(slot: int, field: str, index: int = 0, media: bool = False) -> str:
    """A mark that nothing else on the wire can hold."""
    mark = "zq" + sha256(f"{slot} {field} {index} {media}".encode()).hexdigest()[:18]
    return f"{mark}.svg" if media else f"{field} {mark}"


def pack() -> Pack:
    questions = tuple(_question(slot) for slot in range(16))
    return Pack("canaries", "Канарейки", 1, (Section("", questions),), ("автор",))


def _question(slot: int) -> Question:
    words = Words(
        text=word(slot, "prompt"),
        answer=word(slot, "answer"),
        accepted=word(slot, "accepted"),
        rejected=word(slot, "rejected"),
        comment=word(slot, "comment"),
        hint=word(slot, "hint"),
        note=word(slot, "note"),
        sources=(word(slot, "sources"),),
        handouts=tuple(
            Handout("image", word(slot, "handout", n), word(slot, "handout", n, True)) for n in range(slot % 3)
        ),
        box=Box(word(slot, "box"), word(slot, "box", 0, True)) if slot == 0 else None,
    )
    return Question(Sealed(words), sector=slot) if slot else Question(Sealed(words), kind="black_box")


def canaries() -> tuple[Canary, ...]:
    """Every one of the pack, media addresses too."""
    found: list[Canary] = []
    for slot in range(16):
        found += [Canary(slot, name, 0, _mark(slot, name, 0, False)) for name in (*WORDS, "sources")]
        for n in range(slot % 3):
            found += [Canary(slot, "handout", n, _mark(slot, "handout", n, media)) for media in (False, True)]
    return (*found, *(Canary(0, "box", 0, _mark(0, "box", 0, media)) for media in (False, True)))


def _mark(slot: int, field: Field, index: int, media: bool) -> bytes:
    return word(slot, field, index, media).removesuffix(".svg").rpartition(" ")[2].encode()


def disclosed(entries: Iterable[Entry]) -> frozenset[Shown]:
    """What the room has been shown so far: the fold of Shown over the raw log, undone or not."""
    return frozenset(event for entry in entries for event in entry.events if isinstance(event, Shown))


def is_open(canary: Canary, shown: frozenset[Shown]) -> bool:
    """Whether the room may have read this word."""
    match canary.field:
        case "prompt" | "hint" | "box":
            return Shown(canary.slot, canary.field) in shown
        case "handout":
            return Shown(canary.slot, "handout", canary.index) in shown
        case field:
            return field in KEY and Shown(canary.slot, "key") in shown
