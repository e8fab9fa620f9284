"""The order of teams that have not met this season: by the last one, then by lot."""

from collections.abc import Iterable

from standings.reason import Fault, listed
from standings.season import Team

SeedKey = tuple[bool, int, int, int]


def merit(team: Team) -> SeedKey:
    """V4.2.1: the winner, then wins, then rounds: first their difference, then those taken."""
    last = team.last
    return last.winner, last.wins, last.rounds.lead, last.rounds.knowers


def seeded(teams: Iterable[Team]) -> tuple[Team, ...]:
    """The best first; equals by their lots."""
    return tuple(sorted(teams, key=lambda team: (*(-each for each in merit(team)), team.lot, team.name)))


def undrawn(teams: Iterable[Team]) -> tuple[Fault, ...]:
    """A fault for each group of equals that no lot parts: nobody's place may hang on the order of a file."""
    groups: dict[tuple[SeedKey, int], list[Team]] = {}
    for team in teams:
        groups.setdefault((merit(team), team.lot), []).append(team)
    return tuple(_undrawn(equal) for equal in groups.values() if len(equal) > 1)


def _undrawn(equal: list[Team]) -> Fault:
    names = listed(team.name for team in equal)
    line = min(team.line for team in equal)
    return Fault(line, f"команды {names} равны по прошлому сезону и жребию", "Бросьте жребий и впишите им разные lot")
