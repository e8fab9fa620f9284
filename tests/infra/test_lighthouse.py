"""Lighthouse: its lock names no addresses, a slow machine is slowed less, a report is read as it is."""

import json

import pytest

from infra.lighthouse import tool
from infra.lighthouse.__main__ import PAGES, RUNS, asked


def test_its_lock_names_hashes_and_no_addresses() -> None:
    locked = json.loads((tool.LOCKED / "package-lock.json").read_text("utf-8"))["packages"]
    packages = {name: told for name, told in locked.items() if name}
    assert "node_modules/lighthouse" in packages
    assert all(told["integrity"].startswith("sha512-") for told in packages.values())
    assert not [name for name, told in packages.items() if "resolved" in told]


@pytest.mark.parametrize(("index", "times"), [(2200, 4.0), (1500, 4.0), (750, 2.0), (375, 1.0), (40, 1.0)])
def test_a_machine_that_is_slow_already_is_slowed_less_and_never_more_than_usual(index: float, times: float) -> None:
    assert tool.slowdown(index) == times


def test_a_report_tells_points_and_what_cost_them() -> None:
    refs = [{"id": "slow", "weight": 10}, {"id": "free", "weight": 0}, {"id": "fine", "weight": 10}]
    audits = {
        "slow": {"id": "slow", "score": 0.5, "displayValue": "3.1\u00a0s"},
        "free": {"id": "free", "score": 0.0, "metricSavings": {"LCP": 300}},
        "fine": {"id": "fine", "score": 1},
    }
    whole = {"score": 0.876, "auditRefs": refs}
    clean = {"score": 1, "auditRefs": []}
    report = {
        "categories": {"performance": whole, "accessibility": clean, "best-practices": clean},
        "audits": audits,
        "environment": {"benchmarkIndex": 900},
    }
    seen = tool.seen(report)
    assert seen.scores == {"performance": 88, "accessibility": 100, "best-practices": 100}
    assert seen.faults == ("performance: slow 3.1 s", "performance: free")
    assert seen.index == 900


@pytest.mark.parametrize(
    ("env", "wanted"),
    [
        ({}, (PAGES, RUNS)),
        ({"RUNS": "", "PAGES": ""}, (PAGES, RUNS)),
        ({"RUNS": "1", "PAGES": "/,/packs/"}, (("/", "/packs/"), 1)),
    ],
)
def test_what_make_was_not_told_is_as_usual(env: dict[str, str], wanted: tuple[tuple[str, ...], int]) -> None:
    assert asked(env) == wanted
