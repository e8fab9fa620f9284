"""Whole games played at random: three of four commands drawn from what is offered, the rest arbitrary."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, get_args

from game import commands as ask
from game.commands import Command
from game.engine import Refused, act, open_rows
from game.envelope import Kinds, PackCard
from game.events import TableOpened, TeamEntered
from game.log import Entry
from game.offers import Field, Form, Hex, Offer, OneOf, Text, Whole, Yes
from game.people import Author, Defender, Guest, HallTeam, Host, Person, Player, Presence, Seat, Spectator, Steward
from game.phases import Finished
from game.rulebook import Moment, Row, Rulebook
from game.rules.hall import TEAMS_MAX
from game.sealed import Sealed
from game.sheets import Sheet
from game.state import State, apply
from game.wheel import LINKS, head, link

from tests.support.hall_words import hall_card

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
COMMANDS: tuple[type, ...] = get_args(Command)
WEIGHTS = {
    ask.Spin: 8.0,
    ask.StartClock: 8.0,
    ask.AskAnswer: 8.0,
    ask.NameAnswerer: 5.0,
    ask.Judge: 8.0,
    ask.CloseRound: 8.0,
    ask.EndBreak: 8.0,
    ask.ResumeClock: 8.0,
    ask.StartGame: 8.0,
    ask.Ready: 4.0,
    ask.TakeSeat: 3.0,
    ask.CallDebt: 3.0,
    ask.AskLifeline: 3.0,
    ask.GrantLifeline: 4.0,
    ask.NotReady: 0.05,
    ask.Undo: 0.15,
    ask.Redo: 0.5,
    ask.Leave: 0.004,
    ask.RemoveSeat: 0.01,
    ask.EndMatch: 0.002,
    ask.AnnounceBreak: 0.1,
    ask.SetAside: 0.08,
    ask.SetSector: 0.15,
    ask.Annul: 0.06,
    ask.CorrectScore: 0.02,
    ask.Dress: 0.05,
    ask.ShowPrompts: 0.05,
    ask.SilenceAll: 0.05,
    ask.TurnAway: 0.2,
    ask.Knock: 0.3,
    ask.ChoosePack: 0.3,
    ask.VoteCaptain: 0.3,
    ask.CutMinute: 0.1,
    ask.Bench: 0.1,
    ask.TakeHat: 0.1,
    ask.RestartClock: 0.1,
    ask.ShowHandout: 0.3,
    ask.ShowPrompt: 0.3,
    ask.ChooseWay: 8.0,
    ask.StayAtTable: 8.0,
    ask.AskDecisive: 20.0,
    ask.GrantDecisive: 4.0,
    ask.DeclineDecisive: 2.0,
    ask.NoteLeader: 4.0,
    ask.AnswerEarly: 0.5,
    ask.KeepOut: 0.2,
    ask.MarkPlayed: 0.05,
    ask.SetLeft: 0.1,
    ask.SetDebt: 1.0,
    ask.GiveCard: 0.05,
    ask.Forfeit: 0.3,
    ask.ChooseStage: 0.3,
    ask.MarkSector: 0.05,
    ask.HideWindow: 0.5,
    ask.CrossOut: 0.1,
    ask.SendAway: 1.0,
    ask.CallBack: 3.0,
    ask.HandOver: 0.3,
    ask.Settle: 2.0,
    ask.Refill: 8.0,
    ask.Withdraw: 0.05,
    ask.CallHint: 0.03,
    ask.Expel: 0.01,
    ask.ShowOut: 0.03,
    ask.EnterHall: 0.1,
    ask.LeaveHall: 0.03,
    ask.RemoveTeam: 0.03,
    ask.CollectSheets: 0.3,
    ask.JudgeSheets: 0.3,
}
KINDS: Kinds = ((5, "blitz"), (9, "superblitz"))
FULL = PackCard(
    "aa" * 32, "Полный пакет", tuple(range(1, 16)), True, ((0, 1), (3, 2), (7, 1)), KINDS, ((5, 3), (9, 3))
)  # fmt: skip
HALL, CROWDED = hall_card(2, 2), 7
THIN = PackCard("bb" * 32, "Неполный пакет", (1, 2, 3), False)


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


@dataclass
class Play:
    """One random game under way."""

    book: Rulebook
    dice: random.Random
    root: bytes
    now_ms: int
    entries: list[Entry]
    state: State
    here: Presence
    officers: tuple[Person, ...]
    shut: set[str] = field(default_factory=set)

    @classmethod
    def begin(cls, book: Rulebook, seed: int) -> "Play":
        dice = random.Random(seed)
        root = dice.randbytes(32)
        full = FULL if not book.missing(FULL) else HALL
        shelf = dice.choice(((full, THIN), (THIN,), ()))
        opened = TableOpened(f"t{seed}", "0042", head(root), shelf)
        crowd = TEAMS_MAX if seed % 100 == CROWDED and any(row.asks is ask.EnterHall for row in book.rows) else 0
        teams = tuple(TeamEntered(f"h{n}", f"К{n}") for n in range(1, crowd + 1))
        first = Entry(1, 1_000_000, Host(), "OpenTable", (opened, *teams))
        asked = {by for row in book.rows for by in row.by}
        officers = tuple(each for each in PEOPLE if type(each) in asked)
        return cls(book, dice, root, 1_000_000, [first], apply(State(), first), Presence(), officers)

    def people(self) -> tuple[Person, ...]:
        seats = (*self.state.table.seats, Seat("s99"))
        return (*self.officers, *(Player(seat) for seat in seats))

    def moment(self, command: Command) -> Moment:
        turns = isinstance(command, ask.Spin | ask.ReturnToLobby)
        draw = min(LINKS, self.state.game.draws + 1)
        if isinstance(command, ask.CollectSheets):
            return Moment(self.now_ms, sheets=tuple(self.sheets(command.question)))
        return Moment(self.now_ms, link(self.root, draw), head(self.root)) if turns else Moment(self.now_ms)

    def sheets(self, question: int) -> Iterator[Sheet]:
        """What some of the hall's teams have written on this question."""
        for team in self.state.table.hall:
            if self.dice.random() < 0.7:
                yield Sheet(team.id, question, Sealed(self.dice.choice(("кит", "Кит!", "слон"))), self.now_ms)

    def pass_time(self) -> None:
        self.now_ms += self.dice.choice((0, 50, 900, 4_000, 11_000, 31_000, 75_000))
        seats = frozenset(seat for seat in self.state.table.seats if self.dice.random() < 0.93)
        self.here = Presence(self.dice.random() < 0.93, seats, self.dice.random() < 0.93)

    def offers(self, person: Person) -> Iterator[tuple[Row, Offer]]:
        for row, _, found in open_rows(self.book, self.state, person, self.here):
            if isinstance(found, Offer):
                yield row, found
            else:
                self.shut.add(found.code)

    def taking(self, person: Person, command: Command) -> Row | None:
        """The row whose offer takes this command now."""
        for row, _, offer in open_rows(self.book, self.state, person, self.here, type(command)):
            if isinstance(offer, Offer) and offer.takes(command, self.now_ms):
                return row
        return None

    def offered(self) -> tuple[Person, Command] | None:
        """A command that is offered now; stray ones are drawn seldom so that games go on."""
        people = list(self.people())
        self.dice.shuffle(people)
        if self.dice.random() < 0.6:
            people.insert(0, Host())
        for person in people:
            found = [
                (command, WEIGHTS.get(row.asks, 1.0))
                for row, offer in self.offers(person)
                if offer.takes(command := example(self.dice, offer), self.now_ms)
            ]
            if found and self.dice.random() < sum(weight for _, weight in found):
                commands, weights = zip(*found, strict=True)
                return person, self.dice.choices(commands, weights)[0]
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

    @property
    def over(self) -> bool:
        return isinstance(self.state.game.phase, Finished)


