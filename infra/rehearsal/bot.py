"""A bot: looks at the newest view, picks among what is offered there by its temper, thinks a while, and asks."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from infra.rehearsal.offers import Chance, Fields, next_edge, open_now
from infra.rehearsal.presses import Answer
from infra.rehearsal.temper import Errand, Temper
from infra.rehearsal.window import Window

IDLE_S = 5.0
STALL_S = 20.0
SHORTEST_STALL_S = 0.3


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be asked, and when at the earliest (steady seconds). An errand is struck off when it is done."""

    chance: Chance
    fields: Fields
    at_s: float
    errand: Errand | None = None


def nothing(bot: Bot, wish: Wish, answer: Answer) -> None:
    """Nobody watches."""


@dataclass
class Bot:
    """Knows no rulebook: each chance that comes up is wished for or not, once; wishes are done in their order of time.

    holds: what this bot keeps its hands from for now. done is told of each answer; `answers` counts their kinds.
    copies: how many times the next frame is sent.
    """

    window: Window
    temper: Temper
    dice: random.Random
    done: Callable[[Bot, Wish, Answer], None] = nothing
    holds: Callable[[Chance], bool] = lambda chance: False
    copies: int = 1
    answers: Counter[str] = field(default_factory=Counter)
    _seen: dict[str, Wish | None] = field(default_factory=dict)
    _errands: list[Errand] = field(default_factory=list)
    _quiet_since_s: float = 0.0
    _enough: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._errands = list(self.temper.errands)

    async def play(self, over: Callable[[], bool] = lambda: False) -> None:
        """Until the window ends or over() says so."""
        self._quiet_since_s = now_s()
        while not self.window.ended and not over():
            if not self.window.message:
                await self.window.news(IDLE_S)
                continue
            wish = self._next()
            wait_s = self._patience() if wish is None else wish.at_s - now_s()
            if wish is None or wait_s > 0:
                await self._wait(wait_s)
            else:
                await self._do(wish)

    async def _wait(self, wait_s: float) -> None:
        """When nothing has come of a long wait, what was passed over is thought over again, but what is done once."""
        v = self.window.v
        await self.window.news(wait_s)
        if self.window.v != v:
            self._quiet_since_s = now_s()
        elif now_s() - self._quiet_since_s > self._stall_s:
            self._quiet_since_s = now_s()
            self._seen = {key: wish for key, wish in self._seen.items() if wish is not None}
            self._enough = {scope for scope in self._enough if "/round " not in scope}

    async def _do(self, wish: Wish) -> None:
        frame = self.window.frame(wish.chance.do, wish.chance.seat, **wish.fields)
        copies, self.copies = self.copies, 1
        answer = await self.window.press(frame, copies)
        self.answers[answer.kind] += 1
        self._seen[self._moment(wish.chance)] = None
        if wish.errand in self._errands and answer.kind == "done":
            self._errands.remove(wish.errand)
        if answer.kind == "done" and self.temper.taste(wish.chance.do).again in ("phase", "round"):
            self._enough.add(self._scope(wish.chance.do))
        self.done(self, wish, answer)
        if answer.kind == "done":
            await self._caught_up(answer.v)

    async def _caught_up(self, v: int) -> None:
        """What was done is seen before anything else is wished."""
        while self.window.v < v and not self.window.ended:
            await self.window.news(IDLE_S)

    def _next(self) -> Wish | None:
        """The earliest wish among what is open now; what is open no more is forgotten with its wish."""
        now_ms = self.window.clock.now_ms()
        found = {self._moment(each): each for each in open_now(self.window.view, now_ms) if not self._held(each)}
        self._seen = {key: wish for key, wish in self._seen.items() if key in found}
        for key, chance in found.items():
            if key not in self._seen:
                self._seen[key] = self._wish(chance)
        wishes = [wish for wish in self._seen.values() if wish is not None]
        return min(wishes, key=lambda wish: wish.at_s, default=None)

    def _held(self, chance: Chance) -> bool:
        return self.holds(chance) or (chance.do in self.temper.patient and bool(self._errands))

    def _moment(self, chance: Chance) -> str:
        return f"{self.window.room.get('phase_no')}/{chance.key}"

    def _wish(self, chance: Chance) -> Wish | None:
        at_s = now_s() + self.temper.thought_s(self.dice, chance.do)
        for errand in self._errands:
            fields = errand.option(self.dice, chance, self.temper.texts)
            if fields is not None:
                return Wish(chance, fields, now_s(), errand)
        taste = self.temper.taste(chance.do)
        if self._scope(chance.do) in self._enough or self.dice.random() >= taste.wish:
            return None
        if taste.again == "never":
            self._enough.add(self._scope(chance.do))
        return Wish(chance, self.temper.among(self.dice, chance), at_s)

    def _scope(self, do: str) -> str:
        """A command in this game, in this round of it, or in this phase, by how often it is thought of."""
        room = self.window.room
        match self.temper.taste(do).again:
            case "round":
                return f"{do}/round {room.get('game', 0)}.{(room.get('round') or {}).get('no', 0)}"
            case "phase":
                return f"{do}/phase {room.get('phase_no')}"
            case _:
                return f"{do}/game {room.get('game', 0)}"

    def _patience(self) -> float:
        """Till the next offer opens or closes, or a little while."""
        now_ms = self.window.clock.now_ms()
        edge = next_edge(self.window.view, now_ms)
        till_edge_s = IDLE_S if edge is None else (edge - now_ms) / 1000
        return min(self._stall_s, IDLE_S, till_edge_s) + 0.02

    @property
    def _stall_s(self) -> float:
        return max(SHORTEST_STALL_S, STALL_S / self.temper.speed)


def now_s() -> float:
    return asyncio.get_running_loop().time()
