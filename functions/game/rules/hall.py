"""The hall: its teams come and go, their sheets are collected after the close and judged by equal answers."""

from game.commands import CollectSheets, EnterHall, JudgeSheets, LeaveHall, RemoveTeam
from game.events import Events, SheetsCollected, SheetsJudged, TeamEntered, TeamLeft
from game.game import HallQuestion
from game.offers import Offer, Shut, Whole, Yes, form, offer
from game.people import Guest, HallTeam, Host, Spectator
from game.phases import Phase
from game.rulebook import Sight, Turn
from game.rules.common import NAME
from game.sheets import closes_ms, gathered

TEAMS_MAX = 30


def enter_offer(sight: Sight[Guest | Spectator, Phase]) -> Offer | Shut:
    if len(sight.table.hall) >= TEAMS_MAX:
        return Shut("hall_full", "T3.6")
    return form(EnterHall, NAME)


def enter(turn: Turn[Guest | Spectator, Phase, EnterHall]) -> Events:
    return (TeamEntered(f"h{turn.table.entered + 1}", turn.command.name),)


def leave_offer(sight: Sight[HallTeam, Phase]) -> Offer | Shut:
    here = any(team.id == sight.who.team for team in sight.table.hall)
    return offer(LeaveHall()) if here else Shut("no_such_team", "T3.6")


def leave(turn: Turn[HallTeam, Phase, LeaveHall]) -> Events:
    return (TeamLeft(turn.who.team, removed=False),)


def remove_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    if not sight.table.hall:
        return Shut("empty_hall", "T3.6")
    return offer(*(RemoveTeam(team.id) for team in sight.table.hall))


def remove(turn: Turn[Host, Phase, RemoveTeam]) -> Events:
    return (TeamLeft(turn.command.team, removed=True),)


def collect_earlier(sight: Sight[Host, Phase]) -> Offer | Shut:
    """Questions before the newest one are closed long since."""
    waiting = _waiting(sight.game.hall[:-1])
    return offer(*waiting) if waiting else Shut("no_sheets", "T3.6")


def collect_newest(sight: Sight[Host, Phase]) -> Offer | Shut:
    """From the moment its sheets are closed, and not before."""
    waiting = _waiting(sight.game.hall[-1:])
    if not waiting:
        return Shut("no_sheets", "T3.6")
    over_ms = closes_ms(sight.game, sight.game.hall[-1])
    return Shut("sheets_open", "T3.6", waiting) if over_ms is None else offer(*waiting, from_ms=over_ms)


def _waiting(questions: tuple[HallQuestion, ...]) -> tuple[CollectSheets, ...]:
    return tuple(CollectSheets(each.no) for each in questions if not each.collected and not each.void)


def collect(turn: Turn[Host, Phase, CollectSheets]) -> Events:
    """Who has answered alike; the words stay where the sheets are kept."""
    question = turn.command.question
    teams = {team.id for team in turn.table.hall}
    sheets = (each for each in turn.at.sheets if each.question == question and each.team in teams)
    return (SheetsCollected(question, tuple(tuple(s.team for s in group) for group in gathered(sheets))),)


def judge_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    """Any answer that was collected, as often as need be: a verdict may change."""
    groups = sum(len(each.groups) for each in sight.game.hall)
    if not groups:
        return Shut("nothing_collected", "T3.6")
    return form(JudgeSheets, Whole("group", 1, groups), Yes("correct"))


def judge(turn: Turn[Host, Phase, JudgeSheets]) -> Events:
    return (SheetsJudged(turn.command.group, turn.command.correct),)
