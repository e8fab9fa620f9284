"""The one place that breaks seals: for the host everything, for the room only what the log says was shown."""

from dataclasses import dataclass

from game.envelope import Box, Envelope, Handout
from game.events import Part, Shown


@dataclass(frozen=True, slots=True)
class Words:
    """What the room may read of the envelope on the table. Empty strings: not shown."""

    prompt: str = ""
    hint: str = ""
    answer: str = ""
    accepted: str = ""
    comment: str = ""
    box: Box | None = None
    handouts: tuple[Handout, ...] = ()


@dataclass(frozen=True, slots=True)
class Key:
    """Everything the host reads."""

    prompt: str
    answer: str
    accepted: str
    rejected: str
    comment: str
    hint: str
    note: str
    sources: tuple[str, ...]
    handouts: tuple[Handout, ...]
    box: Box | None


def words_for_room(envelope: Envelope, slot: int, shown: frozenset[Shown]) -> Words:
    """Built up from nothing, part by part, by what was shown of this envelope."""
    parts: frozenset[Part] = frozenset(each.part for each in shown if each.slot == slot)
    handouts = envelope.handouts.break_seal() if "handout" in parts else ()
    indexes = {each.index for each in shown if each.slot == slot and each.part == "handout"}
    key = "key" in parts
    return Words(
        prompt=envelope.prompt.break_seal() if "prompt" in parts else "",
        hint=envelope.hint.break_seal() if "hint" in parts else "",
        answer=envelope.answer.break_seal() if key else "",
        accepted=envelope.accepted.break_seal() if key else "",
        comment=envelope.comment.break_seal() if key else "",
        box=envelope.box.break_seal() if "box" in parts and envelope.box is not None else None,
        handouts=tuple(each for index, each in enumerate(handouts) if index in indexes),
    )


def key_for_host(envelope: Envelope) -> Key:
    """The whole envelope, for the host's own screen."""
    return Key(
        prompt=envelope.prompt.break_seal(),
        answer=envelope.answer.break_seal(),
        accepted=envelope.accepted.break_seal(),
        rejected=envelope.rejected.break_seal(),
        comment=envelope.comment.break_seal(),
        hint=envelope.hint.break_seal(),
        note=envelope.note.break_seal(),
        sources=envelope.sources.break_seal(),
        handouts=envelope.handouts.break_seal(),
        box=envelope.box.break_seal() if envelope.box is not None else None,
    )
