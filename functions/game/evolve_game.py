"""The game after something happened in it. Recording only: what follows was decided before."""

from game import squads
from game.commands import Lifeline
from game.events import (
    ActingAppointed,
    Annulled,
    AnswerAsked,
    AnswerBegun,
    AnswererNamed,
    AnswerForfeited,
    Benched,
    BreakBegun,
    BreakEnded,
    Burnt,
    ClockPaused,
    ClockRestarted,
    ClockResumed,
    ClockStarted,
    DebtCalled,
    DiscussionClosed,
    GameEvent,
    GameStarted,
    HatTaken,
    HostHelped,
    Judged,
    LifelineAsked,
    LifelineDeclined,
    MatchEnded,
    MatchWon,
    MinuteCut,
    RequestDropped,
    RoundClosed,
    ScoreCorrected,
    Shown,
    Spun,
    TimeGranted,
    WasSetAside,
    WindowFell,
)
from game.evolve_closing import annulled, benched, closed, set_aside
from game.evolve_special import evolve_special
from game.game import Asked, Declined, Game, Mark, Purse, Round, Score, Taken, current, in_round
from game.people import Seat
from game.phases import (
    Answering,
    Between,
    Discussing,
    Finished,
    Hearing,
    Naming,
    OnBreak,
    Paused,
    Reading,
    Revealed,
)
from game.values import replace


def evolve_game(game: Game, event: GameEvent) -> Game:
    """The whole table of what each event does; a pair that cannot be is a bug and rises."""
    match game.phase, event:
        case _, GameStarted(no, card, salts, lifelines, setup, kinds):
            begun = Game(no=no, card=card, salts=salts, phase=Between(), purse=Purse(lifelines))
            return squads.begun(replace(begun, setup=setup, kinds=kinds, waiting=setup.out))
        case Between(), DebtCalled():
            return replace(game, purse=replace(game.purse, debt="called"))
        case Reading(), Burnt(lifelines):
            purse = _spend(game, *lifelines).purse
            return replace(game, purse=replace(purse, burnt=(*purse.burnt, *lifelines)))
        case Between(), Spun():
            return _spun(game, event)
        case Reading(), WindowFell(taken):
            return _judged(game, taken, 1, window=True)
        case Reading(), WasSetAside():
            return set_aside(game)
        case Reading(), ClockStarted(deadline_ms, span_ms):
            cuts = game.cuts - 1 if current(game).cut else game.cuts
            return replace(game, phase=Discussing(deadline_ms, span_ms), cuts=cuts)
        case Reading(), AnswerAsked(at_ms):
            return replace(game, phase=Naming(at_ms))
        case Discussing() as running, ClockPaused(left_ms):
            return _mark(replace(game, phase=Paused(running, left_ms)), "paused")
        case Paused(of, _), ClockResumed(deadline_ms):
            return replace(game, phase=replace(of, deadline_ms=deadline_ms))
        case ((Discussing(_, span_ms) | Paused(Discussing(_, span_ms), _)), ClockRestarted(deadline_ms, _)):
            return _mark(replace(game, phase=Discussing(deadline_ms, span_ms)), "restarted")
        case Discussing(), DiscussionClosed(at_ms):
            return replace(in_round(game, asked=None), phase=Naming(at_ms))
        case ((Discussing() | Naming()), LifelineAsked(kind, seat, at_ms)):
            return in_round(game, asked=Asked(kind, seat, at_ms), declined=None)
        case ((Discussing() | Paused() | Naming()), TimeGranted()):
            return _granted(game, event)
        case ((Discussing() | Paused() | Naming()), HostHelped(at_ms)):
            helped = _taken(_spend(game, "host"), "host")
            return replace(helped, phase=Naming(at_ms))
        case _, LifelineDeclined(kind, reason):
            return in_round(game, asked=None, declined=Declined(kind, reason))
        case _, RequestDropped():
            return in_round(game, asked=None)
        case _, ActingAppointed(seat):
            return in_round(_back(game, seat), acting=seat)
        case ((Discussing() | Naming() | Answering() | Hearing()), AnswererNamed(seat, left_ms)):
            return replace(in_round(game, asked=None), phase=Answering(seat, left_ms))
        case Answering(seat, left_ms), AnswerBegun():
            return replace(game, phase=Hearing(seat, left_ms))
        case _, Shown():
            return game
        case ((Discussing() | Naming() | Answering() | Hearing()), Judged(correct, points)):
            return _judged(game, correct, points)
        case ((Reading() | Discussing() | Paused() | Naming() | Answering() | Hearing()), AnswerForfeited(points)):
            return _mark(_judged(game, False, points), "forfeited")
        case Revealed(), RoundClosed():
            return squads.handed_over(game, replace(game, phase=Between()))
        case _, MinuteCut():
            return replace(game, cuts=game.cuts + 1)
        case _, Benched(seat, now, _):
            return benched(game, seat, now)
        case _, HatTaken(seat, _):
            return replace(game, hatless=(*game.hatless, seat))
        case _, Annulled(ground, _):
            return annulled(game, ground == "question")
        case _, ScoreCorrected(knowers, viewers, _):
            return squads.handed_over(game, replace(game, score=Score(knowers, viewers)))
        case Between(), BreakBegun(until_ms):
            return replace(game, phase=OnBreak(until_ms))
        case OnBreak(), BreakEnded():
            return replace(game, phase=Between())
        case _, MatchWon(side):
            return replace(game, phase=Finished(side))
        case _, MatchEnded():
            return replace(game, phase=Finished(None))
        case _, _:
            return evolve_special(game, event)


