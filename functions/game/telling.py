"""The log as it may be told while it grows: what lies in the sectors of a game stays closed until that game is over."""

from collections.abc import Iterable
from dataclasses import replace

from game.events import Event, GameStarted, LobbyOpened, MatchEnded, MatchWon, PackChosen, SectorMarked, TableOpened
from game.log import Entry, standing


def told(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Entries for everybody. A game counts as over when its end stands, or when the table is back in the lobby."""
    known = tuple(entries)
    until = _over(known)
    return tuple(replace(each, events=tuple(_told(event, each.n <= until) for event in each.events)) for each in known)


def _over(entries: tuple[Entry, ...]) -> int:
    """The number of the entry up to which every game is over; 0 when none is."""
    ends = (MatchWon, MatchEnded, LobbyOpened)
    return max(
        (each.n for each in standing(entries) if any(isinstance(event, ends) for event in each.events)), default=0
    )


def _told(event: Event, over: bool) -> Event:
    """The shelf's packs are of coming games and stay closed."""
    match event:
        case TableOpened(_, _, _, shelf):
            return replace(event, shelf=tuple(card.closed() for card in shelf))
        case PackChosen(card) if card is not None and not over:
            return PackChosen(card.closed())
        case SectorMarked() if not over:
            return SectorMarked(0, "ordinary")
        case GameStarted(_, card, _, _, setup, _) if not over:
            closed = None if card is None else card.closed()
            return replace(event, card=closed, setup=replace(setup, marks=()), kinds=())
        case _:
            return event
