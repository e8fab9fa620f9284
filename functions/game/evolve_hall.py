"""The game after what a game with a hall knows: who leaves, reserves, and what the hall is asked."""

from game.events import (
    AnswererNamed,
    CalledBack,
    ClockRestarted,
    ClockResumed,
    ClockStarted,
    DiscussionClosed,
    Expelled,
    ExtraTaken,
    GameEvent,
    HandedOver,
    HintCalled,
    Refilled,
    SentAway,
    Settled,
    SheetsCollected,
    SheetsJudged,
    ShownOut,
    TimeGranted,
    Withdrawn,
)
from game.game import Game, HallQuestion, current, in_round
from game.people import Seat
from game.phases import Answering, Between, Discussing, Finished, Hearing, Naming, Paused, Reading
from game.values import replace


def evolve_hall(game: Game, event: GameEvent) -> Game:
    """The rest of the table of what each event does; a pair that cannot be is a bug and rises."""
    match game.phase, event:
        case Reading(), SentAway(seat):
            return in_round(game, out=(*current(game).out, seat))
        case Reading(), CalledBack(seat):
            return in_round(game, out=tuple(each for each in current(game).out if each != seat))
        case Reading(), HandedOver(seat, to):
            return in_round(game, out=(*current(game).out, seat), acting=to)
        case Reading(), Settled(span_s):
            return in_round(game, settled=True, span_s=span_s)
        case Between(), Refilled():
            return _refilled(game, event)
        case ((Reading() | Discussing() | Paused() | Naming() | Answering() | Hearing()), Withdrawn(slot, _)):
            return replace(_withdrawn(game, slot), phase=Reading())
        case _, HintCalled(_, team, seat, at_ms):
            hinted = (*game.hinted, (current(game).no, team)) if team else game.hinted
            return replace(_closed_at(_gone(game, seat), at_ms), hinted=hinted)
        case _, Expelled(seat, _):
            return _gone(game, seat)
        case _, ShownOut():
            return game
        case Finished(), ExtraTaken(squad):
            return replace(game, extra=squad)
        case _, SheetsCollected(question, groups):
            return _collected(game, question, groups)
        case _, SheetsJudged(group, correct):
            return replace(game, hall=tuple(_judged(each, group, correct) for each in game.hall))
        case phase, _:
            raise AssertionError(f"{type(event).__name__} cannot follow {type(phase).__name__}")


def _gone(game: Game, seat: Seat) -> Game:
    return replace(game, gone=(*game.gone, seat)) if seat else game


def _refilled(game: Game, event: Refilled) -> Game:
    """The sector is in play again; the history keeps what was played there before."""
    played = tuple(n for n in game.played if n != event.sector)
    kinds = tuple(sorted((*((n, kind) for n, kind in game.kinds if n != event.sector), (event.sector, event.kind))))
    refills = (*game.refills, (event.sector, event.slot))
    return replace(game, played=played, kinds=kinds, refills=refills, drawn=(*game.drawn, event.slot))


def _withdrawn(game: Game, slot: int) -> Game:
    """The same sector and the same people with a reserve; what was taken on this question comes back."""
    round_ = current(game)
    here = tuple(each.kind for each in round_.taken if each.part == round_.part)
    taken = tuple(each for each in round_.taken if each.part != round_.part)
    purse = replace(game.purse, lifelines=(*game.purse.lifelines, *here))
    marks = tuple(each for each in round_.marks if each == "by_hand")
    game = in_round(game, instead=slot, taken=taken, marks=marks, asked=None, declined=None)
    void = tuple(
        replace(each, void=True) if (each.round, each.part) == (round_.no, round_.part) else each for each in game.hall
    )
    return replace(game, purse=purse, drawn=(*game.drawn, slot), hall=void)


def asked_of_hall(before: Game, game: Game, event: GameEvent) -> Game:
    """The hall's question opens with the clock and closes with it: at the gong, or when the team stops sooner."""
    match before.phase, event:
        case _, ClockStarted(deadline_ms, span_ms):
            round_ = current(game)
            opened = HallQuestion(deadline_ms - span_ms, round_.no, round_.part, deadline_ms)
            return replace(game, hall=(*game.hall, opened))
        case Paused(of, _), ClockResumed(deadline_ms):
            return _moved(game, of.deadline_ms, deadline_ms)
        case ((Discussing() | Paused()), ClockRestarted(deadline_ms, _)):
            return _restarted(before.phase, game, event)
        case Discussing(old_ms, span_ms), TimeGranted(_, deadline_ms) if event.span_ms > span_ms:
            return _moved(game, old_ms, deadline_ms)
        case Paused(of, _), TimeGranted(_, deadline_ms):
            return _moved(game, of.deadline_ms, deadline_ms)
        case _, DiscussionClosed(at_ms):
            return _closed_at(game, at_ms)
        case Discussing(deadline_ms, _), AnswererNamed(_, left_ms):
            return _closed_at(game, deadline_ms - left_ms)
        case _, _:
            return game


def _restarted(phase: Discussing | Paused, game: Game, event: ClockRestarted) -> Game:
    """A minute anew is the hall's too, unless its gong has already sounded."""
    running = phase.of if isinstance(phase, Paused) else phase
    now_ms = event.deadline_ms - running.span_ms
    still = isinstance(phase, Paused) or now_ms < running.deadline_ms
    return _moved(game, running.deadline_ms, event.deadline_ms) if still else game


def _moved(game: Game, old_ms: int, new_ms: int) -> Game:
    """A gong that was still to come, later; one that has sounded for the hall is not taken back."""
    return _newest(game, closes_ms=new_ms) if game.hall and game.hall[-1].closes_ms == old_ms else game


def _closed_at(game: Game, at_ms: int) -> Game:
    if not game.hall or game.hall[-1].closes_ms <= at_ms:
        return game
    return _newest(game, closes_ms=at_ms)


def _newest(game: Game, closes_ms: int) -> Game:
    return replace(game, hall=(*game.hall[:-1], replace(game.hall[-1], closes_ms=closes_ms)))


def _collected(game: Game, question: int, groups: tuple[tuple[str, ...], ...]) -> Game:
    first = 1 + sum(len(each.groups) for each in game.hall)
    return replace(
        game,
        hall=tuple(
            replace(each, collected=True, first=first, groups=groups) if each.no == question else each
            for each in game.hall
        ),
    )


def _judged(question: HallQuestion, group: int, correct: bool) -> HallQuestion:
    if not question.first <= group < question.first + len(question.groups):
        return question
    right = tuple(each for each in question.right if each != group)
    wrong = tuple(each for each in question.wrong if each != group)
    if correct:
        return replace(question, right=(*right, group), wrong=wrong)
    return replace(question, right=right, wrong=(*wrong, group))
