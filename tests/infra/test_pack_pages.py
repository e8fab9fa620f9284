"""The shelf on the site: every pack has a card, an open one a page, and of a sealed one no word is published."""

import time
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from game.sealed import Sealed
from packs import reading
from packs.model import Box, Handout, Pack, Part, Question, Section, Words
from packs.opening import words
from packs.outcome import Material
from packs.own import Read

from infra import pack_pages, publish_packs

SECRETS = (
    "prompt", "answer", "accepted", "rejected", "comment", "hint", "note", "source", "handout",
    "part-text", "part-answer", "part-comment", "part-author", "series", "box",
)  # fmt: skip


def secret(kind: str, pack: str) -> str:
    return f"canary-{kind}-{pack}"


def pack(name: str, questions: int = 16) -> Read:
    """Every field of every question says whose it is."""
    told = {kind: secret(kind, name) for kind in SECRETS}
    part = Part(told["part-text"], told["part-answer"], comment=told["part-comment"], authors=(told["part-author"],))
    said = Words(
        text=told["prompt"], answer=told["answer"], accepted=told["accepted"], rejected=told["rejected"],
        comment=told["comment"], hint=told["hint"], note=told["note"], sources=(told["source"],),
        handouts=(Handout("text", told["handout"]), Handout("image", media=f"{name}.svg")), box=Box(told["box"]),
    )  # fmt: skip
    whole = [Question(Sealed(said), sector=n) for n in range(1, questions)]
    series = Question(
        Sealed(Words(comment=secret("series", name), parts=(part, part))), kind="duplet", sector=questions
    )
    made = Pack(name, f"Пакет {name}", 1, (Section("", (*whole, series)),), about=f"Про <{name}>")
    return Read(made, {f"{name}.svg": b"<svg/>"})


def everything(site: Path) -> str:
    """Every byte of every file, those inside archives too."""
    return "\n".join(f"{name}\n{content.decode('utf-8', 'replace')}" for name, content in files(site))


