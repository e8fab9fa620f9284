"""A host brings a file: every format as the command line reads it, and everything that is refused, kindly and soon."""

import io
import random
import time
import zipfile
from pathlib import Path

import pytest
from packs.media import hash_name

from infra.pack_cli import line_of
from infra.pack_files import outcome
from tests.packs import big
from tests.support.uploads import BOX_PICTURE, PICTURE, pack, zipped
from tests.support.workshop import Host, host_of, workshop

AWKWARD = sorted(path for path in (Path(__file__).parents[1] / "packs" / "awkward").iterdir() if path.stat().st_size)
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


@pytest.fixture
def host() -> Host:
    return host_of(*workshop())


@pytest.mark.parametrize("path", AWKWARD, ids=lambda path: path.name)
def test_the_door_finds_what_pack_check_finds(host: Host, path: Path, tmp_path: Path) -> None:
    content = path.read_bytes()
    (tmp_path / path.name).write_bytes(content)
    told = line_of(path.name, outcome(tmp_path / path.name))
    status, read = host.read(path.name, content)
    if told["refused"] is not None:
        assert (status, read) == (409, {"code": "pack_refused", "reason": told["refused"]})
        return
    assert status == 200
    found = {
        level: [
            {"place": each["place"], "code": each["code"], "text": " ".join((f"{each['text']}.", remedy)).strip()}
            for each in read["findings"]
            if each["level"] == level
            for remedy in [f"{each['remedy']}." if each.get("remedy") else ""]
        ]
        for level in ("error", "warning")
    }
    assert found == {"error": told["errors"], "warning": told["warnings"]}
    assert [game for game, lacking in read["lacks"].items() if not lacking] == told["complete_for"]
    assert sum(len(each["questions"]) for each in read["draft"]["sections"]) == told["questions"]


def test_an_own_pack_comes_whole_with_its_pictures_seen_by_its_host_alone(host: Host) -> None:
    status, read = host.read("own.zip", zipped())
    assert status == 200
    assert read["findings"] == []
    assert read["lacks"]["pkz"] == []
    assert read["lacks"]["ctt"] == ["duplet", "superblitz", "zeitnot", "base"]
    assert read["encoding"] is None
    shown, boxed = hash_name(PICTURE), hash_name(BOX_PICTURE)
    assert read["media"] == {
        shown: {"kind": "image", "bytes": len(PICTURE)},
        boxed: {"kind": "image", "bytes": len(BOX_PICTURE)},
    }
    assert host.picture(boxed) == (200, BOX_PICTURE)
    assert host.picture("0" * 32 + ".svg")[0] == 404
    other = host_of(*workshop(2))
    other.shop = host.shop
    assert other.picture(boxed)[0] in (401, 404)
    assert not [key for key in host.files.held if key.startswith("media/")]


def test_an_old_encoding_is_told_asked_for_and_obeyed(host: Host) -> None:
    text = "? ОГО\n! ОГО\n".encode("cp1251")
    status, asked = host.read("a.4s", text)
    assert (status, asked["code"]) == (409, "encoding_unknown")
    assert asked["guesses"][0] in ("cp1251", "koi8-r", "cp866")
    assert "cp1251" in asked["guesses"]
    status, read = host.read("a.4s", text, encoding="cp1251")
    assert (status, read["encoding"]) == (200, "cp1251")
    assert read["draft"]["sections"][0]["questions"][0]["text"] == "ОГО"
    status, again = host.read("a.4s", text, encoding="utf-8")
    assert (status, again["code"]) == (409, "encoding_unknown")
    assert "utf-8" not in again["guesses"]


@pytest.mark.parametrize(
    ("name", "size", "code"),
    [("a.exe", 10, "bad_kind"), ("без имени", 10, "bad_kind"), ("a.doc", 10, "bad_kind"), ("a.4s", 0, "empty_file"),
     ("a.4s", 8_000_001, "too_big"), ("a.zip", 60_000_001, "too_big"), ("a.png", 2_000_001, "too_big"),
     ("a.json", 25_000_001, "too_big"),
     ("a.mp4", 20_000_001, "too_big"), ("a.zip", -1, "empty_file")],
)  # fmt: skip
def test_a_file_that_will_not_do_is_refused_before_it_is_sent(host: Host, name: str, size: int, code: str) -> None:
    assert host.call("slot", name=name, size=size) == (409, {"code": code})


def test_what_was_uploaded_for_another_table_is_not_read(host: Host) -> None:
    theirs = host.upload("own.zip", zipped())
    other = host_of(*workshop(2))
    other.files.held |= host.files.held
    for key in (theirs, f"brought/{host.evening.table}/x", f"incoming/{other.evening.table}/../x", "", "media/a.png"):
        assert other.call("read", key=key, name="own.zip") == (404, {"code": "no_such_file"})
        assert other.call("media", key=key, name="own.zip") == (404, {"code": "no_such_file"})


