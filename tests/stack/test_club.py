"""The club over the real door: names raced for, a game into a profile, each under the functions' own roles."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from infra.local import Club
from tests.stack.talk import Table, Window
from tests.support.waiting import PATIENCE_S

pytestmark = pytest.mark.stack
PASSWORD = "семь слонов и один бегемот"


def asks(club: Club, path: str, body: object = None, session: str = "") -> tuple[int, Any]:
    sent = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "x-club": session}
    asked = urllib.request.Request(f"{club.url}/api/club/{path}", sent, headers)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE_S) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refusal:
        return refusal.code, json.load(refusal)


def acts(everybody: tuple[Window, ...], who: Window, do: str, **fields: Any) -> None:
    """A command that is done, and everybody has seen it."""
    done = who.act(do, **fields)
    assert done["t"] == "done", (do, done)
    for each in everybody:
        each.view_of(done["v"])


def test_of_four_who_want_one_name_at_once_one_gets_it(club: Club) -> None:
    name = f"Имя {secrets.token_hex(3)}"

    def register(written: str) -> int:
        return asks(club, "register", {"name": written, "password": PASSWORD})[0]

    with ThreadPoolExecutor(4) as hands:
        said = list(hands.map(register, (name, name.upper(), name.lower(), name.replace("м", "m"))))
    assert sorted(said) == [200, 409, 409, 409]


def test_a_game_is_in_the_profile_once_its_order_with_it_and_the_account_can_be_deleted(club: Club) -> None:
    name = f"Анна {secrets.token_hex(3)}"
    session = asks(club, "register", {"name": name, "password": PASSWORD})[1]["token"]
    table = Table(club.url)
    host, players = table.seated(2)
    place = {"table": table.id, "token": players[0].token}
    assert asks(club, "sit", place, session) == (200, {"place": "s1"})
    everybody = (host, *players)
    for player in players:
        acts(everybody, player, "ready", salt=secrets.token_hex(16))
    acts(everybody, host, "mark_captain", seat="s1")
    acts(everybody, host, "start_game")
    acts(everybody, host, "correct_score", knowers=5, viewers=0, reason="так было", confirmed=False)
    acts(everybody, host, "spin")
    acts(everybody, host, "start_clock")
    acts(everybody, players[0], "name_answerer", seat="s1")
    acts(everybody, host, "judge", correct=True)
    acts(everybody, host, "return_to_lobby")
    given = asks(club, "awards", {"table": table.id, "token": players[1].token})
    assert given == (200, {"awards": [{"seat": "s1", "name": name, "award": "crystal_order"}]})
    profile = asks(club, "me", session=session)[1]
    assert (profile["card"]["wins"], len(profile["games"])) == (1, 1)
    assert asks(club, f"protocol/{profile['games'][0]['key']}", session=session)[1]["rulebook"] == "pkz"
    assert asks(club, "delete", {"password": PASSWORD}, session) == (200, {})
    assert asks(club, "me", session=session)[0] == 401
    for each in everybody:
        each.close()
