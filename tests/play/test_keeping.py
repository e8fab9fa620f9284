"""The kept log: a short tail, whole pages, and an undo that reaches any step."""

from typing import Any

from game.state import fold
from game.wheel import belongs
from play.keeping import unfold, whole
from play.rows import STEPS_KEPT, TAIL_MAX, TableId

from tests.play.test_actions import seated
from tests.support.evening import Evening, Socket
from tests.support.fakes import World


def a_round(host: Socket, captain: Socket, world: World) -> None:
    for do in ("spin", "start_clock"):
        assert host.act(do)["t"] == "done"
    assert captain.act("name_answerer", seat=captain.seat)["t"] == "done"
    assert host.act("judge", correct=True)["t"] == "done"
    assert host.act("close_round")["t"] == "done"
    world.clock.now += 60_000


def deep_game(evening: Evening, fakes: World) -> tuple[Socket, Socket]:
    host, anna, boris = seated(evening)
    evening.ready([anna, boris], anna, host)
    for _ in range(5):
        a_round(host, anna, fakes)
    for n in range(3 * TAIL_MAX):
        assert anna.act("dress", avatar=n % 60, hat=1)["t"] == "done"
    return host, anna


def test_the_tail_stays_short_and_nothing_is_lost(evening: Evening, fakes: World) -> None:
    deep_game(evening, fakes)
    stored = fakes.memory.stored[TableId(evening.table)]
    assert len(stored.tail) <= TAIL_MAX
    assert len(stored.base.steps) <= STEPS_KEPT
    entries = whole(stored, fakes.tables)
    assert [entry.n for entry in entries] == list(range(1, stored.v + 1))
    assert unfold(stored, fakes.tables)[1].game == fold(entries).game


def test_every_step_of_a_long_game_can_be_undone_and_redone(evening: Evening, fakes: World) -> None:
    host, _ = deep_game(evening, fakes)
    table = TableId(evening.table)
    before = unfold(fakes.memory.stored[table], fakes.tables)[1].game
    steps = 0
    while (offered := offer(host, "undo"))["t"] == "offer":
        undone = host.view["undo"]["did"]
        assert host.act("undo", step=offered["options"][0]["step"])["t"] == "done"
        steps += 1
    assert (steps, undone) == (5 * 4, "spin")
    while offer(host, "redo")["t"] == "offer":
        assert host.act("redo")["t"] == "done"
    after = unfold(fakes.memory.stored[table], fakes.tables)[1].game
    assert (after.score, after.played, after.history) == (before.score, before.played, before.history)


def test_after_a_deep_undo_the_game_goes_on_and_the_log_is_cut_again(evening: Evening, fakes: World) -> None:
    host, anna = deep_game(evening, fakes)
    table = TableId(evening.table)
    for _ in range(8):
        step = offer(host, "undo")["options"][0]["step"]
        assert host.act("undo", step=step)["t"] == "done"
    assert fakes.memory.stored[table].deep
    a_round(host, anna, fakes)
    stored = fakes.memory.stored[table]
    assert not stored.deep
    assert unfold(stored, fakes.tables)[1].game == fold(whole(stored, fakes.tables)).game


def test_whoever_presses_a_lot_does_not_make_another_persons_command_forgotten(evening: Evening, fakes: World) -> None:
    _, anna, boris = seated(evening)
    first = boris.act("ready", id="0b" * 8, salt="01" * 16)
    for n in range(200):
        assert anna.act("dress", avatar=n % 2, hat=1)["t"] == "done"
    grown = fakes.memory.stored[TableId(evening.table)]
    assert boris.act("ready", id="0b" * 8, salt="01" * 16) == {**first, "v": grown.v}
    assert fakes.memory.stored[TableId(evening.table)] == grown
    assert len([each for each in grown.known if each.who == anna.seat]) == 10


def offer(host: Socket, do: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each["offer"] for each in host.view["offers"] if each["do"] == do)
    return found


def test_a_spin_after_an_undo_gives_the_same_sector(evening: Evening, fakes: World) -> None:
    host, anna, boris = seated(evening)
    evening.ready([anna, boris], anna, host)
    host.act("spin")
    sector = host.room["round"]["sector"]
    host.act("undo", step=offer(host, "undo")["options"][0]["step"])
    host.act("spin")
    assert host.room["round"]["sector"] == sector


def test_a_new_lobby_has_a_new_wheel_whose_links_fit_its_head(evening: Evening, fakes: World) -> None:
    host, anna, boris = seated(evening)
    first = host.room["head"]
    evening.ready([anna, boris], anna, host)
    assert "head" not in host.room
    host.act("end_match", reason="проверка")
    assert host.act("return_to_lobby")["t"] == "done"
    second = host.room["head"]
    assert second != first
    evening.ready([anna, boris], boris, host)
    host.act("spin")
    entries = whole(fakes.memory.stored[TableId(evening.table)], fakes.tables)
    spun = entries[-1].events[0]
    assert belongs(spun.link, spun.draw, second)  # type: ignore[union-attr]
