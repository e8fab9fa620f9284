"""How many commands a second the rules decide and fold, in one process, without any input or output."""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median

from game.commands import Command
from game.engine import act
from game.log import Entry
from game.people import Person, Presence
from game.rulebook import Moment, Rulebook
from game.rulebooks import RULEBOOKS
from game.state import State, apply

from tests.bench.rows import Measured, measure
from tests.support.random_games import Play

RUNS, GAMES, STEPS = 15, 8, 200


@dataclass(frozen=True)
class Move:
    person: Person
    command: Command
    at: Moment
    here: Presence


@measure()
def engine() -> Measured:
    """CPU seconds, for the machine is shared: the best of several runs over the same games, and the median."""
    book = next(iter(RULEBOOKS.values()))
    games = [offered(book, seed) for seed in range(GAMES)]
    rates = []
    for _ in range(RUNS):
        began = time.process_time()
        commands = sum(replayed(book, *game) for game in games)
        rates.append(commands / (time.process_time() - began))
    yield "engine commands a second, best", max(rates)
    yield "engine commands a second, median", median(rates)


def offered(book: Rulebook, seed: int) -> tuple[Entry, list[Move]]:
    """A game of commands that were offered: how it began, and its moves."""
    play, moves = Play.begin(book, seed), list[Move]()
    for _ in range(STEPS):
        play.pass_time()
        found = play.offered()
        if found is not None:
            person, command = found
            moves.append(Move(person, command, play.moment(command), play.here))
            play.take(person, command)
    return play.entries[0], moves


def replayed(book: Rulebook, opening: Entry, moves: list[Move]) -> int:
    state = apply(State(), opening)
    for move in moves:
        state = apply(state, act(book, state, move.person, move.command, move.at, move.here))
    return len(moves)
