"""Why something stands as it does, with the clause that says so, and what a person must mend in a sheet."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """words are for people, in Russian; clause is the number in the rules."""

    words: str
    clause: str

    def __str__(self) -> str:
        return f"{self.words} ({self.clause})"


@dataclass(frozen=True, slots=True)
class Told:
    """Something said of one team."""

    team: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table. Teams equal in everything share a place, and the next place is passed over."""

    place: int
    team: str
    reason: Reason
    figure: str = ""


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """Something in a sheet that cannot stand: where (0: the sheet as a whole), what, and what to do about it."""

    line: int
    reason: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.reason}. {self.remedy}."


class Wrong(Exception):
    """A sheet that cannot be computed; `faults` holds everything found in one reading, in the order of lines."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        super().__init__("\n".join(f"{each.line}: {each}" for each in self.faults))


def called(team: str) -> str:
    """A team's name as it stands in a sentence."""
    return f"«{team}»"


def listed(teams: Iterable[str]) -> str:
    """Names in a sentence, in one order whatever the order of the sheet."""
    return ", ".join(called(team) for team in sorted(teams))
