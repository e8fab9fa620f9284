"""What a game knows from outside, and a game begun elsewhere: by the host's offers, and told in the protocol."""

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest
from game.rulebooks import RULEBOOKS
from game.setup import Setup

from infra import cli
from tests.support.evening import Evening, Socket, call
from tests.support.fakes import FakePacks, World, world
from tests.support.hall_words import hall_card
from tests.support.packs import envelope

HALL_PACK = hall_card(spares=1, base=3)
SLOTS = (*HALL_PACK.envelopes, 1001, 1002, 1003)


@dataclass
class Table:
    evening: Evening
    host: Socket
    players: list[Socket]

    def did(self, do: str, **asked: Any) -> None:
        answer = self.host.act(do, **asked)
        assert answer["t"] == "done", (do, answer)

    def started(self) -> "Table":
        if "hide_window" in {each["do"] for each in self.host.view["offers"]}:
            self.did("hide_window", sector=3)
        self.evening.ready(self.players, self.players[0], self.host)
        return self

    def told(self) -> dict[str, Any]:
        status, found = call(
            self.evening.house, "GET", f"/api/protocol/{self.evening.table}", token=self.evening.host_token
        )
        assert status == 200
        told: dict[str, Any] = found
        return told

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event for entry in self.told()["entries"] for event in entry["events"] if event["t"] == kind]


def table(game: str, packs: FakePacks | None = None) -> Table:
    made: World = world(packs)
    evening = Evening(made.house, made.wire.to).open(game)
    host = evening.host()
    return Table(evening, host, [evening.player(evening.sit(name)) for name in ("Анна", "Борис", "Вера")])


def test_what_a_season_knows_comes_in_by_offers_and_goes_out_in_the_protocol() -> None:
    at = table("tv")
    at.did("choose_stage", stage="qualifier")
    at.did("note_leader", played=True, knowers=6, viewers=2, clean=False)
    at.did("note_ways", older="all", newer="one")
    at.did("set_prize", amount=500)
    at.did("mark_sector", sector=4, kind="blitz")
    at.did("keep_out", seat="s3")
    setup = {
        "stage": "qualifier", "leader": {"knowers": 6, "viewers": 2, "clean": False}, "ways": ["all", "one"],
        "prize": 500, "marks": [[4, "blitz"]], "out": ["s3"],
    }  # fmt: skip
    assert at.host.view["setup"] == setup
    at.started()
    assert "marks" not in at.events("game_started")[0]["setup"]
    at.did("end_match", reason="домой")
    assert at.events("game_started")[0]["setup"] == setup


def test_what_a_tournament_knows_comes_in_by_offers_and_goes_out_in_the_protocol() -> None:
    packs = FakePacks((HALL_PACK,), {(HALL_PACK.digest, slot): envelope(slot) for slot in SLOTS})
    at = table("ctt", packs)
    at.did("choose_stage", stage="final")
    at.did("cross_out", slot=1002)
    at.started()
    assert "window" not in at.events("game_started")[0]["setup"]
    at.did("end_match", reason="домой")
    assert at.events("game_started")[0]["setup"] == {"stage": "final", "window": 3, "crossed": [1002]}


def test_teams_that_sit_in_turn_are_named_before_the_start_and_go_out_in_the_protocol() -> None:
    at = table("ctt")
    at.did("choose_stage", stage="together")
    for name in ("Совы", "Вороны"):
        at.did("name_squad", name=name)
    assert at.host.view["setup"]["squads"] == ["Совы", "Вороны"]
    assert [event["name"] for event in at.events("squad_named")] == ["Совы", "Вороны"]


def test_nothing_that_a_game_may_know_is_forgotten_here() -> None:
    of_season = {"stage", "leader", "ways", "prize", "marks", "out"}
    of_tournament = {"stage", "window", "crossed", "squads"}
    assert {each.name for each in fields(Setup)} == of_season | of_tournament


