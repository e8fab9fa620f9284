"""`python -m tests.stack.racers FILE`: six racers as processes of their own; a killed one lives again and goes on."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
import traceback
from pathlib import Path

from tests.stack import racer
from tests.stack.racer import Racer


def start(each: Racer, twice: bool) -> int:
    """Forks a racer, and its echo when messages are delivered twice; the racer's pid. Nothing was wired before."""
    pid = os.fork()
    if pid:
        return pid
    try:
        sys.stdout = each.told.with_suffix(".log").open("a")
        os.dup2(sys.stdout.fileno(), 1)
        if twice:
            mine, its = multiprocessing.Pipe()
            if not os.fork():
                mine.close()
                racer.repeat(each, its)
                os._exit(0)
            its.close()
            racer.run(each, mine)
        else:
            racer.run(each)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    sys.stdout.flush()
    os._exit(0)


def race(racers: list[Racer], twice: bool) -> int:
    """Until all are through; how many were killed. SystemExit when one failed otherwise."""
    running = {start(each, twice): each for each in racers}
    killed = 0
    while running:
        pid, status = os.wait()
        over = running.pop(pid)
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
            killed += 1
            running[start(over, twice)] = over
        elif status:
            for pid in running:
                os.kill(pid, signal.SIGTERM)
            raise SystemExit(f"the racer of {over.seat or 'the host'} failed")
    return killed


def main(path: Path) -> None:
    asked = json.loads(path.read_text())
    avoids, deaths = tuple(asked["avoids"]), tuple(asked["deaths"])
    racers = [
        Racer(each["connection"], each["seat"], asked["wanted"], path.parent / f"{n}.jsonl", n, avoids, deaths)
        for n, each in enumerate(asked["people"])
    ]
    print(json.dumps({"killed": race(racers, asked["twice"])}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
