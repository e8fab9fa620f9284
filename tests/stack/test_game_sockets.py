"""The table over real sockets, through door, emulator and functions: windows, tickets, many at once."""

import secrets
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from infra.local import Club
from tests.stack.talk import Table, Window

pytestmark = pytest.mark.stack


def test_a_second_window_waits_takes_over_and_the_first_is_told(club: Club) -> None:
    table = Table(club.url)
    first = table.host()
    ticket = table.post("ticket", {"table": table.id, "tokens": [table.host_token]})["ticket"]
    second = Window(club.url, ticket, meets="elsewhere")
    second.ask_plain(do="hello", id="2", window="another", take=True)
    assert second.wait(lambda message: message["t"] == "view")["you"] == {"role": "host"}
    first.wait(lambda message: message["t"] == "taken")
    assert second.act("show_prompts", on=True)["t"] == "done"
    second.close()


def test_a_socket_that_goes_away_is_seen_and_its_seat_is_kept(club: Club) -> None:
    table = Table(club.url)
    host, (anna, boris) = table.seated(2)
    host.wait(lambda message: seen_here(message) == {"t": "view", "here": [True, True]})
    boris.close()
    here = {"t": "view", "here": [True, False]}
    host.wait(lambda message: seen_here(message) == here)
    host.drain()
    anna.drain()
    assert anna.act("ready", salt="ab" * 16)["t"] == "done"
    again = table.window(boris.token, boris.seat)
    assert again.message["you"]["role"] == "seat"
    for each in (host, anna, again):
        each.close()


def seen_here(message: dict[str, Any]) -> dict[str, Any]:
    """Of a message, whether it is a view and whose chairs it shows as here."""
    chairs = message["view"]["room"].get("chairs", ()) if message["t"] == "view" else ()
    return {"t": message["t"], "here": [chair.get("here", False) for chair in chairs]}


def test_a_ticket_used_twice_or_made_up_is_a_refused_handshake(club: Club) -> None:
    table = Table(club.url)
    ticket = table.post("ticket", {"table": table.id, "tokens": [table.host_token]})["ticket"]
    Window(club.url, ticket).close()
    for bad in (ticket, "made-up", ""):
        with pytest.raises(InvalidStatus):
            Window(club.url, bad)


def test_broken_frames_are_answered_and_then_hung_up_on(club: Club) -> None:
    host = Table(club.url).host()
    for _ in range(5):
        host.send_raw('{"do":')
        assert host.wait(lambda message: message["t"] == "malformed")["why"] == "not_json"
    host.closed()


def test_six_who_act_at_once_are_all_done(club: Club) -> None:
    """Five players press ready while the host turns a setting: conflicts are retried and nobody is lost."""
    table = Table(club.url)
    host, players = table.seated(5)
    v = players[-1].message["v"]
    sent = [(each, each.ask("ready", salt=secrets.token_hex(16))) for each in players]
    sent.append((host, host.ask("silence_all", on=True)))
    assert sorted(each.answer(id)["v"] for each, id in sent) == list(range(v + 1, v + 7))
    for each in (host, *players):
        each.close()
