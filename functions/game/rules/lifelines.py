"""Lifelines: the captain asks, the host grants or declines. One a round, each once a game."""

from game.commands import AskLifeline, DeclineLifeline, GrantLifeline, Lifeline
from game.events import Events, HostHelped, LifelineAsked, LifelineDeclined, Shown, TimeGranted
from game.figures import Club, Credit, Extra, Figures
from game.game import current
from game.offers import Offer, Shut, form, offer
from game.people import Captain, Host
from game.phases import Discussing, Naming, Paused
from game.rulebook import Sight, Turn
from game.rules.common import REASON


def _spent(sight: Sight[Captain, Discussing | Naming], kind: Lifeline) -> Shut | None:
    """Why this lifeline cannot be asked whatever the clock says."""
    asked, game = (AskLifeline(kind),), sight.game
    round_ = current(game)
    if round_.debt:
        return Shut("debt_round", "P6.2", asked)
    if round_.lifeline is not None:
        return Shut("one_a_round", "P6.1", asked)
    if kind not in game.purse.lifelines:
        burnt = kind in game.purse.burnt
        return Shut("burnt", "P8.2", asked) if burnt else Shut("spent", "P1.6", asked)
    if round_.asked is not None:
        return Shut("already_asked", "P3.7", asked)
    return None


def credit_offer(sight: Sight[Captain, Discussing | Naming]) -> Offer | Shut:
    return _spent(sight, "credit") or offer(AskLifeline("credit"))


def club_offer(sight: Sight[Captain, Discussing | Naming]) -> Offer | Shut:
    """Only while the minute runs."""
    spent, asked = _spent(sight, "club"), AskLifeline("club")
    if spent is not None:
        return spent
    match sight.phase:
        case Discussing(deadline_ms, _):
            return offer(asked, until_ms=deadline_ms)
        case Naming():
            return Shut("minute_is_over", "P6.3", (asked,))


def host_help_offer(sight: Sight[Captain, Discussing | Naming]) -> Offer | Shut:
    """Only when the minute is over."""
    over_ms = sight.phase.deadline_ms if isinstance(sight.phase, Discussing) else 0
    return _spent(sight, "host") or offer(AskLifeline("host"), from_ms=over_ms)


def ask(turn: Turn[Captain, Discussing | Naming, AskLifeline]) -> Events:
    return (LifelineAsked(turn.command.kind, turn.who.seat, turn.at.now_ms),)


def grant_offer(sight: Sight[Host, Discussing | Paused | Naming]) -> Offer | Shut:
    return offer(GrantLifeline()) if current(sight.game).asked is not None else Shut("no_request", "P3.7")


def grant(turn: Turn[Host, Discussing | Paused | Naming, GrantLifeline]) -> Events:
    asked = current(turn.game).asked
    if asked is None:
        raise AssertionError("granted without a request")
    if asked.kind == "host":
        return (HostHelped(turn.at.now_ms),)
    added = extended(turn.phase, asked.kind, added_ms(turn.figures, asked.kind), turn.at.now_ms)
    slot = turn.game.slot
    hint = (Shown(slot, "hint"),) if asked.kind == "club" and slot is not None else ()
    return (added, *hint)


def added_ms(figures: Figures, kind: Lifeline) -> int:
    """What this lifeline adds, in any rulebook that has it."""
    match kind:
        case "extra":
            return 1000 * figures.of(Extra).extra_s
        case "club":
            return 1000 * figures.of(Club).club_help_s
        case _:
            return 1000 * figures.of(Credit).credit_s


def extended(phase: Discussing | Paused | Naming, kind: Lifeline, extra: int, now_ms: int) -> TimeGranted:
    """Added seconds are counted from the grant: on top of what runs, or anew when the minute is over."""
    match phase:
        case Paused(of, left_ms):
            return TimeGranted(kind, of.deadline_ms + extra, left_ms + extra, of.span_ms + extra)
        case Discussing(deadline_ms, span_ms) if deadline_ms > now_ms:
            return TimeGranted(kind, deadline_ms + extra, 0, span_ms + extra)
        case Discussing() | Naming():
            return TimeGranted(kind, now_ms + extra, 0, extra)


def decline_offer(sight: Sight[Host, Discussing | Paused | Naming]) -> Offer | Shut:
    return form(DeclineLifeline, REASON) if current(sight.game).asked is not None else Shut("no_request", "P3.7")


def decline(turn: Turn[Host, Discussing | Paused | Naming, DeclineLifeline]) -> Events:
    asked = current(turn.game).asked
    if asked is None:
        raise AssertionError("declined without a request")
    return (LifelineDeclined(asked.kind, turn.command.reason),)
