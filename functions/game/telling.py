"""The log as it may be told while it grows: what lies in the sectors of a game stays closed until that game is over."""

from collections.abc import Iterable

from game.envelope import PackCard
from game.events import (
    Event,
    GameStarted,
    LobbyOpened,
    MatchEnded,
    MatchWon,
    PackBrought,
    PackChosen,
    SectorMarked,
    Spun,
    TableOpened,
    WindowHidden,
)
from game.log import Entry, standing
from game.values import replace

UNNAMED = PackCard("", "", (), False)
"""In place of a pack the host has brought: which one it is, its host alone knows until it is played."""


def told(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Entries for everybody. A game counts as over when its end stands, or when the table is back in the lobby."""
    known = tuple(entries)
    until, windows = over_until(known), _windowed(known)
    return tuple(
        replace(each, events=tuple(_told(event, each.n <= until, each.n in windows) for event in each.events))
        for each in known
    )


def _windowed(entries: tuple[Entry, ...]) -> frozenset[int]:
    """Numbers of entries that belong to games with a hidden window."""
    found, hidden = set(), False
    for each in entries:
        for event in each.events:
            hidden = event.setup.window > 0 if isinstance(event, GameStarted) else hidden
        found |= {each.n} if hidden else set()
    return frozenset(found)


def over_until(entries: tuple[Entry, ...]) -> int:
    """The number of the entry up to which every game is over; 0 when none is."""
    ends = (MatchWon, MatchEnded, LobbyOpened)
    return max(
        (each.n for each in standing(entries) if any(isinstance(event, ends) for event in each.events)), default=0
    )


def _told(event: Event, over: bool, windowed: bool) -> Event:
    """The shelf's packs are of coming games and stay closed. An arrow that passed over a window would tell of it."""
    match event:
        case TableOpened(_, _, _, shelf, setup):
            cards = tuple(card.closed() for card in shelf)
            return replace(event, shelf=cards, setup=setup if over else replace(setup, marks=(), window=0))
        case PackBrought():
            return PackBrought(UNNAMED)
        case PackChosen(card) if card is not None and not over:
            return PackChosen(card.closed())
        case SectorMarked() if not over:
            return SectorMarked(0, "ordinary")
        case WindowHidden() if not over:
            return WindowHidden(0)
        case Spun() if windowed and not over:
            return replace(event, candidates=(), link="", raw=-1)
        case GameStarted(_, card, _, _, setup, _) if not over:
            closed = None if card is None else card.closed()
            return replace(event, card=closed, setup=replace(setup, marks=(), window=0), kinds=())
        case _:
            return event
