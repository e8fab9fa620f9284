"""Who listens on a port of this machine, as far as the machine tells (Linux tells it in /proc)."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
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


def port(wanted: int, club: int | None) -> Finding:
    """club: the process of the open club, None when it is closed."""
    if is_free(wanted):
        return well(f"Порт {wanted} свободен")
    pids = holders(wanted)
    if club is not None and club in pids:
        return well(f"Порт {wanted} держит открытый клуб (процесс {club})")
    who = (
        ", ".join(f"{name(pid)} (процесс {pid})" for pid in pids)
        or "чужая программа, какая именно — система не говорит"
    )
    taken = ill if club is None else note
    return taken(f"Порт {wanted} занят: {who}", f"Закройте её или возьмите другой: make play PORT={wanted + 1}")


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
