"""Every child is seen, whichever thread began it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from infra.processes import PROC, children, command_line, descendants, runs, stat
from tests.support.waiting import eventually

RESTLESS = """
import subprocess, sys, threading, time
begun = []
def begin(lives_s):
    begun.append(subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE))
    time.sleep(lives_s)
for _ in range(200):
    threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
for each in range(20):
    threading.Thread(target=begin, args=(0.5 + each / 50,)).start()
while len(begun) < 20:
    time.sleep(0.01)
print(*(each.pid for each in begun), flush=True)
sys.stdin.read()
"""
"""Twenty children whose threads end one after the other while somebody reads, among two hundred other threads."""


@pytest.fixture
def restless() -> Iterator[tuple[int, set[int]]]:
    """The pid of a process, and those of its children."""
    process = subprocess.Popen(
        [sys.executable, "-c", RESTLESS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    begun = {int(pid) for pid in process.stdout.readline().split()}
    yield process.pid, begun
    process.kill()
    process.communicate()


def test_no_child_is_missed_while_the_threads_that_began_them_end(restless: tuple[int, set[int]]) -> None:
    pid, begun = restless
    assert len(begun) == 20
    until = time.monotonic() + 1.2
    while time.monotonic() < until:
        assert set(children(pid)) == begun
    assert set(descendants(pid)) == begun
    assert pid in children(os.getpid())
    assert "stdin" in command_line(min(begun))


def test_a_process_that_is_not_there_has_no_children_and_no_words() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert (children(ended.pid), descendants(ended.pid), command_line(ended.pid)) == ([], [], "")
    assert not runs(ended.pid)


def test_a_process_that_has_ended_runs_no_more_though_nobody_has_asked_after_it() -> None:
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    assert runs(child.pid)
    child.kill()
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
    assert child.pid in children(os.getpid())
    assert not runs(child.pid)
    child.communicate()


HEADLESS = """
import ctypes, platform, sys, threading
threading.Thread(target=lambda: (print("there", flush=True), sys.stdin.read())).start()
ctypes.CDLL(None).syscall({"x86_64": 60, "aarch64": 93}[platform.machine()], 0)
"""
"""Its first thread ends by the kernel's own exit; another one reads on."""


def test_a_process_whose_first_thread_has_ended_runs_on_while_another_does() -> None:
    child = subprocess.Popen([sys.executable, "-c", HEADLESS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdout
    assert child.stdout.readline() == "there\n"
    eventually(lambda: stat(PROC / str(child.pid))[0] == "Z")
    assert runs(child.pid)
    child.kill()
    child.communicate()
    assert not runs(child.pid)
