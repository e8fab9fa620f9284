"""What a table may know of a pack without opening an envelope, and the rulebooks it is complete for."""

from typing import Final

from game.envelope import PackCard
from game.rulebooks import RULEBOOKS

from packs.model import ASIDE, BLACK_BOX, Pack, Question
from packs.opening import words
from packs.stored import digest

SHOWN_WITH: Final = "question"


def card_of(pack: Pack) -> PackCard:
    """Numbers only."""
    lying = {int(slot): question for slot, question in pack.placed().items() if slot < ASIDE}
    counts = ((slot, _handouts(question)) for slot, question in lying.items())
    ordinary = tuple(slot for slot in lying if slot != BLACK_BOX)
    return PackCard(digest(pack), pack.title, ordinary, BLACK_BOX in lying, tuple(each for each in counts if each[1]))


def complete_for(pack: Pack) -> tuple[str, ...]:
    """The rulebooks whose table this pack fills."""
    card = card_of(pack)
    return tuple(book.id for book in RULEBOOKS.values() if not book.missing(card))


def _handouts(question: Question) -> int:
    said = words(question)
    every = (*said.handouts, *(each for part in said.parts for each in part.handouts))
    return sum(each.moment == SHOWN_WITH and (each.kind == "text" or each.media != "") for each in every)
