"""The verdict, the end of a round, the score by hand, the end of a match."""

from typing import Any

from game.commands import CloseRound, CorrectScore, EndMatch, Judge
from game.events import AnswerForfeited, Events, Judged, MatchEnded, MatchWon, RoundClosed, ScoreCorrected, Shown
from game.game import current
from game.offers import NotBoth, Offer, Shut, Whole, Yes, form, offer
from game.people import Host
from game.phases import Answering, Discussing, Hearing, Naming, Phase, Revealed, Side
from game.rulebook import Sight, Turn
from game.rules.common import REASON, shown


def silence_offer(sight: Sight[Host, Discussing]) -> Offer | Shut:
    """A captain who names nobody for ten seconds after the gong may lose the round; nothing is lost by itself."""
    if current(sight.game).asked is not None:
        return Shut("answer_the_request", "P3.7", (Judge(False),))
    return offer(Judge(False), from_ms=sight.phase.deadline_ms + 1000 * sight.figures.silence_s)


def silence_after(sight: Sight[Host, Naming]) -> Offer | Shut:
    if current(sight.game).asked is not None:
        return Shut("answer_the_request", "P3.7", (Judge(False),))
    return offer(Judge(False), from_ms=sight.phase.since_ms + 1000 * sight.figures.silence_s)


def judge(turn: Turn[Host, Discussing | Naming | Answering | Hearing, Judge]) -> Events:
    """The point, the opened key and box, and the end of the game at the target."""
    return verdict(turn, turn.command.correct, Judged(turn.command.correct))


def verdict(turn: Turn[Any, Phase, Any], correct: bool, judged: Judged | AnswerForfeited) -> Events:
    """What a round that is over brings: the point, the opened key and box, the end of the game at its goal."""
    score = turn.game.score
    side: Side = "knowers" if correct else "viewers"
    points = judged.points + (score.knowers if correct else score.viewers)
    won = (MatchWon(side),) if points >= turn.figures.goal(turn.game) else ()
    return (judged, *opened(turn), *won)


def opened(turn: Turn[Any, Phase, Any]) -> Events:
    """The key of the question on the table, and what lies in its box: a reserve may have one in any sector."""
    slot, round_ = turn.game.slot, current(turn.game)
    if slot is None:
        return ()
    foreign = slot != round_.sector
    box = (Shown(slot, "box"),) if foreign or round_.kind in ("black_box", "red") else ()
    return (*shown(turn.game, "key"), *box)


def close_round(turn: Turn[Host, Revealed, CloseRound]) -> Events:
    return (RoundClosed(),)


def correct_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    top = sight.figures.goal(sight.game)
    return form(
        CorrectScore,
        Whole("knowers", 0, top),
        Whole("viewers", 0, top),
        REASON,
        Yes("confirmed"),
        also=NotBoth("knowers", "viewers", top, "confirmed"),
    )


def correct(turn: Turn[Host, Phase, CorrectScore]) -> Events:
    asked, top = turn.command, turn.figures.goal(turn.game)
    corrected = ScoreCorrected(asked.knowers, asked.viewers, asked.reason)
    if asked.knowers == top:
        return (corrected, MatchWon("knowers"))
    return (corrected, MatchWon("viewers")) if asked.viewers == top else (corrected,)


def end_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    return form(EndMatch, REASON)


def end(turn: Turn[Host, Phase, EndMatch]) -> Events:
    return (MatchEnded(turn.command.reason),)
