"""The verbs of a transcript: Russian words to commands. tests/transcripts/README.md lists them for a reader."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game import commands as ask
from game.commands import Command
from game.events import SeatTaken
from game.people import Person, Player, Seat

from tests.support.by_hand import Evening, salt_of
from tests.support.readings import FAULTS, KINDS_NAMED, LIFELINES_NAMED, STAGES, WAYS


@dataclass(frozen=True, slots=True)
class Said:
    """A verb's surroundings: who says it, the plain words after the colon and those in «quotes»."""

    evening: Evening
    who: Person
    plain: tuple[str, ...]
    quoted: tuple[str, ...]

    def seat(self, at: int = 0) -> Seat:
        return seat_named(self.evening, self.plain[at])

    def text(self) -> str:
        (only,) = self.quoted
        return only

    def number(self, at: int = 0) -> int:
        return int(self.plain[at].split()[-1])

    def yes(self) -> bool:
        return {"да": True, "нет": False}[self.plain[0]]


def seat_named(evening: Evening, name: str) -> Seat:
    """The chair of this name, one already left included; with equal names the seat's own number («s2»)."""
    if name[:1] == "s" and name[1:].isdigit():
        return Seat(name)
    taken = [event for entry in evening.log for event in entry.events if isinstance(event, SeatTaken)]
    seats = {event.seat for event in taken if event.name == name}
    if len(seats) != 1:
        raise ValueError(f"кресел с именем «{name}»: {len(seats)}")
    return seats.pop()


def _knock_of(said: Said) -> str:
    callers = [each.knock for each in said.evening.state.table.callers if each.name == said.plain[0]]
    return callers[0] if callers else said.plain[0]


def _salt(said: Said) -> str:
    return salt_of(said.who.seat) if isinstance(said.who, Player) else "00" * 16


def _digest(said: Said) -> str:
    titles = {card.title: card.digest for card in said.evening.state.table.shelf}
    return titles.get(said.text(), said.text())


def _score(said: Said) -> ask.CorrectScore:
    knowers, viewers = said.plain[0].split(":")
    return ask.CorrectScore(int(knowers), int(viewers), said.text(), "подтверждаю" in said.plain)


def _undo(said: Said) -> ask.Undo:
    step = said.evening.state.past.step
    return ask.Undo(said.number() if said.plain else step or 0)


def _leader(said: Said) -> ask.NoteLeader:
    if said.plain == ("нет",):
        return ask.NoteLeader(False, 0, 0, False)
    knowers, viewers = said.plain[0].split(":")
    return ask.NoteLeader(True, int(knowers), int(viewers), "без проигранных" in said.plain)


def _ways(said: Said) -> ask.NoteWays:
    given = [WAYS[word] for word in said.plain if word != "нет"]
    return ask.NoteWays(given[0] if given else "", given[1] if len(given) > 1 else "")


def _left(said: Said) -> ask.SetLeft:
    word, number = said.plain[0].split()
    return ask.SetLeft(LIFELINES_NAMED[word], int(number), said.plain[1] if len(said.plain) > 1 else "")


