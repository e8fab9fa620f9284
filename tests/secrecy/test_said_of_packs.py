"""When the packs' function breaks, or a pack is refused, the log quotes no question and no token."""

from dataclasses import replace

import pytest

from tests.secrecy.test_said import Breaking, Heard, heard
from tests.support.uploads import zipped
from tests.support.workshop import Host, host_of, workshop

__all__ = ["heard"]

WORDS = ("Самовар", "Разгадка", "Что под номером")


@pytest.mark.parametrize("port", ["brought", "files", "house"])
def test_a_broken_port_of_the_workshop_is_logged_without_a_word(heard: Heard, port: str) -> None:
    desk = host_of(*workshop())
    key, draft = desk.upload("own.zip", zipped()), desk.draft()
    whole = desk.shop
    desk.shop = replace(whole, **{port: Breaking(getattr(whole, port))})  # type: ignore[arg-type]
    if port == "house":
        desk.shop = replace(whole, house=replace(whole.house, limiter=Breaking(whole.house.limiter)))
    answers = [
        desk.call("read", key=key, name="own.zip"),
        desk.call("save", draft=draft),
        desk.call("file", draft=draft, format="zip"),
    ]
    assert (500, {"code": "broken"}) in answers
    silent(heard, desk)


def test_refusals_are_logged_without_a_word(heard: Heard) -> None:
    desk = host_of(*workshop())
    draft = desk.draft()
    draft["sections"][0]["questions"][0]["answer"] = ""
    assert desk.call("save", draft=draft)[0] == 400
    assert desk.call("save", draft={**draft, "Разгадка": "Самовар"})[0] == 400
    assert desk.read("own.4s", b"? \xd1\xe0\xec\xee\xe2\xe0\xf0")[0] in (200, 409)
    assert desk.call_raw("POST", "save", "{Самовар")[0] == 400
    silent(heard, desk)


def silent(heard: Heard, desk: Host) -> None:
    assert heard.lines.count(b'"outcome"') >= 3
    heard.holds_no_secret({desk.evening.host_token, desk.evening.recovery, *WORDS})
    said = heard.lines.decode()
    assert not any(word.encode("unicode_escape").decode() in said for word in WORDS)
