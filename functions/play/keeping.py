"""The log as it is kept: a base, a short tail, pages behind them; any step can be undone, however old."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.events import KnockAnswered, LobbyOpened
from game.log import Entry
from game.state import State, fold

from play.ports import Tables
from play.rows import (
    KNOWN_EACH,
    KNOWN_MAX,
    STEPS_KEPT,
    TABLE_MS,
    TAIL_MAX,
    Answered,
    Known,
    Root,
    Stored,
)


def unfold(stored: Stored, tables: Tables) -> tuple[Stored, State]:
    """The state of a table, with its newest step at hand if there is any step at all."""
    if stored.deep:
        return stored, fold(whole(stored, tables))
    return reach(stored, fold(stored.tail, stored.base), tables)


def reach(stored: Stored, state: State, tables: Tables) -> tuple[Stored, State]:
    """When the newest steps lie below the base, the whole log is read and folded, so that they can be undone too."""
    if state.steps or not state.deeper:
        return stored, state
    return replace(stored, deep=True), fold(whole(stored, tables))


def whole(stored: Stored, tables: Tables) -> tuple[Entry, ...]:
    """Every entry from the first: the pages up to the base, then the tail."""
    first = stored.tail[0].n if stored.tail else stored.v + 1
    return (*(entry for entry in tables.pages(stored.id) if entry.n < first), *stored.tail)


@dataclass(frozen=True, slots=True)
class Kept:
    """What is to be saved, and the page that must be written before it (empty: none)."""

    stored: Stored
    page: tuple[Entry, ...]


def keep(stored: Stored, state: State, entry: Entry, known: Known | None, root: Root) -> Kept:
    """The record after this entry. root is the next game's wheel, used when the entry opens a new lobby."""
    page = stored.tail if _settled(stored, state) else ()
    base, tail = (_based(state), (entry,)) if page else (stored.base, (*stored.tail, entry))
    opened = any(isinstance(event, LobbyOpened) for event in entry.events)
    kept = replace(
        stored, v=entry.n, base=base, tail=tail, until_ms=entry.at_ms + TABLE_MS,
        root=root if opened else stored.root, deep=stored.deep and not page,
        known=stored.known if known is None else _remembered(stored.known, known),
        answered=(*stored.answered, *_answered(entry.events))[-KNOWN_MAX:],
    )  # fmt: skip
    return Kept(kept, page)


def _settled(stored: Stored, state: State) -> bool:
    """The tail may go to a page: nothing undone waits for its redo, and the tail is full or the log was reread."""
    return not state.undone and bool(stored.tail) and (stored.deep or len(stored.tail) >= TAIL_MAX)


def _based(state: State) -> State:
    """A base remembers its newest steps; the older ones are only counted and lie in the pages."""
    dropped = max(0, len(state.steps) - STEPS_KEPT)
    return replace(state, steps=state.steps[dropped:], deeper=state.deeper + dropped)


def _remembered(known: tuple[Known, ...], newest: Known) -> tuple[Known, ...]:
    """Each person's newest ids. A person's own window: whoever presses a lot must not make others' ids forgotten."""
    older = [each for each in known if each.who == newest.who]
    kept = (each for each in known if len(older) < KNOWN_EACH or each != older[0])
    return (*kept, newest)[-KNOWN_MAX:]


def _answered(events: Sequence[object]) -> tuple[Answered, ...]:
    return tuple(Answered(each.knock, each.seat) for each in events if isinstance(each, KnockAnswered))
