"""Whole games played at random: three of four commands drawn from what is offered, the rest arbitrary."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from game import commands as ask
from game.commands import Command
from game.engine import Refused, act, open_rows
from game.events import Events, LeaderNoted, SquadNamed, StageChosen, TableOpened, TeamEntered
from game.log import Entry
from game.offers import Offer, Shut
from game.people import Author, Defender, Guest, HallTeam, Host, Person, Player, Presence, Seat, Spectator, Steward
from game.phases import Finished
from game.rulebook import Moment, Row, Rulebook, Sight
from game.rules.hall import TEAMS_MAX
from game.rules.together import SQUADS_MAX
from game.sealed import Sealed
from game.setup import Leader
from game.sheets import Sheet
from game.state import State, apply
from game.wheel import LINKS, head, link

from tests.support.random_commands import (
    CROWDED,
    FULL,
    HALL,
    THIN,
    WEIGHTS,
    anything,
    example,
)

LED = 6
PEOPLE: tuple[Person, ...] = (
    Host(),
    Guest(),
    Spectator(),
    Defender(),
    Steward(),
    Author(3),
    HallTeam("h1"),
    HallTeam("h2"),
)


@dataclass
class Seen:
    """What a run has met, for the report: rows by their place in the rulebook, codes that were said or shown."""

    rows: set[int] = field(default_factory=set)
    codes: set[str] = field(default_factory=set)
    games: int = 0
    finished: int = 0
    commands: int = 0

    def add(self, other: "Seen") -> None:
        self.rows |= other.rows
        self.codes |= other.codes
        self.games += other.games
        self.finished += other.finished
        self.commands += other.commands


Opened = tuple[tuple[Row, Sight[Any, Any], Offer | Shut], ...]


@dataclass
class Play:
    """One random game under way.

    opened: what each person's rows said since the table, the clock and who is here last changed. Offers are pure and
    see nothing else, so they are asked once for all that is then tried; the engine itself always asks anew.
    """

    book: Rulebook
    dice: random.Random
    root: bytes
    now_ms: int
    entries: list[Entry]
    state: State
    here: Presence
    officers: tuple[Person, ...]
    shut: set[str] = field(default_factory=set)
    opened: dict[Person, Opened] = field(default_factory=dict)

    @classmethod
    def begin(cls, book: Rulebook, seed: int) -> "Play":
        dice = random.Random(seed)
        root = dice.randbytes(32)
        full = FULL if not book.missing(FULL) else HALL
        shelf = dice.choice(((full, THIN), (THIN,), ()))
        opened = TableOpened(f"t{seed}", "0042", head(root), shelf)
        first = Entry(1, 1_000_000, Host(), "OpenTable", (opened, *_crowd(book, seed)))
        asked = {by for row in book.rows for by in row.by}
        officers = tuple(each for each in PEOPLE if type(each) in asked)
        play = cls(book, dice, root, 1_000_000, [first], apply(State(), first), Presence(), officers)
        return _near_the_end(play) if _led(book, seed) else play

    def people(self) -> tuple[Person, ...]:
        seats = (*self.state.table.seats, Seat("s99"))
        return (*self.officers, *(Player(seat) for seat in seats))

    def moment(self, command: Command) -> Moment:
        match command:
            case ask.CollectSheets(question):
                return Moment(self.now_ms, sheets=tuple(self.sheets(question)))
            case ask.Spin() | ask.ReturnToLobby():
                draw = min(LINKS, self.state.game.draws + 1)
                return Moment(self.now_ms, link(self.root, draw), head(self.root))
            case _:
                return Moment(self.now_ms)

    def sheets(self, question: int) -> Iterator[Sheet]:
        """What some of the hall's teams have written on this question."""
        for team in self.state.table.hall:
            if self.dice.random() < 0.7:
                yield Sheet(team.id, question, Sealed(self.dice.choice(("кит", "Кит!", "слон"))), self.now_ms)

    def pass_time(self) -> None:
        self.now_ms += self.dice.choice((0, 50, 900, 4_000, 11_000, 31_000, 75_000))
        seats = frozenset(seat for seat in self.state.table.seats if self.dice.random() < 0.93)
        self.here = Presence(self.dice.random() < 0.93, seats, self.dice.random() < 0.93)
        self.opened = {}

    def offers(self, person: Person) -> Iterator[tuple[Row, Offer]]:
        """Rows that offer something to this person now, or at another time."""
        if person not in self.opened:
            self.opened[person] = tuple(open_rows(self.book, self.state, person, self.here))
        for row, _, found in self.opened[person]:
            if isinstance(found, Offer):
                yield row, found
            else:
                self.shut.add(found.code)

    def taking(self, person: Person, command: Command) -> Row | None:
        """The row whose offer takes this command now."""
        kind = type(command)
        rows = self.opened.get(person) or open_rows(self.book, self.state, person, self.here, kind)
        for row, _, found in rows:
            if row.asks is kind and isinstance(found, Offer) and found.takes(command, self.now_ms):
                return row
        return None

    def offered(self) -> tuple[Person, Command] | None:
        """A command that is offered now; stray ones are drawn seldom so that games go on."""
        people = list(self.people())
        self.dice.shuffle(people)
        if self.dice.random() < 0.6:
            people.insert(0, Host())
        for person in people:
            found = [(row, offer) for row, offer in self.offers(person) if offer.open_at(self.now_ms)]
            weights = [WEIGHTS.get(row.asks, 1.0) for row, _ in found]
            if found and self.dice.random() < sum(weights):
                ((_, offer),) = self.dice.choices(found, weights)
                return person, example(self.dice, offer)
        return None

    def arbitrary(self) -> tuple[Person, Command]:
        return self.dice.choice(self.people()), anything(self.dice, self.state)

    def step(self) -> tuple[Person, Command]:
        if self.dice.random() < 0.75:
            return self.offered() or self.arbitrary()
        return self.arbitrary()

    def take(self, person: Person, command: Command) -> None:
        self.record(act(self.book, self.state, person, command, self.moment(command), self.here))

    def record(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.state = apply(self.state, entry)
        self.opened = {}

    @property
    def over(self) -> bool:
        return isinstance(self.state.game.phase, Finished)


def _crowd(book: Rulebook, seed: int) -> Events:
    """Now and then the hall, or the table of teams in turn, is full from the first, or the series has a leader whom a
    team that lost one round cannot pass: chance alone seldom comes there."""
    asks = {row.asks for row in book.rows}
    if seed % 100 == CROWDED and ask.EnterHall in asks:
        return tuple(TeamEntered(f"h{n}", f"К{n}") for n in range(1, TEAMS_MAX + 1))
    if seed % 100 == CROWDED + 1 and ask.NameSquad in asks:
        return (StageChosen("together"), *(SquadNamed(f"К{n}") for n in range(1, SQUADS_MAX + 1)))
    return (LeaderNoted(Leader(6, 0, clean=True)),) if _led(book, seed) else ()


def _led(book: Rulebook, seed: int) -> bool:
    """Some games have such a leader and stand one point before their end."""
    return CROWDED + 1 < seed % 100 <= CROWDED + LED and any(row.asks is ask.NoteLeader for row in book.rows)


def _near_the_end(play: Play) -> Play:
    seat = Seat("s1")
    play.take(Guest(), ask.TakeSeat("А", 0, 0))
    play.take(Host(), ask.MarkCaptain(seat))
    play.take(Player(seat), ask.Ready("00" * 16))
    play.take(Host(), ask.StartGame())
    play.take(Host(), ask.CorrectScore(5, 1, "так было", confirmed=False))
    return play


def accepted(play: Play, person: Person, command: Command, seen: Seen) -> Entry | None:
    """What the engine makes of it, None when it refuses; nothing is recorded but the refusal's code."""
    try:
        return act(play.book, play.state, person, command, play.moment(command), play.here)
    except Refused as refused:
        seen.codes.add(refused.code)
        return None
