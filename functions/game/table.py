"""The table: chairs, knocks, votes and settings. Folded apart from the game, so no undo unseats anybody."""

from dataclasses import dataclass

from game.envelope import PackCard
from game.people import Seat
from game.setup import Setup


@dataclass(frozen=True, slots=True)
class Chair:
    """salt is "" until this seat is ready."""

    seat: Seat
    name: str
    avatar: int
    hat: int
    salt: str = ""


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
    """

    id: str = ""
    code: str = ""
    head: str = ""
    shelf: tuple[PackCard, ...] = ()
    pack: PackCard | None = None
    chairs: tuple[Chair, ...] = ()
    callers: tuple[Caller, ...] = ()
    captain: Seat | None = None
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
        return tuple(chair.seat for chair in self.chairs)

    def chair(self, seat: Seat) -> Chair | None:
        return next((chair for chair in self.chairs if chair.seat == seat), None)
