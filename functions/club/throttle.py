"""How often may be tried: tries of a minute are counted, for a name, for a source, and new accounts for all together.

A try is counted before it is looked at, so that many at once are not more than one after another. A name is counted
whether anybody has it or not, so that being slowed down tells nothing.
"""

import hashlib

from club.ports import Club
from club.refusals import Closed

NAME_MAX = 8
SOURCE_MAX = 30
JOINS_SOURCE_MAX = 8
JOINS_SOURCE_HOUR_MAX = 60
JOINS_ALL_MAX = 60
HOUR_MS = 3_600_000
MINUTE_S = 60


def may_try(club: Club, login: str, source: str) -> None:
    """Closed(slow_down) when this name or this source was tried too often in this minute."""
    now_ms = club.clock.now_ms()
    name = "sign-name#" + hashlib.sha256(login.encode()).hexdigest()
    tries = club.limiter.add(f"sign#{source}", now_ms)
    if tries > SOURCE_MAX or club.limiter.add(name, now_ms) > NAME_MAX:
        raise slow_down(now_ms)


def may_join(club: Club, source: str) -> None:
    """New accounts: so many a minute and an hour from one source, so many a minute for all.

    Who is refused for the first counts nowhere else.
    """
    now_ms = club.clock.now_ms()
    if club.limiter.add(f"register#{source}", now_ms) > JOINS_SOURCE_MAX:
        raise slow_down(now_ms)
    if club.limiter.add(f"register-hour#{source}", now_ms, span_ms=HOUR_MS) > JOINS_SOURCE_HOUR_MAX:
        raise later(now_ms)
    if club.limiter.add("register#all", now_ms) > JOINS_ALL_MAX:
        raise slow_down(now_ms)


def later(now_ms: int) -> Closed:
    return Closed("later", 429, retry_s=(HOUR_MS - now_ms % HOUR_MS) // 1000)


def slow_down(now_ms: int) -> Closed:
    return Closed("slow_down", 429, retry_s=MINUTE_S - now_ms // 1000 % MINUTE_S)
