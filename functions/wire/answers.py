"""What the server says shortly over the socket: what became of a frame, and why a window hears no more."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing changed. clause names the rule, "" when there is none. late_s: a sheet came so many seconds too late."""

    id: str
    code: str
    clause: str
    late_s: int = 0


@dataclass(frozen=True, slots=True)
class SheetKept:
    """A hall team's sheet lies with us since at (server time, ms); it counts if the team hands in no newer one."""

    TAG: ClassVar[str] = "sheet"
    id: str
    question: int
    at: int


@dataclass(frozen=True, slots=True)
class Stale:
    """The offer was of an earlier phase; the newest view comes with this."""

    id: str


@dataclass(frozen=True, slots=True)
class Busy:
    """Too many at once: send the same id again."""

    id: str


@dataclass(frozen=True, slots=True)
class Pong:
    id: str
    t0: int
    at: int


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another window of this seat is live; hello with take makes it give way."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A newer window has taken over; nothing more comes to this one."""


@dataclass(frozen=True, slots=True)
class MalformedFrame:
    TAG: ClassVar[str] = "malformed"
    why: str


@dataclass(frozen=True, slots=True)
class Broken:
    """Our own bug; the id stands in the log."""

    id: str


Answer = Refused | SheetKept | Stale | Busy | Pong | Elsewhere | Taken | MalformedFrame | Broken
