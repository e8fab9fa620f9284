"""What a table may know of a pack without opening an envelope, and what it lacks for each rulebook."""

from dataclasses import replace
from typing import Final

from game.envelope import PackCard
from game.rulebooks import RULEBOOKS

from packs.model import ASIDE, BLACK_BOX, Pack
from packs.opening import handouts, words
from packs.stored import digest

MOST_ASIDE: Final = 200  # a card lies in the game's state: of a larger base the table is offered this many


def card_of(pack: Pack) -> PackCard:
    """Numbers and kinds only. Questions that never lie on the table are among the kinds alone, as the base."""
    return replace(_card(pack), digest=digest(pack), complete_for=complete_for(pack))


def lacks(pack: Pack) -> dict[str, tuple[str, ...]]:
    """By rulebook, what this pack lacks for its table: sectors by number and kinds by name."""
    card = _card(pack)
    return {book.id: book.missing(card) for book in RULEBOOKS.values()}


def complete_for(pack: Pack) -> tuple[str, ...]:
    """The rulebooks whose table this pack fills."""
    return tuple(id for id, lacking in lacks(pack).items() if not lacking)


def _card(pack: Pack) -> PackCard:
    """The card before the pack has its name."""
    placed = {int(slot): question for slot, question in pack.placed().items() if slot < ASIDE + MOST_ASIDE}
    lying = {slot: words(question) for slot, question in placed.items() if slot < ASIDE}
    shown = {slot: sum(each.moment == "question" for each in handouts(said)) for slot, said in lying.items()}
    return PackCard(
        digest="",
        title=pack.title,
        envelopes=tuple(slot for slot in lying if slot != BLACK_BOX),
        box=BLACK_BOX in lying,
        handouts=tuple((slot, count) for slot, count in shown.items() if count),
        kinds=tuple((slot, each.kind) for slot, each in placed.items() if slot and each.kind != "ordinary"),
        parts=tuple((slot, len(said.parts)) for slot, said in lying.items() if said.parts),
    )
