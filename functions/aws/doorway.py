"""Events of the HTTP API: each address under /api/ with what it asks of the evening."""

import base64
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.rulebooks import RULEBOOKS
from play import export, handing, join, open_table, throttle, ticket
from play.doors import Closed
from play.ports import House, NoTable
from play.rows import TableId
from play.told import Told
from wire import http
from wire.codec import Malformed, from_bytes, to_bytes
from wire.protocol import Protocol

from aws.club_next import NextDoor
from aws.environment import Environment
from aws.protocols import protocol_of

BODY_MAX = 4096
ANSWER_MAX = 4_500_000
"""A function's answer may have 6 MB, with every quotation mark of the body written as two."""


@dataclass(frozen=True, slots=True)
class Knocking:
    """One request: its body, its address, where it comes from."""

    house: House
    body: bytes
    path: str
    source: str
    token: str
    method: str = ""
    session: str = ""
    table: str = ""
    range: str = ""


Routes = Mapping[tuple[str, str], Callable[[Knocking], Any]]


def answer(house: House, settings: Environment, event: Mapping[str, Any]) -> tuple[Told, dict[str, Any]]:
    """The answer of the HTTP API; every refusal is JSON with a stable code, none is 403: CloudFront takes that for
    a missing page and puts one in its place."""
    return answered(house, settings, event, ROUTES)


def answered(
    house: House, settings: Environment, event: Mapping[str, Any], routes: Routes, under: str = "/api"
) -> tuple[Told, dict[str, Any]]:
    """The same for other routes under another address. A route may answer by an answer of the HTTP API of its own."""
    method, path = event["requestContext"]["http"]["method"], event["rawPath"].removeprefix(under)
    name = path.strip("/").split("/")[0]
    try:
        club, table, part = (header(event, name) for name in ("x-club", "x-table", "range"))
        who = (source(event, settings.hops), header(event, "x-token"))
        asked = Knocking(house, body_of(event), path, *who, method, club, table, part)
        _let(asked, settings.origins, header(event, "origin"))
        reply = _route(routes, method, name)(asked)
    except Closed as no:
        return Told(no.code), respond(no.status, http.Trouble(no.code, no.clause, no.retry_s))
    except Malformed as bad:
        return Told("malformed", did=bad.code), respond(400, http.Trouble(bad.code))
    except NoTable:
        return Told("no_such_table"), respond(404, http.Trouble("no_such_table"))
    if isinstance(reply, dict):
        return Told(name if reply["statusCode"] < 400 else "refused", did=name), reply
    good = respond(200, reply)
    if len(good["body"].encode()) > ANSWER_MAX:
        return Told("answer_too_long", did=name), respond(409, http.Trouble("answer_too_long"))
    return Told(name), good


def _let(asked: Knocking, origins: frozenset[str], origin: str) -> None:
    """A browser says which page calls; a foreign page has no business here. What is no browser says nothing."""
    if origin and origin not in origins:
        raise Closed("foreign_origin", 401)
    now_ms = asked.house.clock.now_ms()
    if not asked.house.calls.takes(asked.source, now_ms):
        raise throttle.slow_down(now_ms)


def respond(status: int, reply: Any) -> dict[str, Any]:
    headers = {"content-type": "application/json", "cache-control": "no-store"}
    body = reply if isinstance(reply, bytes) else to_bytes(type(reply), reply)
    return {"statusCode": status, "headers": headers, "body": body.decode()}


def header(event: Mapping[str, Any], name: str) -> str:
    """Names of headers come in lower case from the HTTP API."""
    found: str = (event.get("headers") or {}).get(name, "")
    return found


def body_of(event: Mapping[str, Any]) -> bytes:
    body = event.get("body") or ""
    try:
        return base64.b64decode(body) if event.get("isBase64Encoded") else body.encode()
    except ValueError:
        raise Malformed("not_text") from None


def source(event: Mapping[str, Any], hops: int) -> str:
    """The caller's address: the proxies of ours append to X-Forwarded-For, what stands before is the caller's claim."""
    addresses = [each.strip() for each in header(event, "x-forwarded-for").split(",") if each.strip()]
    if hops <= 0 or len(addresses) < hops:
        return str(event["requestContext"]["http"].get("sourceIp", ""))
    return addresses[-hops]


