"""`make prove`: every wrong rulebook must fail a test that is marked with a clause. Survivors are named.

Tests are collected once; each mutant gets a forked child that puts it in place and runs the tests that matter, until
one fails: those first that have told other mutants of this row, then the quickest.
"""

import contextlib
import gc
import io
import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS

from tests.support.books import put
from tests.support.clauses import ruleset
from tests.support.mutants import Heard, Mutant, listening, mutants

TESTS = Path(__file__).parent / "game"
WORKERS = os.cpu_count() or 1
ALIVE, CODES = 0, 250
"""A child's exit code is 0, or tells by which of its tests the mutant was found, counted from 1."""
PATIENCE_S = 120
OPTIONS = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-p", "no:capture")
"""No tracebacks: a mutant's child only has to fail, and writing down where costs more than the test itself."""


@dataclass(slots=True)
class Known:
    """What the run on the true rulebook told of each test: how long it takes and which rows it consults."""

    seconds: dict[str, float] = field(default_factory=dict)
    rows: dict[str, set[int]] = field(default_factory=dict)
    killers: dict[int | str, list[pytest.Item]] = field(default_factory=dict)


class Prove:
    """A pytest plugin: instead of one run of the collected tests, one on the true rulebook and one a mutant."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.heard = Heard(set(), set(), set())
        self.known = Known()
        self.failed: list[str] = []
        self.survivors: list[str] = []
        self.count = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if self._of_the_book(item)]
        self._on_the_true_book(items)
        if not self.failed:
            self._on_mutants(items)
        return True

    def _of_the_book(self, item: pytest.Item) -> bool:
        """Whether a test is marked with a clause of this rulebook: those of other games prove nothing here."""
        numbers = {clause.number for clause in ruleset(self.book.id).clauses}
        return any(number in numbers for mark in item.iter_markers("clause") for number in mark.args)

    def _on_the_true_book(self, items: list[pytest.Item]) -> None:
        """In this process: times, rows and windows are kept; nothing may fail."""
        for item in items:
            heard = Heard(set(), self.heard.opens, self.heard.closes)
            put(listening(self.book, heard))
            begun = time.perf_counter()
            self.failed += [] if passes(item) else [item.nodeid]
            self.known.seconds[item.nodeid] = time.perf_counter() - begun
            self.known.rows[item.nodeid] = heard.asked

    def _on_mutants(self, items: list[pytest.Item]) -> None:
        waiting: dict[int, tuple[Mutant, list[pytest.Item]]] = {}
        gc.collect()
        gc.freeze()
        for mutant in mutants(self.book, self.heard):
            self.count += 1
            chosen = self._chosen(mutant, items)
            waiting[fork(mutant, chosen)] = (mutant, chosen)
            if len(waiting) >= WORKERS:
                self._one_ends(waiting)
        while waiting:
            self._one_ends(waiting)

    def _one_ends(self, waiting: dict[int, tuple[Mutant, list[pytest.Item]]]) -> None:
        pid, status = os.wait()
        mutant, chosen = waiting.pop(pid)
        code = os.waitstatus_to_exitcode(status)
        if not 0 < code <= CODES:
            self.survivors.append(mutant.name)
        elif code < CODES:
            killers = self.known.killers.setdefault(_about(mutant), [])
            killers[:] = [chosen[code - 1], *(each for each in killers if each is not chosen[code - 1])]

    def _chosen(self, mutant: Mutant, items: list[pytest.Item]) -> list[pytest.Item]:
        """For a row, tests that consult it or consult none; for a figure all. What found its like comes first."""
        rows = self.known.rows
        chosen = [i for i in items if mutant.row is None or mutant.row in rows[i.nodeid] or not rows[i.nodeid]]
        killers = [each for each in self.known.killers.get(_about(mutant), []) if each in chosen]
        others = [each for each in chosen if each not in killers]
        return [*killers, *sorted(others, key=lambda item: self.known.seconds[item.nodeid])]


def _about(mutant: Mutant) -> int | str:
    """What is wrong there: a row, or a figure whatever way it is off."""
    return mutant.row if mutant.row is not None else mutant.name.rsplit(" ", 1)[0]


def fork(mutant: Mutant, items: list[pytest.Item]) -> int:
    """A child that tests the mutant; its exit code says which test failed first."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    signal.alarm(PATIENCE_S)
    put(mutant.book)
    found = next((n for n, item in enumerate(items, start=1) if not passes(item)), ALIVE)
    os._exit(min(found, CODES))


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def prove(book: Rulebook) -> Prove:
    plugin = Prove(book)
    quiet = io.StringIO()
    with contextlib.redirect_stdout(quiet), contextlib.redirect_stderr(quiet):
        code = pytest.main([*OPTIONS, str(TESTS)], plugins=[plugin])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        plugin.failed.append(quiet.getvalue())
    return plugin


def said(name: str, plugin: Prove, seconds: float) -> Iterator[str]:
    yield from (f"fails on the true rulebook: {each}" for each in plugin.failed)
    yield from (f"survives: {each}" for each in plugin.survivors)
    tests = len(plugin.known.seconds)
    yield f"{name}: {plugin.count} mutants, {len(plugin.survivors)} survive, {tests} clause tests, {seconds:.0f} s"


def main() -> int:
    bad = False
    for name, book in RULEBOOKS.items():
        begun = time.perf_counter()
        plugin = prove(book)
        print(*said(name, plugin, time.perf_counter() - begun), sep="\n")
        bad = bad or bool(plugin.failed or plugin.survivors or not plugin.count)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