def example(dice: random.Random, offer: Offer) -> Command:
    """Some command that fits the offer."""
    if offer.options:
        return dice.choice(offer.options)
    assert offer.form is not None
    return fill(dice, offer.form)


def fill(dice: random.Random, form: Form) -> Command:
    values = {each.name: _within(dice, each) for each in form.fields}
    if form.also is not None:
        if values[form.also.one] == values[form.also.other] == form.also.top:
            values[form.also.other] = 0
        values[form.also.confirmed] = form.also.top in (values[form.also.one], values[form.also.other])
    return form.makes(**values)  # type: ignore[no-any-return]


def _within(dice: random.Random, bound: Field) -> Any:
    match bound:
        case Whole(_, low, high):
            return dice.randint(low, high)
        case Text(_, _, high):
            return dice.choice(("Ы", "слышен поиск", "б" * high))
        case Hex(_, octets):
            return dice.randbytes(octets).hex()
        case OneOf(_, values):
            return dice.choice(values)
        case Yes():
            return dice.random() < 0.5


VALUES: dict[str, tuple[Any, ...]] = {
    "name": ("Оля", "", "x" * 25, "\u202eОля", 7),
    "reason": ("шум", "", "ы" * 201, None),
    "avatar": (0, 63, 64, -1, True, "0"),
    "hat": (0, 63, 64, -1),
    "salt": ("ab" * 16, "AB" * 16, "ab" * 15, ""),
    "kind": ("credit", "club", "host", "extra", "blitz", "thirteen", "ordinary"),
    "ground": ("question", "cheating", "dislike", ""),
    "team": ("", "h1", "h2", "h9"),
    "question": (0, 1_000_000),
    "group": (0, 1, 2, 99),
    "slot": (13, 1001, 1002),
    "digest": ("", FULL.digest, THIN.digest, "cc" * 32),
    "knock": ("k1", "k2", "k3", ""),
    "correct": (True, False),
    "on": (True, False),
    "confirmed": (True, False),
    "knowers": (0, 3, 5, 6, 7, -1),
    "viewers": (0, 3, 5, 6, 7, -1),
    "sector": (0, 1, 7, 15, 16, -1),
    "index": (0, 1, 2, -1),
    "minutes": (1, 60, 61, 0),
    "stage": ("", "qualifier", "final", "special", "other"),
    "played": (True, False),
    "clean": (True, False),
    "teammate": (True, False),
    "owed": (True, False),
    "older": ("", "all", "three", "one"),
    "newer": ("", "all", "three", "one", "none"),
    "amount": (0, 300, -1),
    "left": (0, 1, 2, 99),
    "way": ("all", "three", "one", "two"),
    "fault": ("hint", "gesture", "applause", "offer", "cough"),
}


def anything(dice: random.Random, state: State) -> Command:
    """Any command with any fields, sensible or not."""
    kind = dice.choice(COMMANDS)
    seats = (*state.table.seats, Seat("s99"), Seat(""))
    steps = (*(step.n for step in state.steps[-2:]), 0, state.n)
    pools: dict[str, tuple[Any, ...]] = {**VALUES, "seat": seats, "step": steps}
    return kind(**{each.name: dice.choice(pools[each.name]) for each in fields(kind)})  # type: ignore[no-any-return]


def accepted(play: Play, person: Person, command: Command, seen: Seen) -> Entry | None:
    """What the engine makes of it, None when it refuses; nothing is recorded but the refusal's code."""
    try:
        return act(play.book, play.state, person, command, play.moment(command), play.here)
    except Refused as refused:
        seen.codes.add(refused.code)
        return None
