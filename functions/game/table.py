"""The table: chairs, knocks, votes and settings. Folded apart from the game, so no undo unseats anybody."""

from dataclasses import dataclass

from game.envelope import PackCard
from game.people import Seat
from game.setup import Setup


@dataclass(frozen=True, slots=True)
class Chair:
    """salt is "" until this seat is ready. squad: of which team, where several sit in turn."""

    seat: Seat
    name: str
    avatar: int
    hat: int
    salt: str = ""
    squad: str = ""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who knocks while a game is on."""

    knock: str
    name: str
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Team:
    """A team in the hall."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Table:
    """head: the wheel's commitment for the coming game. games: how many have begun. seated: chairs given so far.

    hall: its teams; entered: how many have come so far. brought: packs of the host's own, for this table alone.
    captains: the newest last, one for each team at the table.
    """

    id: str = ""
    code: str = ""
    head: str = ""
    shelf: tuple[PackCard, ...] = ()
    pack: PackCard | None = None
    chairs: tuple[Chair, ...] = ()
    callers: tuple[Caller, ...] = ()
    captains: tuple[Seat, ...] = ()
    votes: tuple[tuple[Seat, Seat], ...] = ()
    prompts: bool = False
    silent: bool = False
    games: int = 0
    seated: int = 0
    knocked: int = 0
    used: tuple[tuple[str, tuple[int, ...]], ...] = ()
    setup: Setup = Setup()
    hall: tuple[Team, ...] = ()
    entered: int = 0
    brought: tuple[PackCard, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple([chair.seat for chair in self.chairs])

    @property
    def captain(self) -> Seat | None:
        """The captain marked last: of the team, where one plays all game."""
        return self.captains[-1] if self.captains else None

    def of(self, squad: str) -> tuple[Seat, ...]:
        return tuple(chair.seat for chair in self.chairs if chair.squad == squad)

    def squad_of(self, seat: Seat) -> str:
        """Empty where one team plays all game, and for who has not said yet."""
        return next((chair.squad for chair in self.chairs if chair.seat == seat), "")

    def captain_of(self, squad: str) -> Seat | None:
        return next((seat for seat in self.captains if self.squad_of(seat) == squad), None)

    def chair(self, seat: Seat) -> Chair | None:
        return next((chair for chair in self.chairs if chair.seat == seat), None)
