"""Packs kept in an account: sealed, with their pictures, replaced, renamed, taken to another table, deleted."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from play.ports import Workshop

from tests.support.club_evening import PASSWORD, club_call, registered
from tests.support.club_fakes import ClubWorld
from tests.support.evening import Evening
from tests.support.workshop import FakeBrought, FakeFiles, Host

Desk = Callable[[], Host]


@pytest.fixture
def files() -> FakeFiles:
    return FakeFiles()


@pytest.fixture
def desk(there: ClubWorld, files: FakeFiles) -> Desk:
    """Hosts at tables of their own, over one bucket."""

    def opened() -> Host:
        shop = Workshop(there.house, FakeBrought(there.house.packs), files)  # type: ignore[arg-type]
        return Host(shop, Evening(there.house, there.world.wire.to).open(), "203.0.113.7")

    return opened


def asks(host: Host, path: str, session: str, **body: Any) -> tuple[int, Any]:
    sent = {**({} if path == "drop" else host.who), **body}
    return host.call_raw("POST", path, json.dumps(sent), **{"x-club": session})


def cards(there: ClubWorld, session: str) -> list[tuple[str, int]]:
    found = club_call(there.house, "packs", session=session)[1].get("packs", [])
    return [(each["title"], each["questions"]) for each in found]


def test_a_pack_is_kept_with_its_pictures_and_comes_to_another_table_as_it_was(
    there: ClubWorld, desk: Desk, files: FakeFiles
) -> None:
    host, other = registered(there.house, "Крупье"), desk()
    here = desk()
    draft = here.draft()
    status, kept = asks(here, "keep", host, draft=draft)
    assert (status, kept["title"], cards(there, host)) == (200, "Свои вопросы", [("Свои вопросы", 16)])
    for name in [name for name in files.held if name.startswith("brought/")]:
        del files.held[name]
    status, taken = asks(other, "take", host, id=kept["id"])
    assert (status, taken["draft"]) == (200, draft)
    assert len(taken["media"]) == 2
    assert other.save(taken["draft"])


def test_a_kept_pack_says_what_it_lacks_for_each_game_and_one_kept_long_ago_says_nothing(
    there: ClubWorld, desk: Desk
) -> None:
    host, here = registered(there.house, "Крупье"), desk()
    asks(here, "keep", host, draft=here.draft())
    owner = next(iter(there.shelf.accounts))
    pack = there.club.packs.all(owner)[0]
    there.club.packs.put(owner, replace(pack, id="old", kept_ms=pack.kept_ms - 1, lacks=()), b"{}")
    new, old = club_call(there.house, "packs", session=host)[1]["packs"]
    assert (new["lacks"]["pkz"], new["lacks"]["tv"], old["lacks"]) == ([], [], {})
    assert new["lacks"]["ctt"] == ["duplet", "superblitz", "zeitnot", "base"]


def test_a_kept_pack_is_nobody_elses_and_never_public(there: ClubWorld, desk: Desk, files: FakeFiles) -> None:
    host, thief, here = registered(there.house, "Крупье"), registered(there.house, "Вор"), desk()
    kept = asks(here, "keep", host, draft=here.draft())[1]["id"]
    assert asks(desk(), "take", thief, id=kept) == (404, {"code": "no_such_pack"})
    assert asks(here, "drop", thief, id=kept) == (404, {"code": "no_such_pack"})
    assert club_call(there.house, "rename", {"id": kept, "title": "Моё"}, thief)[0] == 404
    assert asks(here, "take", "", id=kept) == (401, {"code": "not_signed_in"})
    assert cards(there, thief) == []
    assert not [name for name in files.held if name.startswith("media/")]
    assert "Разгадка" not in str(club_call(there.house, "packs", session=host)[1])


def test_a_pack_is_replaced_and_renamed_and_the_list_holds_so_many(there: ClubWorld, desk: Desk) -> None:
    host, here = registered(there.house, "Крупье"), desk()
    draft = here.draft()
    kept = asks(here, "keep", host, draft=draft)[1]["id"]
    again = asks(here, "keep", host, draft={**draft, "title": "Новые"}, id=kept)
    assert (again[0], cards(there, host)) == (200, [("Новые", 16)])
    assert club_call(there.house, "rename", {"id": kept, "title": " Вечер  первый "}, host)[0] == 200
    assert asks(here, "take", host, id=kept)[1]["draft"]["title"] == "Вечер первый"
    assert club_call(there.house, "rename", {"id": kept, "title": " "}, host) == (409, {"code": "title_empty"})
    owner = next(iter(there.shelf.accounts))
    pack = there.club.packs.all(owner)[0]
    for n in range(29):
        there.club.packs.put(owner, replace(pack, id=f"p{n}"), b"{}")
    assert asks(here, "keep", host, draft=draft) == (409, {"code": "packs_full"})


def test_a_deleted_pack_takes_its_pictures_but_for_those_that_another_shows(
    there: ClubWorld, desk: Desk, files: FakeFiles
) -> None:
    host, here = registered(there.house, "Крупье"), desk()
    draft = here.draft()
    first, second = (asks(here, "keep", host, draft=draft)[1]["id"] for _ in range(2))
    assert asks(here, "drop", host, id=first)[0] == 200
    assert len([name for name in files.held if name.startswith("own/")]) == 2
    assert club_call(there.house, "delete", {"password": PASSWORD}, host) == (409, {"code": "packs_left"})
    assert asks(here, "drop", host, id="")[0] == 200
    assert not [name for name in files.held if name.startswith("own/")]
    assert club_call(there.house, "delete", {"password": PASSWORD}, host) == (200, {})
    assert second != first


def test_a_pack_too_big_to_keep_leaves_no_pictures_behind(
    there: ClubWorld, desk: Desk, files: FakeFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, here = registered(there.house, "Крупье"), desk()
    draft = here.draft()
    kept = asks(here, "keep", host, draft=draft)[1]["id"]
    monkeypatch.setattr(there.club.packs, "put", lambda *_: False)
    before = {name for name in files.held if name.startswith("own/")}
    assert asks(here, "keep", host, draft=draft, id=kept) == (409, {"code": "pack_too_big"})
    assert {name for name in files.held if name.startswith("own/")} == before
    there.club.packs.drop(next(iter(there.shelf.accounts)), kept)
    assert asks(here, "keep", host, draft=draft) == (409, {"code": "pack_too_big"})
    assert not [name for name in files.held if name.startswith("own/")]
