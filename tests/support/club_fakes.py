"""The club's ports in memory, and a death before any write that a test names."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from aws.club_next import NextDoor
from aws.club_tables import LATEST_MS, TableLogs, TablePlaces
from club.passwords import Cost
from club.ports import Club, NoAccount, OwnPack, Record, Transcript, Written
from club.rows import Account, AccountId, Counts, Played, Session, Sitting, Tie
from play.keeping import whole
from play.ports import House
from play.rows import TableId

from tests.support.fakes import FakePacks, World, world
from tests.support.packs import card, envelope

CHEAP = Cost(2, 8, 1)
"""Tests sign in often; the real cost is measured by one of them."""


class Died(BaseException):
    """The worker is gone in the middle."""


@dataclass
class Shelf:
    """What is kept, how often it was written, and before which write the worker dies (0: never)."""

    accounts: dict[AccountId, Account] = field(default_factory=dict)
    logins: dict[str, AccountId] = field(default_factory=dict)
    sessions: dict[tuple[AccountId, str], Session] = field(default_factory=dict)
    places: dict[tuple[str, str, int], Tie] = field(default_factory=dict)
    owners: dict[tuple[AccountId, str], Tie] = field(default_factory=dict)
    done: set[tuple[str, int]] = field(default_factory=set)
    revs: dict[str, int] = field(default_factory=dict)
    games: dict[tuple[AccountId, str], Played] = field(default_factory=dict)
    protocols: dict[str, tuple[Transcript, int]] = field(default_factory=dict)
    met: dict[tuple[AccountId, str], frozenset[str]] = field(default_factory=dict)
    writes: int = 0
    dies_at: int = 0
    before_game: Callable[[], object] = lambda: None

    def write(self) -> None:
        self.writes += 1
        if self.writes == self.dies_at:
            raise Died


class FakeAccounts:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def create(self, account: Account, session: Session) -> bool:
        self._shelf.write()
        if account.login in self._shelf.logins:
            return False
        self._shelf.logins[account.login] = account.id
        self._shelf.accounts[account.id] = account
        self._shelf.sessions[account.id, session.hashed] = session
        return True

    def find(self, login: str) -> AccountId | None:
        return self._shelf.logins.get(login)

    def load(self, id: AccountId) -> Account:
        if id not in self._shelf.accounts:
            raise NoAccount
        return self._shelf.accounts[id]

    def change(self, seen: Account, now: Account) -> bool:
        self._shelf.write()
        stands = self._shelf.accounts.get(seen.id)
        if stands is None or stands.rev != seen.rev:
            return False
        self._shelf.accounts[seen.id] = replace(now, wins=stands.wins, figures=stands.figures)
        return True

    def remove(self, account: Account) -> None:
        self._shelf.write()
        if self._shelf.logins.get(account.login) == account.id:
            del self._shelf.logins[account.login]
            del self._shelf.accounts[account.id]


class FakeSessions:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def open(self, id: AccountId, session: Session) -> None:
        self._shelf.write()
        self._shelf.sessions[id, session.hashed] = session

    def find(self, id: AccountId, hashed: str, now_ms: int) -> Session | None:
        found = self._shelf.sessions.get((id, hashed))
        return found if found is not None and found.until_ms > now_ms else None

    def all(self, id: AccountId, now_ms: int) -> tuple[Session, ...]:
        mine = (each for (owner, _), each in self._shelf.sessions.items() if owner == id and each.until_ms > now_ms)
        return tuple(sorted(mine, key=lambda each: each.made_ms))

    def close(self, id: AccountId, hashed: str) -> None:
        self._shelf.write()
        self._shelf.sessions.pop((id, hashed), None)


class FakeTies:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def tie(self, tie: Tie, seen: Sitting, until_ms: int) -> bool:
        if not self._changed(tie.table, seen):
            return False
        for name in [name for name, each in self._shelf.places.items() if each.account == tie.account]:
            if name[0] == tie.table:
                del self._shelf.places[name]
        self._shelf.places[tie.table, tie.place, tie.era] = tie
        self._shelf.owners[tie.account, tie.table] = tie
        return True

    def of_table(self, table: str) -> Sitting:
        ties = (tie for tie in self._shelf.places.values() if tie.table == table)
        done = frozenset(no for each, no in self._shelf.done if each == table)
        return Sitting(tuple(ties), done, self._shelf.revs.get(table, 0))

    def of_account(self, id: AccountId) -> tuple[str, ...]:
        return tuple(table for owner, table in self._shelf.owners if owner == id)

    def done(self, table: str, no: int, seen: Sitting, until_ms: int) -> bool:
        changed = self._changed(table, seen)
        if changed:
            self._shelf.done.add((table, no))
        return changed

    def _changed(self, table: str, seen: Sitting) -> bool:
        self._shelf.write()
        if self._shelf.revs.get(table, 0) != seen.rev:
            return False
        self._shelf.revs[table] = seen.rev + 1
        return True

    def drop(self, tie: Tie) -> None:
        self._shelf.write()
        self._shelf.places.pop((tie.table, tie.place, tie.era), None)
        self._shelf.write()
        self._shelf.owners.pop((tie.account, tie.table), None)


class FakeGames:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def write(self, id: AccountId, played: Played, wins: int) -> Written:
        self._shelf.before_game()
        self._shelf.write()
        account = self._shelf.accounts.get(id)
        if (id, played.key) in self._shelf.games:
            return "there"
        if account is None or account.leaving:
            return "gone"
        if account.wins != wins:
            return "moved"
        won = played.role == "player" and played.outcome == "won"
        self._shelf.games[id, played.key] = played
        self._shelf.accounts[id] = replace(account, wins=wins + won, figures=_added(account, played))
        return "written"

    def find(self, id: AccountId, key: str) -> Played | None:
        return self._shelf.games.get((id, key))

    def all(self, id: AccountId) -> tuple[Played, ...]:
        return tuple(game for (owner, _), game in self._shelf.games.items() if owner == id)

    def keep(self, key: str, protocol: Transcript, until_ms: int) -> None:
        self._shelf.write()
        self._shelf.protocols[key] = (protocol, until_ms)

    def protocol(self, key: str, now_ms: int) -> Transcript | None:
        found, until = self._shelf.protocols.get(key, (None, 0))
        return found if until > now_ms else None

    def met(self, id: AccountId, digest: str, prints: Sequence[str]) -> None:
        self._shelf.write()
        self._shelf.met[id, digest] = self._shelf.met.get((id, digest), frozenset()) | {*prints}

    def have_met(self, id: AccountId) -> frozenset[str]:
        mine = [found for (owner, _), found in self._shelf.met.items() if owner == id]
        return frozenset[str]().union(*mine)

    def forget(self, id: AccountId) -> None:
        """Piece by piece, as the real one deletes."""
        kept = (self._shelf.sessions, self._shelf.owners, self._shelf.games, self._shelf.met)
        for shelf in kept:
            for name in [name for name in shelf if name[0] == id]:
                self._shelf.write()
                del shelf[name]


def _added(account: Account, played: Played) -> tuple[tuple[str, Counts], ...]:
    figures = {book: dict(counts) for book, counts in account.figures}
    mine = figures.setdefault(played.book, {})
    for name, n in played.counts:
        mine[name] = mine.get(name, 0) + n
    return tuple((book, tuple(sorted(counts.items()))) for book, counts in sorted(figures.items()))


class FakeLogs(TableLogs):
    """Protocols are made as the real one makes them; the reading is of the fakes' memory."""

    def __init__(self, of: World) -> None:
        self._world, self._keys = of, of.house.keys

    def read(self, table: str) -> Record | None:
        stored = self._world.memory.stored.get(TableId(table))
        if stored is None:
            return None
        over = stored.until_ms + LATEST_MS <= self._world.clock.now
        return Record(table, stored.book, whole(stored, self._world.tables), over, *self._hosts(stored.id))


