"""A season as its sheet says it: teams, games, refusals, amounts. Plain values, nothing computed."""

from dataclasses import dataclass, field
from typing import Final, Literal

from game.commands import Way

from standings.score import Score

Status = Literal["permanent", "claimant", "reserve", "out"]
Kind = Literal["qualifier", "special", "final"]
Choice = Way

SPRING, SUMMER, AUTUMN, WINTER = SERIES = ("spring", "summer", "autumn", "winter")
QUALIFIERS: Final = {SPRING: 5, SUMMER: 5, AUTUMN: 4, WINTER: 5}
KINDS: Final[tuple[Kind, ...]] = ("qualifier", "special", "final")
CHOICES: Final[tuple[Choice, ...]] = ("all", "three", "one")
PERMANENT, CLAIMANTS = 5, 3
TARGET = 6
OF_SERIES: Final = {SPRING: "весны", SUMMER: "лета", AUTUMN: "осени", WINTER: "зимы"}
STATUSES: Final[dict[Status, str]] = {
    "permanent": "постоянная",
    "claimant": "претендент",
    "reserve": "резерв",
    "out": "выбыла",
}


@dataclass(frozen=True, slots=True)
class LastSeason:
    """What a team brings from the season before: whether it was the winner, games won, rounds won and lost."""

    winner: bool = False
    wins: int = 0
    rounds: Score = Score(0, 0)


@dataclass(frozen=True, slots=True)
class Team:
    """status: as the season begins. lot: its number in a draw that parts equals and queues the reserve; 0: not drawn.

    thirteen: its choices on sector thirteen before this season, the oldest first.
    """

    name: str
    status: Status
    last: LastSeason = LastSeason()
    lot: int = 0
    thirteen: tuple[Choice, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Slot:
    """A game's own place in the season; no counts the qualifiers of a series from 1 and is 0 for other games."""

    series: str
    kind: Kind
    no: int = 0

    @property
    def order(self) -> tuple[int, int, int]:
        """Later is greater; no two games of a season are equal."""
        return SERIES.index(self.series), KINDS.index(self.kind), self.no

    def __str__(self) -> str:
        of = OF_SERIES[self.series]
        if self.kind == "qualifier":
            return f"{self.no}-я отборочная {of}"
        if self.kind == "special":
            return f"специальная игра {of}"
        return "финал года" if self.series == WINTER else f"финал {of}"


@dataclass(frozen=True, slots=True)
class Question:
    """A question the team did not take: whose it is and how it is known."""

    author: str
    question: str


@dataclass(frozen=True, slots=True)
class Missed:
    """A lost round: its questions (a blitz has up to three) and which of them lost it, counted from 1."""

    questions: tuple[Question, ...]
    lost: int = 1
    line: int = field(default=0, compare=False)

    @property
    def rewarded(self) -> Question:
        return self.questions[self.lost - 1]


@dataclass(frozen=True, slots=True)
class Best:
    """Who was named best by the host on a guest's proposal; captain: the captain's opinion after a defeat."""

    name: str
    guest: str = ""
    captain: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the season. date is ISO or "". people: how many sat when sector thirteen was chosen; 0: not said."""

    slot: Slot
    team: str
    score: Score
    decisive: bool = False
    date: str = ""
    rules: str = ""
    players: tuple[str, ...] = ()
    people: int = 0
    thirteen: Choice | None = None
    missed: tuple[Missed, ...] = ()
    best: Best | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A team that does not play a series it was due in."""

    team: str
    series: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Prizes:
    """Amounts for an untaken question, a final, the final of the year, and each player of a special game."""

    question: int = 300
    final: int = 2000
    year_final: int = 2000
    special: int = 200


@dataclass(frozen=True, slots=True)
class Season:
    """rules: the version by which games are played that do not name their own."""

    title: str
    teams: tuple[Team, ...]
    games: tuple[Game, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    prizes: Prizes = Prizes()
    rules: str = ""

    def in_order(self) -> tuple[Game, ...]:
        """The games as they follow each other, whatever their order in the sheet."""
        return tuple(sorted(self.games, key=lambda game: game.slot.order))
