"""Words of an envelope that nobody but the host may have yet, looked for in everybody's views of a random game."""

import re
from collections.abc import Iterable, Iterator

from game.envelope import Box, Envelope, EnvelopePart, Handout
from game.events import Shown
from game.log import Entry
from game.people import Author, Presence
from game.rulebook import Rulebook
from game.sealed import Sealed
from game.state import State
from game.views import author_view, defender_view, hall_view, seat_view, spectator_view, stage_view, steward_view
from game.views.room import room_view
from wire.encode import to_bytes

MARK = re.compile(rb"zq\w+")
WORDS = ("prompt", "answer", "accepted", "rejected", "comment", "hint", "note")
FIELDS = ("answer", "accepted", "comment")


def marked(slot: int, parts: int) -> Envelope:
    """Every word of it says where it stands: zq5answer, zq5part0prompt."""
    several = tuple(
        EnvelopePart(*(f"zq{slot}part{n}{name}" for name in ("prompt", "answer", "accepted", "rejected", "comment")))
        for n in range(parts)
    )
    handouts = tuple(Handout("text", f"zq{slot}handout{n}") for n in range(2))
    prompt, answer, accepted, rejected, comment, hint, note = (Sealed(f"zq{slot}{name}") for name in WORDS)
    box, sources = Sealed(Box(f"zq{slot}box")), Sealed((f"zq{slot}sources",))
    sealed = Sealed(several if parts > 1 else ())
    return Envelope(
        prompt, answer, accepted, rejected, comment, hint, note, sources, Sealed(handouts), box, parts=sealed
    )


def said(entries: Iterable[Entry], slot: int, parts: int) -> frozenset[bytes]:
    """What the log has put before the room, whether or not it was undone since."""
    shown = {event for entry in entries for event in entry.events if isinstance(event, Shown) and event.slot == slot}
    return frozenset(f"zq{slot}{name}".encode() for each in shown for name in _opened(each, parts))


def _opened(shown: Shown, parts: int) -> Iterator[str]:
    match shown.part:
        case "handout":
            yield f"handout{shown.index}"
        case "prompt":
            yield from ("prompt", f"part{shown.index}prompt")
        case "key":
            yield from (f"part{shown.index}{name}" for name in FIELDS)
            yield from FIELDS if shown.index == parts - 1 else ()
        case other:
            yield other


def leaks(book: Rulebook, state: State, here: Presence, entries: Iterable[Entry]) -> list[str]:
    """Marks in anybody's view that the log has not shown; of the host's nothing is asked."""
    game = state.game
    slot, card = game.slot, game.card
    if slot is None or card is None or game.round is None:
        return []
    parts = card.parts_of(slot)
    found = set(MARK.findall(b" ".join(_frames(book, state, here, marked(slot, parts)))))
    return sorted(mark.decode() for mark in found - said(entries, slot, parts))


def _frames(book: Rulebook, state: State, here: Presence, envelope: Envelope) -> Iterator[bytes]:
    room = room_view(book, state, envelope, here, 1)
    views = (
        *(seat_view(book, state, room, (seat,), here) for seat in state.table.seats),
        *(hall_view(book, state, room, team.id, None, here) for team in state.table.hall[:2]),
        spectator_view(book, state, room, here), stage_view(room), defender_view(book, state, room, here),
        steward_view(book, state, room, here), author_view(book, state, room, Author(3), here),
    )  # fmt: skip
    yield from (to_bytes(type(each), each) for each in views)
