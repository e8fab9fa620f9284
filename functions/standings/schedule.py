"""The evenings of a tournament by the number of its teams (T1.1, T1.2): two games an evening."""

from collections.abc import Sequence
from dataclasses import dataclass

from standings.tournament import Slot, Tournament

GAMES_AN_EVENING = 2


@dataclass(frozen=True, slots=True)
class Evening:
    """One evening; date is "" until one of its games has it."""

    slots: tuple[Slot, ...]
    date: str = ""


def schedule(tournament: Tournament) -> tuple[Evening, ...]:
    """As many qualifiers as teams; with more than six an evening of semifinals; both finals on the last one."""
    dates = {match.slot: match.date for match in tournament.matches}
    evenings = _qualifiers(len(tournament.teams), dates)
    if tournament.has_semifinals:
        evenings.append((Slot("semifinal", 1), Slot("semifinal", 2)))
    evenings.append((Slot("consolation"), Slot("main")))
    return tuple(Evening(slots, max(dates.get(slot, "") for slot in slots)) for slots in evenings)


def _qualifiers(count: int, dates: dict[Slot, str]) -> list[tuple[Slot, ...]]:
    """Pairs; games with different dates are different evenings, so an odd one may stand wherever it was played."""
    found: list[list[Slot]] = []
    for slot in (Slot("qualifier", no) for no in range(1, count + 1)):
        together = found and len(found[-1]) < GAMES_AN_EVENING and _same_day(found[-1], slot, dates)
        if together:
            found[-1].append(slot)
        else:
            found.append([slot])
    return [tuple(each) for each in found]


def _same_day(evening: Sequence[Slot], slot: Slot, dates: dict[Slot, str]) -> bool:
    known = {dates.get(each, "") for each in (*evening, slot)} - {""}
    return len(known) < 2
