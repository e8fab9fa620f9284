"""A random evening whose every frame, reply and log line is read for canaries."""

import contextlib
import io
import json
import random
from collections import Counter
from dataclasses import dataclass, field

from aws.reports import logger
from game import wheel
from game.events import Shown, Spun
from game.log import Entry
from packs import opening
from packs.card import card_of
from play.keeping import unfold, whole
from play.rows import TableId

from tests.support import canaries, wire_games
from tests.support.evening import Evening, Socket, call
from tests.support.fakes import FakePacks, World, world

PACK = canaries.pack()
CARD = card_of(PACK)
ALL = {each.mark: each for each in canaries.canaries()}


def fakes(seed: int) -> World:
    envelopes = {(CARD.digest, int(slot)): opening.envelope(each) for slot, each in PACK.placed().items()}
    return world(FakePacks((CARD,), envelopes), seed)


@dataclass
class Seen:
    """What a run has met: proof that the canaries were there to be caught."""

    to_room: Counter[str] = field(default_factory=Counter)
    to_host: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    replies: int = 0
    rounds: int = 0
    finished: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Seen") -> None:
        for name in ("to_room", "to_host", "outcomes"):
            getattr(self, name).update(getattr(other, name))
        for name in ("frames", "replies", "rounds", "finished"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def tell(sent: bytes, shown: frozenset[Shown], slot: int | None, is_host: bool, seen: Counter[str]) -> list[str]:
    """Canaries in these bytes that may not be there; those that may are counted."""
    leaks = []
    for mark in set(canaries.MARK.findall(sent)):
        canary = ALL[mark]
        seen[canary.field] += 1
        if not (canaries.is_open(canary, shown) or (is_host and canary.slot == slot)):
            leaks.append(f"{canary.field} of {canary.slot}")
    return leaks


@dataclass(frozen=True, slots=True)
class Oracle:
    """What may be known now: shown parts, the envelope before the host, and the links of the wheel still closed."""

    shown: frozenset[Shown]
    slot: int | None
    closed: tuple[bytes, ...]

    @classmethod
    def of(cls, entries: tuple[Entry, ...], slot: int | None, root: bytes) -> "Oracle":
        spun = [event.draw for entry in entries for event in entry.events if isinstance(event, Spun)]
        following = wheel.link(root, max(spun, default=0) + 1)
        return cls(canaries.disclosed(entries), slot, (following.encode(), root.hex().encode()))


class Watched:
    """One evening under watch."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.world, self.seen = fakes(seed), Seen()
        self.log = io.StringIO()
        logger.registered_handler.setStream(self.log)  # type: ignore[attr-defined]
        self.evening = Evening(self.world.house, self.world.wire.to)
        self.secrets: set[str] = set()
        self._read_to, self._told = 0, (0, Oracle(frozenset(), None, ()))
        self.evening.open()
        self.secrets |= {self.evening.host_token, self.evening.recovery}
        self.host = self.evening.host()
        self.players = [self.evening.player(self.evening.sit(name)) for name in ("Аня", "Боря", "Вера")]
        self.watchers = [self.evening.connect(self.evening.watch()), self._stage()]
        for each in self.watchers:
            each.hello()
        self.secrets |= set(self.evening.tokens.values())
        self.host.act("choose_pack", digest=CARD.digest)
        self.evening.ready(self.players, self.players[0], self.host)

    def _stage(self) -> Socket:
        asked = {"table": self.evening.table, "host": self.evening.host_token}
        token = call(self.evening.house, "POST", "/api/stage", asked)[1]["stage"]
        self.secrets.add(token)
        return self.evening.connect(token)

    @property
    def everybody(self) -> list[Socket]:
        return [self.host, *self.players, *self.watchers]

    def step(self) -> None:
        self.world.clock.now += self.dice.choice((0, 50, 900, 4_000, 11_000, 31_000, 61_000))
        chance = self.dice.random()
        if chance < 0.80:
            self._ask_offered()
        elif chance < 0.90:
            self._ask_anything()
        else:
            self.dice.choice((self._reload, self._ping, self._protocol, self._broken, self._guess, self._cut))()
        self.check()

    def _ask_offered(self) -> None:
        who = self.host if self.dice.random() < 0.6 else self.dice.choice(self.players)
        wish = wire_games.offered(self.dice, who.view, self.world.clock.now)
        if wish is not None and wish["do"] not in ("leave", "remove_seat"):
            self._send(who, wish)

    def _ask_anything(self) -> None:
        seats = (*(each.seat for each in self.players), "s9")
        self._send(self.dice.choice(self.everybody), wire_games.arbitrary(self.dice, seats))

    def _send(self, who: Socket, wish: dict[str, object]) -> None:
        phase = who.room["phase_no"] if self.dice.random() < 0.95 else 0
        frame = {"id": self.dice.randbytes(8).hex(), "phase": phase, **wish}
        self.seen.outcomes[who.send_raw(json.dumps(frame))] += 1

    def _reload(self) -> None:
        who = self.dice.choice(self.players)
        again = self.evening.player(who.seat, window="another")
        again.hello(window="another", take=True)
        self.players[self.players.index(who)] = again

    def _ping(self) -> None:
        self.dice.choice(self.everybody).ping()

    def _cut(self) -> None:
        """A socket dies unseen; its window comes back."""
        who = self.dice.choice(self.players)
        self.world.wire.dead.add(who.id)  # type: ignore[arg-type]
        self.host.ping()
        self._reload_of(who)

    def _reload_of(self, who: Socket) -> None:
        again = self.evening.player(who.seat, window="after a cut")
        again.hello(window="after a cut", take=True)
        self.players[self.players.index(who)] = again

    def _broken(self) -> None:
        self.dice.choice(self.watchers).send_raw(self.dice.choice(wire_games.BROKEN))
        self.watchers[0] = self.evening.connect(self.evening.watch())
        self.watchers[0].hello()

    def _protocol(self) -> None:
        path = f"/api/protocol/{self.evening.table}"
        self._reply("GET", path, None, token=self.dice.choice((*self.evening.tokens.values(), "x")))

    def _guess(self) -> None:
        table = self.evening.table
        guesses: tuple[tuple[str, dict[str, object]], ...] = (
            ("ticket", {"table": table, "tokens": ["guess"]}),
            ("recover", {"table": table, "recovery": "guess"}),
            ("handover", {"table": table, "host": "guess"}),
            ("claim", {"table": table, "token": "guess"}),
            ("join", {"code": "x", "as": "player", "name": "Г"}),
            ("join", {"code": self.evening.code, "as": "player", "name": "Г" * 30}),
        )
        path, body = self.dice.choice(guesses)
        self._reply("POST", f"/api/{path}", body)

    def _reply(self, method: str, path: str, body: object, token: str = "") -> None:
        reply = json.dumps(call(self.evening.house, method, path, body, token=token), ensure_ascii=False).encode()
        self.seen.replies += 1
        now = self.oracle()
        leaks = tell(reply, now.shown, now.slot, False, Counter())
        assert not leaks, (path, leaks)
        self._no_secret(reply, now)

    def oracle(self) -> Oracle:
        """The same while nothing was added to the log."""
        stored = self.world.memory.stored[TableId(self.evening.table)]
        if stored.v != self._told[0]:
            entries = whole(stored, self.world.tables)
            slot = unfold(stored, self.world.tables)[1].game.slot
            self._told = stored.v, Oracle.of(entries, slot, stored.root.value)
        return self._told[1]

    def check(self) -> None:
        """Every frame since the last check."""
        now, fresh = self.oracle(), self.world.wire.frames[self._read_to :]
        self._read_to = len(self.world.wire.frames)
        for to, frame in fresh:
            is_host = to == self.host.id
            leaks = tell(frame, now.shown, now.slot, is_host, self.seen.to_host if is_host else self.seen.to_room)
            assert not leaks, (to, leaks)
            self._no_secret(frame, now)
        self.seen.frames += len(fresh)

    def _no_secret(self, sent: bytes, now: Oracle) -> None:
        """No token, no ticket, no link of the wheel that is still closed."""
        tokens = (each.encode() for each in self.secrets)
        assert not [each for each in (*tokens, *now.closed) if each in sent]

    def check_log(self, lines: str) -> None:
        """A log holds no word of a question at all, told or not."""
        said = lines.encode()
        assert said.count(b'"outcome"') > 20
        assert not canaries.MARK.findall(said)
        self._no_secret(said, self.oracle())


def play(seed: int, steps: int = 220) -> Seen:
    """One evening to its end."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        watched = Watched(seed)
        for _ in range(steps):
            watched.step()
            if watched.host.room["phase"] == "finished":
                watched.seen.finished += 1
                break
    watched.seen.rounds += len(watched.host.room.get("history", ()))
    watched.check_log(watched.log.getvalue() + printed.getvalue())
    return watched.seen