def files(site: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(site.rglob("*")):
        if path.is_file():
            yield str(path), path.read_bytes()
            if zipfile.is_zipfile(path):
                with zipfile.ZipFile(path) as archive:
                    yield from ((name, archive.read(name)) for name in archive.namelist())


def test_no_byte_of_a_sealed_pack_is_published_and_an_open_one_is_whole(tmp_path: Path) -> None:
    assert pack_pages.write(tmp_path, [pack("shut"), pack("known")], frozenset({"known"})) == 2
    published = everything(tmp_path)
    assert "Пакет shut" in published
    assert "shut.svg" not in published
    assert not [kind for kind in SECRETS if secret(kind, "shut") in published]
    page = (tmp_path / "packs" / "known" / "index.html").read_text("utf-8")
    assert not [kind for kind in SECRETS if secret(kind, "known") not in page]


def test_a_pack_taken_away_reads_as_the_pack_it_was(tmp_path: Path) -> None:
    (house_pack,) = (read for read in publish_packs.packs() if read.pack.id in pack_pages.opened())
    pack_pages.write(tmp_path, [house_pack], pack_pages.opened())
    folder = tmp_path / "packs" / house_pack.pack.id
    taken = {path.suffix for path in folder.iterdir()} - {".html"}
    assert len(list(folder.iterdir())) == 5
    assert taken <= {".yaml", ".4s", ".docx", ".json", ".zip"}
    (own,) = [path for path in folder.iterdir() if path.name.startswith(f"{house_pack.pack.id}-yaml")]
    again = reading.read(Material(own.name, own.read_bytes()))
    assert again.pack is not None
    assert [words(each).answer for each in again.pack.questions] == [
        words(each).answer for each in house_pack.pack.questions
    ]


def test_what_a_pack_says_is_text_and_never_markup(tmp_path: Path) -> None:
    pack_pages.write(tmp_path, [pack("known")], frozenset({"known"}))
    pages = "".join(path.read_text("utf-8") for path in tmp_path.rglob("*.html"))
    assert "<known>" not in pages
    assert "Про &lt;known&gt;" in pages


def test_every_question_has_a_permanent_address(tmp_path: Path) -> None:
    pack_pages.write(tmp_path, [pack("known")], frozenset({"known"}))
    page = (tmp_path / "packs" / "known" / "index.html").read_text("utf-8")
    assert all(f'id="q{n}"' in page for n in range(1, 17))


def house() -> Iterator[tuple[str, str]]:
    """Every answer of a sealed pack of the house that is a phrase: a single short word may stand anywhere by chance."""
    for read in publish_packs.packs():
        if read.pack.id in pack_pages.opened():
            continue
        for question in read.pack.questions:
            said = words(question)
            for answer in (said.answer, *(part.answer for part in said.parts)):
                if len(answer) > 12:
                    yield read.pack.id, answer


def test_the_house_keeps_its_sealed_answers(tmp_path: Path) -> None:
    pack_pages.build(tmp_path)
    published = everything(tmp_path)
    answers = list(house())
    assert len(answers) > 30
    assert not [name for name, answer in answers if answer in published]


def other_words(read: Read) -> Read:
    """The pack with every sealed text and picture another: what may be told of it is all that stays."""

    def piece(said: Any) -> Any:
        shown = tuple(replace(each, text="иное" * bool(each.text), media=f"x{each.media}") for each in said.handouts)
        return replace(
            said,
            text="иное",
            answer="другое",
            accepted="",
            rejected="",
            comment="",
            sources=("где-то",),
            handouts=shown,
        )

    def question(asked: Question) -> Question:
        said = piece(words(asked))
        parts, box = tuple(map(piece, said.parts)), said.box and Box("прочее", "x.svg")
        return replace(asked, words=Sealed(replace(said, hint="", note="", parts=parts, box=box)))

    sections = tuple(replace(each, questions=tuple(map(question, each.questions))) for each in read.pack.sections)
    return Read(replace(read.pack, sections=sections), {f"x{name}": b"<svg/>" for name in read.media})


def test_no_word_of_a_sealed_pack_however_short_moves_a_byte_of_the_shelf(tmp_path: Path) -> None:
    real, told = list(publish_packs.packs()), pack_pages.opened()
    twins = [read if read.pack.id in told else other_words(read) for read in real]
    assert [words(twin.pack.questions[0]).answer for twin in twins].count("другое") == len(real) - len(told)
    for folder, shelf in (("real", real), ("twins", twins)):
        pack_pages.write(tmp_path / folder, shelf, told)
    one, other = (
        {path.relative_to(tmp_path / folder): path.read_bytes() for path in (tmp_path / folder).rglob("*.*")}
        for folder in ("real", "twins")
    )
    assert len(one) > 5
    assert one == other


def test_the_shelf_is_sifted_by_pictures_too(tmp_path: Path) -> None:
    bare = Pack("bare", "Пакет bare", 1, (Section("", (Question(Sealed(Words("а", "б"))),)),))
    pack_pages.write(tmp_path, [pack("shut"), Read(bare, {})], frozenset())
    page = (tmp_path / "packs" / "index.html").read_text("utf-8")
    assert [f'name="media" value="{value}"' in page for value in ("image", "none", "audio")] == [True, True, False]
    assert 'data-media="image"' in page
    assert 'data-media="none"' in page


def test_the_open_packs_are_packs_of_the_house() -> None:
    assert pack_pages.opened() <= {read.pack.id for read in publish_packs.packs()}


def test_a_thousand_packs_are_built_in_less_than_a_minute(tmp_path: Path) -> None:
    made = [pack(f"p{n}") for n in range(1000)]
    began = time.process_time()  # the work itself, on however busy a machine
    pack_pages.write(tmp_path, made, frozenset(read.pack.id for read in made))
    took = time.process_time() - began
    print(f"1,000 packs, 16,000 questions: {took:.1f} s")
    assert took < 60


@pytest.mark.parametrize(
    ("count", "said"), [(1, "вопрос"), (3, "вопроса"), (11, "вопросов"), (21, "вопрос"), (112, "вопросов")]
)
def test_counted_words_are_declined(count: int, said: str) -> None:
    assert pack_pages.plural(count, "вопрос", "вопроса", "вопросов") == said
