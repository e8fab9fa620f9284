"""The hall: what a team in it sees of its own sheet, and what the host sees of all of them once they are collected."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from game.disclosure import written
from game.game import Game, HallQuestion
from game.people import HallTeam, Presence
from game.rulebook import Rulebook
from game.sheets import Sheet, closes_ms, points
from game.state import State
from game.table import Table
from game.views.parts import OfferView, TeamView, offer_views
from game.views.room import RoomView

Mark = Literal["", "right", "wrong"]
SHOWN = 2
"""How many collected questions the host has at hand; a verdict on an older one is a matter of the protocol."""


@dataclass(frozen=True, slots=True)
class SheetView:
    """A team's own sheet: question is handed back with it. closes_ms None: the clock stands. text "": nothing yet."""

    question: int
    closes_ms: int | None
    void: bool = False
    text: str = ""
    at_ms: int = 0
    verdict: Mark = ""


@dataclass(frozen=True, slots=True)
class PastSheet:
    """What became of the team's sheet on an earlier question; "": no sheet, or no verdict yet."""

    question: int
    round: int
    part: int
    verdict: Mark = ""


@dataclass(frozen=True, slots=True)
class HallView:
    """For a team in the hall: the room, its sheet on the newest question, its points, what became of earlier sheets."""

    room: RoomView
    team: str
    name: str
    offers: tuple[OfferView, ...]
    sheet: SheetView | None
    points: int = 0
    past: tuple[PastSheet, ...] = ()


@dataclass(frozen=True, slots=True)
class AnswerView:
    """One answer of the hall: as it was written, each way once, and by whom."""

    group: int
    round: int
    part: int
    texts: tuple[str, ...]
    teams: tuple[str, ...]
    verdict: Mark = ""


def hall_view(book: Rulebook, state: State, room: RoomView, team: str, own: Sheet | None, here: Presence) -> HallView:
    """own: what this team has handed in on the newest question. Another's sheet has no way in."""
    name = next((each.name for each in state.table.hall if each.id == team), "")
    return HallView(
        room=room,
        team=team,
        name=name,
        offers=offer_views(book, state, (HallTeam(team),), here),
        sheet=_sheet(state.game, team, own),
        points=points(state.game, team),
        past=tuple(PastSheet(each.no, each.round, each.part, _of_team(each, team)) for each in state.game.hall[:-1]),
    )


def _sheet(game: Game, team: str, own: Sheet | None) -> SheetView | None:
    if not game.hall:
        return None
    asked = game.hall[-1]
    mine = own if own is not None and (own.team, own.question) == (team, asked.no) else None
    text = "" if mine is None else written(mine.text)
    at_ms = 0 if mine is None else mine.at_ms
    return SheetView(asked.no, closes_ms(game, asked), asked.void, text, at_ms, _of_team(asked, team))


def _of_team(question: HallQuestion, team: str) -> Mark:
    for group, teams in enumerate(question.groups, start=question.first):
        if team in teams:
            return mark(question, group)
    return ""


def mark(question: HallQuestion, group: int) -> Mark:
    return "right" if group in question.right else "wrong" if group in question.wrong else ""


def team_views(table: Table, game: Game) -> tuple[TeamView, ...]:
    return tuple(TeamView(team.id, team.name, points(game, team.id)) for team in table.hall)


def answer_views(game: Game, sheets: Iterable[Sheet]) -> tuple[AnswerView, ...]:
    """Of the newest collected questions; what is not collected stays closed to the host too."""
    known = tuple(sheets)
    newest = tuple(each for each in game.hall if each.collected)[-SHOWN:]
    return tuple(view for question in newest for view in _answers(question, known))


def _answers(question: HallQuestion, sheets: tuple[Sheet, ...]) -> Iterable[AnswerView]:
    mine = {each.team: each for each in sheets if each.question == question.no}
    for group, teams in enumerate(question.groups, start=question.first):
        said = tuple(written(mine[team].text) for team in teams if team in mine)
        texts = tuple(dict.fromkeys(said))
        yield AnswerView(group, question.round, question.part, texts, teams, mark(question, group))
