"""Secrets of officers and the hall on the wire: sheets, the window, hidden sectors; read in every frame and reply."""

import io
import json
import random
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from aws import sockets
from aws.reports import reported
from game.sheets import Sheet
from play.keeping import unfold
from play.rows import TableId

from tests.secrecy.twins import heard
from tests.support import wire_games
from tests.support.evening import Evening, Socket, call
from tests.support.fakes import World, world
from tests.support.hall_evening import HallEvening

SEEDS, STEPS = range(4), 160
MARK = re.compile(rb"sheet-(h\d+)-(\d+)-")
VIEW = b'{"t":"view"'
NEVER = ("leave", "remove_seat", "end_match", "announce_break", "leave_hall", "remove_team")


@dataclass
class Watched:
    """A random game with a hall. Every sheet says whose it is and of which question."""

    seed: int
    seen: Counter[str] = field(default_factory=Counter)
    read_to: int = 0

    def __post_init__(self) -> None:
        self.dice, self.world = random.Random(self.seed), world(seed=self.seed)
        self.hall = HallEvening.of(self.world.house, self.world.wire.to, "Совы", "Вороны", "Галки")
        evening = self.hall.evening
        wall = call(evening.house, "POST", "/api/stage", {"table": evening.table, "host": evening.host_token})[1][
            "stage"
        ]
        self.watchers = [evening.connect(evening.watch()), evening.connect(wall)]
        for each in self.watchers:
            each.hello()
        self.whose = {socket.id: team for team, socket in self.hall.teams.items()}

    @property
    def everybody(self) -> list[Socket]:
        return [self.hall.host, *self.hall.players, *self.hall.teams.values(), *self.watchers]

    def step(self) -> None:
        self.world.clock.now += self.dice.choice((0, 50, 900, 4_000, 11_000))
        if self.dice.random() < 0.3:
            self.hand_in()
        else:
            self.ask()
        if self.dice.random() < 0.1:
            self.protocol()
        self.check()

    def hand_in(self) -> None:
        team = self.dice.choice(list(self.hall.teams))
        sheet = self.hall.teams[team].view.get("sheet")
        if sheet is not None:
            question = sheet["question"]
            said = self.hall.hand_in(team, question, f"sheet-{team}-{question}-{self.dice.randrange(9)}")
            self.seen[said["t"]] += 1

    def ask(self) -> None:
        host = self.hall.host
        who = host if self.dice.random() < 0.7 else self.dice.choice(self.everybody)
        wish = wire_games.offered(self.dice, who.view, self.world.clock.now)
        if wish is not None and wish["do"] not in NEVER:
            frame = {"id": self.dice.randbytes(8).hex(), "phase": who.room["phase_no"], **wish}
            self.seen[who.send_raw(json.dumps(frame))] += 1

    def protocol(self) -> None:
        """A team's own sheets may stand in its file, nobody's in a player's."""
        team = self.dice.choice(list(self.hall.tokens))
        told = json.dumps(self.hall.protocol(self.hall.tokens[team])).encode()
        assert {whose.decode() for whose, _ in MARK.findall(told)} <= {team}
        seat = next(iter(self.hall.evening.tokens.values()))
        assert not MARK.findall(json.dumps(self.hall.protocol(seat)).encode())

    def collected(self) -> set[bytes]:
        stored = self.world.memory.stored[TableId(self.hall.evening.table)]
        game = unfold(stored, self.world.tables)[1].game
        return {f"{each.no}".encode() for each in game.hall if each.collected}

    def check(self) -> None:
        fresh, now = self.world.wire.frames[self.read_to :], self.collected()
        self.read_to += len(fresh)
        for to, frame in fresh:
            for whose, question in MARK.findall(frame):
                if to == self.hall.host.id:
                    self.seen["by the host"] += 1
                    assert question in now
                else:
                    self.seen["by its team"] += 1
                    assert self.whose.get(str(to)) == whose.decode(), (to, whose)


@pytest.mark.clause("T3.6")
def test_a_sheet_is_read_by_its_team_and_after_collection_by_the_host_and_in_no_other_frame() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        game = Watched(seed)
        for _ in range(STEPS):
            game.step()
            if game.hall.host.room["phase"] == "finished":
                break
        seen.update(game.seen)
    assert min(seen["sheet"], seen["refused"], seen["by the host"], seen["by its team"]) > 20, seen


