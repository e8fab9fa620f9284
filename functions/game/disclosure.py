"""The one place that breaks seals: for the host everything, for the room only what the log says was shown."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from game.envelope import Box, Envelope, EnvelopePart, Handout
from game.events import Part, Shown
from game.sealed import Sealed

Said = TypeVar("Said")


@dataclass(frozen=True, slots=True)
class PartWords:
    """What the room may read of one of several questions; n counts them from 1."""

    n: int
    prompt: str = ""
    answer: str = ""
    accepted: str = ""
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Words:
    """What the room may read of the envelope on the table. Empty strings: not shown.

    parts: those of several questions of which something was shown; prompt is then what was read before them.
    """

    prompt: str = ""
    hint: str = ""
    answer: str = ""
    accepted: str = ""
    comment: str = ""
    box: Box | None = None
    handouts: tuple[Handout, ...] = ()
    parts: tuple[PartWords, ...] = ()


@dataclass(frozen=True, slots=True)
class Key:
    """Everything the host reads, but what the room reads already: an empty field is as in the room's words."""

    prompt: str = ""
    answer: str = ""
    accepted: str = ""
    rejected: str = ""
    comment: str = ""
    hint: str = ""
    note: str = ""
    sources: tuple[str, ...] = ()
    handouts: tuple[Handout, ...] = ()
    box: Box | None = None
    parts: tuple[EnvelopePart, ...] = ()
    authors: tuple[str, ...] = ()


def authors_of(envelope: Envelope, part: int) -> tuple[str, ...]:
    """Whose question this is, the part-th of the envelope from 1; they are read out with it."""
    own = [each.author for each in envelope.parts.break_seal()][part - 1 : part]
    return tuple(own) if any(own) else envelope.authors


def words_for_room(envelope: Envelope, slot: int, shown: frozenset[Shown]) -> Words:
    """Built up from nothing, part by part, by what was shown of this envelope."""
    open_parts: frozenset[Part] = frozenset(each.part for each in shown if each.slot == slot)
    several = envelope.parts.break_seal()
    last = max(0, len(several) - 1)
    key = Shown(slot, "key", last) in shown
    return Words(
        prompt=envelope.prompt.break_seal() if "prompt" in open_parts else "",
        hint=envelope.hint.break_seal() if "hint" in open_parts else "",
        answer=envelope.answer.break_seal() if key else "",
        accepted=envelope.accepted.break_seal() if key else "",
        comment=envelope.comment.break_seal() if key else "",
        box=envelope.box.break_seal() if "box" in open_parts and envelope.box is not None else None,
        handouts=_handouts(envelope, slot, shown, key),
        parts=tuple(each for each in _parts(several, slot, shown) if each != PartWords(each.n)),
    )


def _handouts(envelope: Envelope, slot: int, shown: frozenset[Shown], key: bool) -> tuple[Handout, ...]:
    """Those of the question one by one as they were shown, those of answer and comment with the key."""
    indexes = {each.index for each in shown if each.slot == slot and each.part == "handout"}
    if not indexes and not key:
        return ()
    return tuple(
        each
        for index, each in enumerate(envelope.handouts.break_seal())
        if (index in indexes if each.part == "question" else key)
    )


def _parts(several: tuple[EnvelopePart, ...], slot: int, shown: frozenset[Shown]) -> Iterator[PartWords]:
    for index, each in enumerate(several):
        key = Shown(slot, "key", index) in shown
        yield PartWords(
            n=index + 1,
            prompt=each.prompt if Shown(slot, "prompt", index) in shown else "",
            answer=each.answer if key else "",
            accepted=each.accepted if key else "",
            comment=each.comment if key else "",
        )


def written(answer: Sealed[str]) -> str:
    """A hall team's answer: for that team, and for the host once the question is closed."""
    return answer.break_seal()


def key_for_host(envelope: Envelope, shown: Words = Words()) -> Key:
    """The whole envelope, for the host's own screen, where the words shown to the room stand too."""
    box = None if envelope.box is None else envelope.box.break_seal()
    return Key(
        prompt=_still(envelope.prompt.break_seal(), shown.prompt, ""),
        answer=_still(envelope.answer.break_seal(), shown.answer, ""),
        accepted=_still(envelope.accepted.break_seal(), shown.accepted, ""),
        rejected=envelope.rejected.break_seal(),
        comment=_still(envelope.comment.break_seal(), shown.comment, ""),
        hint=_still(envelope.hint.break_seal(), shown.hint, ""),
        note=envelope.note.break_seal(),
        sources=envelope.sources.break_seal(),
        handouts=_still(envelope.handouts.break_seal(), shown.handouts, ()),
        box=_still(box, shown.box, None),
        parts=envelope.parts.break_seal(),
        authors=envelope.authors,
    )


def _still(whole: Said, shown: Said, nothing: Said) -> Said:
    """What is still to be said."""
    return nothing if whole == shown else whole
