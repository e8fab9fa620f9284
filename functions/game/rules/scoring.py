"""The verdict in rounds of several questions, and what a right answer earns."""

from game.commands import Judge
from game.envelope import Kind
from game.events import DebtIncurred, Earned, Events, Judged, PartTaken
from game.game import current
from game.people import Host
from game.phases import Answering, Discussing, Hearing, Naming
from game.rulebook import Turn
from game.rules.judging import opened, verdict
from game.rules.rounds import FREE_CHOICE

NO_GAIN: tuple[Kind, ...] = ("blitz", "superblitz", *FREE_CHOICE)
"""An early answer to these earns no minute by itself."""


def judge(turn: Turn[Host, Discussing | Naming | Answering | Hearing, Judge]) -> Events:
    """A right answer that ends the round may earn something."""
    found = judge_parts(turn)
    won = turn.command.correct and not isinstance(found[0], PartTaken)
    return (*found, *_earned(turn)) if won else found


def judge_parts(turn: Turn[Host, Discussing | Naming | Answering | Hearing, Judge]) -> Events:
    """The first wrong answer ends the round, the last right one wins it."""
    round_, correct = current(turn.game), turn.command.correct
    if correct and round_.part < round_.parts:
        return (PartTaken(), *opened(turn))
    return verdict(turn, correct, Judged(correct, points(turn)))


def points(turn: Turn[Host, Discussing | Naming | Answering | Hearing, Judge]) -> int:
    """A decisive round is worth the whole game."""
    return turn.figures.goal(turn.game) if current(turn.game).decisive else 1


def _earned(turn: Turn[Host, Discussing | Naming | Answering | Hearing, Judge]) -> Events:
    round_ = current(turn.game)
    if round_.debt or round_.decisive:
        return ()
    if any(each.kind == "credit" for each in round_.taken):
        return (DebtIncurred(),)
    early = "early" in round_.marks and round_.kind not in NO_GAIN
    return (Earned("extra"),) if early or round_.way == "one" else ()
