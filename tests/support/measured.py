"""What tests measure, told at the end of the run: printed lines of a worker among many are heard by nobody."""

from __future__ import annotations

from typing import Any

PROPERTY = "measured"


def measured(line: str) -> tuple[str, str]:
    """For record_property: one line of figures."""
    return PROPERTY, line


class Figures:
    """A plugin of the process that hears of every test, of other workers' too."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call":
            self.lines += [value for name, value in report.user_properties if name == PROPERTY]

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if self.lines:
            terminalreporter.section("measured")
        for line in sorted(self.lines):
            terminalreporter.write_line(line)
