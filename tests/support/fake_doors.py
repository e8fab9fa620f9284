"""What doors ask for, kept in memory: codes, keys, tickets, counts."""

from play.ports import HostKeys, Key, NoTable, Pass
from play.rows import TableId


class FakeCodes:
    def __init__(self) -> None:
        self._held: dict[str, tuple[TableId, int]] = {}

    def claim(self, code: str, table: TableId, now_ms: int, until_ms: int) -> bool:
        holder, until = self._held.get(code, (table, 0))
        if holder != table and until > now_ms:
            return False
        self._held[code] = (table, until_ms)
        return True

    def find(self, code: str, now_ms: int) -> TableId:
        holder, until = self._held.get(code, (TableId(""), 0))
        if until <= now_ms:
            raise NoTable
        return holder


class FakeKeys:
    def __init__(self) -> None:
        self._keys: dict[tuple[TableId, str], Key] = {}
        self._hosts: dict[TableId, HostKeys] = {}

    def put(self, table: TableId, hashed: str, opens: Key, until_ms: int) -> None:
        self._keys[table, hashed] = opens

    def find(self, table: TableId, hashed: str) -> Key | None:
        return self._keys.get((table, hashed))

    def host(self, table: TableId) -> HostKeys:
        if table not in self._hosts:
            raise NoTable
        return self._hosts[table]

    def turn(self, table: TableId, keys: HostKeys, seen: HostKeys | None, until_ms: int) -> bool:
        if self._hosts.get(table) != seen:
            return False
        self._hosts[table] = keys
        return True


class FakeTickets:
    def __init__(self) -> None:
        self._issued: dict[str, tuple[Pass, int]] = {}

    def issue(self, hashed: str, lets: Pass, until_ms: int) -> None:
        self._issued[hashed] = (lets, until_ms)

    def redeem(self, hashed: str, now_ms: int) -> Pass | None:
        lets, until = self._issued.pop(hashed, (None, 0))
        return lets if until > now_ms else None


class FakeLimiter:
    def __init__(self) -> None:
        self._counts: dict[tuple[str, int], int] = {}

    def count(self, scope: str, now_ms: int) -> int:
        return self._counts.get((scope, now_ms // 60_000), 0)

    def add(self, scope: str, now_ms: int, n: int = 1, span_ms: int = 60_000) -> int:
        span = (scope, now_ms // span_ms)
        self._counts[span] = self._counts.get(span, 0) + n
        return self._counts[span]
