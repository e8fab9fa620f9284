"""Runs MiniStack for as long as its parent holds the other end of stdin; .venv-stack's Python runs this file alone."""

import os
import signal
import sys
import threading
import time


def leave_when_let_go() -> None:
    """A parent killed outright closes the pipe: no orphan keeps a port or answers old questions."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(1)
    os._exit(0)  # a stop with sockets open takes up to 15 s, and nothing here needs saving


if __name__ == "__main__":
    threading.Thread(target=leave_when_let_go, daemon=True).start()
    from ministack.app import main

    main()
