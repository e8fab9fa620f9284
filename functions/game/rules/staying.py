"""Who stays at the table for a round, how sector thirteen is played, and the minute that waits for both."""

from collections.abc import Callable

from game.commands import AnswerEarly, ChooseWay, StayAtTable, Way
from game.events import Chooser, EarlyCalled, Events, SeatStays, WayChosen
from game.figures import Figures, Thirteen
from game.game import current
from game.offers import Offer, Shut, offer
from game.people import Captain, Host
from game.phases import Reading
from game.rulebook import Sight, Turn
from game.rules import minute
from game.rules.common import too_few
from game.rules.rounds import way_is_free
from game.seating import choosing, playing, staying
from game.setup import comes_again

WAYS: tuple[Way, ...] = ("all", "three", "one")
THREE = 3


def way_offer(way: Way) -> Callable[[Sight[Captain, Reading]], Offer | Shut]:
    """This way of sector thirteen, when the team may choose and this one's turn has come."""

    def offered(sight: Sight[Captain, Reading]) -> Offer | Shut:
        asked, round_ = ChooseWay(way), current(sight.game)
        if not way_is_free(sight.game, round_):
            return Shut("no_way_here", "V3.4.3", (asked,))
        if round_.way is not None:
            return Shut("way_chosen", "V3.4.3", (asked,))
        if way not in feasible(sight.figures, sight):
            return Shut("too_few_for_three", "V3.4.3", (asked,))
        return offer(asked) if has_its_turn(way, sight) else Shut("way_taken", "V3.4.4", (asked,))

    return offered


def feasible(figures: Figures, sight: Sight[Captain, Reading]) -> tuple[Way, ...]:
    """Ways for which there are people enough."""
    people = len(playing(sight.table, sight.game))
    return tuple(way for way in WAYS if way != "three" or people >= figures.of(Thirteen).three_from)


def has_its_turn(way: Way, sight: Sight[Captain, Reading]) -> bool:
    """Each way comes again when the others have been played since; one that is impossible counts as played."""
    return comes_again(way, sight.game.setup.ways, feasible(sight.figures, sight))


def choose_way(turn: Turn[Captain, Reading, ChooseWay]) -> Events:
    figures, way = turn.figures.of(Thirteen), turn.command.way
    plans: dict[Way, tuple[int, int, Chooser]] = {
        "all": (figures.all_s, 0, ""),
        "three": (figures.three_s, THREE, "host"),
        "one": (figures.one_s, 1, "captain"),
    }
    return (WayChosen(way, *plans[way]),)


def stay_offer(sight: Sight[Captain, Reading]) -> Offer | Shut:
    """The captain says who stays."""
    return _stay(sight, "captain")


def stay_by_host(sight: Sight[Host, Reading]) -> Offer | Shut:
    """The host says who stays."""
    return _stay(sight, "host")


def _stay(sight: Sight[Captain | Host, Reading], chooser: Chooser) -> Offer | Shut:
    table, game = sight.table, sight.game
    if not choosing(table, game) or (current(game).chooser or "captain") != chooser:
        return Shut("nobody_to_choose", "V3.4.2")
    others = (seat for seat in playing(table, game) if seat not in staying(table, game))
    return offer(*(StayAtTable(seat) for seat in others))


def stay(turn: Turn[Captain | Host, Reading, StayAtTable]) -> Events:
    return (SeatStays(turn.command.seat),)


def unsettled(sight: Sight[Captain | Host, Reading]) -> Shut | None:
    """Why the question cannot be played yet."""
    round_ = current(sight.game)
    if way_is_free(sight.game, round_) and round_.way is None:
        return Shut("way_first", "V3.4.3")
    return who_stays(sight)


def who_stays(sight: Sight[Captain | Host, Reading]) -> Shut | None:
    """Somebody has still to be chosen."""
    return Shut("who_stays", "V3.4.2") if choosing(sight.table, sight.game) else None


def start_offer(sight: Sight[Host, Reading]) -> Offer | Shut:
    return unsettled(sight) or minute.start_offer(sight)


def ask_answer_offer(sight: Sight[Host, Reading]) -> Offer | Shut:
    return unsettled(sight) or minute.ask_answer_offer(sight)


def early_offer(sight: Sight[Captain, Reading]) -> Offer | Shut:
    """Before the discussion has begun."""
    if too_few(sight):
        return Shut("too_few", "P1.1")
    return unsettled(sight) or offer(AnswerEarly())


def early(turn: Turn[Captain, Reading, AnswerEarly]) -> Events:
    return (EarlyCalled(turn.at.now_ms), *minute.read(turn))
