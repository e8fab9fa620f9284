"""`pkz rehearse` as a person types it: robots come to a table and go; each trouble says what to do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from infra import stack
from infra.env import ROOT
from infra.local import Club
from tests.stack.talk import Table, Window
from tests.support.waiting import PATIENCE_S

pytestmark = pytest.mark.stack


@contextmanager
def rehearse(club: Club, *words: str) -> Iterator[subprocess.Popen[str]]:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'functions'}{os.pathsep}{ROOT}", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "infra.cli", "rehearse", "--url", club.url, "--speed", "instant", *words]
    process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def said(club: Club, *words: str) -> tuple[int, str]:
    with rehearse(club, *words) as process:
        text, _ = process.communicate(timeout=2 * PATIENCE_S)
        return process.returncode, text


def chairs(window: Window, count: int, ready: bool = True) -> None:
    """Waits till so many sit here."""

    def holds(message: dict[str, object]) -> bool:
        if message["t"] != "view":
            return False
        seated = window.room.get("chairs", ())
        return len(seated) == count and (not ready or all(each.get("ready") for each in seated))

    window.wait(holds)


def test_robots_come_to_a_table_are_ready_and_go_when_the_host_takes_their_chairs(club: Club) -> None:
    table = Table(club.url)
    host = table.host()
    with rehearse(club, table.code, "--players", "2") as process:
        chairs(host, 2)
        assert all(each["name"].startswith("Робот ") for each in host.room["chairs"])
        for seat in [each["seat"] for each in host.room["chairs"]]:
            done = host.act("remove_seat", seat=seat)
            assert done["t"] == "done"
            if host.message["v"] < done["v"]:
                host.view_of(done["v"])
        text, _ = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0
    assert text.count("за столом\n") == 2
    assert "Ушли роботов: 2 (крупье отпустил)" in text
    host.close()


def test_robots_say_goodbye_on_ctrl_c(club: Club) -> None:
    table = Table(club.url)
    host = table.host()
    with rehearse(club, table.code, "--players", "2") as process:
        chairs(host, 2)
        process.send_signal(signal.SIGINT)
        text, _ = process.communicate(timeout=PATIENCE_S)
    chairs(host, 0, ready=False)
    assert process.returncode == 0
    assert "Роботы прощаются" in text
    host.close()


def test_a_wrong_code_a_full_table_and_a_closed_club_say_what_to_do(club: Club) -> None:
    code, text = said(club, "0000")
    assert (code, text) == (1, "Стола с кодом 0000 нет. Проверьте четыре цифры на экране крупье.\n")
    table = Table(club.url)
    for n in range(5):
        table.post("join", {"code": table.code, "as": "player", "name": f"Гость {n}"})
    code, text = said(club, table.code)
    assert code == 1
    assert "Все кресла заняты" in text
    nowhere = f"http://localhost:{stack.free_port()}"
    assert said(club, table.code, "--url", nowhere) == (
        1, f"По адресу {nowhere} клуб не отвечает. Откройте его: make play. Другой адрес: --url http://localhost:ПОРТ\n",
    )  # fmt: skip


def test_too_few_chairs_are_told(club: Club) -> None:
    table = Table(club.url)
    for n in range(4):
        table.post("join", {"code": table.code, "as": "player", "name": f"Гость {n}"})
    with rehearse(club, table.code, "--players", "3") as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE_S)
    assert "за столом 1 из 3" in lines[1]


def test_a_robot_takes_a_place_by_the_hosts_link_and_teams_come_to_the_hall(club: Club) -> None:
    duty = Table(club.url, "tv")
    token = duty.post("place", {"table": duty.id, "host": duty.host_token, "place": "defender"})["token"]
    link = f"{club.url}/t/#place={duty.id}.{token}"
    assert "на месте защитника" in came(club, duty.code, "--players", "1", "--place", link)
    hall = Table(club.url, "ctt")
    assert came(club, hall.code, "--players", "1", "--hall", "2").count("в зале") == 2
    empty = Table(club.url)
    host, told = empty.host(), said(club, empty.code, "--place", "http://x/t/#4821")
    assert told == (1, "Это не ссылка на место. Скопируйте её из пульта крупье целиком: http…/t/#place=…\n")
    host.drain()
    assert not host.room.get("chairs", ())  # it is told before anybody comes
    host.close()


def came(club: Club, *words: str) -> str:
    """What is printed till everybody has come."""
    with rehearse(club, *words) as process:
        assert process.stdout is not None
        return "".join(
            iter(process.stdout.readline, "  Отпустить роботов: Ctrl-C, или уберите их из-за стола в пульте.\n")
        )


def test_a_game_of_robots_alone_is_played_to_its_end(club: Club) -> None:
    code, text = said(club, "--host", "--players", "2")
    assert code == 0
    assert "Смотреть: http" in text
    assert "Игра окончена: знатоки" in text
