"""A seat never gets what is another seat's: over random games each frame is read as its receiver would read it."""

import json
import random
from collections import Counter

import pytest
from wire.spelled import spelled

from tests.support import wire_games
from tests.support.evening import Evening, Socket
from tests.support.secrecy import CARD, fakes

SEEDS, STEPS = range(6), 120


class Watched:
    """Four chairs on three devices, one of which holds two, and somebody who watches."""

    def __init__(self, seed: int) -> None:
        self.dice, self.world = random.Random(seed), fakes(seed)
        self.evening = Evening(self.world.house, self.world.wire.to).open()
        self.host = self.evening.host()
        seats = [self.evening.sit(name) for name in ("Аня", "Боря", "Вера", "Гриша")]
        self.alone = [self.evening.player(seat) for seat in seats[:2]]
        self.pair = self.evening.connect(*(self.evening.tokens[seat] for seat in seats[2:]), seat=seats[2])  # type: ignore[index]
        self.pair.hello()
        self.watcher = self.evening.connect(self.evening.watch())
        self.watcher.hello()
        self.owns = {each.id: {each.seat} for each in self.alone} | {
            self.pair.id: set(seats[2:]),
            self.watcher.id: set(),
        }
        self.seen: Counter[str] = Counter()
        self.asked: dict[str, str] = {}
        self.host.act("choose_pack", digest=CARD.digest)
        for n, seat in enumerate(seats):
            who = next(each for each in (*self.alone, self.pair) if seat in self.owns[each.id])
            assert who.act("ready", speaks=seat, salt=f"{n:032x}")["t"] == "done"
        assert self.host.act("mark_captain", seat=seats[0])["t"] == "done"
        assert self.host.act("start_game")["t"] == "done"

    @property
    def people(self) -> list[Socket]:
        return [self.host, *self.alone, self.pair, self.watcher]

    def step(self) -> None:
        self.world.clock.now += self.dice.choice((0, 900, 11_000, 61_000))
        who = self.host if self.dice.random() < 0.6 else self.dice.choice(self.people)
        wish = wire_games.offered(self.dice, who.view, self.world.clock.now)
        if wish is None or wish["do"] in ("leave", "remove_seat", "end_match", "announce_break"):
            return
        phase, id = who.room["phase_no"], self.dice.randbytes(8).hex()
        self.asked[id] = who.id
        outcome = who.send_raw(json.dumps({"id": id, "phase": phase, **wish}))
        assert outcome in ("done", "too_late", "too_early", "stale", "bad_choice"), (wish, outcome)

    def read(self) -> None:
        for to, frame in self.world.wire.frames:
            message = spelled(json.loads(frame))
            if to in self.owns and message["t"] == "view":
                self.read_view(self.owns[str(to)], message)
            self.read_answer(str(to), message)

    def read_answer(self, to: str, message: dict[str, object]) -> None:
        """What somebody asked for is answered to them alone, by whatever frame."""
        named = {str(message[name]) for name in ("id", "done") if name in message} & self.asked.keys()
        assert all(self.asked[id] == to for id in named)
        self.seen["answers"] += len(named)

    def read_view(self, mine: set[str], message: dict[str, object]) -> None:
        view: dict[str, object] = message["view"]  # type: ignore[assignment]
        role = "seat" if mine else "spectator"
        assert message["you"] == ({"role": role, "seats": sorted(mine)} if mine else {"role": role})
        assert set(view) <= ({"room", "offers", "seats"} if mine else {"room", "offers"})
        offered = {line.get("seat", "") for line in view.get("offers", ())}  # type: ignore[attr-defined]
        assert offered <= (mine or {""})
        self.seen[role] += 1
        self.read_words(mine, view["room"])  # type: ignore[arg-type]

    def read_words(self, mine: set[str], room: dict[str, object]) -> None:
        """On a device whose chairs all miss the round there is no question, no hint, no handout."""
        chairs: list[dict[str, object]] = room["chairs"]  # type: ignore[assignment]
        out = {str(chair["seat"]) for chair in chairs if chair.get("out", False)}
        words: dict[str, object] = room.get("words", {})  # type: ignore[assignment]
        if mine and mine <= out and "round" in room:
            assert not {"prompt", "hint", "handouts"} & words.keys()
            self.seen["out"] += 1


@pytest.fixture(scope="module")
def games() -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        game = Watched(seed)
        for _ in range(STEPS):
            game.step()
        game.read()
        seen.update(game.seen)
    return seen


def test_a_seat_gets_its_own_view_and_no_other_seats_offers(
    games: Counter[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        print(f"\nviews read: {dict(games)}")
    assert games["seat"] > 900
    assert games["spectator"] > 300
    assert games["answers"] > 300


def test_a_seat_that_misses_the_round_gets_no_question(games: Counter[str]) -> None:
    assert games["out"] > 10
