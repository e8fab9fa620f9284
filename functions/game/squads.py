"""Teams that sit at one table in turn: whose turn it is, who took what, whose game it was; each has its own help."""

from game.commands import Lifeline
from game.game import Game
from game.phases import Between, Finished, OnBreak
from game.values import replace

Purses = tuple[tuple[str, tuple[Lifeline, ...]], ...]


def turn(game: Game) -> str:
    """The team at the table: of the round on it, else of the coming one; "" when one team plays the whole game."""
    names = game.setup.squads
    if not names:
        return ""
    waits = game.round is None or isinstance(game.phase, Between | OnBreak)
    return (
        names[(game.rounds_brought + game.rounds_done) % len(names)]
        if waits or game.round is None
        else game.round.squad
    )


def taken(game: Game, squad: str) -> int:
    """Rounds that this team's answers took; a window's point is nobody's answer."""
    return sum(line.squad == squad and line.outcome == "knowers" and not line.window for line in game.history)


def missed(game: Game, squad: str) -> int:
    return sum(line.squad == squad and line.outcome == "viewers" and not line.window for line in game.history)


def best(game: Game) -> tuple[str, ...]:
    """Those with the most rounds."""
    most = max((taken(game, each) for each in game.setup.squads), default=0)
    return tuple(each for each in game.setup.squads if taken(game, each) == most)


def sixth(game: Game) -> str:
    """Whose answer was the last point of a game that the teams won."""
    if not isinstance(game.phase, Finished) or game.phase.winner != "knowers":
        return ""
    lines = (line for line in reversed(game.history) if line.outcome == "knowers" and not line.window)
    return next((line.squad for line in lines), "")


def equals(game: Game) -> tuple[str, ...]:
    """Of a game that the opponent won: teams with the most rounds, when there are several and no extra question yet."""
    lost = isinstance(game.phase, Finished) and game.phase.winner == "viewers"
    return best(game) if lost and not game.extra and len(best(game)) > 1 else ()


def holder(game: Game) -> str:
    """Whose game it was: the sixth point's, else most rounds', else the extra question's (T1.6.1)."""
    if not isinstance(game.phase, Finished) or game.phase.winner is None or not game.setup.squads:
        return ""
    return sixth(game) or game.extra or ("" if equals(game) else best(game)[0])


def begun(game: Game) -> Game:
    """Each team begins with the same help."""
    purses = tuple((each, game.purse.lifelines) for each in game.setup.squads)
    return replace(game, purses=purses) if purses else game


def handed_over(before: Game, game: Game) -> Game:
    """The next team sits down: the help of the one that leaves is put away, its own is on the table."""
    out, into = turn(before), turn(game)
    if out == into:
        return game
    purses = tuple((each, game.purse.lifelines if each == out else left) for each, left in game.purses)
    return replace(game, purses=purses, purse=replace(game.purse, lifelines=dict(purses)[into]))


def helped(game: Game, squad: str, kind: Lifeline, left: int) -> Game:
    """So many of this help are left: to this team, or with one team to it."""
    mine = (*(each for each in help_left(game, squad) if each != kind), *(kind,) * left)
    purses = tuple((each, mine if each == squad else had) for each, had in game.purses)
    at_table = turn(game) == squad
    return replace(game, purses=purses, purse=replace(game.purse, lifelines=mine) if at_table else game.purse)


def help_left(game: Game, squad: str) -> tuple[Lifeline, ...]:
    """What this team may still ask for."""
    return game.purse.lifelines if turn(game) == squad else dict(game.purses).get(squad, ())
