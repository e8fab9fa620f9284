"""Numbers that are the same on every machine keep their limits, and every row has one."""

import pytest

from tests.bench.limits import Limit, limits
from tests.bench.rows import Measure, measures

QUICK = [each for each in measures() if each.quick]


@pytest.mark.parametrize("row", QUICK, ids=lambda row: row.name)
def test_what_does_not_depend_on_the_machine_keeps_its_limit(row: Measure) -> None:
    known = limits()
    over = {
        name: (measured, known[name].limit)
        for name, measured in row.take()
        if known[name].verdict(measured) == "FAILED"
    }
    assert not over


@pytest.mark.parametrize(
    ("limit", "measured", "verdict"),
    [
        (Limit(100), 100, "good"),
        (Limit(100), 125, "over"),
        (Limit(100), 126, "FAILED"),
        (Limit(100, exact=True), 101, "FAILED"),
        (Limit(100, at_least=True), 100, "good"),
        (Limit(100, at_least=True), 80, "over"),
        (Limit(100, at_least=True), 79, "FAILED"),
    ],
)
def test_a_number_fails_a_quarter_over_its_limit(limit: Limit, measured: float, verdict: str) -> None:
    assert limit.verdict(measured) == verdict
