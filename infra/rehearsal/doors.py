"""The table's doors over HTTP: opening a table, the way in by the code, tickets, sockets, protocols."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import msgspec

BUSY_TRIES = 6
CALL_S = 60
MESSAGE_MAX = 128 * 1024
HEALTH = aiohttp.ClientTimeout(total=10)
GOODBYE = aiohttp.ClientWSTimeout(ws_close=1.0)
"""Nobody waits longer for a polite end of a line."""


class Turned(Exception):
    """A door answered no: the API's stable code, and when to come again."""

    def __init__(self, code: str, retry_s: int = 0) -> None:
        super().__init__(code)
        self.code, self.retry_s = code, retry_s


@dataclass(frozen=True, slots=True)
class Guest:
    """How somebody introduces themselves."""

    name: str
    avatar: int = 0
    hat: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is: the table, the role, the token that says so. seat is "" for those without a chair.

    full: there was no chair left. knock: a game is on, the host has been asked. team: of the hall.
    """

    table: str
    role: str
    token: str
    seat: str = ""
    full: bool = False
    knock: str = ""
    team: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table: its code for the guests and the host's own place."""

    code: str
    host: Place


class Doors:
    """All that is reached at one address. A refusal comes as Turned, a line that fails as aiohttp.ClientError."""

    def __init__(self, url: str, http: aiohttp.ClientSession) -> None:
        self.url, self._http = url.rstrip("/"), http

    async def is_open(self) -> bool:
        """Whether a club answers at this address."""
        try:
            async with self._http.get(f"{self.url}/api/health", timeout=HEALTH) as got:
                return got.status == 200 and msgspec.json.decode(await got.read()).get("ok") is True
        except (aiohttp.ClientError, OSError, TimeoutError, msgspec.DecodeError):
            return False

    async def open_table(self, game: str) -> Opened:
        made = await self._post("tables", game=game)
        return Opened(made["code"], Place(made["table"], "host", made["host"]))

    async def join(self, code: str, guest: Guest) -> Place:
        asked = {"code": code, "as": "player", "name": guest.name, "avatar": guest.avatar, "hat": guest.hat}
        return Place(**await self._post("join", **asked))

    async def watch(self, code: str) -> Place:
        return Place(**await self._post("join", **{"code": code, "as": "spectator"}))

    async def join_hall(self, code: str, name: str) -> Place:
        """A team of the hall; Turned where the game has no hall."""
        return Place(**await self._post("join", **{"code": code, "as": "hall", "name": name}))

    async def place(self, host: Place, place: str) -> Place:
        """Somebody on duty: the host hands the place out. Turned where the game has none."""
        made = await self._post("place", table=host.table, host=host.token, place=place)
        return Place(host.table, place, made["token"])

    async def claim(self, knocked: Place) -> Place:
        """The chair of somebody who knocked and was admitted."""
        return Place(**await self._post("claim", table=knocked.table, token=knocked.token))

    async def ticket(self, place: Place) -> str:
        return str((await self._post("ticket", table=place.table, tokens=[place.token]))["ticket"])

    async def is_host(self, place: Place) -> None:
        """Turned unless the token is this table's host's: a screen's link is given to the host alone."""
        await self._post("stage", table=place.table, host=place.token)

    async def socket(self, ticket: str) -> aiohttp.ClientWebSocketResponse:
        where = f"{self.url.replace('http', 'ws', 1)}/ws"
        return await self._http.ws_connect(
            where, params={"ticket": ticket}, origin=self.url, max_msg_size=MESSAGE_MAX, timeout=GOODBYE
        )

    async def protocol(self, place: Place) -> bytes:
        """The protocol of the game at this table as the API writes it."""
        async with self._http.get(f"{self.url}/api/protocol/{place.table}", headers={"x-token": place.token}) as got:
            body = await got.read()
            if got.status != 200:
                raise _turned(got.status, body)
            return body

    async def _post(self, door: str, **body: Any) -> Any:
        """One call; a busy house is asked again after a breath."""
        for attempt in range(1, BUSY_TRIES + 1):
            async with self._http.post(f"{self.url}/api/{door}", json=body) as got:
                said = await got.read()
            if got.status == 200:
                return msgspec.json.decode(said)
            no = _turned(got.status, said)
            if no.code != "busy":
                raise no
            await asyncio.sleep(random.uniform(0.1, 0.3) * attempt)
        raise no


def _turned(status: int, body: bytes) -> Turned:
    try:
        said = msgspec.json.decode(body)
    except msgspec.DecodeError:
        said = None
    if not isinstance(said, Mapping):
        return Turned(f"http_{status}")
    return Turned(str(said.get("code", f"http_{status}")), int(said.get("retry_s", 0)))


@asynccontextmanager
async def doors(url: str, source: str = "") -> AsyncIterator[Doors]:
    """The doors at this address. source: which of this machine's own addresses the calls come from ("": any)."""
    connector = aiohttp.TCPConnector(limit=0, local_addr=(source, 0) if source else None)
    patience = aiohttp.ClientTimeout(total=CALL_S)
    async with aiohttp.ClientSession(connector=connector, timeout=patience) as http:
        yield Doors(url, http)
