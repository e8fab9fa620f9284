"""Packs for the tests of rules: every word names its envelope and its part, so a leak names itself."""

from game.envelope import Box, Envelope, EnvelopePart, Handout, Kinds, PackCard
from game.sealed import Sealed

HANDOUTS = 2


def card(
    envelopes: int,
    box: bool,
    handouts: tuple[tuple[int, int], ...] = (),
    kinds: Kinds = (),
    parts: tuple[tuple[int, int], ...] = (),
) -> PackCard:
    """A pack with envelopes 1..envelopes, with a black box or without."""
    numbers = tuple(range(1, envelopes + 1))
    return PackCard(f"digest-{envelopes}-{int(box)}", f"Пакет на {envelopes}", numbers, box, handouts, kinds, parts)


def envelope(slot: int, box: bool = False, parts: int = 1) -> Envelope:
    """The envelope of this number, with two handouts; the black box has its contents too, a blitz its questions."""

    def word(part: str) -> Sealed[str]:
        return Sealed(f"{part}-{slot}")

    handouts = tuple(Handout("text", f"handout-{slot}-{index}") for index in range(HANDOUTS))
    return Envelope(
        prompt=word("prompt"),
        answer=word("answer"),
        accepted=word("accepted"),
        rejected=word("rejected"),
        comment=word("comment"),
        hint=word("hint"),
        note=word("note"),
        sources=Sealed((f"sources-{slot}",)),
        handouts=Sealed(handouts),
        box=Sealed(Box(f"box-{slot}", f"picture-{slot}")) if box else None,
        parts=Sealed(_parts(slot, parts) if parts > 1 else ()),
    )


def _parts(slot: int, parts: int) -> tuple[EnvelopePart, ...]:
    return tuple(
        EnvelopePart(*(f"{part}-{slot}-part{n}" for part in ("prompt", "answer", "accepted", "rejected", "comment")))
        for n in range(1, parts + 1)
    )