@pytest.mark.parametrize("game", RULEBOOKS)
def test_a_game_begun_elsewhere_goes_on_here_and_the_protocol_marks_it(game: str) -> None:
    at = table(game).started()
    at.did("mark_played", sector=2)
    at.did("mark_played", sector=5)
    at.did("set_left", kind="club", left=0)
    at.did("correct_score", knowers=1, viewers=1, reason="начали в другом месте", confirmed=False)
    assert [each["n"] for each in at.host.room["sectors"] if each.get("played")] == [2, 5]
    assert (at.host.room["score"]["knowers"], at.host.room["score"]["viewers"]) == (1, 1)
    assert [each["left"] for each in at.host.room["lifelines"] if each["kind"] == "club"] == [False]
    assert [each["sector"] for each in at.events("played_elsewhere")] == [2, 5]
    assert at.events("lifeline_set") == [{"t": "lifeline_set", "kind": "club", "left": 0}]
    assert at.events("score_corrected")[0]["reason"] == "начали в другом месте"
    at.did("spin")
    assert at.events("spun")[0]["sector"] not in (2, 5)
    at.did("end_match", reason="домой")
    assert at.host.act("mark_played", sector=7)["t"] == "refused"


@pytest.mark.parametrize("game", RULEBOOKS)
def test_the_wheel_of_every_game_is_checked_from_the_file_alone(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table(game).started()
    path = tmp_path / "protocol.json"

    def verified() -> tuple[int, str]:
        path.write_text(json.dumps(at.told(), ensure_ascii=False), encoding="utf-8")
        capsys.readouterr()
        return cli.main(["verify", str(path)]), capsys.readouterr().out

    at.did("mark_played", sector=2)
    at.did("spin")
    sealed = RULEBOOKS[game].wheel.links == "end"
    code, said = verified()
    assert (code, "откроется после игры" in said) == (0, sealed)
    at.did("end_match", reason="домой")
    code, said = verified()
    assert (code, said.count("✓"), "откроется" in said) == (0, 1, False), said
    told = at.told()
    spun = next(event for entry in told["entries"] for event in entry["events"] if event["t"] == "spun")
    spun["link"] = spun["link"][::-1]
    path.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    assert cli.main(["verify", str(path)]) == 1


def test_what_one_protocol_tells_opens_the_next_table(fakes: World) -> None:
    setup = {
        "stage": "qualifier", "leader": {"knowers": 6, "viewers": 2, "clean": False}, "ways": ["all", "one"],
        "prize": 500, "marks": [[4, "blitz"]],
    }  # fmt: skip
    status, made = call(fakes.house, "POST", "/api/tables", {"game": "tv", "setup": setup})
    assert status == 200, made
    evening = Evening(fakes.house, fakes.wire.to, made["table"], made["code"], made["host"], made["recovery"])
    at = Table(evening, evening.host(), [evening.player(evening.sit(name)) for name in ("Анна", "Борис")])
    assert at.host.view["setup"] == setup
    assert [each["did"] for each in at.told()["entries"]][:6] == [
        "open_table", "choose_stage", "note_leader", "note_ways", "set_prize", "mark_sector",
    ]  # fmt: skip
    at.started().did("end_match", reason="домой")
    assert at.events("game_started")[0]["setup"] == setup


@pytest.mark.parametrize(("game", "setup", "status", "code"), [
    ("pkz", {"stage": "final"}, 409, "not_yours"), ("tv", {"stage": "semifinal"}, 409, "bad_choice"),
    ("tv", {"leader": {"knowers": 60, "viewers": 2, "clean": False}}, 409, "bad_choice"),
    ("tv", {"out": ["s1"]}, 409, "last_one_playing"), ("tv", {"prize": -1}, 409, "bad_choice"),
    ("ctt", {"window": 12}, 409, "bad_choice"), ("ctt", {"crossed": [5]}, 409, "no_base"),
    ("tv", {"ways": ["none"]}, 400, "unknown_value"), ("tv", {"host": "me"}, 400, "unknown_field"),
])  # fmt: skip
def test_what_this_game_does_not_take_opens_no_table(
    fakes: World, game: str, setup: dict[str, Any], status: int, code: str
) -> None:
    before = dict(fakes.memory.stored)
    answer = call(fakes.house, "POST", "/api/tables", {"game": game, "setup": setup})
    assert (answer[0], answer[1]["code"]) == (status, code)
    assert fakes.memory.stored == before
