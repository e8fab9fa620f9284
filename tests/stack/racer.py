"""One racer: a process of its own that sends one person's commands through the real handler, as a warm worker would."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import boto3
from handlers import command

from tests.stack.sink import Sink
from tests.support import wire_games

BATCH, TRIES = 4, 60
PAUSE_S = 0.02


@dataclass(frozen=True, slots=True)
class Racer:
    """Who races: connection and seat ("" for the host), how many commands are to be accepted, in which file it is told.

    avoids: what would end the race before its last round. deaths: where this one is killed, one after another: before
    the page's write, between it and the state's, or after both.
    """

    connection: str
    seat: str
    wanted: int
    told: Path
    seed: int
    avoids: tuple[str, ...] = ()
    deaths: tuple[str, ...] = ()


@dataclass
class Book:
    """What this racer has told so far; it outlives the process, as a browser outlives a worker."""

    path: Path
    done: dict[str, int] = field(default_factory=dict)
    frames: dict[str, dict[str, Any]] = field(default_factory=dict)
    answered: set[str] = field(default_factory=set)
    deaths: int = 0

    @classmethod
    def at(cls, path: Path) -> Book:
        book = cls(path)
        for line in path.read_text().splitlines() if path.exists() else ():
            book.note(json.loads(line))
        return book

    def note(self, line: dict[str, Any]) -> None:
        if "sent" in line:
            self.frames[line["sent"]["id"]] = line["sent"]
        if line.get("said") == "done":
            self.done[line["id"]] = min(line["v"], self.done.get(line["id"], line["v"]))
        if "said" in line:
            self.answered.add(line["id"])
        self.deaths += "dies" in line

    def tell(self, **line: Any) -> None:
        with self.path.open("a") as out:
            out.write(json.dumps(line) + "\n")
        self.note(line)

    @property
    def pending(self) -> list[dict[str, Any]]:
        return [frame for id, frame in self.frames.items() if id not in self.answered]


class Death:
    """Ends this process by SIGKILL at its next page: before that, before the state's write, or after it when nobody is
    told yet."""

    def __init__(self, where: str, book: Book) -> None:
        self.where, self.book, self.page = where, book, False
        boto3.setup_default_session()
        events = boto3.DEFAULT_SESSION.events  # type: ignore[union-attr]
        events.register("before-parameter-build.dynamodb.PutItem", self.before_put)
        events.register("before-call.dynamodb.UpdateItem", self.before_state)
        events.register("after-call.dynamodb.UpdateItem", self.after_state)

    def before_put(self, params: dict[str, Any], **_: Any) -> None:
        self.page = self.page or params["Item"]["pk"]["S"].startswith("LOG#")
        if self.page and self.where == "before":
            self.die()

    def before_state(self, **_: Any) -> None:
        if self.page and self.where == "between":
            self.die()

    def after_state(self, http_response: Any, **_: Any) -> None:
        if self.page and self.where == "after" and http_response.status_code == 200:
            self.die()

    def die(self) -> None:
        self.book.tell(dies=self.where)
        os.kill(os.getpid(), signal.SIGKILL)


@dataclass
class Hand:
    """Sends frames through the handler and hears the answers at a sink of its own."""

    racer: Racer
    sink: Sink
    taken: list[float] = field(default_factory=list)

    def send(self, frame: dict[str, Any]) -> dict[str, Any]:
        event = {"requestContext": {"connectionId": self.racer.connection}, "body": json.dumps(frame)}
        began = time.perf_counter()
        answer = command.handle(event, None)
        self.taken.append(1000 * (time.perf_counter() - began))
        assert answer == {"statusCode": 200}, answer
        return self.sink.answer(self.racer.connection, frame["id"])

    def until_answered(self, frame: dict[str, Any]) -> dict[str, Any]:
        """As the browser does: busy means the same id again."""
        while (said := self.send(frame))["t"] == "busy":
            time.sleep(PAUSE_S)
        return said

    def hello(self) -> None:
        self.sink.view = {}
        event = {"do": "hello", "id": "1", "window": f"window of {self.racer.connection}"}
        command.handle({"requestContext": {"connectionId": self.racer.connection}, "body": json.dumps(event)}, None)
        assert self.sink.view, "hello brought no view"


def wishes(racer: Racer, dice: random.Random, sink: Sink, most: int) -> list[dict[str, Any]]:
    """Frames that the newest view offers to this person, each of another kind."""
    found: dict[str, dict[str, Any]] = {}
    phase = sink.view["view"]["room"]["phase_no"]
    for _ in range(TRIES):
        wish = wire_games.offered(dice, sink.view["view"], time.time_ns() // 1_000_000)
        if wish is not None and wish["do"] not in racer.avoids:
            found[wish["do"]] = {"id": f"{dice.getrandbits(64):016x}", "phase": phase, **wish}
        if len(found) == most:
            break
    return list(found.values())


def run(racer: Racer, echo: Connection | None = None) -> None:
    """Races till its commands are accepted; a second life goes on where the first was killed."""
    book = Book.at(racer.told)
    with Sink(racer.connection) as sink:
        os.environ["SOCKET_ENDPOINT"] = sink.url
        for where in racer.deaths[book.deaths : book.deaths + 1]:
            Death(where, book)
        hand = Hand(racer, sink)
        hand.hello()
        dice = random.Random(racer.seed * 1000 + book.deaths)
        for frame in book.pending:
            told(book, frame, hand.until_answered(frame))
        while (left := racer.wanted - len(book.done)) > 0:
            batch = wishes(racer, dice, sink, min(BATCH if echo else 1, left))
            for frame in batch:
                book.tell(sent=frame)
            deliver(book, hand, dice, batch, echo)
    book.tell(taken=hand.taken)


def deliver(book: Book, hand: Hand, dice: random.Random, batch: list[Any], echo: Connection | None) -> None:
    """Once each; with an echo each a second time from another process at the same time, both in an order of chance."""
    if echo is not None:
        echo.send(dice.sample(batch, len(batch)))
    for frame in dice.sample(batch, len(batch)):
        told(book, frame, hand.until_answered(frame))
    for frame, said in echo.recv() if echo is not None else ():
        told(book, frame, said)


def told(book: Book, frame: dict[str, Any], said: dict[str, Any]) -> None:
    book.tell(said=said["t"], id=frame["id"], v=said.get("v", 0), code=said.get("code", ""))


def repeat(racer: Racer, asked: Connection) -> None:
    """The echo: sends what it is given once more, through a handler of its own, in another order."""
    with Sink(racer.connection) as sink, contextlib.suppress(EOFError):
        os.environ["SOCKET_ENDPOINT"] = sink.url
        hand = Hand(racer, sink)
        while True:
            asked.send([(frame, hand.until_answered(frame)) for frame in asked.recv()])
