"""The table after something happened at it. Recording only: what follows was decided before."""

from collections.abc import Callable

from game.envelope import Kind, Kinds
from game.events import (
    CaptainMarked,
    CrossedOut,
    Dressed,
    GameStarted,
    KeptOut,
    KnockAnswered,
    Knocked,
    LeaderNoted,
    LetBack,
    LobbyOpened,
    PackBrought,
    PackChosen,
    PrizeSet,
    PromptsSet,
    SaidReady,
    SeatLeft,
    SeatTaken,
    SectorMarked,
    SilenceSet,
    SquadDropped,
    SquadJoined,
    SquadNamed,
    StageChosen,
    TableEvent,
    TableOpened,
    TeamEntered,
    TeamLeft,
    TookReadyBack,
    Voted,
    WaysNoted,
    WindowHidden,
)
from game.people import Seat
from game.shapes import MANY
from game.table import Caller, Chair, Table, Team
from game.values import replace


def evolve_table(table: Table, event: TableEvent | GameStarted) -> Table:
    match event:
        case TableOpened(table_id, code, head, shelf, setup):
            return Table(table_id, code, head, shelf, setup=setup)
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
            return _captain(table, seat)
        case PackBrought(card, gone):
            stays = tuple(each for each in table.brought if each.digest not in (*gone, card.digest))
            return replace(table, brought=(*stays, card))
        case PackChosen(card):
            crossed = table.setup.crossed if table.pack is None else ()
            return replace(table, pack=card, setup=replace(table.setup, marks=(), window=0, crossed=crossed))
        case PromptsSet(on):
            return replace(table, prompts=on)
        case SilenceSet(on):
            return replace(table, silent=on)
        case StageChosen(stage):
            chairs = tuple(replace(chair, squad="") for chair in table.chairs)
            return _set_up(replace(table, chairs=chairs), stage=stage, squads=())
        case SquadNamed(name):
            return _set_up(table, squads=(*table.setup.squads, name))
        case SquadDropped(squad):
            return _without_squad(table, squad)
        case SquadJoined(seat, squad):
            return _chair(_no_more_captain(table, seat), seat, lambda chair: replace(chair, squad=squad))
        case LeaderNoted(leader):
            return _set_up(table, leader=leader)
        case WaysNoted(ways):
            return _set_up(table, ways=ways)
        case PrizeSet(amount):
            return _set_up(table, prize=amount)
        case SectorMarked(sector, kind):
            return _set_up(table, marks=marked(table.setup.marks, sector, kind))
        case WindowHidden(sector):
            return _set_up(table, window=sector)
        case CrossedOut(slot):
            return _set_up(table, crossed=(*table.setup.crossed, slot))
        case TeamEntered(team, name):
            return replace(table, hall=(*table.hall, Team(team, name)), entered=table.entered + 1)
        case TeamLeft(team, _):
            return replace(table, hall=tuple(each for each in table.hall if each.id != team))
        case KeptOut(seat):
            return _set_up(table, out=(*table.setup.out, seat))
        case LetBack(seat):
            return _set_up(table, out=tuple(each for each in table.setup.out if each != seat))
        case GameStarted(no):
            return replace(table, games=no, votes=())
        case LobbyOpened(head):
            unready = tuple(replace(chair, salt="") for chair in table.chairs)
            setup = replace(table.setup, marks=(), out=(), window=0)
            return replace(table, head=head, chairs=unready, votes=(), setup=setup)


def marked(marks: Kinds, sector: int, kind: Kind) -> Kinds:
    """One kind in a sector, and one sector of a special kind; what is ordinary there overrules the pack."""
    return ((sector, kind), *((n, was) for n, was in marks if n != sector and (was != kind or kind in MANY)))


def _set_up(table: Table, **changes: object) -> Table:
    return replace(table, setup=replace(table.setup, **changes))  # type: ignore[arg-type]


def _chair(table: Table, seat: Seat, change: Callable[[Chair], Chair]) -> Table:
    chairs = tuple(change(chair) if chair.seat == seat else chair for chair in table.chairs)
    return replace(table, chairs=chairs)


def _without(table: Table, seat: Seat) -> Table:
    chairs = tuple(chair for chair in table.chairs if chair.seat != seat)
    table = _no_more_captain(table, seat)
    setup = replace(table.setup, out=tuple(each for each in table.setup.out if each != seat))
    return replace(table, chairs=chairs, setup=setup)


def _captain(table: Table, seat: Seat) -> Table:
    """Each team that sits in turn has a captain of its own, and votes for its own."""
    mates = table.of(table.squad_of(seat))
    votes = tuple(vote for vote in table.votes if vote[0] not in mates)
    return replace(table, captains=(*(each for each in table.captains if each not in mates), seat), votes=votes)


def _no_more_captain(table: Table, seat: Seat) -> Table:
    votes = tuple(vote for vote in table.votes if seat not in vote)
    return replace(table, votes=votes, captains=tuple(each for each in table.captains if each != seat))


def _without_squad(table: Table, squad: str) -> Table:
    for seat in table.of(squad):
        table = _chair(_no_more_captain(table, seat), seat, lambda chair: replace(chair, squad=""))
    return _set_up(table, squads=tuple(each for each in table.setup.squads if each != squad))
