"""What the club keeps, as values."""

from dataclasses import dataclass
from typing import Literal, NewType

AccountId = NewType("AccountId", str)

NOBODY = AccountId("nobody")
"""An account that never is: what is looked up when a name is nobody's."""

DAY_MS = 24 * 3600 * 1000
SESSION_MS = 90 * DAY_MS
TIE_MS = 7 * DAY_MS  # as long as the tokens of a table open anything
PROTOCOL_MS = 365 * DAY_MS
HOST = "host"
"""The place of a tie that is no chair."""

Outcome = Literal["won", "lost", "unwon"]
Role = Literal["player", "host"]
Award = Literal["", "crystal_order", "crystal", "diamond_order", "diamond"]
Counts = tuple[tuple[str, int], ...]
"""Names of figures with their numbers, sorted, none of them zero."""


@dataclass(frozen=True, slots=True)
class Account:
    """A person. login: the folded name. secret and recovery are hashes. era: sessions of an older one are over.

    open: the public page is on. leaving: being deleted, it opens nothing any more. rev: raised by each change.
    wins and figures (by rulebook) are moved by results alone.
    """

    id: AccountId
    name: str
    login: str
    secret: str
    recovery: str
    made_ms: int
    avatar: int = 0
    hat: int = 0
    era: int = 0
    open: bool = True
    leaving: bool = False
    rev: int = 0
    wins: int = 0
    figures: tuple[tuple[str, Counts], ...] = ()


@dataclass(frozen=True, slots=True)
class Session:
    """A signed-in device: the hash of its token, and what the device calls itself."""

    hashed: str
    era: int
    made_ms: int
    until_ms: int
    device: str = ""


@dataclass(frozen=True, slots=True)
class Tie:
    """A place at a table is this account's since at_ms. era: of the host's role; another host is another tie."""

    table: str
    place: str
    account: AccountId
    at_ms: int
    era: int = 0


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table as the club knows it: who sits where, and which of its games are in the profiles already.

    rev: raised by each change of either, so that none is made on what stands no more.
    """

    ties: tuple[Tie, ...] = ()
    done: frozenset[int] = frozenset()
    rev: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """One game in a profile. beside: other accounts at that table. award: what this game has brought."""

    table: str
    no: int
    book: str
    at_ms: int
    role: Role
    outcome: Outcome
    knowers: int
    viewers: int
    pack: str = ""
    counts: Counts = ()
    award: Award = ""
    beside: tuple[AccountId, ...] = ()

    @property
    def key(self) -> str:
        return game_key(self.table, self.no)


def game_key(table: str, no: int) -> str:
    """The name of a game: its table and which of the table's games it was."""
    return f"{table}.{no}"
