"""What the club needs of the world, as Protocols."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from game.log import Entry

from club.chance import Dice
from club.passwords import Cost
from club.rows import Account, AccountId, Played, Session, Sitting, Tie

Written = Literal["written", "there", "moved", "gone"]


class NoAccount(Exception):
    """There is no such account, or no longer."""


class Accounts(Protocol):
    """Accounts by their ids and folded names; a name belongs to one account.

    `create` is one transaction and tells whether the name was free. `change` holds only if `rev` is still that of
    `seen`, and moves neither the wins nor the figures. `remove` ends account and name together, and comes last.
    """

    def create(self, account: Account, session: Session) -> bool: ...
    def find(self, login: str) -> AccountId | None: ...
    def load(self, id: AccountId) -> Account: ...
    def change(self, seen: Account, now: Account) -> bool: ...
    def remove(self, account: Account) -> None: ...


class Sessions(Protocol):
    """Signed-in devices of an account; those past their time are none."""

    def open(self, id: AccountId, session: Session) -> None: ...
    def find(self, id: AccountId, hashed: str, now_ms: int) -> Session | None: ...
    def all(self, id: AccountId, now_ms: int) -> tuple[Session, ...]: ...
    def close(self, id: AccountId, hashed: str) -> None: ...


class Ties(Protocol):
    """Which places at which tables are whose. `of_table` is what results go by; `of_account` finds the tables.

    `tie` (in place of whatever else this account has at the table) and `done` are one transaction each, and hold only
    if the sitting is still as it was seen: a game is not closed beside somebody who has just sat down.
    """

    def tie(self, tie: Tie, seen: Sitting, until_ms: int) -> bool: ...
    def of_table(self, table: str) -> Sitting: ...
    def of_account(self, id: AccountId) -> tuple[str, ...]: ...
    def done(self, table: str, no: int, seen: Sitting, until_ms: int) -> bool: ...
    def drop(self, tie: Tie) -> None: ...


@dataclass(frozen=True, slots=True)
class Transcript:
    """The protocol of a game as it is exported, and whose account sat in which chair."""

    text: bytes
    who: tuple[tuple[str, AccountId], ...]


class Games(Protocol):
    """Games in profiles. `write` is one transaction: the game and the figures it moves, once for each game.

    Closed(busy) when too many write at once. "there": it was written before.
    "moved": the wins are not `wins` any more, look again. "gone": no such account.
    """

    def write(self, id: AccountId, played: Played, wins: int) -> Written: ...
    def find(self, id: AccountId, key: str) -> Played | None: ...
    def all(self, id: AccountId) -> tuple[Played, ...]: ...
    def keep(self, key: str, protocol: Transcript, until_ms: int) -> None: ...
    def protocol(self, key: str, now_ms: int) -> Transcript | None: ...
    def met(self, id: AccountId, digest: str, prints: Sequence[str]) -> None: ...
    def have_met(self, id: AccountId) -> frozenset[str]: ...
    def forget(self, id: AccountId) -> None: ...


@dataclass(frozen=True, slots=True)
class Record:
    """A table's log from its opening. over: its time is past, nothing can be added or undone.

    era: of its host now; turned: when the role changed hands.
    """

    table: str
    book: str
    entries: tuple[Entry, ...]
    over: bool
    era: int
    turned: tuple[int, ...] = ()

    def era_at(self, at_ms: int) -> int:
        """Of whoever was host then."""
        return self.era - sum(each > at_ms for each in self.turned)


class Logs(Protocol):
    """What happened at a table (None: nothing is left of it), its protocol up to an entry, and one without names."""

    def read(self, table: str) -> Record | None: ...
    def protocol(self, record: Record, last: int) -> bytes: ...
    def nameless(self, protocol: bytes, places: tuple[str, ...]) -> bytes: ...


class Places(Protocol):
    """What a token of a table opens: its place ("host", a chair or "watch") and the era of the host's role."""

    def of_token(self, table: str, token: str) -> tuple[str, int] | None: ...


class Prints(Protocol):
    """Fingerprints of the questions of a pack, by envelope; empty when the pack is gone."""

    def of_pack(self, digest: str) -> dict[int, str]: ...


@dataclass(frozen=True, slots=True)
class OwnPack:
    """A pack kept in an account, without its words: its id, title, how many questions, when, and what it shows.

    lacks: by game, what it lacked for it when it was kept; of those kept before this was asked, nothing.
    """

    id: str
    title: str
    questions: int
    kept_ms: int
    media: tuple[str, ...] = ()
    lacks: tuple[tuple[str, tuple[str, ...]], ...] = ()


class OwnPacks(Protocol):
    """Packs of an account with their drafts. `put` tells whether the draft was small enough."""

    def all(self, id: AccountId) -> tuple[OwnPack, ...]: ...
    def draft(self, id: AccountId, pack: str) -> bytes | None: ...
    def put(self, id: AccountId, pack: OwnPack, draft: bytes) -> bool: ...
    def drop(self, id: AccountId, pack: str) -> None: ...


class Media(Protocol):
    """Private folders of media. `carry` copies and answers which names the first folder has not; `burn` deletes."""

    def carry(self, names: Sequence[str], source: str, to: str) -> tuple[str, ...]: ...
    def burn(self, folder: str, names: Sequence[str]) -> None: ...


class Limiter(Protocol):
    def count(self, scope: str, now_ms: int) -> int: ...
    def add(self, scope: str, now_ms: int, n: int = 1, span_ms: int = 60_000) -> int: ...


class Clock(Protocol):
    def now_ms(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Club:
    """All the ports together, as the wiring gives them. cost: how hard a password is to try."""

    accounts: Accounts
    sessions: Sessions
    ties: Ties
    games: Games
    logs: Logs
    places: Places
    prints: Prints
    packs: OwnPacks
    limiter: Limiter
    clock: Clock
    dice: Dice
    cost: Cost = field(default_factory=Cost)
