"""A hall team's written answer: handed in until the gong by the server's clock, gathered by equal answers."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from game.disclosure import written
from game.game import Game, HallQuestion
from game.offers import Text
from game.phases import Paused
from game.sealed import Sealed
from game.table import Table

ANSWER = Text("text", 1, 200)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a team has handed in last on one question (its opening time). One team never reads another's."""

    team: str
    question: int
    text: Sealed[str]
    at_ms: int


@dataclass(frozen=True, slots=True)
class NotTaken:
    """A sheet that stays with its team: a stable code, the clause, for a late one how many seconds, begun ones too."""

    code: str
    clause: str
    late_s: int = 0


def closes_ms(game: Game, question: HallQuestion) -> int | None:
    """When this question's sheets are closed; None while the clock stands and nobody knows."""
    stands = isinstance(game.phase, Paused) and question.no == game.hall[-1].no
    if stands and isinstance(game.phase, Paused) and question.closes_ms >= game.phase.of.deadline_ms:
        return None
    return question.closes_ms


def receive(table: Table, game: Game, team: str, question: int, text: str, now_ms: int) -> Sheet | NotTaken:
    """The sheet to keep in place of the team's earlier one, or why it is not taken (T3.6)."""
    if all(each.id != team for each in table.hall):
        return NotTaken("no_such_team", "T3.6")
    asked = next((each for each in game.hall if each.no == question), None)
    if asked is None:
        return NotTaken("no_such_question", "T3.6")
    if asked.void:
        return NotTaken("question_withdrawn", "T3.8.1")
    until_ms = closes_ms(game, asked)
    if until_ms is not None and now_ms >= until_ms:
        return NotTaken("sheet_late", "T3.6", late_s=max(1, -((until_ms - now_ms) // 1000)))
    if not ANSWER.takes(text):
        return NotTaken("bad_choice", "T3.6")
    return Sheet(team, question, Sealed(text), now_ms)


def normal(text: str) -> str:
    """The answer without what does not matter: case, ё, marks of punctuation, spaces, quotes."""
    plain = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")
    letters = "".join(char if unicodedata.category(char)[0] in "LNM" else " " for char in plain)
    return " ".join(letters.split()) or plain.strip()


def gathered(sheets: Iterable[Sheet]) -> tuple[tuple[Sheet, ...], ...]:
    """Sheets of equal answers together; the answer handed in first stands first, and so do its teams."""
    groups: dict[str, tuple[Sheet, ...]] = {}
    for sheet in sorted(sheets, key=lambda each: (each.at_ms, each.team)):
        answer = normal(written(sheet.text))
        groups[answer] = (*groups.get(answer, ()), sheet)
    return tuple(groups.values())


def points(game: Game, team: str) -> int:
    """The team's right answers in this game; a hint from its people takes that round's away (T3.6, T3.7)."""
    return sum(_right(game, each, team) for each in game.hall)


def _right(game: Game, question: HallQuestion, team: str) -> bool:
    if question.void or (question.round, team) in game.hinted:
        return False
    return any(team in question.groups[group - question.first] for group in question.right)
