"""Each team's season in figures, and the club's rating when it is over."""

from collections.abc import Iterable

from standings.forming import Course
from standings.reason import Reason, Row
from standings.season import WINTER, Choice, Game, Season, Status, Team
from standings.season_table import TeamLine
from standings.thirteen import open_choices


def team_lines(season: Season, course: Course) -> tuple[TeamLine, ...]:
    """By name."""
    games: dict[str, list[Game]] = {}
    for game in season.in_order():
        games.setdefault(game.team, []).append(game)
    teams = sorted(season.teams, key=lambda team: team.name)
    return tuple(_line(team, games.get(team.name, []), course) for team in teams)


def _line(team: Team, games: list[Game], course: Course) -> TeamLine:
    made: tuple[Choice, ...] = team.thirteen
    for game in games:
        made = (*made, game.thirteen) if game.thirteen else made
    rated = [game for game in games if game.slot.kind != "special"]
    defeats = sum(not game.score.won for game in rated if game.slot.kind == "qualifier")
    rounds = sum(game.score.knowers for game in rated), sum(game.score.viewers for game in rated)
    wins = sum(game.score.won for game in rated)
    status = _status(team, games, course)
    return TeamLine(team.name, status, wins, len(rated) - wins, defeats, rounds, made, open_choices(made))


def _status(team: Team, games: list[Game], course: Course) -> Status:
    """V4.4: a claimant who wins any game is permanent; a called reserve is a claimant."""
    if team.name in course.out:
        return "out"
    claims = team.status == "claimant" or team.name in course.joined
    if claims and any(game.score.won for game in games):
        return "permanent"
    return "claimant" if claims else team.status


def club_rows(of: Iterable[TeamLine], course: Course) -> tuple[Row, ...]:
    """V4.10: the finalist of the year is first whatever the final's score; the others as V4.2.1 compares a season."""
    if WINTER not in course.finals:
        return ()
    first = course.finals[WINTER].team
    lines = [line for line in of if line.status != "out" and (line.wins or line.losses)]
    lines.sort(key=lambda line: (line.team != first, *_key(line), line.team))
    found: list[Row] = []
    for at, line in enumerate(lines):
        same = at > 1 and _key(line) == _key(lines[at - 1])
        place = found[-1].place if same else at + 1
        found.append(Row(place, line.team, _reason(line, line.team == first, same), f"{line.wins}–{line.losses}"))
    return tuple(found)


def _key(line: TeamLine) -> tuple[int, int, int]:
    won, lost = line.rounds
    return -line.wins, lost - won, -won


def _reason(line: TeamLine, first: bool, same: bool) -> Reason:
    if first:
        return Reason("играла финал года: первая при любом его исходе", "V4.10")
    shared = "; делит место" if same else ""
    return Reason(f"побед {line.wins}, раунды {line.rounds[0]}:{line.rounds[1]}{shared}", "V4.2.1")
