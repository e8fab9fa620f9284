"""The page about the format: its example reads, and it names every field, kind and limit there is."""

import re

from packs import own, template
from packs.drafts import MOST_PARTS
from packs.model import KINDS, MEDIA, MOMENTS, MOST_QUESTIONS, Part, Words
from packs.outcome import Material
from packs.reading import read

from infra.env import ROOT

PAGE = (ROOT / "content" / "pages" / "host" / "pack-format.md").read_text("utf-8")
EXAMPLE = next(block for block in re.findall(r"```yaml\n(.*?)```", PAGE, re.S) if block.startswith("format"))
PNG = b"\x89PNG\r\n\x1a\n"


def test_the_example_of_the_page_reads_without_a_finding() -> None:
    files = {"map.png": PNG, "answer.png": PNG + b"1", "thing.png": PNG + b"2"}
    found = own.outcome(Material("pack.yaml", EXAMPLE.encode(), files))
    assert found.findings == ()
    assert found.pack is not None
    assert [question.kind for question in found.pack.questions] == ["ordinary", "duplet", "black_box"]
    assert len(found.media) == 3


def test_the_page_names_every_word_of_the_format() -> None:
    fields = {*Words.__slots__, *Part.__slots__, "sector", "number", "kind", "tours", "editors", "address"}
    for word in (*KINDS, *MEDIA, *MOMENTS, *fields):
        assert f"`{word}`" in PAGE, word
    assert f"вопросов до {MOST_QUESTIONS}" in PAGE
    assert f"частей до {MOST_PARTS}" in PAGE


def test_the_template_reads_clean_whatever_its_title() -> None:
    for title in ("Мой пакет", "Yes: [1] # 'а' \"б\"", "№ 1", "0"):
        found = read(Material("pack.yaml", template.template(title).encode()))
        assert found.findings == ()
        assert found.pack is not None
        assert found.pack.title == title
