"""The protocol of a table for whoever holds a token of it."""

from dataclasses import dataclass

from game.events import SeatTaken
from game.log import Entry
from game.people import Seat
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from game.telling import told

from play.doors import no_such_token
from play.keeping import whole
from play.ports import House
from play.rows import TableId
from play.tokens import hashed


@dataclass(frozen=True, slots=True)
class Export:
    """Every entry from the opening on, the rulebook they follow, and who sat where."""

    table: TableId
    book: Rulebook
    names: tuple[tuple[Seat, str], ...]
    entries: tuple[Entry, ...]


def export(house: House, table: TableId, token: str) -> Export:
    """Entries hold no words of any question, and what lies in the sectors is closed till the game is over: every token
    of the table may read them."""
    name = hashed(token)
    if house.keys.find(table, name) is None and house.keys.host(table).host != name:
        raise no_such_token()
    stored = house.tables.load(table).stored
    entries = told(whole(stored, house.tables))
    taken = [event for entry in entries for event in entry.events if isinstance(event, SeatTaken)]
    return Export(table, RULEBOOKS[stored.book], tuple((each.seat, each.name) for each in taken), entries)
