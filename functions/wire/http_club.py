"""Bodies of the club's doors: what is sent to /api/club/* and what comes back. The session goes as header x-club."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Award = Literal["", "crystal_order", "crystal", "diamond_order", "diamond"]


@dataclass(frozen=True, slots=True)
class Register:
    """POST /api/club/register. device: what this browser calls itself in the list of devices."""

    name: str
    password: str
    avatar: int = 0
    hat: int = 0
    device: str = ""


@dataclass(frozen=True, slots=True)
class Enter:
    """POST /api/club/enter"""

    name: str
    password: str
    device: str = ""


@dataclass(frozen=True, slots=True)
class RecoverAccount:
    """POST /api/club/recover: a new password by the recovery code"""

    name: str
    code: str
    password: str
    device: str = ""


@dataclass(frozen=True, slots=True)
class Entered:
    """recovery: the code, shown once; "" when the old one still stands."""

    token: str
    name: str
    recovery: str = ""


@dataclass(frozen=True, slots=True)
class SignOut:
    """POST /api/club/leave: signs out here, or everywhere"""

    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class NewPassword:
    """POST /api/club/password"""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class NewCode:
    """POST /api/club/code: another recovery code, when the first is lost"""

    password: str


@dataclass(frozen=True, slots=True)
class FreshCode:
    recovery: str


@dataclass(frozen=True, slots=True)
class Looks:
    """POST /api/club/looks"""

    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class ShowPage:
    """POST /api/club/page: the public page on or off"""

    on: bool


@dataclass(frozen=True, slots=True)
class DeleteAccount:
    """POST /api/club/delete"""

    password: str


@dataclass(frozen=True, slots=True)
class SitDown:
    """POST /api/club/sit: the chair or the host's place that this token opens is the account's; /api/club/awards"""

    table: str
    token: str


@dataclass(frozen=True, slots=True)
class SatDown:
    place: str


@dataclass(frozen=True, slots=True)
class FindPerson:
    """POST /api/club/person: a public page by the nickname"""

    name: str


@dataclass(frozen=True, slots=True)
class AllRight:
    ok: bool = True


@dataclass(frozen=True, slots=True)
class Count:
    name: str
    n: int


@dataclass(frozen=True, slots=True)
class BookFigures:
    """Figures of the games of one rulebook."""

    book: str
    title: str
    counts: tuple[Count, ...]


@dataclass(frozen=True, slots=True)
class PersonCard:
    """A person as everybody may see them. orders are in the order they are earned; next: "" when all are."""

    name: str
    avatar: int
    hat: int
    since: int
    wins: int
    orders: tuple[Award, ...]
    next: Award
    left: int
    figures: tuple[BookFigures, ...]


@dataclass(frozen=True, slots=True)
class ProfileGame:
    """key: its protocol is at /api/club/protocol/<key>, for a year. beside: names of other accounts at the table."""

    key: str
    book: str
    title: str
    at: int
    role: Literal["player", "host"]
    outcome: Literal["won", "lost", "unwon"]
    knowers: int
    viewers: int
    pack: str
    counts: tuple[Count, ...]
    award: Award
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Device:
    made: int
    until: int
    device: str
    this: bool


@dataclass(frozen=True, slots=True)
class Profile:
    """GET /api/club/me"""

    card: PersonCard
    open: bool
    games: tuple[ProfileGame, ...]
    devices: tuple[Device, ...]


@dataclass(frozen=True, slots=True)
class GivenAward:
    """An order that the last game at this table has brought, and who gets it."""

    seat: str
    name: str
    award: Award


@dataclass(frozen=True, slots=True)
class GivenAwards:
    awards: tuple[GivenAward, ...]


@dataclass(frozen=True, slots=True)
class AskMet:
    """POST /api/club/met: who at the table knows the pack that lies on it, for the host alone"""

    table: str
    host: str


@dataclass(frozen=True, slots=True)
class SeatMet:
    """The envelopes that somebody in this chair has played before."""

    seat: str
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PackMet:
    """now: the chairs of those who have met the question that lies on the table, until its verdict."""

    pack: str
    of: int
    met: tuple[SeatMet, ...]
    now: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RenamePack:
    """POST /api/club/rename"""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class OwnPackCard:
    """lacks: by game, what it lacks for it; nothing is known of a pack that was kept long ago."""

    id: str
    title: str
    questions: int
    kept: int
    lacks: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class OwnPackCards:
    """GET /api/club/packs: what the account keeps, newest first"""

    packs: tuple[OwnPackCard, ...]


REQUESTS = (
    Register,
    Enter,
    RecoverAccount,
    SignOut,
    NewPassword,
    NewCode,
    Looks,
    ShowPage,
    DeleteAccount,
    FindPerson,
    SitDown,
    AskMet,
)
REPLIES = (Entered, FreshCode, SatDown, AllRight, PersonCard, Profile, GivenAwards, PackMet, OwnPackCards)
