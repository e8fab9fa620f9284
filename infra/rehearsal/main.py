"""`pkz rehearse`: robots for a table that is open, or a whole game of robots with a host of their own."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass

import aiohttp
from game.rulebooks import RULEBOOKS

from infra.rehearsal import beside, patience
from infra.rehearsal.crew import SPEEDS, Crew
from infra.rehearsal.doors import Doors, Opened, Turned, doors
from infra.rehearsal.game import Game, Played
from infra.rehearsal.temper import HOST, PLAYER

WHYS = {
    "dismissed": "крупье отпустил",
    "lost": "стол не отвечает",
    "full": "кресла не хватило",
    "turned_away": "крупье не впустил",
}


WHERE = {
    "seat": "за столом",
    "hall": "в зале",
    "defender": "на месте защитника",
    "steward": "на месте распорядителя",
    "author": "в зале, автор вопроса",
}


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    url: str
    code: str = ""
    players: int = 3
    speed: str = "usual"
    is_host: bool = False
    game: str = next(iter(RULEBOOKS))
    teams: int = beside.HALL_TEAMS
    links: tuple[str, ...] = ()


class Trouble(Exception):
    """Why there is no rehearsal; the text says what to do."""


def trouble(no: Turned, wish: Wish) -> Trouble:
    match no.code:
        case "no_such_code":
            return Trouble(f"Стола с кодом {wish.code} нет. Проверьте четыре цифры на экране крупье.")
        case "slow_down":
            return Trouble(f"Слишком много попыток подряд. Повторите через {no.retry_s} с.")
        case "crowd_at_the_door":
            return Trouble("У дверей этого стола уже очередь. Пусть крупье ответит тем, кто стучится.")
        case "no_such_game":
            return Trouble(f"Игры «{wish.game}» в этом клубе нет. Есть: {', '.join(RULEBOOKS)}.")
        case "no_such_link":
            return Trouble("Это не ссылка на место. Скопируйте её из пульта крупье целиком: http…/t/#place=…")
        case code:
            return Trouble(f"Клуб ответил отказом ({code}). Обновите клуб и повторите.")


def check(wish: Wish) -> None:
    """Before anybody comes: whoever would have to go at once leaves a chair behind."""
    for link in wish.links:
        beside.place_of(link)
    if wish.is_host and wish.code:
        raise Trouble("С --host роботы открывают свой стол: код не нужен.")
    if not wish.is_host and not (len(wish.code) == 4 and wish.code.isascii() and wish.code.isdecimal()):
        raise Trouble("Нужен код стола, четыре цифры: pkz rehearse 4821. Или пусть ведёт робот: pkz rehearse --host")


@contextlib.asynccontextmanager
async def open_doors(wish: Wish) -> AsyncIterator[Doors]:
    """The club's doors, or Trouble when nobody answers there."""
    async with doors(wish.url) as found:
        if not await found.is_open():
            raise Trouble(
                f"По адресу {wish.url} клуб не отвечает. Откройте его: make play. Другой адрес: --url http://localhost:ПОРТ"
            )
        yield found


def say(name: str, text: str) -> None:
    print(f"  {name}: {text}", flush=True)


async def visit(wish: Wish) -> int:
    """Robots at the person's own table, till they are dismissed."""
    async with open_doors(wish) as door:
        crew = Crew.of(door, wish.code, wish.players, SPEEDS[wish.speed], say)
        with on_interrupt(crew.dismiss):
            await crew.come()
            await _beside(crew, wish)
            if not crew.is_dismissed:
                report(crew, wish)
            try:
                await patience.attend(door, asyncio.create_task(crew.stay()))
            except patience.Away:
                await crew.close()
                raise
    for why, count in crew.whys.items():
        print(f"  Ушли роботов: {count} ({WHYS.get(why, why)}).", flush=True)
    return 0


async def _beside(crew: Crew, wish: Wish) -> None:
    """Who has a link of the host's, and teams of the hall where the game has one."""
    if crew.here or wish.links:
        speed = SPEEDS[wish.speed]
        for link in wish.links:
            place = beside.place_of(link)
            await crew.bring(beside.by_link(crew.doors, place, speed, crew.dice, say))
        await beside.fill(crew, None, wish.teams, speed)


def report(crew: Crew, wish: Wish) -> None:
    """Who sits, who knocks; Trouble when nobody could come in."""
    refused = [robot.why for robot in crew.robots if robot.why and robot.enter is None]
    if refused and not crew.here:
        if refused[0] == "full":
            raise Trouble("Все кресла заняты. Освободите хотя бы одно или позовите роботов за другой стол.")
        raise trouble(Turned(refused[0]), wish)
    for robot in crew.robots:
        if not robot.why:
            print(f"  {robot.guest.name} {WHERE.get(robot.role, 'стучится: впустите его')}", flush=True)
    if refused:
        print(f"  Кресел хватило не всем: за столом {len(crew.here)} из {wish.players}.", flush=True)
    print("  Отпустить роботов: Ctrl-C, или уберите их из-за стола в пульте.\n", flush=True)


async def lead(wish: Wish) -> int:
    """A game of robots from the opening to the end."""

    def opened(table: Opened) -> None:
        print(f"  Стол открыт, код {table.code}. Смотреть: {wish.url}/t/#{table.code}\n", flush=True)

    async with open_doors(wish) as door:
        speed = SPEEDS[wish.speed]
        players = [PLAYER.at(speed)] * wish.players
        game = Game(door, wish.game, HOST.at(speed), players, say=say, opened=opened, teams=wish.teams)
        playing = asyncio.create_task(game.play())
        with on_interrupt(playing.cancel):
            try:
                played: Played = await patience.attend(door, playing)
            except asyncio.CancelledError:
                print("  Игра прервана, роботы ушли.", flush=True)
                return 0
    print(f"\n  {score_of(played)}", flush=True)
    return 0


def score_of(played: Played) -> str:
    score = played.room.get("score")
    found = score if isinstance(score, dict) else {}
    rival = "ведущий" if played.room.get("rival") == "host" else "телезрители"
    return f"Игра окончена: знатоки {found.get('knowers', 0)}, {rival} {found.get('viewers', 0)}."


@contextlib.contextmanager
def on_interrupt(act: Callable[[], object]) -> Iterator[None]:
    """Ctrl-C asks for this instead of breaking off."""
    loop = asyncio.get_running_loop()
    kept = list[object]()

    def hear() -> None:
        print("\n  Роботы прощаются…", flush=True)
        found = act()
        if asyncio.iscoroutine(found):
            kept.append(loop.create_task(found))

    for signum in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signum, hear)
    try:
        yield
    finally:
        for signum in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(signum)


def main(wish: Wish) -> int:
    try:
        check(wish)
        return asyncio.run(lead(wish) if wish.is_host else visit(wish))
    except Trouble as problem:
        print(problem, file=sys.stderr)
    except Turned as no:
        print(trouble(no, wish), file=sys.stderr)
    except (aiohttp.ClientError, patience.Away):
        print("Клуб закрылся посреди репетиции. Откройте его снова: make play", file=sys.stderr)
    return 1
