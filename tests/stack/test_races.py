"""Six people act at once from six processes through the real handler on MiniStack: nothing is lost or doubled."""

import json
import os
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from aws.chance import SystemClock
from aws.tables import DynamoTables
from aws.wiring import house_on
from game.log import Entry
from game.people import Player
from game.state import State, fold
from play.keeping import unfold, whole
from play.rows import TableId
from wire.shape import camel

from infra.env import ROOT
from infra.local import Club
from infra.stack import REGION
from tests.stack.racer import Book
from tests.support.evening import Evening
from tests.support.fakes import Wire
from tests.support.measured import measured
from tests.support.waiting import PATIENCE_S

pytestmark = pytest.mark.stack
ROUNDS, PEOPLE, RACE_S = 200, 6, 10 * PATIENCE_S
ENDS = ("leave", "remove_seat", "end_match", "announce_break")


@dataclass
class Race:
    """What six processes did at one table, and the log they left."""

    before: int
    entries: tuple[Entry, ...]
    books: list[Book]
    lines: list[dict[str, Any]]
    killed: int

    @property
    def fresh(self) -> tuple[Entry, ...]:
        return self.entries[self.before :]


def settings(club: Club) -> dict[str, str]:
    """The environment that the template gives to the functions; each racer puts its own gateway into it."""
    return {
        **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
        "PYTHONPATH": f"{ROOT / 'functions'}{os.pathsep}{ROOT}",
        "TABLE_NAME": club.cloud.data["TableName"],
        "MEDIA_BUCKET": club.cloud.data["MediaBucket"],
        "SOCKET_ENDPOINT": "set by the racer",
        "ORIGINS": club.url,
        "TRUSTED_HOPS": "1",
        "AWS_ENDPOINT_URL": club.cloud.emulator.endpoint,
        "AWS_ACCESS_KEY_ID": "test",
        "AWS_SECRET_ACCESS_KEY": "test",
        "AWS_DEFAULT_REGION": REGION,
        "POWERTOOLS_SERVICE_NAME": "races",
        "POWERTOOLS_METRICS_NAMESPACE": "races",
    }


def race(
    club: Club, home: Path, *, avoids: tuple[str, ...] = ENDS, deaths: tuple[str, ...] = (), twice: bool = False
) -> Race:
    wire = Wire()
    evening = Evening(house_on(club.cloud.dynamo, club.cloud.data["TableName"], wire.courier()), wire.to).open()
    sockets = [evening.host(), *(evening.player(evening.sit(f"Знаток {n}")) for n in range(1, PEOPLE))]
    tables = DynamoTables(club.cloud.dynamo, club.cloud.data["TableName"], SystemClock())
    before = tables.load(TableId(evening.table)).stored.v
    people = [{"connection": each.id, "seat": each.seat} for each in sockets]
    asked = {"people": people, "wanted": ROUNDS, "avoids": avoids, "deaths": deaths, "twice": twice}
    (home / "race.json").write_text(json.dumps(asked))
    command = [sys.executable, "-m", "tests.stack.racers", str(home / "race.json")]
    done = subprocess.run(command, cwd=ROOT, env=settings(club), capture_output=True, text=True, timeout=RACE_S)
    assert done.returncode == 0, done.stderr[-3000:]
    stored = tables.load(TableId(evening.table)).stored
    entries = whole(stored, tables)
    assert plain(unfold(stored, tables)[1]) == plain(fold(entries))
    books = [Book.at(home / f"{n}.jsonl") for n in range(PEOPLE)]
    lines = [json.loads(line) for n in range(PEOPLE) for line in (home / f"{n}.jsonl").read_text().splitlines()]
    return Race(before, entries, books, lines, json.loads(done.stdout)["killed"])


def plain(state: State) -> State:
    """What is kept remembers its newest steps only; the rest of it is the fold of the log."""
    undone = tuple(replace(each, steps=()) for each in state.undone)
    return replace(state, steps=(), deeper=0, undone=undone)


def by_seat(entries: tuple[Entry, ...]) -> list[Counter[str]]:
    """What the log says each of the six did, the host first."""
    seats = ["", *(f"s{n}" for n in range(1, PEOPLE))]
    said = [(entry.by.seat if isinstance(entry.by, Player) else "", entry.did) for entry in entries]
    return [Counter(did for who, did in said if who == seat) for seat in seats]


def is_whole(run: Race) -> None:
    """1,200 accepted commands are 1,200 entries, numbered without a gap, each by the person who sent it."""
    assert [entry.n for entry in run.entries] == list(range(1, len(run.entries) + 1))
    assert [len(book.done) for book in run.books] == [ROUNDS] * PEOPLE
    assert len(run.fresh) == ROUNDS * PEOPLE
    sent = [Counter(camel(book.frames[id]["do"]) for id in book.done) for book in run.books]
    assert by_seat(run.fresh) == sent


def numbers(run: Race) -> list[int]:
    """The log's length as each command's sender was told it first."""
    return sorted(v for book in run.books for v in book.done.values())


def report(name: str, run: Race, began: float) -> str:
    taken = [each for line in run.lines for each in line.get("taken", ())]
    said = Counter(line["said"] for line in run.lines if "said" in line)
    cuts, kinds = statistics.quantiles(taken, n=20), len({entry.did for entry in run.fresh})
    return (
        f"{name}: {len(run.fresh)} entries of {kinds} kinds in {time.monotonic() - began:.1f} s; "
        f"the handler takes p50 {statistics.median(taken):.0f} ms, p95 {cuts[18]:.0f} ms; {dict(said)}"
    )


def test_1200_commands_of_six_processes_are_1200_entries(
    club: Club, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    began = time.monotonic()
    run = race(club, tmp_path)
    record_property(*measured(report("races", run, began)))
    is_whole(run)
    assert numbers(run) == [entry.n for entry in run.fresh]


def test_a_worker_killed_at_a_page_loses_nothing_and_doubles_nothing(
    club: Club, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Each of the six is killed with SIGKILL before a page's write, lives again, sends the same command; then between
    the page's write and the state's; then once more after the state's write, before anybody was told."""
    began = time.monotonic()
    run = race(club, tmp_path, deaths=("before", "between", "after"))
    died = Counter(line["dies"] for line in run.lines if "dies" in line)
    record_property(*measured(f"{report('races with kills', run, began)} {dict(died)}"))
    is_whole(run)
    assert run.killed == sum(died.values())
    assert died["before"] == died["between"] == PEOPLE
    assert died["after"] > 0


def test_a_message_delivered_twice_and_in_any_order_is_applied_once(
    club: Club, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Up to four messages at a time, each through two processes at once, each process in an order of its own.

    In the lobby, where every one of them may stand after any other: in a game most late ones would only be stale.
    """
    began = time.monotonic()
    run = race(club, tmp_path, avoids=(*ENDS, "start_game"), twice=True)
    record_property(*measured(report("races delivered twice", run, began)))
    is_whole(run)
    assert numbers(run) == [entry.n for entry in run.fresh]
    answers = Counter(line["id"] for line in run.lines if "said" in line)
    assert set(answers.values()) == {2}
