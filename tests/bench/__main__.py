"""`make bench`, or `python -m tests.bench [NAME…]`: one table, and a failure when a number is 25 % over its limit."""

from __future__ import annotations

import contextlib
import io
import logging
import os
import sys
import warnings

from tests.bench.limits import Limit, limits
from tests.bench.rows import Measure, Measured, measures

WIDTH = 46


def main(wanted: list[str]) -> int:
    logging.disable(logging.WARNING)
    os.environ["POWERTOOLS_METRICS_DISABLED"] = "true"
    warnings.simplefilter("ignore")
    known, failed = limits(), False
    asked = [each for each in measures() if not wanted or each.name in wanted]
    print(f"{'':{WIDTH}} {'measured':>12} {'limit':>12}  {'':8} verdict")
    for each in asked:
        failed |= shown(each, known)
    if not asked:
        print("measures:", *(each.name for each in measures()))
    return int(failed or not asked)


def shown(each: Measure, known: dict[str, Limit]) -> bool:
    """Prints the rows of one measure; whether one of them fails. A number without a limit is a mistake of ours."""
    failed = False
    for name, measured in quietly(each.take()):
        limit = known[name]
        verdict = limit.verdict(measured)
        sign = "≥" if limit.at_least else "≤"
        print(
            f"{name:{WIDTH}} {number(measured):>12} {sign + number(limit.limit):>12}  {limit.unit:8} {verdict}",
            flush=True,
        )
        failed |= verdict == "FAILED"
    return failed


def quietly(rows: Measured) -> Measured:
    """The functions' own lines would stand in the middle of the table."""
    while True:
        with contextlib.redirect_stdout(io.StringIO()):
            row = next(rows, None)
        if row is None:
            return
        yield row


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.4g}"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
