"""What the standing events of one game say by themselves, counted apart from the rules: score, sectors, lifelines."""

from collections.abc import Iterable, Iterator

from game.events import (
    Annulled,
    AnswerForfeited,
    DecisiveGranted,
    Earned,
    GameStarted,
    HostHelped,
    Judged,
    LifelineSet,
    PartTaken,
    PlayedElsewhere,
    Refilled,
    RoundClosed,
    ScoreCorrected,
    Spun,
    TimeGranted,
    WindowFell,
    Withdrawn,
)
from game.figures import Extra
from game.game import Score
from game.rulebook import Rulebook


def sectors_once(events: Iterable[object], seed: int) -> None:
    """No sector is played twice, unless an envelope was put into it anew."""
    played: set[int] = set()
    for event in events:
        match event:
            case Spun():
                assert event.sector not in played, seed
                played.add(event.sector)
            case PlayedElsewhere(sector):
                played.add(sector)
            case Refilled(sector):
                played.remove(sector)
            case _:
                pass


def score(events: Iterable[object]) -> Score:
    knowers, viewers, last = 0, 0, None
    for event in events:
        match event:
            case Spun():
                last = None
            case Judged(correct, points):
                last = correct
                knowers, viewers = knowers + points * correct, viewers + points * (not correct)
            case AnswerForfeited(points):
                viewers += points
            case WindowFell(taken):
                knowers, viewers = knowers + taken, viewers + (not taken)
            case DecisiveGranted():
                knowers = viewers = 0
            case Annulled() if last is not None:
                knowers, viewers = max(0, knowers - last), max(0, viewers - (not last))
            case ScoreCorrected(ours, theirs, _):
                knowers, viewers = ours, theirs
            case _:
                pass
    return Score(knowers, viewers)


def with_turns(events: Iterable[object]) -> Iterator[tuple[object, str]]:
    """Each event with the team whose turn it was; points that stood before the first verdict are rounds played
    elsewhere, and a round belongs to who sat down to it."""
    names: tuple[str, ...] = ("",)
    closed = brought = 0
    judged = under_way = False
    turn = ""
    for event in events:
        yield event, turn
        match event:
            case GameStarted(_, _, _, _, setup):
                names = setup.squads or ("",)
            case Spun():
                under_way = True
            case Judged() | AnswerForfeited() | WindowFell():
                judged = True
            case ScoreCorrected(ours, theirs, _) if not judged:
                brought = ours + theirs
            case RoundClosed():
                closed, under_way = closed + 1, False
            case _:
                pass
        turn = turn if under_way else names[(closed + brought) % len(names)]


def lifelines_had(book: Rulebook, events: Iterable[object], seed: int) -> None:
    """No lifeline is taken that the team has not; each once a round, and one a round where steps are unknown.

    Teams that sit in turn have a purse each, and the next one sits down when a round is closed.
    """
    purses: dict[str, list[str]] = {}
    this_round: list[str] = []
    here = 0
    again = book.purse is not None
    for event, turn in with_turns(events):
        purse = purses.get(turn, [])
        match event:
            case GameStarted(_, _, _, lifelines, setup):
                purses = {squad: list(lifelines) for squad in setup.squads or ("",)}
            case LifelineSet(kind, left, squad):
                purses[squad] = [*(each for each in purses[squad] if each != kind), *(kind,) * left]
            case Earned(kind):
                purse.append(kind)
            case Spun():
                this_round, here = [], 0
            case PartTaken():
                here = len(this_round)
            case Withdrawn():
                purse += this_round[here:]
                this_round = this_round[:here]
            case TimeGranted() | HostHelped():
                taken = event.kind if isinstance(event, TimeGranted) else "host"
                assert taken not in this_round, seed
                assert not this_round or book.figures.find(Extra), seed
                if not (taken == "credit" and again):
                    purse.remove(taken)
                this_round.append(taken)
            case Annulled("question", _):
                purse += this_round
                this_round = []
            case _:
                pass
