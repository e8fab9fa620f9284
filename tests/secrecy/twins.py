"""One evening played twice, over two packs that differ in secrets alone: what differs outside is what leaks."""

from __future__ import annotations

import contextlib
import io
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from aws.reports import logger
from game.envelope import Box, Envelope, Handout, PackCard
from game.sealed import Sealed

from tests.support import wire_games
from tests.support.evening import Evening, Socket, call
from tests.support.fakes import FakePacks, World, world

SLOTS = tuple(range(1, 16))
NEVER = ("leave", "remove_seat", "end_match", "announce_break")
CHANGING = re.compile(rb'"(?:timestamp|ms|taken|Timestamp|xray_trace_id)":(?:"[^"]*"|\[[^\]]*\]|[\d.]+)')


@dataclass(frozen=True, slots=True)
class Secrets:
    """What is secret of a pack and may differ: how long its words are, which envelopes hold how many handouts."""

    digest: str
    length: int
    handouts: tuple[tuple[int, int], ...]

    @property
    def card(self) -> PackCard:
        return PackCard(self.digest, "Пакет", SLOTS, True, self.handouts)

    def envelope(self, slot: int) -> Envelope:
        def word(part: str) -> Sealed[str]:
            return Sealed((f"{part}{slot}" + "ы" * self.length)[: self.length])

        shown = tuple(
            Handout("text", f"h{slot}{n}" + "ы" * self.length) for n in range(dict(self.handouts).get(slot, 0))
        )
        box = Sealed(Box("я" * self.length, "0" * self.length)) if slot == 0 else None
        return Envelope(
            word("prompt"), word("answer"), word("accepted"), word("rejected"), word("comment"), word("hint"),
            word("note"), Sealed(("и" * self.length,) * (1 + self.length % 3)), Sealed(shown), box,
        )  # fmt: skip

    def world(self, seed: int) -> World:
        return world(FakePacks((self.card,), {(self.digest, slot): self.envelope(slot) for slot in (0, *SLOTS)}), seed)


@dataclass
class Twin:
    """One of the two evenings: everything that left it, but the host's own frames."""

    secrets: Secrets
    seed: int
    outcomes: list[str] = field(default_factory=list)
    frames: list[tuple[str, bytes]] = field(default_factory=list)
    replies: list[tuple[int, bytes]] = field(default_factory=list)
    said: bytes = b""

    def begin(self) -> Twin:
        self.world = self.secrets.world(self.seed)
        self.evening = Evening(self.world.house, self.world.wire.to).open()
        self.host = self.evening.host()
        self.players = [self.evening.player(self.evening.sit(name)) for name in ("Аня", "Боря", "Вера")]
        asked = {"table": self.evening.table, "host": self.evening.host_token}
        wall = call(self.evening.house, "POST", "/api/stage", asked)[1]["stage"]
        self.watchers = [self.evening.connect(self.evening.watch()), self.evening.connect(wall)]
        for each in self.watchers:
            each.hello()
        if (self.host.view["pack"] or {}).get("digest") != self.secrets.digest:
            assert self.host.act("choose_pack", id="c0" * 8, digest=self.secrets.digest)["t"] == "done"
        for n, each in enumerate(self.players):
            assert each.act("ready", id=f"c1{n:014x}", salt=f"{n:032x}")["t"] == "done"
        assert self.host.act("mark_captain", id="c2" * 8, seat=self.players[0].seat)["t"] == "done"
        assert self.host.act("start_game", id="c3" * 8)["t"] == "done"
        return self

    @property
    def people(self) -> list[Socket]:
        return [self.host, *self.players, *self.watchers]

    def take(self, step: tuple[int, int, dict[str, Any]]) -> None:
        """One step of both: so many ms pass, somebody sends a frame, a watcher reads the protocol now and then."""
        ms, who, frame = step
        self.world.clock.now += ms
        self.outcomes.append(self.people[who].send_raw(json.dumps(frame)))
        if len(self.outcomes) % 10 == 0:
            token = next(iter(self.evening.tokens.values()))
            status, told = call(self.evening.house, "GET", f"/api/protocol/{self.evening.table}", token=token)
            self.replies.append((status, json.dumps(told).encode()))

    def end(self) -> None:
        hosts = self.host.id
        self.frames = [(str(to), frame) for to, frame in self.world.wire.frames if to != hosts]


def steps(
    leader: Twin, dice: random.Random, count: int, never: tuple[str, ...]
) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """What the first of the two does, drawn from its own offers; one in eight is anything at all."""
    for n in range(count):
        who = 0 if dice.random() < 0.6 else dice.randrange(1, len(leader.people))
        wish = wire_games.offered(dice, leader.people[who].view, leader.world.clock.now)
        if wish is None or dice.random() < 0.12:
            wish = wire_games.arbitrary(dice, ("s1", "s2", "s3", "s9"))
        if wish["do"] in (*NEVER, *never, "choose_pack"):
            continue
        phase = leader.people[who].room["phase_no"]
        yield dice.choice((0, 50, 900, 11_000, 61_000)), who, {"id": f"ee{n:014x}", "phase": phase, **wish}


def play(one: Secrets, other: Secrets, seed: int, count: int, never: tuple[str, ...] = ()) -> tuple[Twin, Twin]:
    """Both evenings, step by step alike. Log lines and metrics of each are kept without their times."""
    pair, said = (Twin(one, seed), Twin(other, seed)), (io.StringIO(), io.StringIO())
    for twin, out in zip(pair, said, strict=True):
        with heard(out):
            twin.begin()
    for step in steps(pair[0], random.Random(seed), count, never):
        for twin, out in zip(pair, said, strict=True):
            with heard(out):
                twin.take(step)
    for twin, out in zip(pair, said, strict=True):
        twin.end()
        twin.said = CHANGING.sub(b"", out.getvalue().encode())
    return pair


@contextlib.contextmanager
def heard(out: io.StringIO) -> Iterator[None]:
    """What the functions log and count."""
    logger.registered_handler.setStream(out)  # type: ignore[attr-defined]
    with contextlib.redirect_stdout(out):
        yield
