"""Guessing codes is slow: only failures are counted, for each source and for all together.

Whoever is slowed down hears what a wrong code hears, and the same calls are made for it, so that guessing on teaches
nothing: not even that the right code was among the guesses.
"""

from play.doors import Closed, no_such_code
from play.ports import House

PER_SOURCE = 10
FOR_ALL = 200
PER_SOURCE_IN_ALARM = 1
OPENED_PER_SOURCE = 30
MINUTE_S = 60


def is_slowed(house: House, source: str) -> bool:
    """Whether this source had too many failures in this minute; under a flood one failure is too many."""
    now_ms = house.clock.now_ms()
    failed = house.limiter.count(f"code#{source}", now_ms)
    alarm = house.limiter.count("code#all", now_ms) >= FOR_ALL
    return failed >= (PER_SOURCE_IN_ALARM if alarm else PER_SOURCE)


def failed(house: House, source: str, *, slowed: bool) -> Closed:
    """Notes a wrong code; the answer is what to raise. A source that is slowed already raises no alarm for others."""
    now_ms = house.clock.now_ms()
    house.limiter.add(f"code#{source}", now_ms)
    house.limiter.add("code#slowed" if slowed else "code#all", now_ms)
    return no_such_code()


def opened(house: House, source: str) -> None:
    """A source opens only so many tables a minute: there are ten thousand codes for everybody."""
    now_ms = house.clock.now_ms()
    if house.limiter.add(f"open#{source}", now_ms) > OPENED_PER_SOURCE:
        raise slow_down(now_ms)


def worked(house: House, work: str, table: str, source: str, most: int, n: int = 1) -> None:
    """So much work on packs a minute for one table, and twice as much for one source."""
    now_ms = house.clock.now_ms()
    if (
        house.limiter.add(f"{work}#{table}", now_ms, n) > most
        or house.limiter.add(f"{work}#from#{source}", now_ms, n) > 2 * most
    ):
        raise slow_down(now_ms)


def slow_down(now_ms: int) -> Closed:
    return Closed("slow_down", 429, retry_s=MINUTE_S - now_ms // 1000 % MINUTE_S)
