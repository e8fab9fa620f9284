"""An evening survives the end of any process: what was said to be kept is there at the next start."""

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from infra import stack
from infra.cloud import Cloud
from infra.env import ROOT
from infra.local import Club
from tests.stack.talk import dial
from tests.support.waiting import PATIENCE_S, all_gone, eventually

pytestmark = pytest.mark.stack
ROOMS = f"{ROOT / 'functions'}{os.pathsep}{ROOT}"
HOLD = """
import sys, threading
from pathlib import Path
from infra.local import Club
state, site, zipped = (Path(word) for word in sys.argv[1:])
with Club(state, site=site, zipped=zipped.read_bytes(), fill=lambda cloud: None) as club:
    print(club.port, club.ministack_pid, club.cloud.emulator.port, flush=True)
    threading.Event().wait()
"""


def nothing(cloud: Cloud) -> None:
    """No packs."""


def say(port: int, words: str) -> str:
    address = f"ws://127.0.0.1:{port}/ws?ticket=1"
    with dial(address, f"http://localhost:{port}") as link:
        link.send(words)
        return str(link.recv(timeout=PATIENCE_S))


def kept(club: Club) -> list[dict[str, object]]:
    found = club.cloud.dynamo.scan(TableName=club.cloud.data["TableName"])["Items"]
    return [dict(item) for item in found if item["pk"]["S"] != "C#HERE"]


def one_state(word: str) -> list[dict[str, object]]:
    return [{"pk": {"S": "T#1"}, "sk": {"S": "STATE"}, "word": {"S": word}, "raw": {"B": b"\x00\xff"}}]


def copied(state: Path, word: str) -> None:
    """Till the keeper, which looks every moment whether something was done, has copied this."""
    copy = state / "copy" / "table.jsonl"
    eventually(lambda: copy.exists() and word in copy.read_text("utf-8"))


def test_a_clean_stop_and_a_killed_emulator_keep_the_table_but_no_connections(
    tmp_path: Path, site: Path, echo_functions: bytes
) -> None:
    with Club(tmp_path, site=site, zipped=echo_functions, fill=nothing) as club:
        say(club.port, "keep первое")
        bucket = club.cloud.data["MediaBucket"]
        club.cloud.s3.put_object(Bucket=bucket, Key="media/b2.svg", Body=b"<svg/>", ContentType="image/svg+xml")
    with Club(tmp_path, site=site, zipped=echo_functions, fill=nothing) as club:
        assert kept(club) == one_state("keep первое")
        say(club.port, "keep второе")
        workers = stack.workers(club.cloud.emulator)
        assert len(workers) >= 2
        copied(tmp_path, "keep второе")
        with dial(f"ws://127.0.0.1:{club.port}/ws?ticket=1", club.url) as link:
            club.kill_emulator()
            with pytest.raises(ConnectionClosed):
                link.recv(timeout=PATIENCE_S)
            assert link.close_code == 1001
        assert club.mend()
        all_gone(set(workers))
        assert kept(club) == one_state("keep второе")
        assert say(club.port, "снова здесь") == "снова здесь"
        media = club.cloud.s3.get_object(Bucket=club.cloud.data["MediaBucket"], Key="media/b2.svg")
        assert (media["Body"].read(), media["ContentType"]) == (b"<svg/>", "image/svg+xml")
        assert not club.mend()


def test_a_copy_that_cannot_be_written_is_told_and_tried_again_and_the_club_stays_open(
    tmp_path: Path, site: Path, echo_functions: bytes
) -> None:
    copy = tmp_path / "copy"
    with Club(tmp_path, site=site, zipped=echo_functions, fill=nothing) as club:
        say(club.port, "keep шестое")
        copied(tmp_path, "keep шестое")
        copy.rename(tmp_path / "aside")
        copy.write_text("")  # a folder's place is taken: nothing can be written there
        assert say(club.port, "keep седьмое") != ""
        eventually(lambda: club.trouble != "")
        copy.unlink()
        eventually(lambda: club.trouble == "")
        assert "keep седьмое" in (copy / "table.jsonl").read_text("utf-8")


def test_a_copy_during_a_restart_never_takes_an_empty_table(tmp_path: Path, site: Path, echo_functions: bytes) -> None:
    with Club(tmp_path, site=site, zipped=echo_functions, fill=nothing) as club:
        say(club.port, "keep четвёртое")
        over = threading.Event()

        def copy_on() -> None:
            while not over.is_set():
                club.copy()

        copier = threading.Thread(target=copy_on)
        copier.start()
        club.restart()
        over.set()
        copier.join()
        assert kept(club) == one_state("keep четвёртое")


def test_a_killed_worker_of_a_function_is_replaced(echo: Club) -> None:
    assert say(echo.port, "до") == "до"
    killed = set(echo.kill_worker("command"))
    assert killed
    all_gone(killed)  # the emulator would hand the next message to one that is only about to end
    assert say(echo.port, "после") == "после"
    fresh = {pid for pid, said in stack.workers(echo.cloud.emulator).items() if "-pkz-app-command-" in said}
    assert fresh
    assert not fresh & killed


def test_a_killed_supervisor_leaves_no_emulator_and_loses_no_kept_word(
    tmp_path: Path, site: Path, echo_functions: bytes
) -> None:
    zipped = tmp_path / "echo.zip"
    zipped.write_bytes(echo_functions)
    state = tmp_path / "state"
    command = [sys.executable, "-c", HOLD, str(state), str(site), str(zipped)]
    holder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": ROOMS})
    assert holder.stdout
    port, pid, inner = (int(word) for word in holder.stdout.readline().split())
    say(port, "keep третье")
    copied(state, "keep третье")
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    holder.stdout.close()
    all_gone({pid})
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", inner), timeout=PATIENCE_S).close()
    with Club(state, site=site, zipped=echo_functions, fill=nothing) as club:
        assert kept(club) == one_state("keep третье")
