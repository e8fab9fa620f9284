"""The log: one entry for every accepted command. An undo is an entry; nothing is erased."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.events import Events, GameEvent, Redone, TableEvent, Undone
from game.people import Person


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command: its number from 1, server time, who, the command's name, and what followed."""

    n: int
    at_ms: int
    by: Person
    did: str
    events: Events


def standing(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries that still count: what undo took back is left out; what happened at the table always stands."""
    live: list[Entry] = []
    futures: list[list[Entry]] = []
    for entry in entries:
        match entry.events:
            case (Undone(step),):
                gone = [each for each in live if each.n >= step and _of_game(each)]
                left = (_at_table(each) for each in live if each.n >= step)
                live = [*(each for each in live if each.n < step), *(each for each in left if each.events)]
                futures.append(gone)
            case (Redone(),):
                back = futures.pop()
                numbers = {each.n for each in back}
                live = sorted([*(each for each in live if each.n not in numbers), *back], key=lambda each: each.n)
            case _:
                if _of_game(entry):
                    futures.clear()
                live.append(entry)
    return tuple(live)


def _at_table(entry: Entry) -> Entry:
    """The entry without what it did to the game: an undo does not bring back who left."""
    return replace(entry, events=tuple(event for event in entry.events if isinstance(event, TableEvent)))


def _of_game(entry: Entry) -> bool:
    return any(isinstance(event, GameEvent) for event in entry.events)
