"""One club per machine: the lock on the state folder and the door's port, each refusal with its remedy; `make stop`.

Standard library only: it must stop a club also where an environment has been deleted meanwhile.
"""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import sys
import time
from pathlib import Path
from typing import IO

from infra.env import ROOT, Missing

STOP_S = 20.0


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
    from infra import door  # its libraries may not be installed where only the lock is looked at

    try:
        return door.listen(host, port)
    except OSError as error:
        other = port + 1 if port < 65535 else 8000
        raise Missing(f"Порт {port} занят ({error.strerror}). Возьмите другой: make play PORT={other}") from None


def holder(path: Path) -> int | None:
    """The process that holds the lock, None when nobody does; 0 when somebody does who has not said its number."""
    try:
        file = path.open()  # reading is enough to ask, also on a disk that cannot be written
    except FileNotFoundError:
        return None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            said = file.read().strip()
            return int(said) if said.isdecimal() else 0
    return None


def stop(state: Path) -> int:
    """Asks the open club to close, by the process its lock names, and waits until it has. 0: it is closed."""
    lock = state / "lock"
    pid = holder(lock)
    if pid is None:
        print("Клуб и так закрыт.")
        return 0
    if not pid:
        print("Клуб как раз открывается. Повторите make stop через несколько секунд.", file=sys.stderr)
        return 1
    try:
        os.kill(pid, signal.SIGTERM)
    except PermissionError:
        print(f"Клуб открыт другим пользователем (процесс {pid}): закрыть его может только он.", file=sys.stderr)
        return 1
    except ProcessLookupError:
        pass  # it has just closed by itself; the lock says when that is done
    until = time.monotonic() + STOP_S
    while holder(lock) == pid:
        if time.monotonic() > until:
            print(f"Процесс {pid} не закрылся за {STOP_S:.0f} с. Подождите и повторите make stop.", file=sys.stderr)
            return 1
        time.sleep(0.1)
    print("Клуб закрыт.")
    return 0


if __name__ == "__main__":
    raise SystemExit(stop(ROOT / "build" / "state"))
