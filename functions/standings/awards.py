"""The sheet of awards of a tournament (T7.1–T7.4): titles at any outcome, cups and the sponsor's prize for wins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from standings.ranking import holder
from standings.reason import Row
from standings.tournament import Match

TITLES = {"main": ("чемпион", "T7.3", "большой кубок"), "consolation": ("серебряный призёр", "T7.2", "малый кубок")}


@dataclass(frozen=True, slots=True)
class Awarded:
    """What a team is given, each thing with its clause."""

    team: str
    title: str
    things: tuple[tuple[str, str], ...]


def awards(finals: Sequence[Match], third: Sequence[Row]) -> tuple[Awarded, ...]:
    """Main final, consolation final, then everybody on the third place; without a point in the hall there is none."""
    order = sorted(finals, key=lambda match: match.slot.order, reverse=True)
    found = [_of_final(match) for match in order]
    return (*found, *_bronze(row.team for row in third if row.place == 1 and row.figure != "0"))


def _of_final(match: Match) -> Awarded:
    title, clause, cup = TITLES[match.slot.stage]
    won = ((cup, clause), ("приз спонсора", "T7.4")) if match.score.won else ()
    return Awarded(holder(match), title, (("звание и диплом", clause), *won))


def _bronze(teams: Iterable[str]) -> tuple[Awarded, ...]:
    things = (("бронзовый кубок", "T7.1"), ("приз спонсора", "T7.4"))
    return tuple(Awarded(team, "третье место", things) for team in teams)
