"""Who listens on a port of this machine, as far as the machine tells (Linux tells it in /proc)."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

from infra.doctor.finding import Finding, ill, note, well

PROC = Path("/proc")
LISTENS = "0A"


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def port(wanted: int, club: int | None, is_club: Callable[[int], bool] = lambda port: False) -> Finding:
    """club: the process of the open club, None when it is closed. is_club: whether a club answers at a port."""
    if not 0 < wanted < 65536:
        return ill(f"PORT={wanted} — это не номер порта", "Нужно число от 1 до 65535: make play PORT=8000")
    if is_free(wanted):
        return well(f"Порт {wanted} свободен")
    pids = holders(wanted)
    if club is not None and club in pids:
        return well(f"Порт {wanted} держит открытый клуб (процесс {club})")
    taken = ill if club is None else note
    who, free_it = _who(pids, club_there=is_club(wanted))
    other = f"make play PORT={wanted + 1 if wanted < 65535 else 8000}"
    return taken(f"Порт {wanted} занят: {who}", f"{free_it} или возьмите другой: {other}")


def _who(pids: list[int], *, club_there: bool) -> tuple[str, str]:
    """Who holds a port, and how it is let go."""
    if club_there:
        listed = "".join(f" (процесс {pid}, папка {folder(pid)})" for pid in pids)
        return f"другой клуб{listed}", "Закройте его, make stop в его папке,"
    named = ", ".join(f"{name(pid)} (процесс {pid})" for pid in pids)
    return named or "чужая программа, какая именно — система не говорит", "Закройте её"


def listening(pid: int) -> list[int]:
    """Ports on which this process listens."""
    mine = set(_sockets(pid))
    return sorted(port for port, inode in _listeners() if inode in mine)


def holders(port: int) -> list[int]:
    """Processes that listen on this port, as far as we may see."""
    inodes = {inode for each, inode in _listeners() if each == port}
    pids = (int(path.name) for path in PROC.glob("[0-9]*"))
    return sorted(pid for pid in pids if inodes & set(_sockets(pid)))


def name(pid: int) -> str:
    with contextlib.suppress(OSError):
        return (PROC / str(pid) / "comm").read_text().strip()
    return "?"


def folder(pid: int) -> str:
    """Where this process works, "?" when we may not see."""
    with contextlib.suppress(OSError):
        return str((PROC / str(pid) / "cwd").readlink())
    return "?"


def _listeners() -> Iterator[tuple[int, str]]:
    """Port and inode of every listening TCP socket."""
    for table in ("tcp", "tcp6"):
        with contextlib.suppress(OSError):
            for line in (PROC / "net" / table).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == LISTENS:
                    yield int(fields[1].rsplit(":", 1)[1], 16), fields[9]


def _sockets(pid: int) -> Iterator[str]:
    with contextlib.suppress(OSError):
        for link in (PROC / str(pid) / "fd").iterdir():
            with contextlib.suppress(OSError):
                where = str(link.readlink())
                if where.startswith("socket:["):
                    yield where[8:-1]
