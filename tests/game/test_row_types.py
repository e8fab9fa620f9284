"""A row whose offer or rule is written for another person, phase or command does not pass mypy."""

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parent.parent.parent
GIVEN = """
from game import commands as ask
from game.offers import Offer, Shut, offer
from game.events import Events
from game.people import Captain, Guest, Host, Player, Spectator
from game.phases import Between, Discussing, Lobby, Naming, Reading
from game.rulebook import Of, Sight, Turn, row

def host_reads(sight: Sight[Host, Reading]) -> Offer | Shut: return offer(ask.StartClock())
def host_talks(sight: Sight[Host, Reading | Discussing]) -> Offer | Shut: return offer(ask.StartClock())
def start(turn: Turn[Host, Reading, ask.StartClock]) -> Events: return ()
def wide(turn: Turn[Host | Captain, Reading | Discussing, ask.StartClock | ask.AskAnswer]) -> Events: return ()
def vague(sight: Sight[Host, Reading]) -> bool: return True
def unsure(turn: Turn[Host, Reading, ask.StartClock]) -> Events | None: return None
"""
GOOD = {
    "exactly": 'row(Host, Reading, ask.StartClock, host_reads, start, "P3.2")',
    "rule for more": 'row(Host, Reading, ask.StartClock, host_reads, wide, "P3.2")',
    "offer for more": 'row(Host, Reading, ask.StartClock, host_talks, wide, "P3.2")',
    "two phases": 'row(Host, Of[Reading | Discussing](), ask.StartClock, host_talks, wide, "P3.2")',
}
BAD = {
    "another person": 'row(Captain, Reading, ask.StartClock, host_reads, start, "P3.2")',
    "one person more": 'row(Of[Host | Player](), Reading, ask.StartClock, host_reads, start, "P3.2")',
    "another phase": 'row(Host, Naming, ask.StartClock, host_reads, start, "P3.2")',
    "one phase more": 'row(Host, Of[Reading | Naming](), ask.StartClock, host_reads, start, "P3.2")',
    "offer for fewer phases": 'row(Host, Of[Reading | Discussing](), ask.StartClock, host_reads, wide, "P3.2")',
    "rule for fewer phases": 'row(Host, Of[Reading | Discussing](), ask.StartClock, host_talks, start, "P3.2")',
    "another command": 'row(Host, Reading, ask.Spin, host_reads, start, "P3.2")',
    "a command of nobody": 'row(Host, Reading, int, host_reads, start, "P3.2")',
    "not a person": 'row(Reading, Reading, ask.StartClock, host_reads, start, "P3.2")',
    "an offer that is a bool": 'row(Host, Reading, ask.StartClock, vague, start, "P3.2")',
    "a rule that may say nothing": 'row(Host, Reading, ask.StartClock, host_reads, unsure, "P3.2")',
    "no clause": "row(Host, Reading, ask.StartClock, host_reads, start)",
}


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Which of the rows mypy refuses: one run over one file, a row a line."""
    rows = [*GOOD.items(), *BAD.items()]
    source = tmp_path_factory.mktemp("rows") / "rows.py"
    source.write_text(GIVEN + "".join(f"{line}\n" for _, line in rows))
    cache = ROOT / "build" / "mypy-rows"
    said, trouble, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(cache), str(source)])
    assert not trouble
    first = GIVEN.count("\n") + 1
    lines = {int(line.split(":")[1]) for line in said.splitlines() if ": error:" in line}
    assert all(line >= first for line in lines), said
    return {name for number, (name, _) in enumerate(rows, start=first) if number in lines}


@pytest.mark.parametrize("name", GOOD)
def test_a_row_whose_rule_is_written_for_it_passes(refused: set[str], name: str) -> None:
    assert name not in refused


@pytest.mark.parametrize("name", BAD)
def test_a_row_whose_rule_is_written_for_something_else_is_refused(refused: set[str], name: str) -> None:
    assert name in refused
