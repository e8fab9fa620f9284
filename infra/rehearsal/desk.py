"""The local door's desk of rehearsals: robots for a table, at its host's wish. The cloud has no such desk."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from infra.rehearsal import beside
from infra.rehearsal.crew import SPEEDS, Crew
from infra.rehearsal.doors import Guest, Place, Turned, doors
from infra.rehearsal.temper import PLAYER, Temper
from infra.rehearsal.words import guests

MOST = 6
"""Robots called at once: more than any table seats."""
TABLES = 12
LINES = 40
COME_S = 20.0


@dataclass
class Rehearsal:
    """Robots at one table. lines: what they said, numbered from 1. token: the proven host's, as a hash."""

    token: str
    who: Iterator[Guest]
    crews: list[Crew] = field(default_factory=list)
    lines: deque[tuple[int, str, str]] = field(default_factory=lambda: deque(maxlen=LINES))
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def say(self, name: str, text: str) -> None:
        self.lines.append((self.lines[-1][0] + 1 if self.lines else 1, name, text))

    @property
    def here(self) -> list[str]:
        return [name for crew in self.crews for name in crew.here]

    @property
    def full(self) -> bool:
        """Whether somebody of those called last found no chair."""
        return bool(self.crews) and bool(self.crews[-1].whys["full"])

    def begin(self, act: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(act)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


class Desk:
    """Lives in the door's loop. Robots come through the door itself, as everybody does."""

    def __init__(self) -> None:
        self._tables: dict[str, Rehearsal] = {}

    async def answer(self, request: web.Request) -> web.Response:
        """GET tells who is here and what was said, POST calls robots, DELETE lets them go."""
        if request.headers.get("Origin", at := f"http://{request.host}") != at:
            return _json({"code": "foreign_origin"}, 401)
        try:
            match request.method:
                case "GET":
                    return _json(self._told(request))
                case "POST":
                    return _json(await self._call(request, await request.json()))
                case "DELETE":
                    return _json(await self._dismiss(request))
                case _:
                    return _json({"code": "no_such_address"}, 405)
        except Turned as no:
            return _json({"code": no.code, "retry_s": no.retry_s}, 409)
        except (KeyError, TypeError, ValueError, RecursionError):
            return _json({"code": "malformed"}, 400)
        except TimeoutError:
            return _json({"code": "busy", "retry_s": 1}, 503)

    async def close(self, app: web.Application) -> None:
        """The door closes: robots end with it."""
        for rehearsal in self._tables.values():
            for task in tuple(rehearsal.tasks):
                task.cancel()
            await asyncio.gather(*rehearsal.tasks, return_exceptions=True)

    def _told(self, request: web.Request) -> dict[str, Any]:
        """Words and names are for the host who called the robots; others learn that there is a desk."""
        found = self._tables.get(request.query.get("table", ""))
        if found is None or found.token != _hashed(_token(request)):
            return {"most": MOST, "here": [], "said": [], "full": False}
        after = int(request.query.get("after", "0"))
        said = [{"n": n, "name": name, "text": text} for n, name, text in found.lines if n > after]
        return {"most": MOST, "here": found.here, "said": said, "full": found.full}

    async def _call(self, request: web.Request, wish: Mapping[str, Any]) -> dict[str, Any]:
        """Answers when each robot that was called has a chair, waits at the door, or has gone."""
        place, code, players = (
            Place(str(wish["table"]), "host", _token(request)),
            str(wish["code"]),
            int(wish["players"]),
        )
        if not 1 <= players <= MOST:
            raise ValueError(players)
        rehearsal = await self._rehearsal(_url(request), place)
        came = asyncio.Event()
        tempers = [PLAYER.at(SPEEDS[str(wish.get("speed", "usual"))])] * players
        rehearsal.begin(_visit(rehearsal, _url(request), place, code, tempers, came))
        with contextlib.suppress(TimeoutError):  # who is still on the way is told of when it has come
            async with asyncio.timeout(COME_S):
                await came.wait()
        return self._told(request)

    async def _rehearsal(self, url: str, place: Place) -> Rehearsal:
        """This table's; Turned when the token is not its host's, for only a host calls robots."""
        async with doors(url) as door:
            await door.is_host(place)
        found = self._tables.get(place.table)
        if found is None:
            self._tables = {table: each for table, each in self._tables.items() if each.here}
            if len(self._tables) >= TABLES:
                raise Turned("too_many_rehearsals")
            found = self._tables[place.table] = Rehearsal("", guests(random.Random()))
        found.token = _hashed(place.token)
        return found

    async def _dismiss(self, request: web.Request) -> dict[str, Any]:
        found = self._tables.get(request.query.get("table", ""))
        if found is None or found.token != _hashed(_token(request)):
            raise Turned("no_such_token")
        await asyncio.gather(*(crew.dismiss() for crew in found.crews))
        found.crews.clear()
        return self._told(request)


async def _visit(
    rehearsal: Rehearsal, url: str, host: Place, code: str, tempers: Sequence[Temper], came: asyncio.Event
) -> None:
    """So many robots, from their coming to their going. The first to come bring who is on duty and the hall's teams."""
    first = not rehearsal.crews
    async with doors(url) as door:
        crew = Crew(door, code, tempers, say=rehearsal.say, who=rehearsal.who)
        rehearsal.crews.append(crew)
        try:
            await crew.come()
            came.set()
            if first:
                await beside.fill(crew, host, beside.HALL_TEAMS, tempers[0].speed)
            await crew.stay()
        finally:
            came.set()
            await crew.close()


def _url(request: web.Request) -> str:
    """The door itself, by an address of this machine."""
    transport = request.transport
    port = transport.get_extra_info("sockname")[1] if transport is not None else 0
    return f"http://127.0.0.1:{port}"


def _token(request: web.Request) -> str:
    return request.headers.get("x-token", "")


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _json(body: Any, status: int = 200) -> web.Response:
    return web.json_response(body, status=status, headers={"Cache-Control": "no-store"})
