"""What a choice that is still open would give, in seconds: for screens that say it before it is made."""

from game.figures import Figures, Thirteen, Zeitnot
from game.game import Game
from game.phases import Reading
from game.rules.rounds import way_is_free
from game.rules.zeitnot import seconds
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
