"""The preview of an undo or a redo as one Russian sentence, for transcripts. The page has its own words."""

from game.game import Score
from game.people import Player
from game.preview import Change, pending

from tests.support.by_hand import Evening
from tests.support.readings import DEBTS, LIFELINES, PHASES, clock_words, listed, name_of

PARTS = {"prompt": "вопрос", "hint": "подсказка", "key": "ответ", "box": "ящик", "handout": "материал"}
DID = {
    "AskLifeline": "просит палочку", "NameAnswerer": "называет отвечающего", "FreezeClock": "останавливает часы",
    "CloseDiscussion": "заканчивает обсуждение", "Leave": "уходит",
    "AskDecisive": "просит решающий раунд", "ChooseWay": "выбирает", "StayAtTable": "оставляет",
    "AnswerEarly": "отвечает досрочно", "SendAway": "отсылает", "CallBack": "зовёт обратно", "HandOver": "уступает",
    "Settle": "называет состав",
}  # fmt: skip
CLOCKS = {"none": "нет", "running": "идут", "stopped": "стоят"}


def sentence(evening: Evening, change: Change, back: bool) -> str:
    """Only what changes is said, in a fixed order."""
    said = [
        *_moved("счёт", *(f"{each.knowers}:{each.viewers}" for each in change.score)),
        *_moved("фаза", *(PHASES[each] for each in change.phase)),
        *_sector(change.sector, back),
        *_moved("часы", *(CLOCKS[each] for each in change.clock)),
        *([f"на часах {clock_words(change.clock_ms)}"] if change.clock[1] == "stopped" else []),
        *_moved("палочки", *(listed(LIFELINES[kind] for kind in each) for each in change.lifelines)),
        *_moved("долг", *(DEBTS[each] for each in change.debt)),
        *_moved("просьба", *(LIFELINES[each] if each else "нет" for each in change.asked)),
        *([f"вместе с этим: {_later(evening, change)}"] if change.later else []),
        *([f"останется открытым: {listed(PARTS[each.part] for each in change.shown)}"] if change.shown else []),
    ]
    return "; ".join(said)


def _moved(what: str, before: str, after: str) -> list[str]:
    return [] if before == after else [f"{what} {before} → {after}"]


def _sector(sector: int | None, back: bool) -> list[str]:
    return [] if sector is None else [f"сектор {sector} {'снова в игре' if back else 'снова сыгран'}"]


def _later(evening: Evening, change: Change) -> str:
    players = ((each.by.seat, each.did) for each in change.later if isinstance(each.by, Player))
    return listed(f"{name_of(evening, seat)} {DID[did]}" for seat, did in players)


def as_foretold(change: Change, evening: Evening, before: tuple[Score, str]) -> bool:
    """Whether what was foretold is what the undo or redo has done."""
    game = evening.state.game
    now = (game.score, type(game.phase).__name__)
    then = (change.score[1], change.phase[1])
    purse = (game.purse.lifelines, game.purse.debt) == (change.lifelines[1], change.debt[1])
    clock = getattr(game.phase, "left_ms", 0) == change.clock_ms or change.clock[1] != "stopped"
    asked = pending(game) == change.asked[1]
    return now == then and (change.score[0], change.phase[0]) == before and purse and clock and asked
