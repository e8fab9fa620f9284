"""decide: may this happen, and what follows. It reads rows; it knows no rule and names no rulebook."""

from collections.abc import Iterator
from typing import Any

from game.commands import Command
from game.events import Events
from game.log import Entry
from game.offers import Offer, Shut
from game.people import Person, Presence, Role
from game.rulebook import Moment, Row, Rulebook, Sight, Turn
from game.seating import roles
from game.state import State


class Refused(Exception):
    """A person asked for what is not allowed now. code is stable; clause is the rule that says so."""

    def __init__(self, code: str, clause: str) -> None:
        super().__init__(f"{code} ({clause})")
        self.code, self.clause = code, clause


def open_rows(
    book: Rulebook, state: State, person: Person, here: Presence, asks: type | None = None
) -> Iterator[tuple[Row, Sight[Any, Any], Offer | Shut]]:
    """Every row of this person's roles in this phase, with what it offers or why it is shut; asks: only for it."""
    for who in roles(state.table, state.game, person):
        rows = book.open_to(type(who), type(state.game.phase), asks)
        if rows:
            view = Sight(book, state.table, state.game, who, state.game.phase, here, state.past)
            for row in rows:
                yield row, view, _numbered(book, row.offer(view))


def _numbered(book: Rulebook, found: Offer | Shut) -> Offer | Shut:
    """A refusal names the clause by its number in this book."""
    if not isinstance(found, Shut) or found.clause not in book.renumbered:
        return found
    return Shut(found.code, book.renumbered[found.clause], found.options)


def decide(book: Rulebook, state: State, person: Person, command: Command, at: Moment, here: Presence) -> Events:
    """What follows from this command; raises Refused with a code and a clause, and then nothing has changed."""
    rows = tuple(open_rows(book, state, person, here, type(command)))
    for row, view, found in rows:
        if isinstance(found, Offer) and found.takes(command, at.now_ms):
            return row.rule(Turn(view, command, at))
    reasons = [_reason(row, found, command, at.now_ms) for row, _, found in rows]
    raise _refusal(reasons) if reasons else _elsewhere(book, roles(state.table, state.game, person), command)


def act(book: Rulebook, state: State, person: Person, command: Command, at: Moment, here: Presence) -> Entry:
    """The log entry of an accepted command."""
    events = decide(book, state, person, command, at, here)
    return Entry(state.n + 1, at.now_ms, person, type(command).__name__, events)


def _refusal(reasons: list[tuple[int, str, str]]) -> Refused:
    _, code, clause = min(reasons)
    return Refused(code, clause)


def _reason(row: Row, found: Offer | Shut, command: Command, now_ms: int) -> tuple[int, str, str]:
    """The best comes first: what is shut for exactly this option, a window, the whole row, then a wrong choice."""
    match found:
        case Shut(code, clause, options):
            return (0 if command in options else 3 if options else 2, code, clause)
        case Offer() if found.fits(command):
            return (1, "too_early" if now_ms < found.from_ms else "too_late", row.clause)
        case _:
            return (4, "bad_choice", row.clause)


def _elsewhere(book: Rulebook, who: tuple[Role, ...], command: Command) -> Refused:
    """No row here: another phase would take it from this person, or it is for somebody else."""
    asking = [row for row in book.rows if row.asks is type(command)]
    mine = [row for row in asking if any(type(each) in row.by for each in who)]
    if mine:
        return Refused("not_now", next((row for row in mine if row.about == command), mine[0]).clause)
    return Refused("not_yours", asking[0].clause if asking else "")
