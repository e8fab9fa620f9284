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
        raise Missing(f"Клуб уже открыт (процесс {holder}). Сначала закройте его: make stop") from None
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file


def open_port(host: str, port: int) -> socket.socket:
    try:
        return door.listen(host, port)
    except OSError as error:
        raise Missing(f"Порт {port} занят ({error.strerror}). Возьмите другой: make play PORT={port + 1}") from None


def holder(path: Path) -> int | None:
    """The process that holds the lock, None when nobody does."""
    if not path.exists():
        return None
    with path.open("r+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return int(file.read().strip() or 0) or None
    return None
