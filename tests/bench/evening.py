"""The evening that is measured: a host, five players and eleven who watch, over moto.

In every envelope lies the same question, the house's one of middle length: what a view grows by is then history alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import boto3
from aws.packs import items_of
from aws.wiring import house_on
from game.disclosure import Key, key_for_host
from moto import mock_aws
from packs import opening
from packs.model import Pack, Question
from play.rows import SEEN_MS
from wire.codec import to_bytes

from infra.publish_packs import packs
from tests.support.evening import Evening, Socket
from tests.support.fakes import FakeClock, FakeDice, Wire
from tests.support.real_ports import make_table

NAMES = ("Анна Петровна", "Борис", "Вера", "Гриша", "Дмитрий Константинович")
WATCH, ROUNDS, PACK = 11, 10, "first-evening"
VIEW = b'{"t":"view"'
BREATH_MS = 340
"""Between two actions: slow enough for the pace that a table keeps, quick enough that nobody counts as away."""


@dataclass(frozen=True)
class Done:
    """One action: the cloud's calls by name, frames sent, bytes of the views and of the stored table, rows read."""

    calls: tuple[str, ...]
    frames: int
    host: int
    captain: int
    seat: int
    state: int
    partition: int


@dataclass
class Recorded:
    """What one of each costs. written: pings that are due; pings: ordinary ones; hellos: a player goes, comes back."""

    actions: list[Done] = field(default_factory=list)
    pings: list[Done] = field(default_factory=list)
    written: list[Done] = field(default_factory=list)
    hellos: list[Done] = field(default_factory=list)


@cache
def recorded() -> Recorded:
    """Two hundred actions of ten rounds, after everybody has sat down; then pings, and each player comes anew."""
    with mock_aws():
        return Measured.sat_down().played()


@dataclass
class Measured:
    client: Any
    wire: Wire
    clock: FakeClock
    evening: Evening
    host: Socket
    players: list[Socket]
    calls: list[str]
    out: Recorded = field(default_factory=Recorded)

    @classmethod
    def sat_down(cls) -> Measured:
        keys = {"aws_access_key_id": "test", "aws_secret_access_key": "test"}
        client: Any = boto3.client("dynamodb", region_name="eu-central-1", **keys)  # type: ignore[call-overload]
        make_table(client, "pkz")
        for item in items_of(even(next(each.pack for each in packs() if each.pack.id == PACK))):
            client.put_item(TableName="pkz", Item=item)
        wire, calls = Wire(), list[str]()
        clock = FakeClock()
        house = replace(house_on(client, "pkz", wire.courier()), clock=clock, dice=FakeDice())
        evening = Evening(house, wire.to).open()
        client.meta.events.register("before-call.dynamodb.*", lambda model, **_: calls.append(model.name))
        host = evening.host()
        players = [evening.player(evening.sit(name)) for name in NAMES]
        for _ in range(WATCH):
            evening.connect(evening.watch()).hello()
        for n, each in enumerate((host, *players)):
            each.send(do="lamps", id="1", audio=True, awake=bool(n % 2), pack=True, rtt=40 + n, jitter=n)
        host.act("choose_pack", digest=host.view["shelf"][0]["digest"])
        evening.ready(players, players[0], host)
        return cls(client, wire, clock, evening, host, players, calls)

    def played(self) -> Recorded:
        for n in range(ROUNDS):
            for asker, do, fields in self.round(n):
                self.clock.now += BREATH_MS
                with self.measured(self.out.actions):
                    assert asker.act(do, **fields)["t"] == "done", (n, do)
        self.clock.now += max(0, SEEN_MS - len(self.out.actions) * BREATH_MS)
        for into in (self.out.written, self.out.pings):
            for each in self.players:
                with self.measured(into):
                    each.ping()
        for each in self.players:
            with self.measured(self.out.hellos):
                each.close()
                self.evening.player(each.seat)
        return self.out

    @contextmanager
    def measured(self, into: list[Done]) -> Iterator[None]:
        self.calls.clear()
        sent = len(self.wire.frames)
        yield
        calls, frames = tuple(self.calls), self.wire.frames[sent:]

        def size(reader: Socket) -> int:
            return max((len(frame) for to, frame in frames if to == reader.id and frame.startswith(VIEW)), default=0)

        state, partition = self.stored()
        views = (size(self.host), size(self.players[0]), size(self.players[1]))
        into.append(Done(calls, len(frames), *views, state, partition))

    def stored(self) -> tuple[int, int]:
        """Bytes of the state's item, and of the whole partition that a query reads."""
        asked: Any = {":pk": {"S": f"T#{self.evening.table}"}}
        found = self.client.query(TableName="pkz", KeyConditionExpression="pk = :pk", ExpressionAttributeValues=asked)[
            "Items"
        ]
        sizes = {item["sk"]["S"]: weight(item) for item in found}
        return sizes["STATE"], sum(sizes.values())

    def round(self, n: int) -> Iterator[tuple[Socket, str, dict[str, Any]]]:
        """Twenty actions of a round in which much happens; the question is read aloud, as usual, and not shown."""
        host, captain, other = self.host, self.players[0], self.players[1 + n % 4]
        right = {"correct": bool(n % 2)}
        yield host, "spin", {}
        yield host, "show_prompts", {"on": True}
        yield host, "show_prompts", {"on": False}
        yield host, "start_clock", {}
        yield host, "pause_clock", {}
        yield host, "resume_clock", {}
        yield other, "dress", {"avatar": n, "hat": n}
        yield captain, "dress", {"avatar": n + 20, "hat": n}
        yield captain, "name_answerer", {"seat": other.seat}
        yield host, "hear_answer", {}
        yield host, "judge", right
        yield host, "undo", {"step": self.step()}
        yield host, "judge", right
        yield host, "close_round", {}
        yield host, "undo", {"step": self.step()}
        yield host, "redo", {}
        yield host, "silence_all", {"on": True}
        yield host, "silence_all", {"on": False}
        yield other, "dress", {"avatar": n + 1, "hat": n}
        yield captain, "dress", {"avatar": n + 21, "hat": n + 1}

    def step(self) -> int:
        line = next(each for each in self.host.view["offers"] if each["do"] == "undo")
        return int(line["offer"]["options"][0]["step"])


def questions() -> list[Question]:
    """The house's one-part questions without handouts, from the shortest to the longest as the host reads them."""
    found = (each for pack in packs() for each in pack.pack.questions)
    plain = [each for each in found if not shown_to_host(each).parts and not shown_to_host(each).handouts]
    return sorted(plain, key=key_bytes)


def shown_to_host(question: Question) -> Key:
    return key_for_host(opening.envelope(question))


def key_bytes(question: Question) -> int:
    return len(to_bytes(Key, shown_to_host(question)))


def even(pack: Pack) -> Pack:
    """The same pack with one question's words in every envelope but the box."""
    found = questions()
    words = found[len(found) // 2].words

    def likened(each: Question) -> Question:
        return each if each.kind == "black_box" else replace(each, words=words)

    sections = (replace(section, questions=tuple(map(likened, section.questions))) for section in pack.sections)
    return replace(pack, sections=tuple(sections))


def weight(item: dict[str, dict[str, Any]]) -> int:
    """Bytes of an item as DynamoDB counts them: names and values, numbers by their digits, 100 for itself."""
    kinds: dict[str, Callable[[Any], int]] = {
        "S": lambda value: len(value.encode()),
        "B": len,
        "N": lambda value: 1 + (len(value) + 1) // 2,
        "BOOL": lambda value: 1,
    }
    return 100 + sum(len(name) + kinds[kind](value) for name, held in item.items() for kind, value in held.items())
