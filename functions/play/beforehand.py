"""What a table is told as it opens, in the shape in which a protocol tells it: the host's own requests, one by one."""

from collections.abc import Iterator

from game.commands import (
    ChooseStage,
    Command,
    CrossOut,
    HideWindow,
    KeepOut,
    MarkSector,
    NameSquad,
    NoteLeader,
    NoteWays,
    SetPrize,
)
from game.engine import Refused, act
from game.log import Entry
from game.people import Host, Presence
from game.rulebook import Moment, Rulebook
from game.setup import PRIZE, Setup
from game.state import State, apply

from play.doors import Closed


def told(book: Rulebook, first: Entry, setup: Setup) -> tuple[Entry, ...]:
    """The table's first entries. Closed with the rules' own refusal when this game does not take it."""
    entries: tuple[Entry, ...] = (first,)
    state = apply(State(), first)
    for command in _requests(setup):
        try:
            entry = act(book, state, Host(), command, Moment(first.at_ms), Presence())
        except Refused as no:
            raise Closed(no.code, 409, no.clause) from None
        entries, state = (*entries, entry), apply(state, entry)
    return entries


def _requests(setup: Setup) -> Iterator[Command]:
    """The stage first: bounds follow from it. Marks before the window, which lies among what is ordinary."""
    if setup.stage:
        yield ChooseStage(setup.stage)
    if setup.leader is not None:
        yield NoteLeader(True, setup.leader.knowers, setup.leader.viewers, setup.leader.clean)
    if setup.ways:
        yield NoteWays(setup.ways[-2] if len(setup.ways) > 1 else "", setup.ways[-1])
    if setup.prize != PRIZE:
        yield SetPrize(setup.prize)
    yield from (NameSquad(each) for each in setup.squads)
    yield from (MarkSector(sector, kind) for sector, kind in setup.marks)
    yield from (CrossOut(slot) for slot in setup.crossed)
    if setup.window:
        yield HideWindow(setup.window)
    yield from (KeepOut(seat) for seat in setup.out)
