"""A hall team hands in its sheet: a frame, a reading, one write beside the table, an answer to that team alone."""

from dataclasses import dataclass

from game.names import tidy
from game.sheets import NotTaken, Sheet, receive

from play.keeping import unfold
from play.ports import House
from play.rows import TABLE_MS, AsHall, ConnectionId, Row, TableId
from play.sheets import GRACE_MS
from play.told import Told

AHEAD_MS = 2_000
"""How far ahead of ours a device's clock is believed."""
KEPT_MS = 2 * TABLE_MS


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A frame as it came. sent: when the device sent it, by its idea of server time; 0: not said."""

    id: str
    question: int
    text: str
    sent: int = 0


def hand_in(house: House, table: TableId, connection: ConnectionId, asked: HandedIn) -> Told:
    """In time by our clock as the frame arrives. Of two deliveries the one sent later stands, whichever comes first."""
    now_ms = house.clock.now_ms()
    loaded = house.tables.load(table)
    row = loaded.row(connection)
    if row is None or not row.live:
        house.courier.malformed(connection, "hello_first")
        return Told("hello_first", table)
    if not isinstance(row.who, AsHall):
        return _refuse(house, table, row, asked, NotTaken("not_yours", ""))
    _, state = unfold(loaded.stored, house.tables)
    found = receive(state.table, state.game, row.who.team, asked.question, tidy(asked.text), now_ms)
    if isinstance(found, NotTaken):
        return _refuse(house, table, row, asked, found)
    house.sheets.keep(table, found, min(asked.sent or now_ms, now_ms + AHEAD_MS), now_ms + KEPT_MS)
    if house.clock.now_ms() - now_ms > GRACE_MS and _missed(house, table, found):
        return _refuse(house, table, row, asked, NotTaken("sheet_late", "T3.6", late_s=1))
    house.courier.sheet(row.id, asked.id, asked.question, now_ms)
    return Told("sheet", table, v=loaded.stored.v)


def _refuse(house: House, table: TableId, row: Row, asked: HandedIn, why: NotTaken) -> Told:
    house.courier.refused(row.id, asked.id, why.code, why.clause, why.late_s)
    return Told(why.code, table)


def _missed(house: House, table: TableId, sheet: Sheet) -> bool:
    """It lay too long on its way: the host has collected this question without it."""
    _, state = unfold(house.tables.load(table).stored, house.tables)
    asked = next((each for each in state.game.hall if each.no == sheet.question), None)
    return asked is None or (asked.collected and all(sheet.team not in group for group in asked.groups))
