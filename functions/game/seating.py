"""Who speaks, who plays and who is who: questions about table and game together."""

from game.game import Game, current
from game.people import Captain, Person, Player, Role, Seat, Spectator
from game.phases import Reading
from game.squads import turn
from game.table import Table


def voice(table: Table, game: Game) -> Seat | None:
    """The seat that speaks for the team now: whoever acts in this round, else the captain; never one out of it.

    Who alone was chosen to stay speaks for themselves.
    """
    active = playing(table, game)
    now = game.round if game.round is not None and game.round.outcome is None else None
    if now is not None and now.acting in active:
        return now.acting
    captain = table.captain_of(turn(game))
    if captain in active:
        return captain
    alone = now is not None and len(active) == 1 and active == staying(table, game)
    return active[0] if alone else None


def playing(table: Table, game: Game) -> tuple[Seat, ...]:
    """Seats that may be named and may speak in this round; once it has its outcome, everybody is back."""
    if game.round is None or game.round.outcome is not None:
        return _not_waiting(table, game)
    stays = staying(table, game)
    return stays if stays and not choosing(table, game) else _not_out(table, game)


def staying(table: Table, game: Game) -> tuple[Seat, ...]:
    """Who was chosen to stay at the table for this round and is still there."""
    return tuple(seat for seat in _not_out(table, game) if seat in current(game).at_table)


def to_stay(table: Table, game: Game) -> int:
    """How many stay at the table in this round: as its kind says, or all that are left; 0 when everybody plays."""
    return min(current(game).stay, len(_not_out(table, game)))


def choosing(table: Table, game: Game) -> bool:
    """Somebody has still to be chosen; anew when a chosen one has gone before the question is played."""
    return isinstance(game.phase, Reading) and len(staying(table, game)) < to_stay(table, game)


def _not_out(table: Table, game: Game) -> tuple[Seat, ...]:
    """Without those who miss this round, unless nobody else is left of the team."""
    away, seats = (*current(game).out, *current(game).silenced), _not_waiting(table, game)
    return tuple(seat for seat in seats if seat not in away) or seats


def _not_waiting(table: Table, game: Game) -> tuple[Seat, ...]:
    """Without those who play no more and those who may not sit down yet, unless nobody else is left."""
    away, seats = (*game.waiting, *game.gone), sitting(table, game)
    return tuple(seat for seat in seats if seat not in away) or seats


def sitting(table: Table, game: Game) -> tuple[Seat, ...]:
    """Everybody, or the team whose turn it is."""
    return table.of(turn(game)) if game.setup.squads else table.seats


def roles(table: Table, game: Game, person: Person) -> tuple[Role, ...]:
    """Everything this person is at once; somebody whose chair is gone watches."""
    match person:
        case Player(seat):
            if seat not in table.seats:
                return (Spectator(),)
            return (Captain(seat), person) if voice(table, game) == seat else (person,)
        case _:
            return (person,)


def named(table: Table, person: Person) -> str:
    """A name for the protocol; empty for those without one."""
    match person:
        case Player(seat):
            chair = table.chair(seat)
            return chair.name if chair is not None else ""
        case _:
            return ""
