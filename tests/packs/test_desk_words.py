"""The browser's desk knows what a pack may hold: lists it cannot take from the types are equal to the model's."""

import re

from packs import model
from packs.filling import MOST_SECTORS
from packs.reading import ENDINGS
from packs.stored import FORMAT

from infra.env import ROOT

DESK = ROOT / "site" / "table" / "pack"


def listed(file: str, name: str) -> set[str]:
    found = re.search(rf"{name}[^=]*= \[([^\]]*)\]", (DESK / file).read_text("utf-8"))
    assert found, f"no {name} in {file}"
    return set(re.findall(r'"(\w+)"', found.group(1)))


def test_the_desk_knows_which_kinds_hold_several_questions_or_a_thing() -> None:
    assert listed("draft.ts", "SEVERAL") == set(model.SEVERAL)
    assert listed("draft.ts", "WITH_BOX") == set(model.WITH_BOX)


def test_the_desk_writes_todays_format_and_knows_the_last_sector() -> None:
    assert f"FORMAT = {FORMAT};" in (DESK / "draft.ts").read_text("utf-8")
    assert f"MOST = {MOST_SECTORS};" in (DESK / "places.ts").read_text("utf-8")


def test_the_choice_of_a_file_offers_every_ending_that_is_read() -> None:
    offered = re.search(r'ACCEPTS = "([^"]+)"', (DESK / "Bring.tsx").read_text("utf-8"))
    assert offered
    assert {f".{ending}" for ending in ENDINGS} <= set(offered.group(1).split(","))
