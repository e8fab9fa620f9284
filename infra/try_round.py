"""Records the round that is tried alone: the real rules play it, each step keeps the views a table would send."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import yaml
from game import commands as ask
from game import wheel
from game.engine import act
from game.envelope import Envelope, PackCard
from game.events import TableOpened
from game.log import Entry
from game.people import Guest, Host, Person, Player, Presence, Seat
from game.phases import Discussing
from game.rulebook import Moment, Rulebook
from game.rulebooks import RULEBOOKS
from game.sealed import Sealed
from game.state import State, apply
from game.views import host_view, seat_view
from game.views.room import room_view
from wire.encode import to_plain
from wire.messages import LampsOf, ServerView, ViewForHost, ViewForSeat, YouHost, YouSeat

from infra.env import ROOT

WORDS: Final = ROOT / "content" / "try.yaml"
OUT: Final = ROOT / "build" / "try" / "round.json"
CHAIN: Final = bytes(range(7, 39))
START_MS: Final = 1_900_000_000_000
HOST: Final = Host()
CAPTAIN: Final = Seat("s1")
SPEAKER: Final = Seat("s2")
"""Whom the captain names when the visitor is the host."""
By = Literal["host", "captain"]


@dataclass(frozen=True, slots=True)
class Point:
    """A moment of the recorded table."""

    book: Rulebook
    state: State
    now_ms: int

    def then(self, who: Person, what: ask.Command, after_s: float) -> Point:
        now_ms = self.now_ms + int(after_s * 1000)
        at = Moment(now_ms, wheel.link(CHAIN, self.state.game.draws + 1), wheel.head(CHAIN))
        return self.noted(act(self.book, self.state, who, what, at, self.here), now_ms)

    def noted(self, entry: Entry, now_ms: int) -> Point:
        return replace(self, state=apply(self.state, entry), now_ms=now_ms)

    @property
    def here(self) -> Presence:
        return Presence(True, frozenset(self.state.table.seats))


@dataclass(frozen=True, slots=True)
class Move:
    """A press that leads on: whose, which command with which fields, and to which step. A step that keeps the clock
    shares the running minute with the one before it."""

    by: By
    what: ask.Command
    to: str
    keeps: bool = False

    def plain(self) -> dict[str, Any]:
        fields = to_plain(ask.Command, self.what)
        return {"by": self.by, "do": fields.pop("t"), "with": fields, "to": self.to, "keeps": self.keeps}


@dataclass(slots=True)
class Tape:
    """Every step by its name: what kind it is, what both see, where each press leads."""

    words: Mapping[str, Any]
    steps: dict[str, dict[str, Any]] = field(default_factory=dict)

    def keep(self, name: str, at: Point, *moves: Move) -> None:
        views = _views(at, _envelope(self.words))
        self.steps[name] = {"kind": name.partition("-")[0], **views, "does": [move.plain() for move in moves]}


def _envelope(words: Mapping[str, Any]) -> Envelope:
    said: dict[str, Any] = {
        name: Sealed(words[name]) for name in ("prompt", "answer", "accepted", "rejected", "comment", "hint", "note")
    }
    return Envelope(**said, sources=Sealed(tuple(words["sources"])), handouts=Sealed(()))


def _views(at: Point, envelope: Envelope) -> dict[str, Any]:
    held = None if at.state.game.slot is None else envelope
    room = room_view(at.book, at.state, held, at.here, 0)
    lamps = tuple(
        LampsOf("seat", (seat,), told=True, audio=True, awake=True, pack=True, rtt=24 + 11 * n, jitter=3 + n)
        for n, seat in enumerate(at.state.table.seats)
    )
    host = host_view(at.book, at.state, room, held, at.here)
    captain = seat_view(at.book, at.state, room, (CAPTAIN,), at.here)
    return {
        "host": to_plain(ServerView, ViewForHost(YouHost("host"), host, at.now_ms, at.state.n, 1, lamps=lamps)),
        "captain": to_plain(ServerView, ViewForSeat(YouSeat("seat", (CAPTAIN,)), captain, at.now_ms, at.state.n, 1)),
    }


def _seated(book: Rulebook, words: Mapping[str, Any]) -> Point:
    """A table that has just begun: everybody ready, the captain marked, prompts shown once they are read."""
    card = PackCard("try", "Пробный раунд", tuple(range(1, 16)), True)
    opened = TableOpened("t-try", "4821", wheel.head(CHAIN), (card,))
    at = Point(book, State(), START_MS).noted(Entry(1, START_MS, HOST, "OpenTable", (opened,)), START_MS)
    for each in words["people"]:
        at = at.then(Guest(), ask.TakeSeat(each["name"], each["avatar"], each["hat"]), 1)
    for n, _ in enumerate(words["people"], 1):
        at = at.then(Player(Seat(f"s{n}")), ask.Ready(f"{n:032x}"), 1)
    for what in (ask.ChoosePack("try"), ask.MarkCaptain(CAPTAIN), ask.ShowPrompts(True), ask.StartGame()):
        at = at.then(HOST, what, 1)
    return at


def _to_the_minute(tape: Tape, at: Point) -> Point:
    tape.keep("between", at, Move("host", ask.Spin(), "reading"))
    at = at.then(HOST, ask.Spin(), 1)
    tape.keep("reading", at, Move("host", ask.StartClock(), "minute"))
    return at.then(HOST, ask.StartClock(), 20)


def _minute(tape: Tape, at: Point) -> None:
    """The minute as it is, and with each of the lifelines; help of the host is asked for when the minute is over."""
    asks = {kind: ask.AskLifeline(kind) for kind in at.book.lifelines}
    tape.keep(
        "minute", at, *_ways(at), *(Move("captain", what, f"asked-{of}", keeps=True) for of, what in asks.items())
    )
    _answers(tape, at, "")
    for kind, what in asks.items():
        asked = at.then(Player(CAPTAIN), what, 62 if kind == "host" else 15)
        tape.keep(f"asked-{kind}", asked, Move("host", ask.GrantLifeline(), f"minute-{kind}", keeps=True))
        granted = asked.then(HOST, ask.GrantLifeline(), 2)
        tape.keep(f"minute-{kind}", granted, *_ways(granted, f"-{kind}"))
        _answers(tape, granted, f"-{kind}")


def _runs(at: Point) -> bool:
    return isinstance(at.state.game.phase, Discussing) and at.now_ms < at.state.game.phase.deadline_ms


def _ways(at: Point, tail: str = "") -> Iterator[Move]:
    """While the minute runs it may be ended by the captain's word."""
    if _runs(at):
        yield Move("captain", ask.CloseDiscussion(), f"naming{tail}")
    yield from _names(at, tail)


