"""Sheets of the hall as they are needed: by the host who collects them, by the views of team and host."""

from collections.abc import Iterable

from game.commands import CollectSheets, Command
from game.game import Game
from game.people import Host, Person
from game.sheets import Sheet, closes_ms
from game.state import State
from game.views.hall import SHOWN

from play.keeping import unfold
from play.ports import House
from play.rows import AsHall, AsHost, Loaded, Row, TableId

GRACE_MS = 500
"""A sheet is judged in time when its frame arrives and written a moment later; whoever collects waits for that."""


def laid_before(house: House, loaded: Loaded, asker: Person, asked: Command) -> tuple[Sheet, ...]:
    """The sheets that this request needs, and it is then later by as much as those under way were waited for."""
    if not isinstance(asker, Host) or not isinstance(asked, CollectSheets):
        return ()
    _, state = unfold(loaded.stored, house.tables)
    question = next((each for each in state.game.hall if each.no == asked.question), None)
    until_ms = None if question is None else closes_ms(state.game, question)
    if until_ms is None:
        return ()
    early_ms = until_ms + GRACE_MS - house.clock.now_ms()
    if 0 < early_ms <= GRACE_MS:
        house.clock.rest(early_ms)
    return house.sheets.of(loaded.stored.id, (asked.question,))


def shown_to(house: House, table: TableId, state: State, rows: Iterable[Row]) -> tuple[Sheet, ...]:
    """What these readers' own views are made of: a team's sheet on the newest question, the host's collected ones."""
    questions = _seen(state.game, tuple(rows))
    return house.sheets.of(table, questions) if questions else ()


def _seen(game: Game, rows: tuple[Row, ...]) -> tuple[int, ...]:
    teams = any(isinstance(row.who, AsHall) for row in rows)
    host = any(isinstance(row.who, AsHost) for row in rows)
    newest = tuple(each.no for each in game.hall[-1:] if teams)
    laid = tuple(each.no for each in game.hall if each.collected and each.groups)[-SHOWN:]
    return (*(laid if host else ()), *newest)
