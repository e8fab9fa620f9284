"""What a score would change: the season or the tournament computed again with one game more."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from game.setup import Leader

from standings.leader import Chance, leading, overtaking
from standings.reason import Row
from standings.score import Score
from standings.season import TARGET, Game, Season, Slot
from standings.season_course import table
from standings.season_table import SeasonTable

ALL_SCORES = tuple(Score(TARGET, viewers) for viewers in range(TARGET)) + tuple(
    Score(knowers, TARGET) for knowers in reversed(range(TARGET))
)


@dataclass(frozen=True, slots=True)
class Move:
    """A team's place before and after; None where it was or is in no table."""

    team: str
    before: int | None
    after: int | None


def moves(before: Iterable[Row], after: Sequence[Row]) -> tuple[Move, ...]:
    """In the order of the table after; who has left it at the end."""
    old: Mapping[str, int] = {row.team: row.place for row in before}
    stay = {row.team for row in after}
    gone = sorted(team for team in old if team not in stay)
    there = (Move(row.team, old.get(row.team), row.place) for row in after)
    return (*there, *(Move(team, old[team], None) for team in gone))


def next_slot(of: SeasonTable, team: str) -> Slot | None:
    """Which game this team would play now: its own of the queue, else the next one; None when nothing is left."""
    own = next((due.slot for due in of.next if due.team == team), None)
    return own or (of.next[0].slot if of.next else None)


def with_game(season: Season, slot: Slot, team: str, score: Score, decisive: bool = False) -> Season:
    """The season with one game more; the sheet's own lines stay as they are."""
    return replace(season, games=(*season.games, Game(slot, team, score, decisive)))


def places(season: Season, slot: Slot, team: str) -> tuple[tuple[Score, Row | None], ...]:
    """Where each score of this game would put the team in the rating of its series; None: out of it."""
    return tuple((score, _row(with_game(season, slot, team, score), slot, team)) for score in ALL_SCORES)


def _row(season: Season, slot: Slot, team: str) -> Row | None:
    series = next(each for each in table(season).series if each.name == slot.series)
    return next((row for row in series.rows if row.team == team), None)


def leader(of: SeasonTable) -> Leader | None:
    """V3.6: who stands first in the series that is on, if it has played there."""
    series = of.series[-1]
    first = series.rows[0].team if series.rows else ""
    return leading(next((step.game for step in series.steps if step.game.team == first), None))


def chance(season: Season, now: Score, lost_a_round: bool) -> Chance | None:
    """Whether the team now at the table can still overtake the leader; None when no qualifier is on."""
    of = table(season)
    if not of.next or of.next[0].slot.kind != "qualifier":
        return None
    return overtaking(now, leader(of), lost_a_round)
