"""Help for a team that is behind: more time once a game, the club once a game, one of them a round."""

from game.commands import AskLifeline, GrantLifeline, Lifeline
from game.events import Events, LifelineAsked
from game.game import current
from game.offers import Offer, Shut, offer
from game.people import Captain, Host
from game.phases import Discussing, Naming, Paused
from game.rulebook import Sight, Turn
from game.rules.lifelines import added_ms, extended

Talk = Discussing | Naming


def extra_offer(sight: Sight[Captain, Talk]) -> Offer | Shut:
    return _none(sight, "extra") or offer(AskLifeline("extra"))


def club_offer(sight: Sight[Captain, Talk]) -> Offer | Shut:
    """The club competes for the hall's points: it speaks when the hall's sheets are closed (T6.2)."""
    over_ms = sight.phase.deadline_ms if isinstance(sight.phase, Discussing) else 0
    return _none(sight, "club") or offer(AskLifeline("club"), from_ms=over_ms)


def _none(sight: Sight[Captain, Talk], kind: Lifeline) -> Shut | None:
    """Why this help cannot be asked whatever the clock says; whether the team is behind is seen now."""
    asked, game, round_ = (AskLifeline(kind),), sight.game, current(sight.game)
    if round_.kind == "zeitnot":
        return Shut("no_help_on_zeitnot", "T6.1", asked)
    if kind not in game.purse.lifelines:
        return Shut("help_spent", "T6.1", asked)
    if round_.taken:
        return Shut("one_help", "T6.1", asked)
    if game.score.knowers >= game.score.viewers:
        return Shut("not_behind", "T6.1", asked)
    if "early" in round_.marks:
        return Shut("early_answer", "T5.1", asked)
    return Shut("already_asked", "T6.3", asked) if round_.asked is not None else None


def ask(turn: Turn[Captain, Talk, AskLifeline]) -> Events:
    return (LifelineAsked(turn.command.kind, turn.who.seat, turn.at.now_ms),)


def grant(turn: Turn[Host, Discussing | Paused | Naming, GrantLifeline]) -> Events:
    asked = current(turn.game).asked
    if asked is None:
        raise AssertionError("granted without a request")
    return (extended(turn.phase, asked.kind, added_ms(turn.figures, asked.kind), turn.at.now_ms),)
