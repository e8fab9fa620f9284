"""The one place of this room that breaks seals: for writers, for checks and for the envelope a table plays."""

from game import envelope as table
from game.sealed import Sealed

from packs.model import Box, Handout, Part, Question, Words


def words(question: Question) -> Words:
    """Every secret word of a question."""
    return question.words.break_seal()


def envelope(question: Question) -> table.Envelope:
    """The question as the table knows it, sealed word by word. With parts, the prompt is only what precedes them."""
    said = words(question)
    return table.Envelope(
        prompt=Sealed(said.text),
        answer=Sealed(_whole(said.answer, [part.answer for part in said.parts])),
        accepted=Sealed(_whole(said.accepted, [part.accepted for part in said.parts])),
        rejected=Sealed(_whole(said.rejected, [part.rejected for part in said.parts])),
        comment=Sealed(_whole(said.comment, [part.comment for part in said.parts])),
        hint=Sealed(said.hint),
        note=Sealed(said.note),
        sources=Sealed((*said.sources, *(source for part in said.parts for source in part.sources))),
        handouts=Sealed(tuple(map(_handout, handouts(said)))),
        box=None if said.box is None else Sealed(_box(said.box)),
        kind=question.kind,
        parts=Sealed(tuple(map(_part, said.parts))),
        authors=question.authors,
    )


def handouts(said: Words) -> tuple[Handout, ...]:
    """All that can be shown, those of the question first; what is only named, for its file was missing, cannot."""
    every = (*said.handouts, *(each for part in said.parts for each in part.handouts))
    shown = [each for each in every if each.kind == "text" or each.media]
    return tuple(sorted(shown, key=lambda each: each.moment != "question"))


def _whole(lead: str, parts: list[str]) -> str:
    """A lead-in and its numbered parts in one text; parts that say nothing leave their number out."""
    numbered = [f"{n}. {part}" for n, part in enumerate(parts, 1) if part]
    return "\n".join([lead, *numbered] if lead else numbered)


def _part(given: Part) -> table.EnvelopePart:
    return table.EnvelopePart(
        given.text, given.answer, given.accepted, given.rejected, given.comment, ", ".join(given.authors)
    )


def _handout(given: Handout) -> table.Handout:
    return table.Handout(given.kind, given.text, given.media, given.moment)


def _box(given: Box) -> table.Box:
    return table.Box(given.contents, given.picture)