def _names(at: Point, tail: str) -> Iterator[Move]:
    return (Move("captain", ask.NameAnswerer(seat), f"answering-{seat}{tail}") for seat in at.state.table.seats)


def _answers(tape: Tape, at: Point, tail: str) -> None:
    if _runs(at):
        closed = at.then(Player(CAPTAIN), ask.CloseDiscussion(), 20)
        tape.keep(f"naming{tail}", closed, *_names(at, tail))
    for seat in at.state.table.seats:
        _answer(tape, at.then(Player(CAPTAIN), ask.NameAnswerer(seat), 125), seat, tail)


def _answer(tape: Tape, at: Point, seat: Seat, tail: str) -> None:
    """The host may say that the answer has begun, and need not. After the verdict nobody sees whose answer it was."""
    verdicts = [Move("host", ask.Judge(right), f"{'right' if right else 'wrong'}{tail}") for right in (True, False)]
    others = [name for name in _names(at, tail) if name.what != ask.NameAnswerer(seat)]
    hearing = Move("host", ask.HearAnswer(), f"hearing-{seat}{tail}")
    tape.keep(f"answering-{seat}{tail}", at, hearing, *verdicts, *others)
    tape.keep(f"hearing-{seat}{tail}", at.then(HOST, ask.HearAnswer(), 1), *verdicts)
    for move in verdicts if seat == SPEAKER else ():
        judged = at.then(HOST, move.what, 12)
        tape.keep(move.to, judged, Move("host", ask.CloseRound(), f"over-{move.to}"))
        tape.keep(f"over-{move.to}", judged.then(HOST, ask.CloseRound(), 8))


def record(words: Path = WORDS) -> dict[str, Any]:
    """The whole tape as the page reads it."""
    said = yaml.safe_load(words.read_text("utf-8"))
    book = next(iter(RULEBOOKS.values()))
    tape = Tape(said)
    _minute(tape, _to_the_minute(tape, _seated(book, said)))
    return {
        "start": "between", "speaker": SPEAKER, "prompt": said["prompt"], "talk": said["talk"],
        "versions": said["versions"], "word": said["word"], "steps": tape.steps,
    }  # fmt: skip


def main() -> None:
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_bytes(msgspec.json.encode(record()))
