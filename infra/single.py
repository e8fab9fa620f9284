"""One club per machine: the lock on the state folder and the door's port, each refusal with its remedy."""

from __future__ import annotations

import fcntl
import os
import socket
from pathlib import Path
from typing import IO

from infra import door
from infra.env import Missing


def take_lock(path: Path) -> IO[str]:
    """One club per state folder. The lock dies with its process, its text says who holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("a+")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        holder = file.read().strip() or "?"
        file.close()
        raise Missing(f"The club is already open here (process {holder}). Stop it first: make stop") from None
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file


def open_port(host: str, port: int) -> socket.socket:
    try:
        return door.listen(host, port)
    except OSError as error:
        raise Missing(f"Port {port} is not free ({error.strerror}). Take another: make play PORT={port + 1}") from None
