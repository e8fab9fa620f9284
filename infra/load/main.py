"""`pkz load`: plays many tables at once on a local stack of its own, tells how it goes, and what came of it."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from infra.load.crowd import SITTING_DOWN_S, Crowd
from infra.load.memory import Memory
from infra.local import Club

TELL_S, LOOK_S = 15.0, 2.0
MOST_TABLES, FEWEST, MOST, MOST_MINUTES, MOST_SPEED = 200, 3, 6, 600, 1000
"""FEWEST and MOST people at a table with their host: fewer cannot begin, more find no chair."""


@dataclass(frozen=True, slots=True)
class Wish:
    """people at each table, the host among them. speed divides every robot's thought."""

    tables: int
    people: int
    minutes: float
    speed: float


class Fallen(Exception):
    """The emulator has ended in the middle: there is nothing to measure any more."""


def fault(wish: Wish) -> str:
    """What is wrong with the wish, "" when nothing is."""
    if not 1 <= wish.tables <= MOST_TABLES:
        return f"--tables: столов бывает от 1 до {MOST_TABLES}, а не {wish.tables}."
    if not FEWEST <= wish.people <= MOST:
        return f"--people: за столом с крупье бывает от {FEWEST} до {MOST} человек, а не {wish.people}."
    if not 0 < wish.minutes <= MOST_MINUTES:
        return f"--minutes: минут бывает больше нуля и до {MOST_MINUTES}, а не {wish.minutes:g}."
    if not 0 < wish.speed <= MOST_SPEED:
        return f"--speed: быстрее людей бывает больше чем в 0 раз и до {MOST_SPEED}, а не {wish.speed:g}."
    return ""


def run(wish: Wish, say: Callable[[str], None]) -> tuple[Crowd, Memory, float]:
    """The load on a club of its own; the last is how many seconds it took."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        site.mkdir()
        (site / "index.html").write_text("<!doctype html><title>Дом</title>")
        with Club(Path(folder) / "club", site=site) as club:
            memory, began = Memory(club.ministack_pid), time.monotonic()
            crowd = Crowd(club.url, wish.tables, wish.people, wish.speed, began + 60 * wish.minutes)
            asyncio.run(_watched(crowd, memory, say, club.cloud.emulator.is_running))
            return crowd, memory, time.monotonic() - began


async def _watched(crowd: Crowd, memory: Memory, say: Callable[[str], None], is_running: Callable[[], bool]) -> None:
    """Fallen as soon as there is nobody to play with."""
    playing = asyncio.create_task(crowd.play())
    began = told = time.monotonic()
    while not playing.done():
        await asyncio.wait([playing], timeout=LOOK_S)
        now = time.monotonic()
        if not is_running():
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            raise Fallen(f"Эмулятор упал на {now - began:.0f}-й секунде, измерять больше нечего. {so_far(crowd)}.")
        memory.look(now - began)
        if now - told >= TELL_S:
            told = now
            say(f"{now - began:5.0f} с: {so_far(crowd)}")
    await playing


def so_far(crowd: Crowd) -> str:
    return f"игр {crowd.games}, действий {crowd.acted}, потеряно {len(crowd.lost)}"


def spread(taken: Sequence[float]) -> str:
    if not taken:
        return "не измерено"
    cuts = statistics.quantiles(taken, n=100) if len(taken) > 1 else [taken[0]] * 99
    return f"p50 {cuts[49]:.0f}, p95 {cuts[94]:.0f}, p99 {cuts[98]:.0f}"


def report(crowd: Crowd, memory: Memory, seconds: float) -> str:
    """What came of it, for people."""
    lines = [
        f"игр {crowd.games}, действий {crowd.accepted}, {crowd.accepted / seconds:.1f} в секунду",
        f"до последнего, мс: {spread(crowd.taken)}",
        f"из них когда все уже сели (первые {SITTING_DOWN_S:.0f} с все приходят разом), мс: {spread(crowd.seated)}",
        f"занят (столкновения сверх попыток): {crowd.answers['busy']}, устарело: {crowd.answers['stale']}",
        f"сломано: {crowd.answers['broken']}, отказы: {sum(n for why, n in crowd.answers.items() if 'refused' in why)}",
        f"чужие кадры: {dict(each for each in crowd.answers.items() if each[0].startswith('garbled')) or 'нет'}",
        f"беды на линии: {dict(crowd.troubles) or 'нет'}",
        f"потеряно: {crowd.lost or 'ничего'}{f', не сверено игр: {crowd.unchecked}' if crowd.unchecked else ''}",
    ]
    for who, (warm, last, slope) in memory.slopes().items():
        lines.append(f"память, {who}: {warm:.0f} → {last:.0f} МБ, {slope:+.2f} МБ в минуту")
    return "\n".join(lines)


def main(wish: Wish) -> int:
    if wrong := fault(wish):
        print(wrong, file=sys.stderr)
        return 2
    print(f"Столов {wish.tables}, за каждым {wish.people}, минут {wish.minutes:g}.", flush=True)
    try:
        crowd, memory, seconds = run(wish, lambda line: print(line, flush=True))
    except Fallen as fallen:
        print(fallen, file=sys.stderr)
        return 1
    print(report(crowd, memory, seconds))
    return int(bool(crowd.lost or crowd.unchecked or crowd.answers["broken"] or not crowd.accepted))
