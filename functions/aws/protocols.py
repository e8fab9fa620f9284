"""A table's export as the protocol that goes out."""

from game.disclosure import written
from play.export import Export
from wire.protocol import FORMAT, Figure, Named, Protocol, Written, summed


def protocol_of(found: Export) -> Protocol:
    """With its sum."""
    figures = tuple(Figure(name, value) for name, value in found.book.figures.flat().items())
    names = tuple(Named(seat, name) for seat, name in found.names)
    answers = tuple(Written(each.question, each.team, written(each.text)) for each in found.answers)
    told = Protocol(
        FORMAT, found.table, found.book.id, found.book.title, figures, found.book.wheel, names, found.entries,
        answers=answers, rival=found.book.rival,
    )  # fmt: skip
    return summed(told)
