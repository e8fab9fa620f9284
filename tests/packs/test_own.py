"""Reading our own format: every word arrives, and everything wrong is said at once with place, reason and remedy."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from packs import folder, opening, own
from packs.model import BLACK_BOX, Slot
from packs.own import Source
from packs.trouble import BadPack

from tests.packs.conftest import BOX_PICTURE, CANARY, PICTURE

Make = Callable[[dict[str, Any]], Source]


def codes(source: Source) -> list[str]:
    with pytest.raises(BadPack) as caught:
        own.read(source)
    assert CANARY not in str(caught.value)
    assert all(t.place and t.reason and t.remedy for t in caught.value.troubles)
    return [trouble.code for trouble in caught.value.troubles]


def test_every_word_of_a_question_arrives(written: dict[str, Any], source: Make) -> None:
    envelope = opening.envelope(own.read(source(written)).pack.question(Slot(1)))
    assert envelope.prompt.break_seal() == "За\u0301мок или замо\u0301к, канарейка?"
    assert envelope.answer.break_seal() == "канарейка первая"
    assert envelope.accepted.break_seal() == "канарейка вторая"
    assert envelope.rejected.break_seal() == "канарейка третья"
    assert envelope.comment.break_seal() == "канарейка четвёртая"
    assert envelope.hint.break_seal() == "канарейка пятая"
    assert envelope.note.break_seal() == "канарейка шестая"
    assert envelope.sources.break_seal() == ("канарейка седьмая",)
    assert [h.kind for h in envelope.handouts.break_seal()] == ["text", "image"]


def test_a_black_box_has_its_own_slot_and_its_contents(written: dict[str, Any], source: Make) -> None:
    read = own.read(source(written))
    box = opening.envelope(read.pack.question(BLACK_BOX)).box
    assert box is not None
    assert box.break_seal().contents == "канарейка внутри"
    assert read.media[box.break_seal().picture] == BOX_PICTURE


def test_pictures_are_stored_under_names_that_tell_nothing(written: dict[str, Any], source: Make) -> None:
    media = own.read(source(written)).media
    assert sorted(media.values()) == sorted([PICTURE, BOX_PICTURE])
    assert all(re.fullmatch(r"[0-9a-f]{32}\.svg", name) for name in media)


def test_nothing_read_prints_a_word(written: dict[str, Any], source: Make) -> None:
    read = own.read(source(written))
    assert CANARY not in f"{read!r} {read.pack!r} {read.pack!s} {read.pack.questions[0]!r}"


def test_all_troubles_come_at_once(written: dict[str, Any], source: Make) -> None:
    del written["title"], written["questions"][0]["answer"]
    written["questions"][1]["anwser"] = "описка"
    written["questions"][2]["box"]["picture"] = "nowhere.svg"
    assert set(codes(source(written))) == {"missing_field", "unknown_field", "missing_media", "unused_file"}


def test_a_trouble_names_the_sector_and_the_line(written: dict[str, Any], source: Make) -> None:
    del written["questions"][1]["answer"]
    with pytest.raises(BadPack) as caught:
        own.read(source(written))
    line = source(written).text.decode().splitlines().index("- sector: 2") + 1
    assert caught.value.troubles[0].place == f"сектор 2 (строка {line}), поле answer"


def spoil(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(pack: dict[str, Any]) -> None:
        *way, last = path.split(".")
        target: Any = pack
        for step in way:
            target = target[int(step)] if step.isdigit() else target[step]
        target[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("format", 3, "newer_format"),
        ("format", 0, "not_a_number"),
        ("id", "", "missing_field"),
        ("version", "третья", "not_a_number"),
        ("version", True, "not_a_number"),
        ("authors", "Редакция", "not_a_list"),
        ("authors", [" "], "not_text"),
        ("questions", [], "no_questions"),
        ("questions", ["просто строка"], "not_a_mapping"),
        ("questions.1.sector", 0, "not_a_number"),
        ("questions.1.sector", 1, "slot_twice"),
        ("questions.1.kind", "black_box", "slot_twice"),
        ("questions.1.kind", "red_box", "unknown_kind"),
        ("questions.1.text", ["строка"], "not_text"),
        ("questions.1.text", "сте\u0301к\u0301ло", "stress"),
        ("questions.1.text", "\u0301", "stress"),
        ("questions.1.box", {"contents": "x"}, "box_misplaced"),
        ("questions.2.box", None, "box_misplaced"),
        ("questions.2.box", {"picture": "box.svg"}, "missing_field"),
        (
            "questions.0.handouts",
            [{"kind": "smell", "text": "x"}, {"kind": "image", "file": "a.svg"}],
            "unknown_kind",
        ),
        ("questions.0.handouts.0", {"kind": "text"}, "missing_field"),
    ],
)
def test_a_fault_is_named(written: dict[str, Any], source: Make, path: str, value: object, code: str) -> None:
    spoil(path, value)(written)
    assert code in codes(source(written))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"format: 1\nid: [", "yaml"),
        ("id: один\nid: два\n".encode(), "key_twice"),
        (b"a: &x 1\nb: *x\n", "alias"),
        ("title: Проба".encode("cp1251"), "encoding"),
        (b"a: \x00", "yaml"),
        (b"", "not_a_mapping"),
        (b"!!python/object/apply:os.getcwd []", "yaml"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: bytes, code: str) -> None:
    assert code in codes(Source(text, {}))


@pytest.mark.parametrize(
    "content",
    [
        b"GIF89a",
        b"",
        b"<svg",
        b"\x89PNG\r\n\x1a\n" + b"0" * 2_000_001,
        b'<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
        b'<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
        b'<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
        b'<svg xmlns="http://www.w3.org/2000/svg"><use href="http://far/x#y"/></svg>',
        b'<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(http://far/x)"/></svg>',
        b'<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>',
        b'<svg xmlns="http://www.w3.org/2000/svg"><style>@import "http://far"</style></svg>',
    ],
)
def test_a_picture_that_is_not_plain_drawing_is_refused(written: dict[str, Any], source: Make, content: bytes) -> None:
    files = {"a.svg": content, "box.svg": BOX_PICTURE}
    assert codes(Source(source(written).text, files)) == ["bad_picture"]


def test_gradients_and_inner_references_are_plain_drawing(written: dict[str, Any], source: Make) -> None:
    drawing = b"""<svg xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="g"/></defs>
    <rect fill="url(#g)"/><use href="#g"/></svg>"""
    assert len(own.read(Source(source(written).text, {"a.svg": drawing, "box.svg": BOX_PICTURE})).media) == 2


def test_a_folder_is_gathered_with_the_files_beside(written: dict[str, Any], source: Make, tmp_path: Path) -> None:
    given = source(written)
    (tmp_path / "pack.yaml").write_bytes(given.text)
    (tmp_path / ".hidden").write_bytes(b"")
    for name, content in given.files.items():
        (tmp_path / name).write_bytes(content)
    assert folder.gather(tmp_path) == given


def test_a_folder_without_a_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"pack\.yaml"):
        folder.gather(tmp_path)