def _back(game: Game, seat: Seat) -> Game:
    """Who missed the round speaks only when nobody else is left: then those who missed it are back for good."""
    round_ = current(game)
    return in_round(game, out=(), silenced=()) if seat in (*round_.out, *round_.silenced) else game


def _mark(game: Game, mark: Mark) -> Game:
    marks = current(game).marks
    return game if mark in marks else in_round(game, marks=(*marks, mark))


def _spend(game: Game, *kinds: str) -> Game:
    """One of each of these kinds less; there may be several of one."""
    left = list(game.purse.lifelines)
    for kind in kinds:
        left = [each for n, each in enumerate(left) if each != kind or kind in left[:n]]
    return replace(game, purse=replace(game.purse, lifelines=tuple(left)))


def _taken(game: Game, kind: Lifeline) -> Game:
    round_ = current(game)
    return in_round(game, asked=None, taken=(*round_.taken, Taken(kind, round_.part)))


def _spun(game: Game, event: Spun) -> Game:
    served = tuple((seat, due - 1 if seat in event.out else due) for seat, due in game.benched)
    debt = "none" if event.debt else game.purse.debt
    opened = Round(
        no=1 + game.rounds_done, sector=event.sector, spun_ms=event.at_ms, final=event.final, debt=event.debt,
        cut=event.cut, out=event.out, marks=("by_hand",) if event.reason else (), before=game.purse, kind=event.kind,
        parts=event.parts, span_s=event.span_s, stay=event.stay, chooser=event.chooser, at_table=event.at_table,
        decisive=event.decisive, slot=event.slot, squad=squads.turn(game),
    )  # fmt: skip
    benched = tuple((seat, due) for seat, due in served if due > 0)
    purse = replace(game.purse, debt=debt)
    drawn = (*game.drawn, event.slot) if event.slot >= 0 else game.drawn
    return replace(game, phase=Reading(), round=opened, benched=benched, purse=purse, draws=event.draw, drawn=drawn)


def _granted(game: Game, event: TimeGranted) -> Game:
    debt = game.purse.debt
    if event.kind == "credit" and not current(game).final and not event.free:
        debt = "owed"
    game = _taken(_spend(game, event.kind), event.kind)
    running = Discussing(event.deadline_ms, event.span_ms)
    phase = Paused(running, event.left_ms) if isinstance(game.phase, Paused) else running
    return replace(game, phase=phase, purse=replace(game.purse, debt=debt))


def _judged(game: Game, correct: bool, points: int, window: bool = False) -> Game:
    """A right answer brings back to the table who waited for it."""
    knowers, viewers = game.score.knowers + correct * points, game.score.viewers + (not correct) * points
    scored = replace(game, score=Score(knowers, viewers), waiting=() if correct else game.waiting)
    return replace(closed(scored, "knowers" if correct else "viewers", window), phase=Revealed())
