"""How long robots wait for a club that has gone in the middle, and what whoever called them hears of it."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from infra.rehearsal.doors import Doors

LOOK_S = 3.0
AWAY_S = 60.0
"""A club that is closed and opened again, or whose emulator has fallen, is back by then, and so are the robots."""
T = TypeVar("T")


class Away(Exception):
    """The club has not answered for so long that nobody waits any more."""


async def attend(doors: Doors, acting: asyncio.Task[T], away_s: float = AWAY_S, look_s: float = LOOK_S) -> T:
    """What comes of this act, which goes on while the club answers; Away when it has not for long."""
    since_s: float | None = None
    try:
        while not (await asyncio.wait([acting], timeout=look_s))[0]:
            now_s = asyncio.get_running_loop().time()
            if await doors.is_open():
                if since_s is not None:
                    print("  Клуб снова отвечает, репетиция продолжается.", flush=True)
                since_s = None
            elif since_s is None:
                since_s = now_s
                print(f"  Клуб не отвечает. Роботы подождут {away_s:.0f} с; не ждать: Ctrl-C.", flush=True)
            elif now_s - since_s > away_s and not acting.done():
                raise Away
        return await acting
    finally:
        acting.cancel()
