"""The two sheets worked by hand, and short ways to write others."""

from collections.abc import Iterable
from pathlib import Path

from standings.reason import Row
from standings.score import Score
from standings.season import Game, LastSeason, Season, Slot, Team
from standings.tournament import Tournament

from infra.sheets.results import beside
from infra.sheets.season_sheet import season
from infra.sheets.tournament_sheet import tournament

SEASON = Path(__file__).with_name("season.yaml")
TOURNAMENT = Path(__file__).with_name("tournament.yaml")


def whole_season() -> Season:
    return season(SEASON.read_bytes(), beside(SEASON))


def whole_tournament() -> Tournament:
    return tournament(TOURNAMENT.read_bytes(), beside(TOURNAMENT))


def names(rows: Iterable[Row]) -> list[str]:
    return [row.team for row in rows]


def scored(text: str) -> Score:
    knowers, viewers = text.split(":")
    return Score(int(knowers), int(viewers))


def slot(text: str) -> Slot:
    """ "spring 3", "autumn special", "winter final"."""
    series, which = text.split()
    if which == "final":
        return Slot(series, "final")
    return Slot(series, "special") if which == "special" else Slot(series, "qualifier", int(which))


def game(which: str, team: str, score: str, decisive: bool = False, line: int = 0) -> Game:
    return Game(slot(which), team, scored(score), decisive, line=line)


def eight(*games: Game, reserve: int = 0) -> Season:
    """П1…П5 by the last season's wins, claimants К1…К3 by lot, reserve Р1… by lot."""
    permanent = [Team(f"П{n}", "permanent", LastSeason(wins=9 - n)) for n in range(1, 6)]
    claimants = [Team(f"К{n}", "claimant", lot=n) for n in range(1, 4)]
    waiting = [Team(f"Р{n}", "reserve", lot=n) for n in range(1, reserve + 1)]
    return Season("пробный", (*permanent, *claimants, *waiting), games)