def to_others(fakes: World, *but: Socket) -> list[tuple[str, bytes]]:
    """Every view that others than these got, without the ids of chance of their own requests that it answers."""
    own = {each.id for each in but}
    views = [(str(to), frame) for to, frame in fakes.wire.frames if to not in own and VIEW in frame]
    return [(to, re.sub(rb',"done":"[0-9a-f]{16}"', b"", frame)) for to, frame in views]


def a_round_with(window: int, theirs: str) -> list[object]:
    """All that others than the host and the second team got; the window and the second team's sheet are secrets."""
    fakes = world()
    hall = HallEvening.of(fakes.house, fakes.wire.to, "Совы", "Вороны", window=window)
    evening = hall.evening
    replies = []
    question = hall.ask(sector=1)
    hall.hand_in("h1", question, "кит")
    hall.hand_in("h2", question, theirs)
    did = [
        hall.players[0].act("close_discussion", id="d0" * 8),
        hall.host.act("collect_sheets", id="d1" * 8, question=question),
        hall.host.act("judge_sheets", id="d2" * 8, group=1, correct=True),
        hall.players[0].act("name_answerer", id="d3" * 8, seat="s1"),
        hall.host.act("judge", id="d4" * 8, correct=True),
        hall.host.act("close_round", id="d5" * 8),
    ]
    assert {each["t"] for each in did} == {"done"}, did
    for token in (*evening.tokens.values(), hall.tokens["h1"]):
        replies.append(json.dumps(hall.protocol(token)))
    return [*to_others(fakes, hall.host, hall.teams["h2"]), *replies]


@pytest.mark.clause("T3.6", "T4.2e")
def test_wherever_the_window_lies_and_whatever_a_team_wrote_all_others_get_the_same_bytes() -> None:
    one, other = a_round_with(3, "слон"), a_round_with(8, "очень длинный ответ, какого никто не ждал")
    assert len(one) > 40
    assert one == other


def officers_of(kind: str, sector: int) -> list[tuple[str, bytes]]:
    """All that a television evening's people but the host get while blitz lies hidden in this sector."""
    fakes = world()
    evening = Evening(fakes.house, fakes.wire.to).open("tv")
    host, seats = evening.host(), [evening.sit(name) for name in ("Аня", "Боря")]
    players = [evening.player(seat) for seat in seats]
    for name, where in (("defender", 0), ("steward", 0), ("author", 4), ("author", 7)):
        asked: dict[str, Any] = {"table": evening.table, "host": evening.host_token, "place": name, "sector": where}
        evening.connect(call(evening.house, "POST", "/api/place", asked)[1]["token"]).hello()
    assert host.act("mark_sector", id="e0" * 8, sector=sector, kind=kind)["t"] == "done"
    for n, each in enumerate(players):
        assert each.act("ready", id=f"e1{n:014x}", salt=f"{n:032x}")["t"] == "done"
    did = [
        host.act("mark_captain", id="e2" * 8, seat="s1"),
        host.act("start_game", id="e3" * 8),
        host.act("silence_all", id="e4" * 8, on=True),
    ]
    assert {each["t"] for each in did} == {"done"}, did
    return to_others(fakes, host)


@pytest.mark.clause("V3.4")
def test_whatever_lies_hidden_in_a_sector_players_officers_and_authors_get_the_same_bytes() -> None:
    """An author knows where the own question lies, because the own link says so, and nothing of any sector's kind."""
    one = officers_of("blitz", 4)
    assert len(one) > 30
    assert one == officers_of("superblitz", 7)


class Full:
    """A store that takes nothing more."""

    def keep(self, table: TableId, sheet: Sheet, order: int, until_ms: int) -> None:
        raise RuntimeError(f"no room for {sheet}")

    def of(self, table: TableId, questions: Iterable[int]) -> tuple[Sheet, ...]:
        return ()


def test_a_sheet_that_could_not_be_kept_is_logged_without_its_words_and_its_team_hears_so() -> None:
    fakes = world()
    hall, out = HallEvening.of(fakes.house, fakes.wire.to, "Совы"), io.StringIO()
    house, frame = (
        replace(fakes.house, sheets=Full()),
        {"do": "sheet", "id": "1", "question": hall.ask(), "text": "кит"},
    )
    event = {"requestContext": {"connectionId": hall.teams["h1"].id}, "body": json.dumps(frame)}
    with heard(out):
        said = reported("command", lambda: sockets.frame(house, event), lambda found: f"sorry {found}")
    assert said.startswith("sorry ")
    assert "no room for Sheet" in out.getvalue()
    assert "кит" not in out.getvalue()
    assert "Sealed" in out.getvalue()