def read(asked: Knocking, kind: type, most: int = BODY_MAX) -> Any:
    if len(asked.body) > most:
        raise Malformed("too_long")
    return from_bytes(kind, asked.body)


def games(asked: Knocking) -> http.Games:
    offered = (http.GameOnOffer(each.id, each.title, each.line, each.figures.sectors) for each in RULEBOOKS.values())
    return http.Games(tuple(offered))


def opens(asked: Knocking) -> http.TableIsOpen:
    wish: http.OpenTable = read(asked, http.OpenTable)
    made = open_table.open_table(asked.house, wish.game, asked.source, wish.setup)
    return http.TableIsOpen(made.table, made.code, made.host, made.recovery)


def joins(asked: Knocking) -> http.Seated | http.Watching | http.InTheHall:
    wish: http.Join = read(asked, http.Join)
    visitor = join.Visitor(wish.name, wish.avatar, wish.hat)
    return _inside(join.join(asked.house, wish.code, wish.as_, visitor, asked.source))


def claims(asked: Knocking) -> http.Seated | http.Watching | http.InTheHall:
    wish: http.Claim = read(asked, http.Claim)
    return _inside(join.claim(asked.house, TableId(wish.table), wish.token))


def _inside(found: join.LetIn) -> http.Seated | http.Watching | http.InTheHall:
    if isinstance(found, join.Seated):
        return http.Seated(found.table, "seat", found.seat, found.token)
    if isinstance(found, join.InTheHall):
        return http.InTheHall(found.table, "hall", found.team, found.token)
    return http.Watching(found.table, "spectator", found.token, found.full, found.knock)


def tickets(asked: Knocking) -> http.Ticket:
    wish: http.AskTicket = read(asked, http.AskTicket)
    return http.Ticket(ticket.ticket(asked.house, TableId(wish.table), wish.tokens))


def recovers(asked: Knocking) -> http.Recovered:
    wish: http.Recover = read(asked, http.Recover)
    return http.Recovered(*handing.recover(asked.house, TableId(wish.table), wish.recovery))


def hands_over(asked: Knocking) -> http.Handover:
    wish: http.HostAsks = read(asked, http.HostAsks)
    return http.Handover(handing.handover(asked.house, TableId(wish.table), wish.host))


def stages(asked: Knocking) -> http.StageLink:
    wish: http.HostAsks = read(asked, http.HostAsks)
    return http.StageLink(handing.stage(asked.house, TableId(wish.table), wish.host))


def places(asked: Knocking) -> http.PlaceLink:
    wish: http.AskPlace = read(asked, http.AskPlace)
    return http.PlaceLink(handing.place(asked.house, TableId(wish.table), wish.host, wish.place, wish.sector))


def protocol(asked: Knocking) -> Protocol:
    return protocol_of(export.export(asked.house, TableId(asked.path.strip("/").split("/")[-1]), asked.token))


def health(asked: Knocking) -> http.Health:
    return http.Health(True, asked.house.clock.now_ms())


def club(asked: Knocking) -> Any:
    """Accounts and profiles are next door."""
    if not isinstance(asked.house.people, NextDoor):
        raise Closed("no_such_address", 404)
    path = asked.path.strip("/").partition("/")[2]
    return asked.house.people.answer(asked.method, path, asked.body, asked.source, asked.session)


ROUTES: Routes = {
    ("GET", "games"): games,
    ("POST", "tables"): opens,
    ("POST", "join"): joins,
    ("POST", "claim"): claims,
    ("POST", "ticket"): tickets,
    ("POST", "recover"): recovers,
    ("POST", "handover"): hands_over,
    ("POST", "stage"): stages,
    ("POST", "place"): places,
    ("GET", "protocol"): protocol,
    ("GET", "health"): health,
    ("GET", "club"): club,
    ("POST", "club"): club,
}


def _route(routes: Routes, method: str, name: str) -> Callable[[Knocking], Any]:
    if (method, name) not in routes:
        raise Closed("no_such_address", 404)
    return routes[method, name]
