"""Help after the minute, step by step: extra time, the club, a minute on credit. Who asks, who offers, who decides."""

from typing import Any

from game.commands import AskLifeline, DeclineLifeline, GrantLifeline, Lifeline, OfferHelp
from game.events import Events, HelpOffered, LifelineAsked, LifelineDeclined, TimeGranted
from game.game import Round, current
from game.offers import Offer, Shut, form, offer
from game.people import Author, Captain, Defender, Host, Spectator
from game.phases import Discussing, Naming
from game.rulebook import Sight, Turn
from game.rules.common import NAME, REASON
from game.rules.lifelines import added_ms
from game.rules.rounds import FREE_CHOICE

Talk = Discussing | Naming


def extra_offer(sight: Sight[Captain, Talk]) -> Offer | Shut:
    """An extra minute that was earned: one a round, before the other steps."""
    asked, round_ = AskLifeline("extra"), current(sight.game)
    if round_.decisive:
        return Shut("decisive_round", "V3.6", (asked,))
    if round_.kind in FREE_CHOICE:
        return Shut("thirteen", "V3.4.5", (asked,))
    if "extra" not in sight.game.purse.lifelines:
        return Shut("no_extra", "V3.5", (asked,))
    if _taken(round_, "extra"):
        return Shut("one_extra", "V3.5.1", (asked,))
    return _passed(round_, asked, "club", "credit") or _asks(sight, asked)


def club_offer(sight: Sight[Captain, Talk]) -> Offer | Shut:
    asked = AskLifeline("club")
    return _no_club(sight, asked) or _asks(sight, asked)


def _no_club(sight: Sight[Any, Talk], asked: AskLifeline) -> Shut | None:
    """Once a game, for a team that is behind."""
    round_, score = current(sight.game), sight.game.score
    if round_.kind in FREE_CHOICE:
        return Shut("thirteen", "V3.4.5", (asked,))
    if round_.kind == "superblitz" or round_.decisive:
        return Shut("no_club_here", "V3.7", (asked,))
    if "club" not in sight.game.purse.lifelines:
        return Shut("club_spent", "V3.7", (asked,))
    if score.knowers >= score.viewers:
        return Shut("not_behind", "V3.7", (asked,))
    return _passed(round_, asked, "credit")


def credit_offer(sight: Sight[Captain, Talk]) -> Offer | Shut:
    """One point before defeat, and not one before both ends; the defender decides."""
    asked, game = AskLifeline("credit"), sight.game
    round_, goal = current(game), sight.figures.goal(game)
    if round_.kind in FREE_CHOICE:
        return Shut("thirteen_credit", "V3.4.3", (asked,))
    if game.score.viewers != goal - 1 or game.score.knowers >= goal - 1:
        return Shut("no_credit_now", "V3.8", (asked,))
    if game.purse.debt != "none":
        return Shut("debt_open", "V3.8", (asked,))
    if _taken(round_, "credit"):
        return Shut("one_credit", "V3.8.1", (asked,))
    if not sight.here.defender:
        return Shut("no_defender", "V3.8", (asked,))
    return _asks(sight, asked)


def _taken(round_: Round, kind: Lifeline) -> bool:
    return any(each.kind == kind for each in round_.taken)


def _passed(round_: Round, asked: AskLifeline, *later: Lifeline) -> Shut | None:
    """A later step was taken on this question."""
    gone = any(each.kind in later and each.part == round_.part for each in round_.taken)
    return Shut("step_passed", "V3.7", (asked,)) if gone else None


def _unaided(sight: Sight[Any, Talk], asked: AskLifeline | None) -> Shut | None:
    """Without a minute there is nothing to add to."""
    options, round_ = () if asked is None else (asked,), current(sight.game)
    if round_.debt:
        return Shut("debt_round", "P6.2", options)
    if "early" in round_.marks:
        return Shut("early_answer", "V3.5", options)
    return Shut("already_asked", "P3.7", options) if round_.asked is not None else None


def _asks(sight: Sight[Captain, Talk], asked: AskLifeline) -> Offer | Shut:
    """After the gong, or after the captain has closed the discussion."""
    over_ms = sight.phase.deadline_ms if isinstance(sight.phase, Discussing) else 0
    return _unaided(sight, asked) or offer(asked, from_ms=over_ms)


def help_offer(sight: Sight[Spectator | Author, Talk]) -> Offer | Shut:
    """From the signal on, where the club may help; nobody helps with a question of their own."""
    if isinstance(sight.who, Author) and sight.who.sector == current(sight.game).sector:
        return Shut("own_question", "V3.7.1")
    if _no_club(sight, AskLifeline("club")) is not None:
        return Shut("help_is_a_hint", "V3.7.2")
    unaided = _unaided(sight, None)
    if unaided is not None:
        return unaided
    signal_ms = sight.phase.deadline_ms - 1000 * sight.figures.signal_s if isinstance(sight.phase, Discussing) else 0
    return Offer(form=form(OfferHelp, NAME).form, from_ms=signal_ms)


def offer_help(turn: Turn[Spectator | Author, Talk, OfferHelp]) -> Events:
    return (HelpOffered(turn.command.name, turn.at.now_ms),)


def grant_offer(sight: Sight[Host, Talk]) -> Offer | Shut:
    """The host gives extra time and the club's help, not before the gong."""
    over_ms = sight.phase.deadline_ms if isinstance(sight.phase, Discussing) else 0
    return _hosts(sight) or offer(GrantLifeline(), from_ms=over_ms)


def decline_offer(sight: Sight[Host, Talk]) -> Offer | Shut:
    return _hosts(sight) or form(DeclineLifeline, REASON)


def _hosts(sight: Sight[Host, Talk]) -> Shut | None:
    asked = current(sight.game).asked
    if asked is None:
        return Shut("no_request", "P3.7")
    return Shut("defender_decides", "V3.8") if asked.kind == "credit" else None


def grant_credit_offer(sight: Sight[Defender, Talk]) -> Offer | Shut:
    return _defenders(sight) or offer(GrantLifeline())


def decline_credit_offer(sight: Sight[Defender, Talk]) -> Offer | Shut:
    return _defenders(sight) or form(DeclineLifeline, REASON)


def _defenders(sight: Sight[Defender, Talk]) -> Shut | None:
    asked = current(sight.game).asked
    return Shut("no_request", "P3.7") if asked is None or asked.kind != "credit" else None


def grant(turn: Turn[Host | Defender, Talk, GrantLifeline]) -> Events:
    """Its seconds run from now."""
    kind = _asked(turn)
    span_ms = added_ms(turn.figures, kind)
    return (TimeGranted(kind, turn.at.now_ms + span_ms, 0, span_ms, free=True),)


def decline(turn: Turn[Host | Defender, Talk, DeclineLifeline]) -> Events:
    return (LifelineDeclined(_asked(turn), turn.command.reason),)


def _asked(turn: Turn[Host | Defender, Talk, Any]) -> Lifeline:
    asked = current(turn.game).asked
    if asked is None:
        raise AssertionError("nobody has asked for help")
    return asked.kind


def ask(turn: Turn[Captain, Talk, AskLifeline]) -> Events:
    return (LifelineAsked(turn.command.kind, turn.who.seat, turn.at.now_ms),)