def test_a_file_is_read_within_the_bounds_of_the_name_it_is_read_by(host: Host) -> None:
    key = host.upload("a.zip", b"[" + b" " * 25_000_000 + b"]")
    assert host.call("read", key=key, name="a.json") == (409, {"code": "too_big"})
    assert host.call("read", key=key, name="a.yaml") == (409, {"code": "too_big"})
    assert host.call("read", key=key, name="a.exe") == (409, {"code": "bad_kind"})


def test_only_the_host_of_a_living_table_is_heard(host: Host) -> None:
    body = {"name": "a.4s", "size": 5}
    seat = host.evening.tokens.setdefault(host.evening.sit("Аня"), "")  # type: ignore[arg-type]
    for token in ("", "x" * 22, seat, host.evening.recovery):
        assert host.call("slot", **body, host=token) == (401, {"code": "no_such_token"})
    assert host.call("slot", **body, table="nowhere") == (404, {"code": "no_such_table"})


def test_single_media_are_judged_by_their_bytes(host: Host) -> None:
    def kept(name: str, content: bytes) -> tuple[int, str]:
        status, said = host.call("media", key=host.upload(name, content), name=name)
        return status, said.get("hash") or said.get("reason") or said["code"]

    assert kept("a.png", PICTURE) == (200, hash_name(PICTURE))  # its bytes are SVG, whatever its name is
    script = PICTURE.replace(b"<circle", b"<script>alert(1)</script><circle")
    assert "в рисунке лишнее" in kept("a.svg", script)[1]
    for hidden in (
        b'<?xml-stylesheet href="//evil.example/a.xsl"?>' + PICTURE,
        PICTURE.decode().encode("utf-16") + PICTURE,
    ):
        assert "в рисунке лишнее" in kept("a.svg", hidden)[1]
    assert "не картинка" in kept("a.png", b"MZ not a picture")[1]
    huge = PNG + (60_000).to_bytes(4, "big") * 2 + b"\x08\x06"
    status, said = kept("a.png", huge)
    assert (status, "точек" in said) == (409, True)
    assert kept("a.mp3", b"ID3" + b"\0" * 100)[0] == 200


def bomb() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", b"<a>" * 6_000_000)
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("deep.json", b"[" * 400_000),
        ("wide.json", b"[" + b'{"a":0},' * 1_000_000 + b"0]"),
        ("deep.xml", b"<a>" * 400_000),
        ("deep.yaml", b"a: " + b"[" * 400_000),
        ("bomb.siq", bomb()),
        ("laughs.yaml", b"a: &a [x,x]\nb: &b [*a,*a]\nformat: 2\n"),
        ("noise.docx", b"PK\x03\x04" + bytes(range(256)) * 4_000),
        ("long.4s", b"? \xd0\x90" * 700_000),
        ("many.txt", "Вопрос 1:\n".encode() * 300_000),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_hostile_file_is_answered_soon(host: Host, name: str, content: bytes) -> None:
    began = time.process_time()
    status, said = host.read(name, content)
    assert time.process_time() - began < 8
    assert (status, said["code"]) == (409, "pack_refused") or status == 200


def test_five_hundred_questions_come_whole_and_lie_on_the_table(host: Host) -> None:
    files = big.files()
    for name, content in ((name, files[name]) for name in ("big.4s", "big.docx", "own.json")):
        status, read = host.read(name, content)
        assert status == 200, (name, read)
        assert sum(len(each["questions"]) for each in read["draft"]["sections"]) == big.COUNT
    assert host.save(read["draft"])


def test_a_small_archive_does_not_fill_the_store(host: Host) -> None:
    given = pack(questions=6)
    files = {f"{n}.mp3": b"ID3" + bytes([n]) + b"\0" * 18_000_000 for n in range(6)}
    for question, name in zip(given["questions"], files, strict=False):
        question["handouts"] = [{"kind": "audio", "file": name}]
    noise = random.Random(1).randbytes(300_000)
    fat = {name: content + noise for name, content in files.items()}
    archive = zipped(given, {**fat, "box.svg": BOX_PICTURE})
    assert len(archive) < 4_000_000
    status, said = host.read("fat.zip", archive)
    assert (status, said["code"]) == (409, "pack_refused"), said
    assert "ста мегабайт" in said["reason"]
    assert not [key for key in host.files.held if key.startswith("brought/")]


def test_a_flood_is_held_back_and_passes(host: Host) -> None:
    key = host.upload("own.zip", zipped(pack(questions=1)))
    answers = [host.call("read", key=key, name="own.zip")[0] for _ in range(40)]
    assert answers == [200] * 30 + [429] * 10
    status, said = host.call("slot", name="a.zip", size=59_000_000)
    for _ in range(5):
        status, said = host.call("slot", name="a.zip", size=59_000_000)
    assert (status, said["code"]) == (429, "slow_down")
    assert 0 < said["retry_s"] <= 60
