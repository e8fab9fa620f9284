"""Choices before a question is played, for screens: what each would give in seconds, and who has still to choose."""

from game.events import Chooser
from game.figures import Figures, Thirteen, Zeitnot
from game.game import Game, Round
from game.people import Seat
from game.phases import Reading
from game.rules.rounds import way_is_free
from game.rules.zeitnot import seconds
from game.seating import choosing, staying, to_stay
from game.table import Table


def choices(figures: Figures, table: Table, game: Game) -> tuple[tuple[str, int], ...]:
    """By name: each way of sector thirteen; the players as they are now on zeitnot. Nothing when all is said."""
    round_ = game.round
    if round_ is None or not isinstance(game.phase, Reading):
        return ()
    thirteen = figures.find(Thirteen)
    if thirteen is not None and round_.way is None and way_is_free(game, round_):
        return (("all", thirteen.all_s), ("three", thirteen.three_s), ("one", thirteen.one_s))
    zeitnot = figures.find(Zeitnot)
    if zeitnot is not None and round_.kind == "zeitnot" and not round_.settled:
        return (
            ("now", seconds(zeitnot, table, game)),
            ("step", zeitnot.zeitnot_step_s),
            ("alone", zeitnot.zeitnot_alone_s),
        )
    return ()


def staying_now(table: Table, game: Game, of: Round) -> tuple[int, tuple[Seat, ...], Chooser]:
    """How many stay at the table, who of them is known, and who has still to say; of a round that is over as it was."""
    if not of.stay or of.outcome is not None:
        return of.stay, of.at_table, ""
    stays = staying(table, game)
    if not choosing(table, game):
        return len(stays), stays, ""
    return to_stay(table, game), stays, of.chooser or "captain"
