"""What a person may ask at this moment, and what is shut with its code: whole lists in Russian words."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from game.commands import AskLifeline
from game.engine import open_rows
from game.offers import Offer, Shut
from game.people import Person

from tests.support.by_hand import Evening
from tests.support.readings import LIFELINES, listed

NAMES: Mapping[str, str] = MappingProxyType({
    "TakeSeat": "сесть", "Knock": "постучаться", "Admit": "впустить", "TurnAway": "не впустить", "Dress": "одеться",
    "Leave": "уйти", "RemoveSeat": "высадить", "Ready": "готов", "NotReady": "не готов", "VoteCaptain": "голосовать",
    "MarkCaptain": "капитан", "ChoosePack": "пакет", "ShowPrompts": "тексты", "SilenceAll": "тишина",
    "StartGame": "начать игру", "ReturnToLobby": "в лобби", "CallDebt": "объявить долг", "Spin": "волчок",
    "SetSector": "сектор рукой", "SetAside": "сменить сектор", "StartClock": "время", "AskAnswer": "спросить ответ",
    "PauseClock": "пауза", "FreezeClock": "остановить часы", "ResumeClock": "продолжить", "RestartClock": "заново",
    "CloseDiscussion": "закончить обсуждение", "AskLifeline": "просить", "GrantLifeline": "дать",
    "DeclineLifeline": "отклонить", "AppointActing": "за капитана", "NameAnswerer": "назвать", "HearAnswer": "слушать",
    "Judge": "вердикт", "CloseRound": "закрыть раунд", "ShowPrompt": "показать вопрос", "ShowHandout": "материал",
    "ChooseStage": "какая игра", "NoteLeader": "лидер", "NoteWays": "прежние выборы", "SetPrize": "приз",
    "MarkSector": "вид сектора", "KeepOut": "начать без", "LetIn": "вернуть за стол", "MarkPlayed": "сыграно до нас",
    "SetLeft": "осталось до нас", "SetDebt": "долг до нас", "AskDecisive": "просить решающий",
    "GrantDecisive": "разрешить решающий", "DeclineDecisive": "отказать в решающем", "ChooseWay": "выбрать",
    "StayAtTable": "оставить", "AnswerEarly": "досрочно", "OfferHelp": "предложить помощь", "GiveCard": "карточка",
    "Forfeit": "лишить ответа",
    "HideWindow": "форточка", "CrossOut": "вычеркнуть", "SendAway": "отослать", "CallBack": "позвать обратно",
    "HandOver": "уступить", "Settle": "состав", "Refill": "доложить", "Withdraw": "снять вопрос",
    "CallHint": "подсказка", "Expel": "удалить совсем", "ShowOut": "вывести", "EnterHall": "в зал",
    "LeaveHall": "из зала", "RemoveTeam": "снять команду", "CollectSheets": "собрать бланки",
    "JudgeSheets": "судить бланки", "NameSquad": "назвать команду", "DropSquad": "убрать команду",
    "JoinSquad": "за команду", "SeatWith": "посадить", "AwardExtra": "дополнительный вопрос",
    "CutMinute": "урезать", "Bench": "удалить", "TakeHat": "шапка", "Annul": "аннулировать", "CorrectScore": "счёт",
    "AnnounceBreak": "перерыв", "EndBreak": "конец перерыва", "EndMatch": "завершить", "Undo": "отменить",
    "Redo": "вернуть",
})  # fmt: skip


def may(evening: Evening, person: Person) -> str:
    """Everything offered, windows aside, in the order of the rulebook's rows."""
    return listed((name for name, found in _rows(evening, person) if isinstance(found, Offer)), "ничего")


def may_not(evening: Evening, person: Person) -> str:
    """Everything that is shown shut, with its code."""
    shut = (f"{name} {found.code}" for name, found in _rows(evening, person) if isinstance(found, Shut))
    return listed(shut, "ничего")


def _rows(evening: Evening, person: Person) -> Iterator[tuple[str, Offer | Shut]]:
    for row, _, found in open_rows(evening.book, evening.state, person, evening.here):
        kinds = [LIFELINES[each.kind] for each in found.options if isinstance(each, AskLifeline)]
        yield " ".join([NAMES[row.asks.__name__], *kinds]), found
