"""So many tables at once, each with a host and players who act by offers alone; a table that is over opens anew."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field

import aiohttp
from game.rulebooks import RULEBOOKS
from wire.codec import from_bytes
from wire.protocol import Protocol
from wire.shape import camel

from infra.load.meter import Meter
from infra.load.tapped import TappedDoors
from infra.rehearsal.doors import CALL_S, Opened, Turned
from infra.rehearsal.game import Game
from infra.rehearsal.temper import HOST, PLAYER

SITTING_DOWN_S = 30.0
"""Everybody comes at once, as never in a club: their doors and hellos stand in one queue before a local emulator."""
LOOPBACK = ("localhost", "127.0.0.1")


@dataclass
class Crowd:
    """people: the host counts. taken, seated: as a meter has them. troubles: what broke.

    lost: what the tables were told and the logs do not hold. unchecked: games whose logs could not be asked for.
    """

    url: str
    tables: int
    people: int
    speed: float
    until_s: float
    taken: list[float] = field(default_factory=list)
    seated: list[float] = field(default_factory=list)
    seated_s: float = field(default_factory=lambda: time.perf_counter() + SITTING_DOWN_S)
    answers: Counter[str] = field(default_factory=Counter)
    troubles: Counter[str] = field(default_factory=Counter)
    lost: list[str] = field(default_factory=list)
    games: int = 0
    accepted: int = 0
    unchecked: int = 0
    _now: dict[int, Meter] = field(default_factory=dict)

    async def play(self) -> None:
        await asyncio.gather(*(self._table(n) for n in range(self.tables)))

    @property
    def acted(self) -> int:
        """Accepted commands so far, of games under way too."""
        return self.accepted + sum(len(meter.accepted) for meter in self._now.values())

    async def _table(self, n: int) -> None:
        await asyncio.sleep(0.2 * n)
        while time.monotonic() < self.until_s:
            try:
                await self._game(n)
            except (Turned, aiohttp.ClientError, OSError) as trouble:
                self.unchecked += self._now.pop(n, None) is not None
                self.troubles[f"{type(trouble).__name__}: {trouble}"] += 1
                await asyncio.sleep(1)

    async def _game(self, n: int) -> None:
        """One game, cut short when the time is over; then its log is asked for and compared."""
        self._now[n] = meter = Meter(seated_s=self.seated_s)
        patience = aiohttp.ClientTimeout(total=CALL_S)
        async with aiohttp.ClientSession(connector=self._connector(n), timeout=patience) as http:
            doors = TappedDoors(self.url, http, meter)
            opened: list[Opened] = []
            players = [PLAYER.at(self.speed)] * (self.people - 1)
            game = Game(doors, next(iter(RULEBOOKS)), HOST.at(self.speed), players, random.Random(), pranks=0)
            game.opened = opened.append
            ends = asyncio.get_running_loop().time() + max(0.0, self.until_s - time.monotonic())
            try:
                async with asyncio.timeout_at(ends):
                    await game.play()
            except TimeoutError:
                pass  # the load's time is over, not the table's
            if opened:
                self._settle(meter, from_bytes(Protocol, await doors.protocol(opened[0].host)))
        del self._now[n]

    def _connector(self, n: int) -> aiohttp.TCPConnector:
        """On this machine every table comes from an address of its own: doors are paced for each source."""
        local = any(f"//{each}" in self.url for each in LOOPBACK)
        return aiohttp.TCPConnector(limit=0, local_addr=(f"127.0.2.{1 + n % 250}", 0) if local else None)

    def _settle(self, meter: Meter, told: Protocol) -> None:
        did = {entry.n: entry.did for entry in told.entries}
        wrong = [f"{told.table}: {do} as {v}" for v, do in meter.accepted.items() if did.get(v) != camel(do)]
        wrong += [f"{told.table}: {v} told twice" for v in meter.doubled]
        wrong += [f"{told.table}: {meter.unseen} not shown to everybody"] if meter.unseen else []
        wrong += [f"{told.table}: the log has a hole"] if sorted(did) != list(range(1, len(did) + 1)) else []
        self.lost += wrong
        self.taken += meter.taken
        self.seated += meter.seated
        self.answers += meter.answers
        self.accepted += len(meter.accepted)
        self.games += 1
