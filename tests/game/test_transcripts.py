"""Every transcript of tests/transcripts is played and is true."""

from pathlib import Path

import pytest

from tests.support.books import book
from tests.support.script import Script, read
from tests.support.transcript import play

FILES = sorted((Path(__file__).parent.parent / "transcripts").glob("*.game"))
SCRIPTS = [read(path) for path in FILES]


@pytest.mark.parametrize(
    "script",
    [pytest.param(each, id=each.path.stem, marks=[pytest.mark.clause(n) for n in each.marks]) for each in SCRIPTS],
)
def test_a_transcript_is_true(script: Script) -> None:
    played = play(script, book(script.one("правила")))
    assert len(played.log) > 1
