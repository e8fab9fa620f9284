"""The courier: letters and short answers become frames, and frames go out in parallel."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Literal

from play.letters import Letter, Stamp
from play.rows import ConnectionId
from wire.answers import (
    Broken,
    Busy,
    Elsewhere,
    MalformedFrame,
    Pong,
    Refused,
    SheetKept,
    Stale,
    Taken,
)
from wire.codec import to_bytes
from wire.messages import ServerMessage

from aws.addressed import view_message

Outcome = Literal["sent", "gone", "unsent"]
Post = Callable[[ConnectionId, bytes], Outcome]


class GatewayCourier:
    def __init__(self, post: Post, hang_up: Callable[[ConnectionId], object], threads: Executor) -> None:
        self._post, self._hang_up, self._threads = post, hang_up, threads

    def deliver(self, letters: Sequence[Letter], stamp: Stamp) -> tuple[ConnectionId, ...]:
        frames = [(letter.to, to_bytes(ServerMessage, view_message(letter, stamp))) for letter in letters]
        outcomes = self._threads.map(lambda each: self._post(*each), frames)
        return tuple(to for (to, _), outcome in zip(frames, outcomes, strict=True) if outcome == "gone")

    def refused(self, to: ConnectionId, id: str, code: str, clause: str, late_s: int = 0) -> None:
        self._say(to, Refused(id, code, clause, late_s))

    def sheet(self, to: ConnectionId, id: str, question: int, at_ms: int) -> None:
        self._say(to, SheetKept(id, question, at_ms))

    def stale(self, to: ConnectionId, id: str) -> None:
        self._say(to, Stale(id))

    def busy(self, to: ConnectionId, id: str) -> None:
        self._say(to, Busy(id))

    def pong(self, to: ConnectionId, id: str, t0: int, at_ms: int) -> None:
        self._say(to, Pong(id, t0, at_ms))

    def elsewhere(self, to: ConnectionId) -> None:
        self._say(to, Elsewhere())

    def taken(self, to: ConnectionId) -> None:
        self._say(to, Taken())

    def malformed(self, to: ConnectionId, why: str) -> None:
        self._say(to, MalformedFrame(why))

    def broken(self, to: ConnectionId, id: str) -> None:
        self._say(to, Broken(id))

    def hang_up(self, to: ConnectionId) -> None:
        self._hang_up(to)

    def _say(self, to: ConnectionId, message: ServerMessage) -> None:
        self._post(to, to_bytes(ServerMessage, message))
