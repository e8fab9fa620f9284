"""The card of a pack: what a table may know and show of it without opening an envelope."""

from dataclasses import dataclass

from packs.model import Pack
from packs.stored import digest


@dataclass(frozen=True, slots=True)
class Card:
    """Title, digest and count; `missing` lists what the asking table lacks: "7", "black_box"."""

    id: str
    title: str
    version: int
    digest: str
    questions: int
    missing: tuple[str, ...]


def card(pack: Pack, envelopes: int, needs_box: bool) -> Card:
    """The pack's card for a table with that many envelopes, and with a black box or without."""
    missing = pack.missing(envelopes, needs_box)
    return Card(pack.id, pack.title, pack.version, digest(pack), len(pack.questions), missing)
