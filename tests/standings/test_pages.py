"""The pages for organisers: their examples are read and computed, every field and key stands on them."""

import json
import re
from pathlib import Path

import pytest
from standings.reason import Wrong

from infra import cli
from infra.env import ROOT
from infra.sheets.results import beside
from infra.sheets.season_sheet import season
from infra.sheets.tournament_sheet import tournament
from tests.standings.sheets import SEASON, TOURNAMENT

PAGES = ROOT / "content" / "pages" / "organise"
SHEETS = {"season": SEASON, "tournament": TOURNAMENT}


def page(kind: str) -> str:
    return (PAGES / f"{kind}.md").read_text("utf-8")


def example(kind: str) -> str:
    return page(kind).partition("```yaml\n")[2].partition("```")[0]


@pytest.mark.parametrize("kind", ["season", "tournament"])
def test_the_example_of_the_page_is_computed(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "пример.yaml"
    path.write_text(example(kind), "utf-8")
    assert cli.main([kind, "show", str(path), "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["notes"] == []
    assert plain["rating"]


@pytest.mark.parametrize("kind", ["season", "tournament"])
def test_every_key_of_the_json_is_on_the_page(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([kind, "show", str(SHEETS[kind]), "--json"]) == 0
    said = set(re.findall(r'[`"](\w+)[`"]', page(kind)))
    assert keys(json.loads(capsys.readouterr().out)) <= said


def keys(plain: object) -> set[str]:
    if isinstance(plain, list):
        return {key for each in plain for key in keys(each)}
    if isinstance(plain, dict):
        return set(plain) | {key for each in plain.values() for key in keys(each)}
    return set()


FULL = """\
format: 1
{kind}: x
zzzzzzzz: 0
teams: [{{zzzzzzzz: 0, name: А, last: {{zzzzzzzz: 0}}}}]
guests: [{{zzzzzzzz: 0}}]
refusals: [{{zzzzzzzz: 0}}]
prizes: {{zzzzzzzz: 0}}
games: [{{zzzzzzzz: 0, missed: [{{zzzzzzzz: 0}}, {{zzzzzzzz: 0, blitz: []}}], best: {{zzzzzzzz: 0}}}}]
"""


@pytest.mark.parametrize("kind", ["season", "tournament"])
def test_every_field_of_a_sheet_is_on_the_page(kind: str) -> None:
    """The readers themselves name the fields they know, when they meet one they do not."""
    with pytest.raises(Wrong) as wrong:
        (season if kind == "season" else tournament)(FULL.format(kind=kind).encode(), beside(SEASON))
    known = {name for fault in wrong.value.faults if fault.remedy.startswith("Бывают: ")
             for name in fault.remedy.removeprefix("Бывают: ").split(", ")}  # fmt: skip
    assert {"teams", "score", "name"} <= known
    assert known <= set(re.findall(r"`(\w+)`", page(kind)))


@pytest.mark.parametrize("kind", ["season", "tournament"])
def test_every_verb_is_on_its_page(kind: str) -> None:
    verbs = ("new", "show", "what-if") + (("draw",) if kind == "tournament" else ())
    for verb in verbs:
        assert f"pkz {kind} {verb}" in page(kind)
