"""Random commands: one that fits an offer, or any with any fields; how often each is asked, and the packs named."""

import random
from dataclasses import fields
from typing import Any, get_args

from game import commands as ask
from game.commands import Command
from game.envelope import Kinds, PackCard
from game.offers import Field, Form, Hex, Offer, OneOf, Text, Whole, Yes
from game.people import Seat
from game.state import State

from tests.support.hall_words import hall_card

COMMANDS: tuple[type, ...] = get_args(Command)
FIELDS = {kind: tuple(each.name for each in fields(kind)) for kind in COMMANDS}
WEIGHTS = {
    ask.Spin: 8.0,
    ask.StartClock: 8.0,
    ask.AskAnswer: 8.0,
    ask.NameAnswerer: 5.0,
    ask.Judge: 8.0,
    ask.CloseRound: 8.0,
    ask.EndBreak: 8.0,
    ask.ResumeClock: 8.0,
    ask.StartGame: 8.0,
    ask.Ready: 4.0,
    ask.TakeSeat: 0.2,
    ask.CallDebt: 3.0,
    ask.AskLifeline: 3.0,
    ask.GrantLifeline: 4.0,
    ask.NotReady: 0.02,
    ask.Undo: 0.15,
    ask.Redo: 0.5,
    ask.Leave: 0.004,
    ask.RemoveSeat: 0.01,
    ask.EndMatch: 0.002,
    ask.AnnounceBreak: 0.1,
    ask.SetAside: 0.08,
    ask.SetSector: 0.15,
    ask.Annul: 0.06,
    ask.CorrectScore: 0.02,
    ask.Dress: 0.05,
    ask.ShowPrompts: 0.05,
    ask.SilenceAll: 0.05,
    ask.TurnAway: 0.2,
    ask.Knock: 0.3,
    ask.ChoosePack: 0.1,
    ask.VoteCaptain: 0.3,
    ask.MarkCaptain: 0.25,
    ask.SetPrize: 0.1,
    ask.NoteWays: 0.1,
    ask.CutMinute: 0.1,
    ask.Bench: 0.1,
    ask.TakeHat: 0.1,
    ask.RestartClock: 0.1,
    ask.ShowHandout: 0.3,
    ask.ShowPrompt: 0.3,
    ask.ChooseWay: 8.0,
    ask.StayAtTable: 8.0,
    ask.AskDecisive: 20.0,
    ask.GrantDecisive: 4.0,
    ask.DeclineDecisive: 4.0,
    ask.NoteLeader: 1.0,
    ask.AnswerEarly: 0.5,
    ask.KeepOut: 0.2,
    ask.MarkPlayed: 0.05,
    ask.SetLeft: 0.1,
    ask.SetDebt: 1.0,
    ask.GiveCard: 0.05,
    ask.Forfeit: 0.3,
    ask.ChooseStage: 0.07,
    ask.MarkSector: 0.005,
    ask.HideWindow: 0.6,
    ask.CrossOut: 0.1,
    ask.SendAway: 1.0,
    ask.CallBack: 3.0,
    ask.HandOver: 0.3,
    ask.Settle: 2.0,
    ask.Refill: 8.0,
    ask.Withdraw: 0.05,
    ask.CallHint: 0.03,
    ask.Expel: 0.01,
    ask.ShowOut: 0.03,
    ask.EnterHall: 0.05,
    ask.LeaveHall: 0.03,
    ask.RemoveTeam: 0.01,
    ask.CollectSheets: 0.3,
    ask.NameSquad: 0.3,
    ask.DropSquad: 0.03,
    ask.JoinSquad: 0.3,
    ask.SeatWith: 4.0,
    ask.AwardExtra: 8.0,
    ask.JudgeSheets: 0.3,
}
KINDS: Kinds = ((5, "blitz"), (9, "superblitz"))
FULL = PackCard(
    "aa" * 32, "Полный пакет", tuple(range(1, 16)), True, ((0, 1), (3, 2), (7, 1)), KINDS, ((5, 3), (9, 3))
)  # fmt: skip
HALL, CROWDED = hall_card(2, 2), 7
THIN = PackCard("bb" * 32, "Неполный пакет", (1, 2, 3), False)


def example(dice: random.Random, offer: Offer) -> Command:
    """Some command that fits the offer."""
    if offer.options:
        return dice.choice(offer.options)
    assert offer.form is not None
    return fill(dice, offer.form)


def fill(dice: random.Random, form: Form) -> Command:
    values = {each.name: _within(dice, each) for each in form.fields}
    if form.also is not None:
        if values[form.also.one] == values[form.also.other] == form.also.top:
            values[form.also.other] = 0
        values[form.also.confirmed] = form.also.top in (values[form.also.one], values[form.also.other])
    return form.makes(**values)  # type: ignore[no-any-return]


def _within(dice: random.Random, bound: Field) -> Any:
    match bound:
        case Whole(_, low, high):
            return dice.randint(low, high)
        case Text(_, _, high):
            return dice.choice(("Ы", "слышен поиск", "б" * high))
        case Hex(_, octets):
            return dice.randbytes(octets).hex()
        case OneOf(_, values):
            return dice.choice(values)
        case Yes():
            return dice.random() < 0.5


VALUES: dict[str, tuple[Any, ...]] = {
    "name": ("Оля", "", "x" * 25, "\u202eОля", 7),
    "reason": ("шум", "", "ы" * 201, None),
    "avatar": (0, 63, 64, -1, True, "0"),
    "hat": (0, 63, 64, -1),
    "salt": ("ab" * 16, "AB" * 16, "ab" * 15, ""),
    "kind": ("credit", "club", "host", "extra", "blitz", "thirteen", "ordinary"),
    "ground": ("question", "cheating", "dislike", ""),
    "team": ("", "h1", "h2", "h9"),
    "question": (0, 1_000_000),
    "group": (0, 1, 2, 99),
    "squad": ("Ы", "слышен поиск", "", "Дуб"),
    "slot": (13, 1001, 1002),
    "digest": ("", FULL.digest, THIN.digest, "cc" * 32),
    "knock": ("k1", "k2", "k3", ""),
    "correct": (True, False),
    "on": (True, False),
    "confirmed": (True, False),
    "knowers": (0, 3, 5, 6, 7, -1),
    "viewers": (0, 3, 5, 6, 7, -1),
    "sector": (0, 1, 7, 15, 16, -1),
    "index": (0, 1, 2, -1),
    "minutes": (1, 60, 61, 0),
    "stage": ("", "qualifier", "final", "special", "together", "other"),
    "played": (True, False),
    "clean": (True, False),
    "teammate": (True, False),
    "owed": (True, False),
    "older": ("", "all", "three", "one"),
    "newer": ("", "all", "three", "one", "none"),
    "amount": (0, 300, -1),
    "left": (0, 1, 2, 99),
    "way": ("all", "three", "one", "two"),
    "fault": ("hint", "gesture", "applause", "offer", "cough"),
}


def anything(dice: random.Random, state: State) -> Command:
    """Any command with any fields, sensible or not."""
    kind = dice.choice(COMMANDS)
    seats = (*state.table.seats, Seat("s99"), Seat(""))
    steps = (*(step.n for step in state.steps[-2:]), 0, state.n)
    pools = {"seat": seats, "step": steps}
    return kind(*(dice.choice(pools.get(name) or VALUES[name]) for name in FIELDS[kind]))  # type: ignore[no-any-return]
