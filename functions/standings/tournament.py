"""A tournament as its sheet says it: teams, guests of the hall, games. Plain values, nothing computed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from standings.score import Score

Stage = Literal["qualifier", "semifinal", "consolation", "main"]
Outcome = Literal["", "won", "lost"]

STAGES: Final[tuple[Stage, ...]] = ("qualifier", "semifinal", "consolation", "main")
TARGETS: Final[dict[Stage, int]] = {"qualifier": 6, "semifinal": 7, "consolation": 8, "main": 8}
TOGETHER_TARGET = 6
TEAMS_MIN, TEAMS_WITHOUT_SEMIFINALS = 4, 6
PEOPLE_MIN, PEOPLE_MAX = 5, 6
SEMIFINALS = 2


@dataclass(frozen=True, slots=True)
class Team:
    """A registered team or a guest of the hall. number: the closed number of the lottery, 0 when there is none."""

    name: str
    people: int
    number: int = 0
    salt: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Slot:
    """A game's own place in the tournament; no is 0 for the two finals."""

    stage: Stage
    no: int = 0

    @property
    def order(self) -> tuple[int, int]:
        return STAGES.index(self.stage), self.no

    def __str__(self) -> str:
        finals = {"consolation": "утешительный финал", "main": "основной финал"}
        numbered = {"qualifier": f"{self.no}-я отборочная", "semifinal": f"{self.no}-й полуфинал"}
        return {**finals, **numbered}[self.stage]


@dataclass(frozen=True, slots=True)
class Specials:
    """The special sectors, in the order in which they part equals (T1.6.1); "" when it did not come up."""

    superblitz: Outcome = ""
    zeitnot: Outcome = ""
    duplic: Outcome = ""
    twelfth: Outcome = ""

    @property
    def taken(self) -> tuple[bool, bool, bool, bool]:
        each = self.superblitz, self.zeitnot, self.duplic, self.twelfth
        return each[0] == "won", each[1] == "won", each[2] == "won", each[3] == "won"


@dataclass(frozen=True, slots=True)
class Together:
    """«Вприсядку»: who took how many rounds, whose answer was the sixth point, who won the extra question."""

    rounds: Mapping[str, int]
    sixth: str = ""
    extra: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    """A game of the tournament. teams: one, or those who sit in turn, in the order of their lot.

    window: whose the point of the window was. wrong: wrong answers of each team where they are said; otherwise the
    opponent's points. unused: help left. hall: right answers of each team of the hall. links: opened for this lot.
    """

    slot: Slot
    teams: tuple[str, ...]
    score: Score
    specials: Specials = Specials()
    window: Outcome = ""
    unused: int = 0
    wrong: Mapping[str, int] = field(default_factory=dict)
    together: Together | None = None
    hall: Mapping[str, int] = field(default_factory=dict)
    links: tuple[str, ...] = ()
    date: str = ""
    rules: str = ""
    line: int = field(default=0, compare=False)

    @property
    def target(self) -> int:
        """T3.8; a game «вприсядку» is to six (T1.6.1)."""
        return TOGETHER_TARGET if self.together is not None else TARGETS[self.slot.stage]


@dataclass(frozen=True, slots=True)
class Tournament:
    """head: the wheel's commitment for the lots, "" when they are drawn by hand."""

    title: str
    teams: tuple[Team, ...]
    guests: tuple[Team, ...] = ()
    matches: tuple[Match, ...] = ()
    head: str = ""
    rules: str = ""

    def of(self, stage: Stage) -> tuple[Match, ...]:
        """The games of a stage in order, whatever their order in the sheet."""
        return tuple(sorted((m for m in self.matches if m.slot.stage == stage), key=lambda match: match.slot.order))

    @property
    def has_semifinals(self) -> bool:
        return len(self.teams) > TEAMS_WITHOUT_SEMIFINALS
