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
JOINS_ALL_MAX = 60
MINUTE_S = 60


def may_try(club: Club, login: str, source: str) -> None:
    """Closed(slow_down) when this name or this source was tried too often in this minute."""
    now_ms = club.clock.now_ms()
    name = "sign-name#" + hashlib.sha256(login.encode()).hexdigest()
    tries = club.limiter.add(f"sign#{source}", now_ms)
    if tries > SOURCE_MAX or club.limiter.add(name, now_ms) > NAME_MAX:
        raise slow_down(now_ms)


def may_join(club: Club, source: str) -> None:
    """New accounts: so many a minute from one source, so many for all. Who is refused for the first counts nowhere."""
    now_ms = club.clock.now_ms()
    if club.limiter.add(f"register#{source}", now_ms) > JOINS_SOURCE_MAX:
        raise slow_down(now_ms)
    if club.limiter.add("register#all", now_ms) > JOINS_ALL_MAX:
        raise slow_down(now_ms)


def slow_down(now_ms: int) -> Closed:
    return Closed("slow_down", 429, retry_s=MINUTE_S - now_ms // 1000 % MINUTE_S)
