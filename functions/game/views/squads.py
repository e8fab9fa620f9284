"""Teams that sit in turn, as everybody sees them."""

from dataclasses import dataclass

from game import squads
from game.commands import Lifeline
from game.game import Game
from game.rulebook import Rulebook
from game.table import Table


@dataclass(frozen=True, slots=True)
class SquadView:
    """A team that sits in its turn: rounds taken, help left. turn: it is at the table. won: the game was its own."""

    name: str
    taken: int = 0
    lifelines: tuple[Lifeline, ...] = ()
    turn: bool = False
    won: bool = False


def squad_views(book: Rulebook, table: Table, game: Game) -> tuple[SquadView, ...]:
    """In the order of their turns; before the game all of the help is there."""
    if not game.no:
        return tuple(SquadView(name, lifelines=book.lifelines) for name in table.setup.squads)
    at_table, won = squads.turn(game), squads.holder(game)
    return tuple(
        SquadView(name, squads.taken(game, name), squads.help_left(game, name), name == at_table, name == won)
        for name in game.setup.squads
    )
