"""Runs MiniStack for as long as its parent holds the other end of stdin; .venv-stack's Python runs this file alone."""

import os
import sys
import threading


def leave_when_let_go() -> None:
    """A parent killed outright closes the pipe: no orphan keeps a port or answers old questions."""
    sys.stdin.buffer.read()
    os._exit(0)  # nothing here needs saving; the workers end with their pipes


if __name__ == "__main__":
    threading.Thread(target=leave_when_let_go, daemon=True).start()
    from ministack.app import main

    main()
