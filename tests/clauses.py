"""`make clauses`: which test shows which clause. Collects without running; fails when a clause is not shown."""

import contextlib
import inspect
import io
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest
from game.rulebooks import RULEBOOKS

from tests.support.clauses import Clause, Ruleset, rulesets, without_a_table
from tests.support.node_marks import node_marks

TESTS = Path(__file__).parent
NOT_RUN = ("skip", "skipif", "xfail")
CALLS_OFF = ("pytest.skip(", "pytest.xfail(", "importorskip(")
Shown = dict[str, list[str]]


class Collected:
    """A pytest plugin that keeps the marked tests and the collection's troubles."""

    def __init__(self) -> None:
        self.shown: Shown = defaultdict(list)
        self.idle: Shown = defaultdict(list)
        self.troubles: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.troubles.append(f"{report.nodeid} cannot be collected:\n{report.longrepr}")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            into = self.shown if _runs(item) else self.idle
            for mark in item.iter_markers("clause"):
                for number in mark.args:
                    into[number].append(item.nodeid)


def _runs(item: pytest.Item) -> bool:
    if any(item.get_closest_marker(name) for name in NOT_RUN):
        return False
    function = getattr(item, "function", None)
    source = inspect.getsource(function) if function is not None else ""
    return not any(call in source for call in CALLS_OFF)


def collect(folder: Path, *options: str) -> Collected:
    """Marks of the Python tests there; nothing is run."""
    found = Collected()
    quiet = io.StringIO()
    with contextlib.redirect_stdout(quiet), contextlib.redirect_stderr(quiet):
        pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", *options, str(folder)], plugins=[found])
    return found


def collect_all() -> Collected:
    """Marks of all tests, pytest's and node's."""
    found = collect(TESTS)
    for number, name, runs in node_marks(TESTS):
        (found.shown if runs else found.idle)[number].append(name)
    return found


def table(of: Ruleset, shown: Shown, idle: Shown) -> str:
    """One line a clause: area, number, and the tests that show it."""
    return "\n".join(f"{clause.area:8} {clause.number:6} {_said(clause, shown, idle)}" for clause in of.clauses)


def _said(clause: Clause, shown: Shown, idle: Shown) -> str:
    tests = clause.shown_by(shown.get(clause.number, []))
    if tests:
        more = f" (+{len(tests) - 3})" if len(tests) > 3 else ""
        return ", ".join(_short(each) for each in tests[:3]) + more
    if clause.of_people:
        return "done by people, no test needed"
    if not clause.wants_test:
        return "open"
    return "NOT SHOWN" + (f" (skipped: {', '.join(idle[clause.number])})" if clause.number in idle else "")


def _short(nodeid: str) -> str:
    return nodeid.removeprefix("tests/").replace("test_transcripts.py::test_a_transcript_is_true", "")


def unshown(of: Ruleset, shown: Shown) -> list[str]:
    return [
        clause.number
        for clause in of.clauses
        if clause.wants_test and not clause.shown_by(shown.get(clause.number, []))
    ]


def unknown(known: Iterable[Ruleset], shown: Shown) -> list[str]:
    numbers = {clause.number for each in known for clause in each.clauses}
    return [f"{number}: {', '.join(tests)}" for number, tests in shown.items() if number not in numbers]


def summary(played: Iterable[Ruleset], shown: Shown) -> str:
    clauses = [clause for each in played for clause in each.clauses]
    wanted = [clause for clause in clauses if clause.wants_test]
    done = sum(bool(clause.shown_by(shown.get(clause.number, []))) for clause in wanted)
    people = sum(clause.of_people for clause in clauses)
    return f"{done} of {len(wanted)} shown, {len(clauses) - len(wanted) - people} open, {people} done by people"


def main() -> int:
    found = collect_all()
    known = rulesets()
    played = [each if each.name in RULEBOOKS else without_a_table(each) for each in known]
    for each in played:
        print(f"== {each.name}: {len(each.clauses)} clauses\n{table(each, found.shown, found.idle)}\n")
    for each, part in zip(known, played, strict=True):
        if each != part:
            print(f"== {each.name}: {len(each.clauses) - len(part.clauses)} clauses wait for their rulebook")
    bad = [f"not shown by any test: {each.name} {number}" for each in played for number in unshown(each, found.shown)]
    bad += [f"no such clause: {line}" for line in unknown(known, found.shown)]
    bad += [f"rulebook without clauses: {name}" for name in RULEBOOKS if name not in {each.name for each in known}]
    bad += found.troubles
    print(summary(played, found.shown), *bad, sep="\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
