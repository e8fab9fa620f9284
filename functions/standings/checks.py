"""Faults that sheets of seasons and of tournaments share: names, and days of the calendar."""

from collections.abc import Collection, Iterable, Iterator
from datetime import date
from difflib import get_close_matches

from standings.reason import Fault, called


def unknown_team(line: int, name: str, known: Collection[str]) -> list[Fault]:
    if name in known or not name:
        return []
    near = get_close_matches(name, sorted(known), 1)
    remedy = f"Возможно, это {called(near[0])}" if near else "Впишите её в teams или поправьте имя"
    return [Fault(line, f"команды {called(name)} нет среди teams", remedy)]


def same_names(teams: Iterable[tuple[str, int]]) -> list[Fault]:
    first: dict[str, int] = {}
    found = []
    for name, line in sorted(teams, key=lambda each: each[1]):
        if name in first:
            remedy = "Оставьте одну запись или дайте командам разные имена"
            found.append(Fault(line, f"команда {called(name)} уже записана в строке {first[name]}", remedy))
        first.setdefault(name, line)
    return found


def missing(numbered: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Lines of games whose number skips the one before it, with the number that is not there."""
    lines = dict(sorted(numbered, reverse=True))
    for no, line in sorted(lines.items()):
        if no > 1 and no - 1 not in lines:
            yield line, no - 1


def is_date(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if len(text) == len("2027-03-21") else None
    except ValueError:
        return None
