"""Media of a finished pack by name: which it shows and where, and the same pack with other names for them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.sealed import Sealed

from packs.model import Handout, Pack, Question, Words
from packs.opening import words


def shown(pack: Pack) -> dict[str, int]:
    """Every medium by its name, with the question that shows it first, by its order from 0."""
    found: dict[str, int] = {}
    for index, question in enumerate(pack.questions):
        for name in _names(words(question)):
            found.setdefault(name, index)
    return found


def _names(said: Words) -> Iterator[str]:
    every = (*said.handouts, *(each for part in said.parts for each in part.handouts))
    yield from (each.media for each in every if each.media)
    if said.box is not None and said.box.picture:
        yield said.box.picture


def renamed(pack: Pack, names: Mapping[str, str]) -> Pack:
    """The pack with each medium under its other name; KeyError for one that has none."""
    sections = (
        replace(section, questions=tuple(_question(each, names) for each in section.questions))
        for section in pack.sections
    )
    return replace(pack, sections=tuple(sections))


def _question(question: Question, names: Mapping[str, str]) -> Question:
    said = words(question)
    box = said.box and replace(said.box, picture=names[said.box.picture] if said.box.picture else "")
    parts = tuple(replace(each, handouts=_handouts(each.handouts, names)) for each in said.parts)
    return replace(
        question, words=Sealed(replace(said, handouts=_handouts(said.handouts, names), parts=parts, box=box))
    )


def _handouts(given: tuple[Handout, ...], names: Mapping[str, str]) -> tuple[Handout, ...]:
    return tuple(replace(each, media=names[each.media]) if each.media else each for each in given)
