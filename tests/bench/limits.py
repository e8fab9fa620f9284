"""The committed limits and the verdict on a measured number."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import yaml

FILE = Path(__file__).with_name("limits.yaml")
SLACK = 1.25
"""So much worse than its limit a number may be before the run fails: machines differ and have bad days."""
Verdict = Literal["good", "over", "FAILED"]


@dataclass(frozen=True)
class Limit:
    """unit is for reading. at_least: the number must not fall below the limit; else it must not rise above it.

    exact: the number does not depend on the machine, so there is no slack.
    """

    limit: float
    unit: str = ""
    at_least: bool = False
    exact: bool = False

    def verdict(self, measured: float) -> Verdict:
        worse = self.limit / measured if self.at_least else measured / self.limit
        if worse <= 1:
            return "good"
        return "FAILED" if self.exact or worse > SLACK else "over"


def limits(file: Path = FILE) -> dict[str, Limit]:
    """By the name of the row."""
    given: dict[str, dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {name: Limit(**fields) for name, fields in given.items()}
