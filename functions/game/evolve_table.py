"""The table after something happened at it. Recording only: what follows was decided before."""

from collections.abc import Callable
from dataclasses import replace

from game.events import (
    CaptainMarked,
    Dressed,
    GameStarted,
    KnockAnswered,
    Knocked,
    LobbyOpened,
    PackChosen,
    PromptsSet,
    SaidReady,
    SeatLeft,
    SeatTaken,
    SilenceSet,
    TableEvent,
    TableOpened,
    TookReadyBack,
    Voted,
)
from game.people import Seat
from game.table import Caller, Chair, Table


def evolve_table(table: Table, event: TableEvent | GameStarted) -> Table:
    match event:
        case TableOpened(table_id, code, head, shelf):
            return Table(table_id, code, head, shelf)
        case SeatTaken(seat, name, avatar, hat):
            chairs = (*table.chairs, Chair(seat, name, avatar, hat))
            return replace(table, chairs=chairs, seated=table.seated + 1)
        case Knocked(knock, name, avatar, hat):
            callers = (*table.callers, Caller(knock, name, avatar, hat))
            return replace(table, callers=callers, knocked=table.knocked + 1)
        case KnockAnswered(knock, _):
            return replace(table, callers=tuple(each for each in table.callers if each.knock != knock))
        case Dressed(seat, avatar, hat):
            return _chair(table, seat, lambda chair: replace(chair, avatar=avatar, hat=hat))
        case SeatLeft(seat, _):
            return _without(table, seat)
        case SaidReady(seat, salt):
            return _chair(table, seat, lambda chair: replace(chair, salt=salt))
        case TookReadyBack(seat):
            return _chair(table, seat, lambda chair: replace(chair, salt=""))
        case Voted(seat, choice):
            votes = (*(vote for vote in table.votes if vote[0] != seat), (seat, choice))
            return replace(table, votes=votes)
        case CaptainMarked(seat, _):
            return replace(table, captain=seat, votes=())
        case PackChosen(card):
            return replace(table, pack=card)
        case PromptsSet(on):
            return replace(table, prompts=on)
        case SilenceSet(on):
            return replace(table, silent=on)
        case GameStarted(no):
            return replace(table, games=no, votes=())
        case LobbyOpened(head):
            unready = tuple(replace(chair, salt="") for chair in table.chairs)
            return replace(table, head=head, chairs=unready, votes=())


def _chair(table: Table, seat: Seat, change: Callable[[Chair], Chair]) -> Table:
    chairs = tuple(change(chair) if chair.seat == seat else chair for chair in table.chairs)
    return replace(table, chairs=chairs)


def _without(table: Table, seat: Seat) -> Table:
    chairs = tuple(chair for chair in table.chairs if chair.seat != seat)
    votes = tuple(vote for vote in table.votes if seat not in vote)
    captain = None if table.captain == seat else table.captain
    return replace(table, chairs=chairs, votes=votes, captain=captain)
