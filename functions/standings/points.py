"""The consolation account (T1.7, T3.7) and the third place (T1.8): points of the hall and of the central table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from standings.ranking import grouped
from standings.reason import Reason, Row
from standings.tournament import Match

FOR_ROUND, FOR_WRONG = 2, 1


@dataclass(frozen=True, slots=True)
class Account:
    """What a team has in the consolation account. taken and wrong: rounds and wrong answers at the central table."""

    hall: int = 0
    taken: int = 0
    wrong: int = 0

    @property
    def table(self) -> int:
        """T1.7.1."""
        return FOR_ROUND * self.taken - FOR_WRONG * self.wrong

    @property
    def points(self) -> int:
        """T1.7.2."""
        return self.hall + self.table

    def plus(self, other: "Account") -> "Account":
        return Account(self.hall + other.hall, self.taken + other.taken, self.wrong + other.wrong)


def at_table(match: Match, team: str) -> Account:
    """The game of a team at the central table. The window's point is nobody's here (T4.2e)."""
    if match.together is not None:
        return Account(0, match.together.rounds.get(team, 0), match.wrong.get(team, 0))
    taken = match.score.knowers - (match.window == "won")
    wrong = match.wrong.get(team, match.score.viewers - (match.window == "lost"))
    return Account(0, taken, wrong)


def accounts(names: Iterable[str], matches: Iterable[Match]) -> Mapping[str, Account]:
    """Everything these games brought: qualifiers, and semifinals where there are (T1.1.1)."""
    found = {name: Account() for name in names}
    for match in matches:
        for team, right in match.hall.items():
            found[team] = found[team].plus(Account(right))
        for team in match.teams:
            found[team] = found[team].plus(at_table(match, team))
    return found


def consolation(of: Mapping[str, Account]) -> tuple[Row, ...]:
    """T1.7: the greatest first, equals share a place."""
    order = sorted(of.items(), key=lambda each: (-each[1].points, each[0]))
    found: list[Row] = []
    for group in grouped(order, lambda each: each[1].points):
        place, shared = len(found) + 1, "; равный балл, место делят" if len(group) > 1 else ""
        found += [Row(place, name, _account(account, shared), str(account.points)) for name, account in group]
    return tuple(found)


def _account(account: Account, shared: str) -> Reason:
    if account.taken or account.wrong:
        table = f"стол {FOR_ROUND}×{account.taken} − {account.wrong} = {_minus(account.table)}"
        return Reason(f"зал {account.hall}, {table}: вместе {_minus(account.points)}{shared}", "T1.7.2")
    return Reason(f"зал {account.hall}{shared}", "T3.7")


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


def third(names: Iterable[str], finals: Iterable[Match]) -> tuple[Row, ...]:
    """T1.8: the hall of the final evening alone, what was before is nothing; equals share a place."""
    sums = dict.fromkeys(names, 0)
    for match in finals:
        for team in sums:
            sums[team] += match.hall.get(team, 0)
    order = sorted(sums.items(), key=lambda each: (-each[1], each[0]))
    found: list[Row] = []
    for group in grouped(order, lambda each: each[1]):
        shared = "; место делят" if len(group) > 1 else ""
        place = len(found) + 1
        found += [Row(place, name, Reason(f"в зале двух финалов {right}{shared}", "T1.8"), str(right))
                  for name, right in group]  # fmt: skip
    return tuple(found)
