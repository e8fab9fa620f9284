"""V3.6: whether the team that stands first can still be overtaken without a decisive round."""

from dataclasses import dataclass

from standings.reason import Reason
from standings.score import Score
from standings.season import TARGET

ASKED_AT = 5


@dataclass(frozen=True, slots=True)
class Leader:
    """The team that stands first in the series and has already played there. decisive: won in a decisive round."""

    score: Score
    decisive: bool = False


@dataclass(frozen=True, slots=True)
class Chance:
    """can: the team at the table may still pass the leader. may_ask: a decisive round is open to it."""

    can: bool
    may_ask: bool
    reason: Reason


def overtaking(now: Score, leader: Leader | None, lost_a_round: bool) -> Chance:
    """now: the running score of a qualifier. lost_a_round: some round was lost, whatever corrections did to the score.

    Call it for qualifiers only: finals and special games have no decisive round.
    """
    if leader is None:
        return Chance(True, False, Reason("стоящая первой команда ещё не играла, сравнивать не с кем", "V3.6"))
    best = Score(TARGET, now.viewers)
    can = _passes(best, leader, lost_a_round)
    if can:
        return Chance(True, False, Reason(f"лидера ({leader.score}) ещё можно обойти со счётом {best}", "V3.6"))
    words = f"лучшее, что осталось, — {best}; лидера ({leader.score}) этим не обойти"
    if now.knowers != ASKED_AT:
        return Chance(False, False, Reason(f"{words}, но просят при пяти очках знатоков", "V3.6"))
    return Chance(False, True, Reason(words, "V3.6"))


def _passes(best: Score, leader: Leader, lost_a_round: bool) -> bool:
    if not leader.score.won:
        return True
    if leader.score == Score(TARGET, 0) and not leader.decisive and lost_a_round:
        return False
    return best.lead >= leader.score.lead
