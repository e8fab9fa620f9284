"""The clauses as tests/rulebooks lists them, and which of them want a test."""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import yaml

FOLDER = Path(__file__).parent.parent / "rulebooks"
SHOWN_BY_TESTS = ("engine", "view", "hall", "client", "site", "profile", "season", "tournament")
DONE_BY_PEOPLE = ("people",)
WITHOUT_A_TABLE = ("season", "tournament")
"""Areas of arithmetic over results: they hold whether or not their rulebook is played at our table yet."""
ROOMS = {
    "client": ("tests/client/", "tests/browser/"),
    "site": ("tests/site/", "tests/browser/"),
    "season": ("tests/standings/",),
    "tournament": ("tests/standings/",),
}
"""Where a test must lie to show a clause of this area; of other areas anywhere."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One demand of a rulebook: its number, whose work it is and what it says."""

    ruleset: str
    number: str
    area: str
    text: str
    decided: str

    @property
    def wants_test(self) -> bool:
        return self.area in SHOWN_BY_TESTS

    def shown_by(self, tests: list[str]) -> list[str]:
        """Those of these tests that lie where this clause can be shown."""
        rooms = ROOMS.get(self.area, ("",))
        return [each for each in tests if each.startswith(rooms)]

    @property
    def of_people(self) -> bool:
        return self.area in DONE_BY_PEOPLE


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A file of clauses: its name, its table of figures, its clauses in order."""

    name: str
    table: dict[str, object]
    clauses: tuple[Clause, ...]


def without_a_table(of: Ruleset) -> Ruleset:
    """The part of a rulebook that asks for no table."""
    return replace(of, clauses=tuple(clause for clause in of.clauses if clause.area in WITHOUT_A_TABLE))


@cache
def rulesets() -> tuple[Ruleset, ...]:
    """Every file of clauses, in the order of their names. Read once: tests ask for them by the hundred."""
    return tuple(_ruleset(path) for path in sorted(FOLDER.glob("*.yaml")))


def ruleset(name: str) -> Ruleset:
    return next(each for each in rulesets() if each.name == name)


def _ruleset(path: Path) -> Ruleset:
    given = yaml.safe_load(path.read_text(encoding="utf-8"))
    name = given["ruleset"]
    clauses = (Clause(name, c["id"], c["area"], c["text"], c.get("decided", "")) for c in given["clauses"])
    return Ruleset(name, given["table"], tuple(clauses))
