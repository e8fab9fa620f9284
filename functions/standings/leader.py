"""V3.6: whether the team that stands first can still be overtaken without a decisive round."""

from dataclasses import dataclass

from game.setup import Leader

from standings.reason import Reason
from standings.score import Score
from standings.season import TARGET, Game

ASKED_AT = 5


@dataclass(frozen=True, slots=True)
class Chance:
    """can: the team at the table may still pass the leader. may_ask: a decisive round is open to it."""

    can: bool
    may_ask: bool
    reason: Reason


def leading(first: Game | None) -> Leader | None:
    """What a table is told of the team that stands first: its game, if it has played in this series."""
    if first is None:
        return None
    return Leader(first.score.knowers, first.score.viewers, clean=first.score.viewers == 0 and not first.decisive)


def overtaking(now: Score, leader: Leader | None, lost_a_round: bool) -> Chance:
    """now: the running score of a qualifier. lost_a_round: some round was lost, whatever corrections did to the score.

    Call it for qualifiers only: finals and special games have no decisive round.
    """
    if leader is None:
        return Chance(True, False, Reason("стоящая первой команда ещё не играла, сравнивать не с кем", "V3.6"))
    best, first = Score(TARGET, now.viewers), Score(leader.knowers, leader.viewers)
    if leader.passed_by(now.viewers, lost_a_round, TARGET):
        return Chance(True, False, Reason(f"лидера ({first}) ещё можно обойти со счётом {best}", "V3.6"))
    words = f"лучшее, что осталось, — {best}; лидера ({first}) этим не обойти"
    if now.knowers != ASKED_AT:
        return Chance(False, False, Reason(f"{words}, но просят при пяти очках знатоков", "V3.6"))
    return Chance(False, True, Reason(words, "V3.6"))
