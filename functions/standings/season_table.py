"""What a computed season says: ratings after every game, who plays next, who is out, who waits in the winter."""

from dataclasses import dataclass

from standings.ledger import Due
from standings.reason import Reason, Row, Told
from standings.season import Choice, Game, Slot, Status


@dataclass(frozen=True, slots=True)
class Step:
    """The table of a series once this game was played."""

    game: Game
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class SeriesTable:
    """One series: the table it began with, the table after each game, whether its final is over."""

    name: str
    began: tuple[Row, ...]
    steps: tuple[Step, ...]
    over: bool

    @property
    def rows(self) -> tuple[Row, ...]:
        return self.steps[-1].rows if self.steps else self.began


@dataclass(frozen=True, slots=True)
class Next:
    """A game still to be played; a team in it that may yet change is told by the reason."""

    slot: Slot
    team: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A team as the season stands: status, games won and lost, rounds, and its choices on sector thirteen.

    defeats: those that count towards leaving. open: choices it may take now.
    """

    team: str
    status: Status
    wins: int
    losses: int
    defeats: int
    rounds: tuple[int, int]
    made: tuple[Choice, ...]
    open: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """The whole report. rating: of the series that is on. club: of the season, once the final of the year is over."""

    title: str
    series: tuple[SeriesTable, ...]
    next: tuple[Next, ...]
    out: tuple[Told, ...]
    straight: tuple[Told, ...]
    teams: tuple[TeamLine, ...]
    club: tuple[Row, ...]
    ledger: tuple[Due, ...]
    notes: tuple[str, ...]

    @property
    def rating(self) -> tuple[Row, ...]:
        return self.series[-1].rows

    @property
    def over(self) -> bool:
        return bool(self.club)
