"""The minute: start, pause, freeze, resume, restart, close, and the round without one."""

from game.commands import (
    AnswerEarly,
    AskAnswer,
    CloseDiscussion,
    FreezeClock,
    PauseClock,
    RestartClock,
    ResumeClock,
    StartClock,
)
from game.events import (
    AnswerAsked,
    ClockPaused,
    ClockRestarted,
    ClockResumed,
    ClockStarted,
    DiscussionClosed,
    Events,
    RequestDropped,
)
from game.figures import Figures, Penalties
from game.game import Round, current
from game.offers import Offer, Shut, form, offer
from game.people import Captain, Host
from game.phases import Discussing, Paused, Reading
from game.rulebook import Sight, Turn
from game.rules.common import REASON, shown, too_few


def start_offer(sight: Sight[Host, Reading]) -> Offer | Shut:
    if too_few(sight):
        return Shut("too_few", "P1.1")
    if current(sight.game).debt:
        return Shut("debt_round", "P6.2")
    return offer(StartClock())


def start(turn: Turn[Host, Reading, StartClock]) -> Events:
    span_ms = 1000 * _seconds(turn.figures, current(turn.game))
    return (ClockStarted(turn.at.now_ms + span_ms, span_ms), *read(turn))


def _seconds(figures: Figures, round_: Round) -> int:
    if round_.cut:
        return figures.of(Penalties).cut_minute_s
    return round_.span_s or figures.minute_s


def ask_answer_offer(sight: Sight[Host, Reading]) -> Offer | Shut:
    if too_few(sight):
        return Shut("too_few", "P1.1")
    if not current(sight.game).debt:
        return Shut("no_debt_round", "P6.2")
    return offer(AskAnswer())


def ask_answer(turn: Turn[Host, Reading, AskAnswer]) -> Events:
    return (AnswerAsked(turn.at.now_ms), *read(turn))


def read(turn: Turn[Host | Captain, Reading, StartClock | AskAnswer | AnswerEarly]) -> Events:
    """The question has been read aloud: where the table wants its text on screens, it goes there now."""
    return shown(turn.game, "prompt") if turn.table.prompts else ()


def pause_offer(sight: Sight[Host, Discussing]) -> Offer | Shut:
    return offer(PauseClock(), until_ms=sight.phase.deadline_ms)


def pause(turn: Turn[Host | Captain, Discussing, PauseClock | FreezeClock]) -> Events:
    return (ClockPaused(turn.phase.deadline_ms - turn.at.now_ms),)


def freeze_offer(sight: Sight[Captain, Discussing]) -> Offer | Shut:
    if sight.here.host:
        return Shut("host_is_here", "P3.2")
    return offer(FreezeClock(), until_ms=sight.phase.deadline_ms)


def resume_offer(sight: Sight[Host, Paused]) -> Offer | Shut:
    return Shut("too_few", "P1.1") if too_few(sight) else offer(ResumeClock())


def resume(turn: Turn[Host, Paused, ResumeClock]) -> Events:
    return (ClockResumed(turn.at.now_ms + turn.phase.left_ms),)


def restart_offer(sight: Sight[Host, Discussing | Paused]) -> Offer | Shut:
    return Shut("too_few", "P1.1") if too_few(sight) else form(RestartClock, REASON)


def restart(turn: Turn[Host, Discussing | Paused, RestartClock]) -> Events:
    """The whole clock anew. A request for the host's help falls: its time is after the minute (P6.4)."""
    span_ms = turn.phase.of.span_ms if isinstance(turn.phase, Paused) else turn.phase.span_ms
    asked = current(turn.game).asked
    dropped = (RequestDropped(),) if asked is not None and asked.kind == "host" else ()
    return (ClockRestarted(turn.at.now_ms + span_ms, turn.command.reason), *dropped)


def close_offer(sight: Sight[Captain, Discussing]) -> Offer | Shut:
    return offer(CloseDiscussion(), until_ms=sight.phase.deadline_ms)


def close(turn: Turn[Captain, Discussing, CloseDiscussion]) -> Events:
    return (DiscussionClosed(turn.at.now_ms),)
