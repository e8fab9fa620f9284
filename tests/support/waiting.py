"""How tests wait for what must come: for a state, and patiently; nothing waits that long on a quiet machine."""

import time
from collections.abc import Callable

from infra import processes

PATIENCE_S = 60.0


def eventually(holds: Callable[[], bool], patience_s: float = PATIENCE_S, every_s: float = 0.02) -> None:
    """Asks again till it holds: for what nothing else waits for."""
    until = time.monotonic() + patience_s
    while not holds():
        assert time.monotonic() < until, "it never came true"
        time.sleep(every_s)


def all_gone(pids: set[int]) -> None:
    """Till none of these processes runs. One that has ended and whose parent has not asked after it has gone too."""
    eventually(lambda: not any(processes.runs(pid) for pid in pids))
