"""What transcripts of a game with a hall say and check: its pack, its verbs, its readings."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from game import commands as ask
from game import squads
from game.commands import Command
from game.envelope import Kinds, PackCard
from game.events import ShownOut
from game.people import HallTeam, Seat
from game.sheets import NotTaken, points, receive
from game.state import State

from tests.support.by_hand import Evening
from tests.support.readings import STAGES
from tests.support.verbs import Said

PACK = re.compile(
    r"зал(?:, запасных (?P<spares>\d+))?(?:, базы (?P<base>\d+))?(?P<blitz>, блиц)?(?:, без (?P<less>\d+))?"
)
LYING: Kinds = (
    (1, "red"), (2, "blue"), (3, "red"), (4, "blue"), (5, "red"), (6, "blue"), (7, "red"), (8, "blue"),
    (9, "duplet"), (10, "superblitz"), (11, "zeitnot"),
)  # fmt: skip
SECTORS, ASIDE = 12, 1001


def card_of(text: str) -> PackCard | None:
    """«зал, запасных 2, базы 3, блиц, без 7»: a pack of this game; None when the words are of another."""
    match = PACK.fullmatch(text)
    if match is None:
        return None
    return hall_card(int(match["spares"] or 1), int(match["base"] or 1), bool(match["blitz"]), int(match["less"] or 0))


def hall_card(spares: int = 1, base: int = 1, blitz: bool = False, less: int = 0) -> PackCard:
    """Spare envelopes lie from 13 on, red and blue by turns; less: a sector without its envelope."""
    lying: Kinds = tuple((n, "blitz" if blitz and kind == "duplet" else kind) for n, kind in LYING if n != less)
    more: Kinds = tuple((SECTORS + n, "red" if n % 2 else "blue") for n in range(1, spares + 1))
    aside: Kinds = tuple((ASIDE + n, "base") for n in range(base))
    parts = ((9, 3 if blitz else 2), (10, 3))
    numbers = tuple(n for n, _ in (*lying, *more))
    kinds = (*lying, *more, *aside)
    return PackCard(f"hall-{spares}-{base}-{blitz}-{less}", f"Зал {spares}", numbers, False, ((5, 2),), kinds, parts)


def team_named(state: State, name: str) -> str:
    """The id of the hall team of this name; "" when nobody is meant."""
    if name == "никто":
        return ""
    return next((team.id for team in state.table.hall if team.name == name), name)


def team_of(evening: Evening, who: str) -> HallTeam | None:
    found = next((team.id for team in evening.state.table.hall if team.name == who), None)
    return None if found is None else HallTeam(found)


def hand_in(evening: Evening, team: str, text: str, question: int | None = None) -> str:
    """A sheet on the newest question, as the server takes it: "принято", or the refusal with its lateness."""
    game = evening.state.game
    no = question if question is not None else game.hall[-1].no if game.hall else 0
    found = receive(evening.state.table, game, team, no, text, evening.now_ms)
    if isinstance(found, NotTaken):
        return f"{found.code} {found.clause}" + (f" на {found.late_s} с" if found.late_s else "")
    evening.sheets = {**evening.sheets, (team, no): found}
    return "принято"


def _leaves(said: Said) -> Seat:
    return Seat("") if said.plain[1] == "никто" else said.seat(1)


def _question(said: Said) -> int:
    hall = said.evening.state.game.hall
    return hall[said.number() - 1].no if said.plain else hall[-1].no if hall else 0


def _shown_out(evening: Evening) -> str:
    """Who has left the hall, as the protocol says."""
    names = {team.id: team.name for team in evening.state.table.hall}
    out = [event for entry in evening.log for event in entry.events if isinstance(event, ShownOut)]
    return ", ".join(f"{each.name} ({names.get(each.team, 'сам')})" for each in out) or "никто"


COLOURS = {"красный": "red", "синий": "blue"}
HALL_VERBS: Mapping[str, Callable[[Said], Command]] = MappingProxyType({
    "прячет форточку": lambda said: ask.HideWindow(said.number()),
    "вычёркивает из базы": lambda said: ask.CrossOut(said.number()),
    "отсылает": lambda said: ask.SendAway(said.seat()),
    "зовёт обратно": lambda said: ask.CallBack(said.seat()),
    "уступает": lambda said: ask.HandOver(said.seat()),
    "состав назван": lambda said: ask.Settle(),
    "докладывает": lambda said: ask.Refill(said.number(), COLOURS[said.plain[1]]),  # type: ignore[arg-type]
    "снимает вопрос": lambda said: ask.Withdraw(said.text()),
    "подсказка из зала": lambda said: ask.CallHint(
        said.text(), team_named(said.evening.state, said.plain[0]), _leaves(said)
    ),
    "удаляет": lambda said: ask.Expel(said.seat(), said.text()),
    "выводит из зала": lambda said: ask.ShowOut(
        said.quoted[0], team_named(said.evening.state, said.plain[0]), said.quoted[1]
    ),
    "команда входит": lambda said: ask.EnterHall(said.text()),
    "команда уходит": lambda said: ask.LeaveHall(),
    "снимает команду": lambda said: ask.RemoveTeam(team_named(said.evening.state, said.plain[0])),
    "собирает бланки": lambda said: ask.CollectSheets(_question(said)),
    "бланки верны": lambda said: ask.JudgeSheets(said.number(), True),
    "бланки неверны": lambda said: ask.JudgeSheets(said.number(), False),
    "называет команду": lambda said: ask.NameSquad(said.text()),
    "убирает команду": lambda said: ask.DropSquad(said.plain[0]),
    "за команду": lambda said: ask.JoinSquad(said.plain[0]),
    "сажает": lambda said: ask.SeatWith(said.seat(), said.plain[1]),
    "дополнительный вопрос взяла": lambda said: ask.AwardExtra(said.plain[0]),
    "просит ещё полминуты": lambda said: ask.AskLifeline("extra"),
})  # fmt: skip


def _groups(evening: Evening) -> str:
    """The newest collected question: numbers of its answers with the teams that gave them, and the verdicts."""
    asked = next((each for each in reversed(evening.state.game.hall) if each.collected), None)
    if asked is None:
        return "не собраны"
    names = {team.id: team.name for team in evening.state.table.hall}
    said = []
    for n, teams in enumerate(asked.groups, start=asked.first):
        verdict = " верно" if n in asked.right else " неверно" if n in asked.wrong else ""
        said.append(f"{n} {'+'.join(names.get(team, 'ушла') for team in teams)}{verdict}")
    return ", ".join(said) or "пусто"


def _points(evening: Evening) -> str:
    state = evening.state
    return ", ".join(f"{team.name} {points(state.game, team.id)}" for team in state.table.hall) or "пусто"


def _envelope(evening: Evening) -> str:
    slot = evening.state.game.slot
    return "бумага" if slot is None else str(slot)


def _gone(evening: Evening) -> str:
    names = {chair.seat: chair.name for chair in evening.state.table.chairs}
    return ", ".join(names[seat] for seat in evening.state.game.gone) or "никто"


def _squads(evening: Evening) -> str:
    """Each team with its rounds; who sits at the table is marked."""
    game, table = evening.state.game, evening.state.table
    said = (
        f"{name} {squads.taken(game, name)}" + (" за столом" if game.no and squads.turn(game) == name else "")
        for name in table.setup.squads
    )
    return ", ".join(said) or "одна"


HALL_READINGS: Mapping[str, Callable[[Evening], str]] = MappingProxyType({
    "стадия": lambda e: next(word for word, stage in STAGES.items() if stage == e.state.table.setup.stage),
    "бланки": _groups,
    "баллы": _points,
    "выведены": _shown_out,
    "зал": lambda e: ", ".join(team.name for team in e.state.table.hall) or "пуст",
    "конверт": _envelope,
    "удалены": _gone,
    "секунд": lambda e: "минута" if e.state.game.round is None else str(e.state.game.round.span_s or "минута"),
    "команды": _squads,
    "звание": lambda e: squads.holder(e.state.game) or "ничьё",
    "форточка": lambda e: str(e.state.table.setup.window or "не спрятана"),
})  # fmt: skip