VERBS: Mapping[str, Callable[[Said], Command]] = MappingProxyType({
    "садится": lambda said: ask.TakeSeat(said.text(), 0, 0),
    "стучится": lambda said: ask.Knock(said.text(), 0, 0),
    "впускает": lambda said: ask.Admit(_knock_of(said)),
    "не впускает": lambda said: ask.TurnAway(_knock_of(said)),
    "одевается": lambda said: ask.Dress(said.number(0), said.number(1)),
    "уходит": lambda said: ask.Leave(),
    "высаживает": lambda said: ask.RemoveSeat(said.seat()),
    "готов": lambda said: ask.Ready(_salt(said)),
    "не готов": lambda said: ask.NotReady(),
    "голосует": lambda said: ask.VoteCaptain(said.seat()),
    "отмечает капитана": lambda said: ask.MarkCaptain(said.seat()),
    "берёт пакет": lambda said: ask.ChoosePack(_digest(said)),
    "берёт бумагу": lambda said: ask.ChoosePack(""),
    "тексты на экраны": lambda said: ask.ShowPrompts(said.yes()),
    "тишина": lambda said: ask.SilenceAll(said.yes()),
    "игра": lambda said: ask.ChooseStage(STAGES[said.plain[0]]),
    "лидер": _leader,
    "прежние выборы": _ways,
    "приз": lambda said: ask.SetPrize(said.number()),
    "в секторе": lambda said: ask.MarkSector(said.number(), KINDS_NAMED[said.plain[1]]),
    "начинает без": lambda said: ask.KeepOut(said.seat()),
    "возвращает за стол": lambda said: ask.LetIn(said.seat()),
    "сыграно до нас": lambda said: ask.MarkPlayed(said.number()),
    "осталось до нас": _left,
    "долг до нас": lambda said: ask.SetDebt(said.yes()),
    "просит решающий раунд": lambda said: ask.AskDecisive(said.seat()),
    "разрешает решающий": lambda said: ask.GrantDecisive(),
    "отказывает в решающем": lambda said: ask.DeclineDecisive(said.text()),
    "выбирает": lambda said: ask.ChooseWay(WAYS[said.plain[0]]),
    "оставляет": lambda said: ask.StayAtTable(said.seat()),
    "досрочный ответ": lambda said: ask.AnswerEarly(),
    "просит дополнительную минуту": lambda said: ask.AskLifeline("extra"),
    "предлагает помощь": lambda said: ask.OfferHelp(said.text()),
    "красная карточка": lambda said: ask.GiveCard(said.text(), FAULTS[said.plain[0]], "знаток сезона" in said.plain),
    "лишает ответа": lambda said: ask.Forfeit(),
    "начинает игру": lambda said: ask.StartGame(),
    "в лобби": lambda said: ask.ReturnToLobby(),
    "объявляет долг": lambda said: ask.CallDebt(),
    "крутит волчок": lambda said: ask.Spin(),
    "ставит сектор": lambda said: ask.SetSector(said.number(), said.text()),
    "меняет сектор": lambda said: ask.SetAside(),
    "время": lambda said: ask.StartClock(),
    "спрашивает ответ": lambda said: ask.AskAnswer(),
    "пауза": lambda said: ask.PauseClock(),
    "останавливает часы": lambda said: ask.FreezeClock(),
    "продолжает": lambda said: ask.ResumeClock(),
    "минута заново": lambda said: ask.RestartClock(said.text()),
    "обсуждение закончено": lambda said: ask.CloseDiscussion(),
    "просит минуту в кредит": lambda said: ask.AskLifeline("credit"),
    "просит помощь клуба": lambda said: ask.AskLifeline("club"),
    "просит помощь ведущего": lambda said: ask.AskLifeline("host"),
    "даёт": lambda said: ask.GrantLifeline(),
    "отклоняет": lambda said: ask.DeclineLifeline(said.text()),
    "за капитана": lambda said: ask.AppointActing(said.seat()),
    "отвечает": lambda said: ask.NameAnswerer(said.seat()),
    "слушает ответ": lambda said: ask.HearAnswer(),
    "верно": lambda said: ask.Judge(True),
    "неверно": lambda said: ask.Judge(False),
    "закрывает раунд": lambda said: ask.CloseRound(),
    "показывает вопрос": lambda said: ask.ShowPrompt(),
    "показывает материал": lambda said: ask.ShowHandout(said.number() - 1),
    "урезает минуту": lambda said: ask.CutMinute(said.text()),
    "удаляет на раунд": lambda said: ask.Bench(said.seat(), said.text()),
    "лишает шапки": lambda said: ask.TakeHat(said.seat(), said.text()),
    "аннулирует, вопрос некорректен": lambda said: ask.Annul("question", said.text()),
    "аннулирует, жульничество": lambda said: ask.Annul("cheating", said.text()),
    "аннулирует без причины": lambda said: ask.Annul("", ""),  # type: ignore[arg-type]
    "исправляет счёт": _score,
    "объявляет перерыв": lambda said: ask.AnnounceBreak(said.number()),
    "перерыв окончен": lambda said: ask.EndBreak(),
    "завершает матч": lambda said: ask.EndMatch(said.text()),
    "отменяет": _undo,
    "возвращает": lambda said: ask.Redo(),
})  # fmt: skip
