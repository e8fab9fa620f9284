"""A pack over the real door and store: what the signed form allows, whom media reach and when, what a restart keeps."""

import base64
import json
from collections.abc import Mapping
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

import pytest
from packs.media import hash_name

from infra.local import Club
from tests.stack.talk import Table, Window
from tests.support.uploads import PICTURE, form, pack, zipped
from tests.support.waiting import PATIENCE_S

pytestmark = pytest.mark.stack
ANSWERED = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"><circle r="3"/></svg>'


class Desk:
    """A host with files, before the club's door."""

    def __init__(self, club: Club, home: str = "127.0.3.1") -> None:
        self.club, self.home = club, home
        self.table = Table(club.url)
        self.who = {"table": self.table.id, "host": self.table.host_token}

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
        asked = HTTPConnection("127.0.0.1", self.club.port, source_address=(self.home, 0), timeout=PATIENCE_S)
        with closing(asked):
            asked.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = asked.getresponse()
            return answer.status, answer.read()

    def call(self, path: str, **body: Any) -> Any:
        status, said = self.ask("POST", f"/api/packs/{path}", json.dumps({**self.who, **body}).encode())
        assert status == 200, (path, said)
        return json.loads(said)

    def upload(self, fields: Mapping[str, str], content: bytes) -> int:
        kind, body = form(fields, content)
        return self.ask("POST", "/upload", body, Content_Type=kind)[0]

    def bring(self, name: str, content: bytes) -> Any:
        slot = self.call("slot", name=name, size=len(content))
        assert self.upload(slot["fields"], content) == 204
        return self.call("read", key=slot["key"], name=name)

    def get(self, path: str) -> tuple[int, bytes]:
        return self.ask("GET", path)


def answered_with_a_picture() -> dict[str, Any]:
    """Every question but the box has its answer's own picture."""
    given = pack()
    for question in given["questions"][:-1]:
        question["handouts"] = [{"kind": "image", "file": "answer.svg", "moment": "answer"}]
    return given


def test_the_store_holds_to_the_signed_form(club: Club) -> None:
    desk = Desk(club)
    slot = desk.call("slot", name="a.zip", size=100)
    fields = slot["fields"]
    assert desk.upload(fields, b"x" * 101) in (400, 403)
    assert desk.upload({**fields, "key": f"incoming/{desk.table.id}/{'0' * 32}"}, b"x") == 403
    assert desk.upload({**fields, "key": "media/b-own.html"}, b"x") == 403
    assert desk.upload({**fields, "Content-Type": "text/html"}, b"x") == 403
    assert desk.upload({**fields, "x-amz-signature": "0" * 64}, b"x") == 403
    assert desk.upload({**fields, "acl": "public-read"}, b"x") in (400, 403)
    assert desk.upload({"key": "media/b-own.html"}, b"x") in (400, 403)
    assert desk.upload(fields, b"x" * 100) == 204
    bucket = club.cloud.data["MediaBucket"]
    for method, path in (
        ("GET", "/upload"),
        ("PUT", "/upload/x"),
        ("GET", f"/upload/{slot['key']}"),
        ("DELETE", "/upload"),
    ):
        assert desk.ask(method, path)[0] == 405
    assert desk.ask("POST", "/upload?delete", b"<Delete/>", Content_Type="application/xml")[0] == 405
    for address in (f"/media/../{slot['key']}", f"/{slot['key']}", f"/media/%2e%2e/{slot['key']}", f"/{bucket}"):
        assert desk.get(address)[0] in (400, 403, 404)


def test_a_picture_of_the_answer_is_nowhere_to_be_had_before_the_answer_is_shown(club: Club) -> None:
    desk = Desk(club, "127.0.3.2")
    files = {"answer.svg": ANSWERED, "box.svg": PICTURE}
    read = desk.bring("own.zip", zipped(answered_with_a_picture(), files))
    known = hash_name(ANSWERED)
    headers = {"x_token": desk.table.host_token, "x_table": desk.table.id}
    assert desk.ask("GET", f"/api/packs/picture/{known}", **headers) == (200, ANSWERED)
    assert desk.ask("GET", f"/api/packs/picture/{known}", x_token="x" * 22, x_table=desk.table.id)[0] == 401
    saved = desk.call("save", draft=read["draft"])
    host = desk.table.host()
    anna, boris = (desk.table.player(name) for name in ("Аня", "Боря"))
    assert [card["digest"] for card in host.view["brought"]] == [saved["digest"]]
    after("choose_pack", host, anna, boris, digest=saved["digest"])
    begin(host, anna, boris)
    after("spin", host, anna, boris)
    sector = host.room["round"]["sector"]
    for address in (f"/media/{known}", f"/media/b-{known}", f"/media/../brought/{desk.table.id}/{known}"):
        assert desk.get(address)[0] in (403, 404)
    shown = [each["media"] for each in host.view["key"]["handouts"]] if sector else [host.view["key"]["box"]["picture"]]
    after("start_clock", host, anna)
    assert not any(shown[0].encode() in frame or known.encode() in frame for frame in anna.frames)
    after("name_answerer", anna, host, seat=anna.seat)
    after("judge", host, anna, correct=True)
    assert shown[0] in json.dumps(anna.room["words"])
    assert desk.get(f"/media/{shown[0]}") == (200, ANSWERED if sector else PICTURE)


def begin(host: Window, *players: Window) -> None:
    for number, each in enumerate(players):
        assert each.act("ready", salt=f"{number + 1:032x}")["t"] == "done"
    host.drain()
    assert host.act("mark_captain", seat=players[0].seat)["t"] == "done"
    assert host.act("start_game")["t"] == "done"
    for each in (host, *players):
        each.wait(lambda message: message["t"] == "view" and message["view"]["room"]["phase"] != "lobby")


def after(do: str, who: Window, *others: Window, **fields: Any) -> None:
    """The command, and everybody's view after it."""
    done = who.act(do, **fields)
    assert done["t"] == "done", done
    for each in (who, *others):
        each.view_of(done["v"])


def test_what_was_brought_outlives_a_restart_and_uploads_do_not(club: Club) -> None:
    desk = Desk(club, "127.0.3.3")
    read = desk.bring("own.zip", zipped())
    club.copy()
    kept = [path.relative_to(club.state_dir / "copy" / "bucket").parts for path in club.state_dir.rglob("*.svg")]
    assert ("brought", desk.table.id, hash_name(PICTURE)) in kept
    assert not list((club.state_dir / "copy" / "bucket").glob("incoming/*"))
    made = desk.call("file", draft=read["draft"], format="zip")
    assert desk.bring(made["name"], base64.b64decode(made["body"]))["draft"] == read["draft"]
