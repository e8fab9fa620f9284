"""The hall and the officers on the real house: many sheets at the gong, and whole tables over sockets."""

import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from aws.wiring import house_on

from infra.local import Club
from tests.stack.talk import Table, Window
from tests.support.fakes import Wire
from tests.support.hall_evening import HallEvening

pytestmark = pytest.mark.stack
TEAMS, VERSIONS = 12, 6


@pytest.mark.clause("T3.6")
def test_twelve_teams_hand_in_at_the_gong_while_the_host_acts_and_nothing_taken_is_lost(club: Club) -> None:
    """The captain stops the minute in the midst of it and the host collects at once: what was taken is what counts."""
    wire = Wire()
    house = house_on(club.cloud.dynamo, club.cloud.data["TableName"], wire.courier())
    hall = HallEvening.of(house, wire.to, *(f"Команда {n}" for n in range(1, TEAMS + 1)))
    question = hall.ask()

    def writes(team: str) -> str:
        """The last answer that was said to be taken."""
        taken = ""
        for n in range(VERSIONS):
            said = hall.hand_in(team, question, f"{team} {n}")
            assert said["t"] == "sheet" or said["code"] == "sheet_late", said
            taken = f"{team} {n}" if said["t"] == "sheet" else taken
        return taken

    def acts() -> list[str]:
        done = [hall.host.act("silence_all", on=not n % 2)["t"] for n in range(4)]
        captain = hall.players[0].act("close_discussion")
        return [*done, captain["t"], hall.host.act("collect_sheets", question=question)["t"]]

    with ThreadPoolExecutor(TEAMS + 1) as pool:
        host, sheets = pool.submit(acts), [pool.submit(writes, team) for team in hall.teams]
    assert host.result() == ["done"] * 6
    taken = {sheet.result() for sheet in sheets} - {""}
    told = hall.protocol(hall.evening.host_token)["answers"]
    assert {each["text"] for each in told} == taken
    judged = {text for answer in hall.host.view.get("answers", ()) for text in answer["texts"]}
    assert judged == taken
    for team, socket in hall.teams.items():
        others = taken - {text for text in taken if text.startswith(f"{team} ")}
        assert not [text for text in others if text in str(socket.frames())]


def sheet(window: Window, question: int, text: str) -> dict[str, Any]:
    sent = secrets.token_hex(8)
    window.ask_plain(do="sheet", id=sent, question=question, text=text)
    return window.answer(sent)


def did(window: Window, do: str, **fields: Any) -> None:
    """Asks on the newest view: whoever acted before may not have been heard of here yet."""
    for _ in range(5):
        said = window.act(do, **fields)
        if said["t"] != "stale":
            break
        window.wait(lambda message: message["t"] == "view")
    assert said["t"] == "done", (do, said)
    seen(window, said["v"])


def seen(window: Window, v: int) -> None:
    """Till the table as it was then is on this screen."""
    if window.message["v"] < v:
        window.view_of(v)


def begun(table: Table, host: Window, players: list[Window]) -> None:
    for each in players:
        did(each, "ready", salt=secrets.token_hex(16))
    did(host, "mark_captain", seat=players[0].seat)
    did(host, "start_game")


def test_a_game_with_two_teams_in_the_hall_over_sockets(club: Club) -> None:
    table = Table(club.url, "ctt")
    host, players = table.seated(2)
    owls, crows = table.team("Совы"), table.team("Вороны")
    did(host, "hide_window", sector=3)
    begun(table, host, players)
    did(host, "set_sector", sector=1, reason="проба")
    did(host, "start_clock")
    seen(owls, host.message["v"])
    question = owls.view["sheet"]["question"]
    assert sheet(owls, question, "кит-сов")["t"] == sheet(crows, question, "слон-ворон")["t"] == "sheet"
    did(players[0], "close_discussion")
    assert sheet(owls, question, "поздно")["code"] == "sheet_late"
    did(host, "collect_sheets", question=question)
    did(host, "judge_sheets", group=1, correct=True)
    for each in (owls, crows, *players):
        seen(each, host.message["v"])
    assert {text for each in host.view["answers"] for text in each["texts"]} == {"кит-сов", "слон-ворон"}
    assert owls.view["sheet"]["text"] == "кит-сов"
    assert "слон-ворон".encode() not in b"".join(owls.frames)
    assert "кит-сов".encode() not in b"".join(crows.frames + [frame for each in players for frame in each.frames])
    for each in (host, *players, owls, crows):
        each.close()


def test_a_defender_decides_on_a_minute_on_credit_over_sockets(club: Club) -> None:
    table = Table(club.url, "tv")
    host, players = table.seated(2)
    defender = table.place("defender")
    begun(table, host, players)
    did(host, "correct_score", knowers=0, viewers=5, reason="проба", confirmed=False)
    did(host, "spin")
    if host.room["round"].get("kind") == "thirteen":
        did(host, "set_aside")
        did(host, "spin")
    did(host, "start_clock")
    did(players[0], "close_discussion")
    did(players[0], "ask_lifeline", kind="credit")
    did(defender, "grant_lifeline")
    seen(host, defender.message["v"])
    assert host.room["round"]["lifeline"] == "credit"
    for each in (host, *players, defender):
        each.close()
