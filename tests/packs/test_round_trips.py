"""Own → .4s → own and own → JSON → own: what a format can hold comes back equal, what it cannot is said."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from game.sealed import Sealed
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from packs import folder, opening, own
from packs.media import hash_name
from packs.model import KINDS, MOMENTS, Box, Handout, Kind, Pack, Part, Question, Section, Words
from packs.outcome import Material, Outcome
from packs.reading import read
from packs.writing import Written, write

HOUSE = sorted(path for path in (Path(__file__).parents[2] / "content" / "packs").iterdir() if path.is_dir())
PNG = b"\x89PNG\r\n\x1a\n" + b"p" * 30
NAMES = {"own": "pack.yaml", "json": "x.json", "4s": "x.4s", "docx": "x.docx"}
FAST = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])

# Everything that may stand in a text as a person writes it; marks and signs that look like markup above all.
SIGNS = "абвгдеёжзийклмно АБВ ?!=/^@>#№-_~[](){}<>:;.,\"'«»\\`|&%*0123456789\n\u0301\u00a0"
PIECES = [
    "(img x)", "[Раздаточный материал: y]", "(LINEBREAK)", "\\_", "_a_", "~b~", "1. c\n2. d", "\n- e\n- f", "\n\n",
    "!!Ответ ", "https://example.org/a_b_c", "<раздатка>", "? ", "\n? ", "№ 5", "  ", ": ", " #", "'", '"',
]  # fmt: skip


def tidied(text: str) -> str:
    """As any reader leaves a text: no stress without a vowel, no outer space, no capital that other programs stress."""
    text = text.replace("\u0301", "").strip()
    return text.lower() if text != text.lower() else text


TEXT = st.lists(st.one_of(st.text(SIGNS, max_size=8), st.sampled_from(PIECES)), max_size=7).map("".join).map(tidied)
FILLED = TEXT.map(lambda text: text or "слово")
LINE = FILLED.map(lambda text: " ".join(text.split()) or "слово")
MOMENT = st.sampled_from(MOMENTS)
PICTURE = st.builds(lambda moment: Handout("image", "", hash_name(PNG), moment), MOMENT)
SHOWN = st.one_of(PICTURE, st.builds(lambda text, moment: Handout("text", text, "", moment), FILLED, MOMENT))
PARTS = st.builds(Part, FILLED, FILLED, TEXT, TEXT, TEXT, st.lists(LINE, max_size=2).map(tuple))


def made(draw: Any, everything: bool) -> Question:
    parts = draw(st.lists(PARTS, min_size=2, max_size=4)) if draw(st.booleans()) else []
    kind: Kind = draw(st.sampled_from(KINDS)) if everything else "ordinary"
    words = Words(
        text=draw(TEXT) if parts else draw(FILLED),
        answer="" if parts else draw(FILLED),
        accepted=draw(TEXT),
        rejected=draw(TEXT),
        comment=draw(TEXT),
        hint=draw(TEXT) if everything else "",
        note=draw(TEXT) if everything else "",
        sources=tuple(draw(st.lists(FILLED if everything else LINE, max_size=3))),
        handouts=tuple(draw(st.lists(SHOWN, max_size=2))),
        parts=tuple(parts),
        box=Box(draw(FILLED), hash_name(PNG)) if kind == "black_box" else None,
    )
    authors = tuple(draw(st.lists(FILLED if everything else LINE, max_size=2)))
    return Question(Sealed(words), draw(st.sampled_from(["", "0", "7"])), kind, None, authors)


@st.composite
def packs(draw: Any, everything: bool) -> Pack:
    """everything: all that our own format has; else what .4s has a place for."""
    sections = tuple(
        Section(
            draw(LINE),
            tuple(made(draw, everything) for _ in range(draw(st.integers(1, 2)))),
            draw(TEXT) if everything else "",
            tuple(draw(st.lists(LINE, max_size=1))),
        )
        for _ in range(draw(st.integers(1, 2)))
    )
    return Pack("id", draw(LINE), 1, sections, date=draw(LINE) if everything else "", about=draw(TEXT))


def back(pack: Pack, format: str) -> tuple[Outcome, Written]:
    written = write(pack, {hash_name(PNG): PNG}, format)
    return read(Material(NAMES[format], written.content, written.files)), written


@pytest.mark.parametrize("format", ["own", "json"])
@given(pack=packs(everything=True))
@FAST
def test_own_and_json_give_back_the_same_pack(format: str, pack: Pack) -> None:
    found, written = back(pack, format)
    assert found.pack == pack
    assert written.findings == ()


def _part_texts(said: Words) -> list[tuple[str, str]]:
    return [(part.text, part.answer) for part in said.parts]


@given(pack=packs(everything=False))
@FAST
def test_4s_gives_back_what_it_can_hold(pack: Pack) -> None:
    found, written = back(pack, "4s")
    assert found.pack is not None
    assert [section.title for section in found.pack.sections] == [section.title for section in pack.sections]
    told = " ".join(trouble.code for trouble in written.findings)
    for asked, read_back in zip(pack.questions, found.pack.questions, strict=True):
        sent, came = opening.words(asked), opening.words(read_back)
        assert (came.text, came.answer, _part_texts(came)) == (sent.text, sent.answer, _part_texts(sent))
        assert sorted(map(repr, came.handouts)) == sorted(map(repr, sent.handouts))
        for name in ("accepted", "rejected", "comment"):
            if f"lost_{name}" not in told:
                assert getattr(came, name) == getattr(sent, name)
                assert [getattr(part, name) for part in came.parts] == [getattr(part, name) for part in sent.parts]
        assert came.sources == (*sent.sources, *(source for part in sent.parts for source in part.sources))
        assert read_back.authors == asked.authors


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: path.name)
@pytest.mark.parametrize("format", ["own", "json"])
def test_a_house_pack_comes_back_whole(path: Path, format: str) -> None:
    given_ = own.read(folder.gather(path))
    written = write(given_.pack, given_.media, format)
    found = read(Material(NAMES[format], written.content, written.files))
    assert found.pack == given_.pack
    assert dict(found.media) == dict(given_.media)


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: path.name)
def test_a_house_pack_goes_through_4s_with_everything_but_what_is_said(path: Path) -> None:
    given_ = own.read(folder.gather(path))
    written = write(given_.pack, given_.media, "4s")
    codes = {trouble.code for trouble in written.findings}
    assert {"lost_sector", "lost_hint"} <= codes <= {
        "lost_sector", "lost_hint", "lost_kind", "lost_box", "lost_authors", "lost_part_sources",
    }  # fmt: skip
    found = read(Material("x.4s", written.content, written.files))
    assert found.pack is not None
    assert found.errors == ()
    for sent, came in zip(given_.pack.questions, found.pack.questions, strict=True):
        before, after = opening.words(sent), opening.words(came)
        shared = tuple(source for part in before.parts for source in part.sources)
        bare = tuple(replace(part, sources=(), authors=()) for part in before.parts)
        assert after == replace(before, hint="", box=None, sources=(*before.sources, *shared), parts=bare)


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: path.name)
def test_a_house_pack_is_readable_from_its_own_print(path: Path) -> None:
    given_ = own.read(folder.gather(path))
    written = write(given_.pack, given_.media, "docx")
    found = read(Material("x.docx", written.content))
    assert found.pack is not None
    assert found.errors == ()
    assert written.findings == ()
    for sent, came in zip(given_.pack.questions, found.pack.questions, strict=True):
        before, after = opening.words(sent), opening.words(came)
        assert after.hint == before.hint
        assert (came.kind, came.sector) == (sent.kind, sent.sector)
        assert (after.box and after.box.contents) == (before.box and before.box.contents)
        assert after.note.removeprefix("Ведущему: ") == before.note
        assert after.accepted.split() == opening.envelope(sent).accepted.break_seal().split()
        if not before.parts:
            assert (after.text.split(), after.answer) == (before.text.split(), before.answer)
        assert [each.media for each in after.handouts if each.moment == "question"] == [
            each.media for each in opening.handouts(before) if each.moment == "question"
        ]


def test_a_missing_picture_keeps_its_name_through_every_format() -> None:
    text = "? (img нет.png) Что?\n! То\n^ книга\n@ автор"
    found = read(Material("x.4s", text.encode()))
    for format in ("own", "4s", "own"):
        assert found.pack is not None
        found = read(Material(NAMES[format], write(found.pack, {}, format).content))
        assert [each.code for each in found.errors] == ["missing_media"]
        assert "нет.png" in found.errors[0].reason
