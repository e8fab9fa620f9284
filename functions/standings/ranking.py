"""Who played better at the central table (T1.6, T1.6.1): by score, special sectors, help left; equals share."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from standings.reason import Reason, Row, called, listed
from standings.tournament import TARGETS, Match

T = TypeVar("T")
BETTER_BY = ("выигранный суперблиц", "выигранный цейтнот", "выигранный дуплиц", "выигранный 12-й сектор")
BY_HELP = "больше неиспользованных помощи и подсказок"
Key = tuple[int, bool, bool, bool, bool, int]


def key(match: Match) -> Key:
    """Greater is better. A game «вприсядку» counts as one to the stage's own target."""
    longer = TARGETS[match.slot.stage] - match.target if match.score.won else 0
    return (match.score.lead + longer, *match.specials.taken, match.unused)


def holder(match: Match) -> str:
    """Whose game it is: the team's that sat; «вприсядку» the sixth point's, else most rounds', else the extra's."""
    together = match.together
    if together is None:
        return match.teams[0]
    if match.score.won:
        return together.sixth
    most = max(together.rounds.values(), default=0)
    best = [team for team in match.teams if together.rounds.get(team, 0) == most]
    return best[0] if len(best) == 1 else together.extra


def ranked(matches: Iterable[Match]) -> tuple[Row, ...]:
    """The table of these games; teams equal in everything share a place."""
    order = sorted(matches, key=lambda match: (key(match), holder(match)), reverse=True)
    groups = grouped(order, key)
    found: list[Row] = []
    for at, group in enumerate(groups):
        under = groups[at + 1][0] if at + 1 < len(groups) else None
        reason = _shared(group) if len(group) > 1 else _why(at == 0, group[0], under)
        place = len(found) + 1
        names = sorted(holder(match) for match in group)
        found += [Row(place, name, reason, str(group[0].score)) for name in names]
    return tuple(found)


def grouped(order: Sequence[T], key: Callable[[T], object]) -> list[list[T]]:
    """Neighbours with one key together."""
    groups: list[list[T]] = []
    for each in order:
        if groups and key(groups[-1][0]) == key(each):
            groups[-1].append(each)
        else:
            groups.append([each])
    return groups


def first_group(rows: Sequence[Row], place: int = 1) -> tuple[str, ...]:
    """Everybody on that place."""
    return tuple(row.team for row in rows if row.place == place)


def _shared(group: list[Match]) -> Reason:
    return Reason(f"{group[0].score}; равны во всём и делят место: {listed(holder(m) for m in group)}", "T1.6.1")


def _why(first: bool, match: Match, under: Match | None) -> Reason:
    if under is not None and key(under)[0] == key(match)[0]:
        above, below = key(match)[1:], key(under)[1:]
        which = next(at for at in range(len(above)) if above[at] != below[at])
        by = f"за {BETTER_BY[which]}" if which < len(BETTER_BY) else f"у неё {BY_HELP}"
        return Reason(f"{match.score}, как у {called(holder(under))}: выше, {by}", "T1.6.1")
    if match.score.won:
        return Reason(f"победа {match.score}" + (", самый крупный счёт" if first else ""), "T1.6")
    return Reason(f"поражение {match.score}" + (", наименее крупное" if first else ""), "T1.6")
