"""The protocol of a table for whoever holds a token of it."""

from dataclasses import dataclass

from game.events import SeatTaken, SheetsCollected
from game.log import Entry
from game.people import Seat
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from game.sheets import Sheet
from game.telling import told

from play.doors import no_such_token
from play.keeping import whole
from play.ports import House
from play.rows import AsHall, Audience, TableId
from play.tokens import hashed


@dataclass(frozen=True, slots=True)
class Export:
    """Every entry from the opening on, the rulebook they follow, and who sat where."""

    table: TableId
    book: Rulebook
    names: tuple[tuple[Seat, str], ...]
    entries: tuple[Entry, ...]
    answers: tuple[Sheet, ...] = ()


def export(house: House, table: TableId, token: str) -> Export:
    """Entries hold no words of any question, and what lies in the sectors is closed till the game is over: every token
    of the table may read them."""
    name = hashed(token)
    key = house.keys.find(table, name)
    if key is None and house.keys.host(table).host != name:
        raise no_such_token()
    stored = house.tables.load(table).stored
    entries = told(whole(stored, house.tables))
    taken = [event for entry in entries for event in entry.events if isinstance(event, SeatTaken)]
    answers = _answers(house, table, entries, None if key is None else key.who)
    return Export(table, RULEBOOKS[stored.book], tuple((each.seat, each.name) for each in taken), entries, answers)


def _answers(house: House, table: TableId, entries: tuple[Entry, ...], who: Audience | None) -> tuple[Sheet, ...]:
    """What was collected; who is None for the host. One team never reads another's."""
    if who is not None and not isinstance(who, AsHall):
        return ()
    laid = [event for entry in entries for event in entry.events if isinstance(event, SheetsCollected)]
    counted = {(each.question, team) for each in laid for group in each.groups for team in group}
    sheets = house.sheets.of(table, [each.question for each in laid]) if laid else ()
    mine = (each for each in sheets if who is None or each.team == who.team)
    return tuple(each for each in mine if (each.question, each.team) in counted)
