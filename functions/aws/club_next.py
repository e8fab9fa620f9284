"""The way next door: the club's room is imported and wired when somebody first comes to it, not with every function."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from play.doors import Closed
from play.rows import TableId

from aws.reports import broken

if TYPE_CHECKING:
    from club.ports import Club


class NextDoor:
    def __init__(self, make: Callable[[], "Club"]) -> None:
        self._make = make

    @cached_property
    def club(self) -> "Club":
        return self._make()

    def over(self, table: TableId) -> None:
        """When it fails now the log has it, and the table goes on: the next start or visit makes up for it."""
        from club.settling import settle

        try:
            settle(self.club, table)
        except Exception:
            broken()

    def answer(self, method: str, path: str, body: bytes, source: str, session: str) -> Any:
        """The answer of an address under /api/club/; Closed and Malformed rise."""
        from club import refusals

        from aws.club_doors import Asking, answer

        try:
            return answer(Asking(self.club, body, source, session, self.over), method, path)
        except refusals.Closed as no:
            raise Closed(no.code, no.status, retry_s=no.retry_s) from None
