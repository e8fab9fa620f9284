"""What somebody at the table is inclined to do, and how long they think first. Words of commands, no rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from infra.rehearsal.offers import Chance, Fields, fill
from infra.rehearsal.words import ROBOT_FACE


@dataclass(frozen=True, slots=True)
class Taste:
    """How likely this is wanted when it comes up, and between how many seconds of thought it is done.

    again: always, as often as it comes up; not again in a phase or in a round in which it was done; or thought of only
    once in a game.
    """

    wish: float
    after_s: tuple[float, float] = (0.5, 2.0)
    again: Literal["always", "phase", "round", "never"] = "phase"


@dataclass(frozen=True, slots=True)
class Errand:
    """Something to be done once, as soon as it is offered with such fields."""

    do: str
    fields: Fields = field(default_factory=dict)

    def option(self, dice: random.Random, chance: Chance, texts: Sequence[str]) -> Fields | None:
        """A way to run it by this chance, None when this is not its chance."""
        if chance.do != self.do:
            return None
        if chance.form is not None:
            made = {**fill(dice, chance.form, texts), **self.fields}
            return made if chance.fits(made) else None
        fitting = [each for each in chance.options if each.items() >= self.fields.items()]
        return dice.choice(fitting) if fitting else None


@dataclass(frozen=True, slots=True)
class Temper:
    """tastes by the commands' names; what is not named there is of the usual taste. speed divides every thought.

    leans: what fields are preferred. patient: these wait till every errand has been run.
    """

    tastes: Mapping[str, Taste]
    usual: Taste = Taste(0.3)
    errands: tuple[Errand, ...] = ()
    texts: tuple[str, ...] = ("репетиция",)
    speed: float = 1.0
    leans: Mapping[str, Fields] = field(default_factory=dict)
    patient: tuple[str, ...] = ()

    def taste(self, do: str) -> Taste:
        return self.tastes.get(do, self.usual)

    def thought_s(self, dice: random.Random, do: str) -> float:
        low, high = self.taste(do).after_s
        return dice.uniform(low, high) / self.speed

    def at(self, speed: float) -> Temper:
        return replace(self, speed=speed)

    def running(self, *errands: Errand) -> Temper:
        return replace(self, errands=(*self.errands, *errands))

    def among(self, dice: random.Random, chance: Chance) -> Fields:
        """One way to take this chance."""
        lean = self.leans.get(chance.do, {})
        if not chance.options:
            made = fill(dice, chance.form or {"fields": ()}, self.texts)
            return {**made, **lean} if chance.fits({**made, **lean}) else made
        return dice.choice([each for each in chance.options if each.items() >= lean.items()] or chance.options)

    def leaning(self, do: str, **fields: object) -> Temper:
        return replace(self, leans={**self.leans, do: fields})

    def with_tastes(self, **tastes: Taste) -> Temper:
        return replace(self, tastes={**self.tastes, **tastes})


NEVER = Taste(0)
SELDOM = Taste(0.03)
PLAYER = Temper(
    {
        "ready": Taste(1, (1, 4), "always"),
        "not_ready": Taste(0.05, (2, 5), "never"),
        "vote_captain": Taste(0.7, (1, 6), "never"),
        "dress": Taste(0.2, (2, 9), "never"),
        "leave": NEVER,
        "freeze_clock": Taste(0.5, (3, 6)),
        "close_discussion": Taste(0.2, (18, 40)),
        "ask_lifeline": Taste(0.25, (12, 45)),
        "name_answerer": Taste(1, (15, 50), "round"),
        "call_debt": Taste(0.5, (1, 3)),
        "ask_decisive": Taste(0.5, (1, 3)),
        "choose_way": Taste(1, (3, 8)),
        "stay_at_table": Taste(1, (3, 8), "always"),
        "answer_early": Taste(0.08, (3, 8)),
        "send_away": Taste(0.4, (3, 6), "round"),
        "call_back": SELDOM,
        "hand_over": SELDOM,
        "settle": Taste(1, (8, 14)),
        "join_squad": Taste(1, (2, 6), "never"),
    },
    leans={"dress": {"avatar": ROBOT_FACE}},
)
OFFICER = Temper(
    {
        "grant_lifeline": Taste(0.8, (3, 6), "always"),
        "decline_lifeline": Taste(0.3, (5, 9), "always"),
        "give_card": Taste(0.01, (5, 40), "round"),
        "offer_help": Taste(0.1, (1, 4), "round"),
    }
)
"""Who has a duty at a table, or a question in it."""
HALL = Temper({"leave_hall": NEVER})
HOST = Temper(
    {
        "admit": Taste(1, (1, 3), "always"),
        "mark_captain": Taste(0.7, (6, 9), "always"),
        "start_game": Taste(1, (1, 3)),
        "call_debt": Taste(0.7, (0.5, 1)),
        "spin": Taste(1, (2, 4)),
        "start_clock": Taste(1, (8, 14)),
        "ask_answer": Taste(1, (8, 14)),
        "resume_clock": Taste(1, (3, 6)),
        "grant_lifeline": Taste(0.85, (2, 4), "always"),
        "decline_lifeline": Taste(0.1, (4, 6), "always"),
        "appoint_acting": Taste(1, (6, 9), "always"),
        "hear_answer": Taste(0.7, (1, 2)),
        "judge": Taste(1, (4, 8)),
        "close_round": Taste(1, (3, 6)),
        "end_break": Taste(1, (5, 9)),
        "show_prompt": Taste(0.1, (2, 9)),
        "show_handout": Taste(0.9, (2, 6)),
        "stay_at_table": Taste(1, (3, 6), "always"),
        "grant_decisive": Taste(0.8, (2, 4)),
        "refill": Taste(1, (2, 4), "always"),
        "collect_sheets": Taste(1, (1, 3), "always"),
        "award_extra": Taste(1, (2, 4)),
        "settle": Taste(1, (20, 30)),
        "undo": Taste(0.01, (2, 6)),
        "hide_window": Taste(1, (1, 2), "never"),
        "redo": Taste(0.5, (1, 2), "always"),
        **dict.fromkeys(
            (
                "give_card", "call_hint", "forfeit", "expel", "withdraw", "keep_out", "set_left", "show_out",
                "seat_with",
            ),
            SELDOM,
        ),
        **dict.fromkeys(
            (
                "turn_away", "remove_seat", "choose_pack", "choose_stage", "mark_sector",
                "show_prompts", "silence_all", "return_to_lobby",
                "set_sector", "set_aside", "pause_clock", "restart_clock", "cut_minute", "bench", "take_hat",
                "annul", "correct_score", "announce_break", "end_match", "judge_sheets", "remove_team", "name_squad",
                "drop_squad",
            ),
            NEVER,
        ),
    }
)  # fmt: skip