@dataclass
class FakePrints:
    """Every envelope of every pack has a print, unless a test says what the prints are."""

    known: dict[str, dict[int, str]] = field(default_factory=dict)

    def of_pack(self, digest: str) -> dict[int, str]:
        return self.known.get(digest, {n: f"{digest}{n}" for n in range(16)} if not self.known else {})


class FakeOwnPacks:
    def __init__(self) -> None:
        self.held: dict[tuple[AccountId, str], tuple[OwnPack, bytes]] = {}

    def all(self, id: AccountId) -> tuple[OwnPack, ...]:
        return tuple(pack for (owner, _), (pack, _) in self.held.items() if owner == id)

    def draft(self, id: AccountId, pack: str) -> bytes | None:
        return self.held[id, pack][1] if (id, pack) in self.held else None

    def put(self, id: AccountId, pack: OwnPack, draft: bytes) -> bool:
        self.held[id, pack.id] = (pack, draft)
        return True

    def drop(self, id: AccountId, pack: str) -> None:
        self.held.pop((id, pack), None)


@dataclass
class ClubWorld:
    """A house of fakes with the club next door."""

    world: World
    shelf: Shelf
    club: Club
    house: House


def a_pack() -> FakePacks:
    """One pack, complete for the home game, lies on each table that is opened."""
    lies = card(15, True)
    return FakePacks((lies,), {(lies.digest, n): envelope(n, box=n == 0) for n in range(16)})


def club_world(seed: int = 1) -> ClubWorld:
    made, shelf = world(a_pack(), seed), Shelf()
    club = Club(
        FakeAccounts(shelf), FakeSessions(shelf), FakeTies(shelf), FakeGames(shelf), FakeLogs(made),
        TablePlaces(made.house.keys), FakePrints(), FakeOwnPacks(),
        made.house.limiter, made.house.clock, made.house.dice, CHEAP,
    )  # fmt: skip
    house = replace(made.house, people=NextDoor(lambda: club))
    return ClubWorld(replace(made, house=house), shelf, club, house)
