"""A pack of the host's own: edited, laid on its table and no other, seen by its host alone, gone with the table."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from packs.media import hash_name
from play.rows import KEY_MS, TABLE_MS

from tests.play.test_actions import seated
from tests.support.evening import Socket, call
from tests.support.fakes import World
from tests.support.uploads import BOX_PICTURE, PICTURE
from tests.support.workshop import Host, host_of, workshop


@pytest.fixture
def made() -> tuple[World, Host]:
    fakes, shop = workshop()
    return fakes, host_of(fakes, shop)


@pytest.fixture
def desk(made: tuple[World, Host]) -> Host:
    return made[1]


def titled(desk: Host, title: str) -> str:
    return desk.save({**desk.draft(), "title": title})


def brought(host: Socket) -> list[str]:
    return [card["title"] for card in host.view.get("brought", [])]


def test_a_draft_is_read_edited_saved_chosen_played_and_shown(desk: Host) -> None:
    """The words of the table are those of the editor, and the picture of the key comes with the key."""
    host, anna, boris = seated(desk.evening)
    draft = desk.draft()
    for question in draft["sections"][0]["questions"]:
        question["text"] = f"Исправлено: {question['text']}"
        question["handouts"] = [{"kind": "image", "media": hash_name(PICTURE), "moment": "answer"}]
    assert desk.call("check", draft=draft)[1]["findings"] == []
    digest = desk.save(draft)
    assert brought(host) == ["Свои вопросы"]
    assert host.act("choose_pack", digest=digest)["t"] == "done"
    assert host.act("show_prompts", on=True)["t"] == "done"
    desk.evening.ready([anna, boris], anna, host)
    assert host.act("spin")["t"] == "done"
    key = host.view["key"]
    assert key["prompt"].startswith("Исправлено: ")
    picture = key["handouts"][-1]["media"]
    assert re.fullmatch(r"b-[0-9a-f]{32}\.svg", picture)
    assert desk.files.held[f"media/{picture}"] == PICTURE
    assert host.act("start_clock")["t"] == "done"
    seen = json.dumps(anna.frames(), ensure_ascii=False)
    assert "Исправлено" in json.dumps(anna.room["words"], ensure_ascii=False)
    assert picture not in seen
    assert hash_name(PICTURE) not in seen
    assert anna.act("name_answerer", seat=anna.seat)["t"] == "done"
    assert host.act("judge", correct=True)["t"] == "done"
    assert picture in json.dumps(anna.room["words"])


def test_the_lobby_says_of_each_pack_what_it_lacks_and_whom_it_is_for(desk: Host) -> None:
    host, _, _ = seated(desk.evening)
    draft = desk.draft()
    titled(desk, "Полный")
    box = [each for each in draft["sections"][0]["questions"] if each.get("kind") == "black_box"]
    rest = [each for each in draft["sections"][0]["questions"] if each not in box]
    desk.save({**draft, "title": "Без ящика", "sections": [{"questions": rest}]})
    desk.save({**draft, "title": "Один ящик", "sections": [{"questions": box}]})
    host.hello()
    said = [(card["title"], card.get("missing", []), card.get("complete_for", [])) for card in host.view["brought"]]
    numbers = [str(n) for n in range(1, 16)]
    assert said == [
        ("Полный", [], ["pkz", "tv"]),
        ("Без ящика", ["box"], ["tv"]),
        ("Один ящик", numbers, []),
    ]
    assert [(card["envelopes"], card["box"]) for card in host.view["brought"][:1]] == [(15, True)]
    assert all("missing" not in card for card in host.view["shelf"])


def test_a_draft_that_is_checked_says_what_each_game_would_miss(desk: Host) -> None:
    draft = desk.draft()
    first = draft["sections"][0]["questions"]
    status, said = desk.call("check", draft={**draft, "sections": [{"questions": first[:3]}]})
    assert status == 200
    assert said["lacks"]["tv"] == [str(n) for n in range(4, 14)]
    assert {"superblitz", "base"} < set(said["lacks"]["ctt"])
    assert desk.call("check", draft={"format": 99})[1]["lacks"] == {}


def test_no_name_by_which_a_picture_could_be_guessed_is_public(desk: Host) -> None:
    """Who has the same picture at home knows its hash, and still finds nothing; another table has other names."""
    desk.save(desk.draft())
    public = {key for key in desk.files.held if key.startswith("media/")}
    assert len(public) == 2
    other = host_of(*workshop(7))
    other.save(other.draft())
    assert {key for key in other.files.held if key.startswith("media/")}.isdisjoint(public)
    for content in (PICTURE, BOX_PICTURE):
        assert f"media/{hash_name(content)}" not in desk.files.held


def test_nobody_but_its_host_hears_of_a_brought_pack(made: tuple[World, Host]) -> None:
    fakes, desk = made
    host, anna, _ = seated(desk.evening)
    watcher = desk.evening.connect(desk.evening.watch())
    watcher.hello()
    stage = call(fakes.house, "POST", "/api/stage", desk.who)[1]["stage"]
    screen = desk.evening.connect(stage)
    screen.hello()
    digest = titled(desk, "Секретный пакет")
    anna.act("dress", avatar=5, hat=1)
    assert brought(host) == ["Секретный пакет"]
    for each in (anna, watcher, screen):
        said = json.dumps(each.frames(), ensure_ascii=False)
        assert "Секретный" not in said
        assert digest not in said
    for token in (desk.evening.host_token, desk.evening.tokens[anna.seat]):  # type: ignore[index]
        told = call(fakes.house, "GET", f"/api/protocol/{desk.evening.table}", token=token)[1]
        assert [event["t"] for entry in told["entries"] for event in entry["events"]].count("pack_brought") == 1
        assert "Секретный" not in json.dumps(told, ensure_ascii=False)
        assert digest not in json.dumps(told)


def test_no_other_table_can_lay_a_pack_it_has_heard_of(made: tuple[World, Host]) -> None:
    fakes, desk = made
    digest = desk.save(desk.draft())
    other = host_of(fakes, desk.shop, source="203.0.113.9")
    host = other.evening.host()
    assert host.act("choose_pack", digest=digest)["t"] == "refused"
    assert brought(host) == []
    theirs = other.save(other.draft())
    assert theirs != digest
    draft = desk.draft()
    draft["sections"][0]["questions"][0]["handouts"][0]["media"] = "0" * 32 + ".svg"
    status, said = other.call("save", draft=draft)
    assert (status, said["code"]) == (400, "pack_faulty")
    assert [each["code"] for each in said["findings"]] == ["missing_media"]


def unfinished(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    made: dict[str, Any] = {"format": 2, "id": "a", "title": "А", "version": 1, "sections": [{"questions": []}]}
    made["sections"][0]["questions"].append({"text": "Что?", "answer": "То"})
    change(made)
    return made


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda draft: draft["sections"][0]["questions"][0].pop("answer"), "missing_field"),
        (lambda draft: draft.pop("title"), "missing_field"),
        (lambda draft: draft.update(sections=[]), "no_questions"),
        (lambda draft: draft.update(secret="a"), "unknown_field"),
        (lambda draft: draft.update(sections="a"), "not_a_list"),
        (lambda draft: draft.update(format=3), "newer_format"),
        (lambda draft: draft.update(title="я" * 201), "long_title"),
        (lambda draft: draft["sections"][0].update(questions=[{"text": "?", "answer": "!"}] * 501),
         "too_many_questions"),
        (lambda draft: draft["sections"][0]["questions"][0].update(comment="я" * 8_000), "long_question"),
        (lambda draft: draft["sections"].append({"questions": [{"text": "?", "answer": "!", "sector": 0}]}),
         "not_a_number"),
        (lambda draft: draft["sections"][0]["questions"][0].update(
            handouts=[{"kind": "image", "media": "../../incoming/x"}]), "missing_media"),
    ],
)  # fmt: skip
def test_what_is_not_a_pack_yet_is_not_laid_and_all_is_said(desk: Host, change: Any, code: str) -> None:
    draft = unfinished(change)
    status, said = desk.call("save", draft=draft)
    assert (status, said["code"]) == (400, "pack_faulty")
    assert code in {each["code"] for each in said["findings"]}
    assert brought(desk.evening.host()) == []
    if code != "missing_media":
        assert code in {each["code"] for each in desk.call("check", draft=draft)[1]["findings"]}


def test_of_countless_findings_the_rest_is_counted(desk: Host) -> None:
    draft = unfinished(lambda made: made.update({f"поле {n}": 1 for n in range(600)}))
    for path in ("check", "save"):
        found = desk.call(path, draft=draft)[1]["findings"]
        assert len(found) == 501
        assert found[-1]["code"] == "many"


def test_bodies_that_are_no_drafts_are_short_answers(desk: Host) -> None:
    assert desk.call("save", draft=[])[1] == {"code": "not_an_object"}
    assert desk.call("save", draft={"title": "я" * 800_000})[1] == {"code": "too_long"}
    assert desk.call("slot", name="я" * 4_000, size=1)[1] == {"code": "too_long"}
    deep = '{"table":"a","host":"b","draft":' + '{"a":' * 100_000 + "1" + "}" * 100_002
    assert desk.call_raw("POST", "save", deep)[0] == 400
    assert desk.call_raw("GET", "slot")[0] == 404


def test_a_newer_text_takes_the_older_ones_place_and_the_oldest_makes_room(desk: Host) -> None:
    host = desk.evening.host()
    first = titled(desk, "Первый")
    assert titled(desk, "Первый") == first
    assert brought(host) == ["Первый"]
    host.act("choose_pack", digest=first)
    draft = desk.draft()
    draft["title"], draft["about"] = "Первый", "Исправленный"
    newer = desk.save(draft)
    assert brought(host) == ["Первый"]
    assert host.view["pack"]["digest"] == newer != first
    for title in ("Второй", "Третий", "Четвёртый", "Пятый"):
        titled(desk, title)
    assert brought(host) == ["Первый", "Третий", "Четвёртый", "Пятый"]  # the one on the table stays


def test_undo_and_a_new_game_leave_it_where_it_is(desk: Host) -> None:
    host, anna, boris = seated(desk.evening)
    first = titled(desk, "Первый")
    host.act("choose_pack", digest=first)
    desk.evening.ready([anna, boris], anna, host)
    host.act("spin")
    other = desk.draft()
    other["title"], other["about"] = "Первый", "Другой текст"
    desk.save(other)
    step = next(each for each in host.view["offers"] if each["do"] == "undo")["offer"]["options"][0]["step"]
    assert host.act("undo", step=step)["t"] == "done"
    assert brought(host) == []  # only the lobby chooses
    host.act("end_match", reason="проверка")
    assert host.act("return_to_lobby")["t"] == "done"
    assert brought(host) == ["Первый", "Первый"]
    assert host.view["pack"]["digest"] == first


def test_it_dies_with_the_table(made: tuple[World, Host]) -> None:
    fakes, desk = made
    draft = desk.draft()
    digest = desk.save(draft)
    assert desk.shop.brought.kept[digest] == (desk.evening.table, fakes.clock.now + KEY_MS)  # type: ignore[attr-defined]
    fakes.clock.now += TABLE_MS + 1
    for path, body in (("save", {"draft": draft}), ("check", {"draft": draft}), ("slot", {"name": "a.4s", "size": 1})):
        assert desk.call(path, **body) == (404, {"code": "no_such_table"})
    assert desk.picture(hash_name(PICTURE))[0] == 404
