"""The local door calls robots at a host's wish and lets them go; the API of the cloud knows no such address."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from infra.local import Club
from tests.stack.talk import Table, Window
from tests.support.waiting import PATIENCE_S

pytestmark = pytest.mark.stack


def call(url: str, method: str, token: str = "", body: object = None, origin: str = "") -> tuple[int, Any]:
    headers = {"content-type": "application/json", "x-token": token} | ({"origin": origin} if origin else {})
    sent = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, sent, headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE_S) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refusal:
        return refusal.code, json.load(refusal)


def seated(window: Window) -> list[str]:
    return sorted(each["name"] for each in window.room.get("chairs", ()))


def sees(window: Window, names: list[str]) -> None:
    """Till just these sit there on this screen: the door's answer may come before the table's own news."""
    if seated(window) != sorted(names):
        window.wait(lambda message: seated(window) == sorted(names))


def test_a_host_calls_robots_sees_them_and_lets_them_go(club: Club) -> None:
    table = Table(club.url)
    host, at = table.host(), f"{club.url}/api/rehearsal?table={table.id}"
    assert call(at, "GET") == (200, {"most": 6, "here": [], "said": [], "full": False})
    wish = {"table": table.id, "code": table.code, "players": 3}
    status, told = call(at, "POST", table.host_token, wish)
    assert (status, len(told["here"]), told["full"]) == (200, 3, False)
    sees(host, told["here"])
    status, told = call(at, "POST", table.host_token, wish)
    assert (status, len(set(told["here"])), told["full"]) == (200, 5, True)
    assert call(at, "GET", "somebody else's")[1]["here"] == []
    assert call(at, "DELETE", "somebody else's")[0] == 409
    assert call(at, "DELETE", table.host_token) == (200, {"most": 6, "here": [], "said": [], "full": False})
    sees(host, [])
    host.close()


def test_only_the_host_calls_robots_and_only_a_few(club: Club) -> None:
    table = Table(club.url)
    player = table.player("Оля")
    at = f"{club.url}/api/rehearsal?table={table.id}"
    wish = {"table": table.id, "code": table.code, "players": 2}
    assert call(at, "POST", player.token, wish) == (409, {"code": "no_such_token", "retry_s": 0})
    bad: object
    for bad in ({**wish, "players": 7}, {**wish, "players": 0}, {"table": table.id}, [], b"[" * 200_000, b"\xff"):
        assert call(at, "POST", table.host_token, bad) == (400, {"code": "malformed"})
    assert player.act("ready", salt="ab" * 16)["t"] == "done"  # whatever came before has been heard by now
    assert seated(player) == ["Оля"]
    player.close()


def test_a_foreign_page_calls_no_robots_whatever_it_knows(club: Club) -> None:
    table = Table(club.url)
    host, at = table.host(), f"{club.url}/api/rehearsal?table={table.id}"
    wish = {"table": table.id, "code": table.code, "players": 1}
    for method in ("GET", "POST", "DELETE"):
        for origin in ("http://elsewhere.example", "null", club.url.replace("http", "https")):
            body = wish if method == "POST" else None
            assert call(at, method, table.host_token, body, origin) == (401, {"code": "foreign_origin"})
    assert call(at, "GET", table.host_token, origin=club.url)[0] == 200
    assert seated(host) == []
    host.close()


def test_the_cloud_knows_no_rehearsals(club: Club) -> None:
    assert call(f"{club.cloud.http}/api/rehearsal", "GET") == (404, {"code": "no_such_address"})
