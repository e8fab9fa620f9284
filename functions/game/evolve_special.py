"""The game after what only some rulebooks know: several questions in a round, who stays, the decisive round, cards."""

from game import squads
from game.envelope import OWN
from game.events import (
    CardGiven,
    DebtIncurred,
    DebtSet,
    DecisiveAsked,
    DecisiveDeclined,
    DecisiveGranted,
    EarlyCalled,
    Earned,
    GameEvent,
    HelpOffered,
    LifelineSet,
    PartTaken,
    PlayedElsewhere,
    SeatStays,
    WayChosen,
)
from game.evolve_hall import evolve_hall
from game.game import Asked, Card, Decisive, Game, Line, Mark, Score, current, in_round
from game.phases import Answering, Between, Discussing, Hearing, Naming, Reading
from game.values import replace


def evolve_special(game: Game, event: GameEvent) -> Game:
    """The rest of the table of what each event does; a pair that cannot be is a bug and rises."""
    match game.phase, event:
        case Between(), PlayedElsewhere(sector):
            line = Line(0, sector, "elsewhere", game.score)
            return replace(game, played=(*game.played, sector), history=(*game.history, line))
        case Between(), LifelineSet(kind, left, squad):
            return squads.helped(game, squad, kind, left)
        case Between(), DebtSet(owed):
            return replace(game, purse=replace(game.purse, debt="owed" if owed else "none"))
        case Between(), DecisiveAsked(seat):
            return replace(game, decisive=Decisive(seat))
        case Between(), DecisiveGranted():
            return replace(game, decisive=replace(_decisive(game), granted=True), score=Score())
        case Between(), DecisiveDeclined(reason):
            return replace(game, decisive=replace(_decisive(game), reason=reason))
        case Reading(), WayChosen(way, span_s, stay, chooser):
            return replace(in_round(game, way=way, span_s=span_s, stay=stay, chooser=chooser), way=way)
        case Reading(), SeatStays(seat):
            return in_round(game, at_table=(*current(game).at_table, seat))
        case Reading(), EarlyCalled(at_ms):
            return replace(_marked(game, "early"), phase=Naming(at_ms))
        case ((Discussing() | Naming()), HelpOffered(name, at_ms)):
            return in_round(game, asked=Asked("club", None, at_ms, name), declined=None)
        case ((Answering() | Hearing()), PartTaken()):
            return replace(_next_part(game), phase=Reading())
        case _, Earned(kind):
            return replace(game, purse=replace(game.purse, lifelines=(*game.purse.lifelines, kind)))
        case _, DebtIncurred():
            return replace(game, purse=replace(game.purse, debt="owed"))
        case _, CardGiven(name, fault, teammate):
            return replace(game, cards=(*game.cards, Card(current(game).no, name, fault, teammate)))
        case _, _:
            return evolve_hall(game, event)


def _decisive(game: Game) -> Decisive:
    if game.decisive is None:
        raise AssertionError("nobody has asked for a decisive round")
    return game.decisive


def _marked(game: Game, mark: Mark) -> Game:
    return in_round(game, marks=(*(each for each in current(game).marks if each != mark), mark))


def _next_part(game: Game) -> Game:
    """What was said of the question before is over: an early answer, a declined request."""
    round_ = current(game)
    marks = tuple(each for each in round_.marks if each != "early")
    return in_round(game, part=round_.part + 1, instead=OWN, marks=marks, asked=None, declined=None)
