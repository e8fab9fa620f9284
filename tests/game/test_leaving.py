"""Whoever leaves in whatever order, a round of any kind can be played to its verdict."""

import random
from collections.abc import Iterator

import pytest
from game import commands as ask
from game.commands import Command
from game.engine import open_rows
from game.envelope import Kinds
from game.offers import Offer
from game.people import Host, Person, Player
from game.phases import Answering, Reading
from game.rulebook import Rulebook

from tests.support.books import book
from tests.support.by_hand import Evening
from tests.support.chained import evening
from tests.support.onward import stands_still
from tests.support.packs import card

STEPS: tuple[type[Command], ...] = (
    ask.ChooseWay, ask.StayAtTable, ask.StayAtTable, ask.SendAway, ask.SendAway, ask.HandOver, ask.CallBack,
    ask.Settle, ask.AppointActing, ask.StartClock, ask.NameAnswerer, ask.RemoveSeat, ask.Expel, ask.Bench,
)  # fmt: skip
SECTORS = [("tv", 5), ("tv", 9), ("tv", 13), ("ctt", 2), ("ctt", 9), ("ctt", 10), ("ctt", 11), ("pkz", 3)]
WALKS, LONG = 60, 12


def _begun(name: str) -> Evening:
    """Five at the table, the game is on."""
    if name == "ctt":
        return evening().sit("Глеб", "Дина").started()
    known: Rulebook = book(name)
    kinds: Kinds = ((5, "blitz"), (9, "superblitz"))
    parts = ((5, 3), (9, 3))
    pack = card(13, False, kinds=kinds, parts=parts) if name == "tv" else card(15, True)
    play = Evening(known, (pack,))
    play.host(ask.ChoosePack(pack.digest))
    return play.sit("Анна", "Борис", "Вера", "Глеб", "Дина").started()


def _open(play: Evening, asks: type[Command]) -> Iterator[tuple[Person, Command]]:
    people: tuple[Person, ...] = (Host(), *(Player(seat) for seat in play.state.table.seats))
    for person in people:
        for _, _, found in open_rows(play.book, play.state, person, play.here, asks):
            if isinstance(found, Offer) and found.open_at(play.now_ms):
                yield from ((person, option) for option in found.options)
                yield from ((person, each) for each in _filled(play, asks, found))


def _filled(play: Evening, asks: type[Command], found: Offer) -> Iterator[Command]:
    """Who may be sent out of the game or of the round."""
    if found.form is not None and asks in (ask.Expel, ask.Bench):
        makers = (asks(seat, "шум") for seat in play.state.table.seats)
        yield from (each for each in makers if found.fits(each))


@pytest.mark.clause("V3.4.2", "V3.4.3", "T4.2b", "T4.2c")
@pytest.mark.parametrize(("name", "sector"), SECTORS)
def test_a_round_can_be_taken_on_whoever_leaves_in_whatever_order(name: str, sector: int) -> None:
    first = _begun(name)
    first.host(ask.Spin(), sector)
    before, log = first.state, list(first.log)
    for seed in range(WALKS):
        dice = random.Random(seed)
        first.state, first.log = before, list(log)
        done = ["spin"]
        for _ in range(LONG):
            found = next(filter(None, (list(_open(first, asks)) for asks in dice.sample(STEPS, len(STEPS)))))
            person, command = dice.choice(found)
            first.do(person, command)
            done.append(f"{command}")
            if not first.state.table.seats or isinstance(first.state.game.phase, Answering):
                break
            assert not stands_still(first.book, first.state), done
    assert isinstance(before.game.phase, Reading)
