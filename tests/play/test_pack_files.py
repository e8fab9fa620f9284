"""A draft goes to a file and comes back; what a format cannot hold is said; long media come in pieces."""

import base64
import io
import zipfile
from typing import Any

import pytest
from packs.media import hash_name

from tests.support.uploads import BOX_PICTURE, PICTURE
from tests.support.workshop import Host, host_of, workshop


@pytest.fixture
def desk() -> Host:
    return host_of(*workshop())


def written(desk: Host, draft: dict[str, Any], format: str) -> tuple[dict[str, Any], bytes]:
    status, made = desk.call("file", draft=draft, format=format)
    assert status == 200, made
    return made, base64.b64decode(made["body"])


@pytest.mark.parametrize("format", ["zip", "json"])
def test_what_holds_everything_comes_back_as_it_was(desk: Host, format: str) -> None:
    draft = desk.draft()
    made, content = written(desk, draft, format)
    assert (made["name"], made["lost"]) == (f"svoi-voprosy.{format}", [])
    other = host_of(*workshop(2))
    assert other.draft(made["name"], content) == draft
    assert other.picture(hash_name(BOX_PICTURE)) == (200, BOX_PICTURE)
    assert written(desk, draft, format)[1] == content


def test_yaml_alone_says_that_pictures_stay_behind(desk: Host) -> None:
    made, content = written(desk, desk.draft(), "yaml")
    assert {each["place"] for each in made["lost"]} == {hash_name(PICTURE), hash_name(BOX_PICTURE)}
    assert "Самовар" in content.decode()
    assert made["type"] == "application/yaml"


def test_4s_goes_with_its_pictures_and_says_what_it_has_no_place_for(desk: Host) -> None:
    made, content = written(desk, desk.draft(), "4s")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.namelist()[0] == "svoi-voprosy.4s"
        assert archive.read(hash_name(PICTURE)) == PICTURE
    assert made["name"] == "svoi-voprosy-4s.zip"
    assert any("ящик" in each["text"] + each["place"] for each in made["lost"])
    plain = {"format": 2, "id": "a", "title": "Без картинок", "version": 1,
             "sections": [{"questions": [{"text": "Что?", "answer": "То"}]}]}  # fmt: skip
    assert written(desk, plain, "4s")[0]["name"] == "bez-kartinok.4s"


def test_paper_is_printed_and_reads_back(desk: Host) -> None:
    made, content = written(desk, desk.draft(), "docx")
    assert made["name"].endswith(".docx")
    status, read = desk.read("back.docx", content)
    assert status == 200
    assert "Разгадка 1" in str(read["draft"])


def test_an_unfinished_draft_may_be_taken_along_and_a_lost_picture_is_said(desk: Host) -> None:
    draft = desk.draft()
    question = draft["sections"][0]["questions"][0]
    question["answer"], question["handouts"] = "", [{"kind": "image", "media": "0" * 32 + ".png"}]
    made, _ = written(desk, draft, "zip")
    assert [each["place"] for each in made["lost"]] == ["сектор 1"]
    assert desk.call("file", draft={"format": 9}, format="zip")[1]["code"] == "pack_faulty"
    assert desk.call("file", draft=draft, format="exe")[0] == 400


def test_a_file_too_large_for_an_answer_is_lent_under_a_secret_name(desk: Host) -> None:
    draft = desk.draft()
    film = b"\x1aE\xdf\xa3" + bytes(range(256)) * 20_000
    kept = desk.call("media", key=desk.upload("a.webm", film), name="a.webm")[1]
    assert kept == {"hash": hash_name(film), "kind": "video", "bytes": len(film)}
    draft["sections"][0]["questions"][0]["handouts"] = [{"kind": "video", "media": kept["hash"]}]
    made, content = written(desk, draft, "json")
    assert content == b""
    assert len(made["url"]) > len("/media/b-") + 32
    assert desk.files.held[made["url"].removeprefix("/")].startswith(b"{")


def test_a_long_film_is_previewed_piece_by_piece(desk: Host) -> None:
    film = b"\x1aE\xdf\xa3" + bytes(range(256)) * 20_000
    name = desk.call("media", key=desk.upload("a.webm", film), name="a.webm")[1]["hash"]
    status, first = desk.picture(name)
    assert (status, first) == (206, film[:4_000_000])
    assert desk.picture(name, range="bytes=4000000-") == (206, film[4_000_000:])
    assert desk.picture(name, range="bytes=5-9") == (206, film[5:10])
    assert desk.picture(name, range="bytes=99999999-")[0] == 206
