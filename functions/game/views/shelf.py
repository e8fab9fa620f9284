"""The host's choice of packs: how much each holds, whether it fills this table, and which other games it fills."""

from dataclasses import dataclass

from game.envelope import PackCard
from game.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class PackOnShelf:
    """A pack that may be chosen. envelopes and handouts: how many. missing: what it lacks for this game.

    complete_for: ids of the games that it fills.
    """

    digest: str
    title: str
    envelopes: int
    box: bool = False
    handouts: int = 0
    missing: tuple[str, ...] = ()
    complete_for: tuple[str, ...] = ()


def on_shelf(book: Rulebook, cards: tuple[PackCard, ...]) -> tuple[PackOnShelf, ...]:
    """In the order of the cards. A card is looked at in some microseconds, and never the pack itself."""
    return tuple(
        PackOnShelf(
            card.digest, card.title, len(card.envelopes), card.box, len(card.handouts), book.missing(card),
            card.complete_for,
        )
        for card in cards
    )  # fmt: skip
