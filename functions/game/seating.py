"""Who speaks, who plays and who is who: questions about table and game together."""

from game.game import Game
from game.people import Captain, Person, Player, Role, Seat, Spectator
from game.squads import turn
from game.table import Table


def voice(table: Table, game: Game) -> Seat | None:
    """The seat that speaks for the team now: whoever acts in this round, else the captain; never one out of it.

    Who alone was chosen to stay speaks for themselves.
    """
    active = playing(table, game)
    current = game.round if game.round is not None and game.round.outcome is None else None
    if current is not None and current.acting in active:
        return current.acting
    captain = table.captain_of(turn(game))
    if captain in active:
        return captain
    return active[0] if current is not None and current.staying == active and len(active) == 1 else None


def playing(table: Table, game: Game) -> tuple[Seat, ...]:
    """Seats that may be named and may speak in this round; once it has its outcome, everybody is back."""
    if game.round is None or game.round.outcome is not None:
        return _not_waiting(table, game)
    away = (*game.round.out, *game.round.silenced)
    here = tuple(seat for seat in _not_waiting(table, game) if seat not in away)
    return tuple(seat for seat in here if seat in game.round.staying) or here


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
