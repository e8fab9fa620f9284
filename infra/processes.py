"""The processes below another one, read from /proc (Linux; elsewhere there are none to see)."""

from __future__ import annotations

from pathlib import Path

PROC = Path("/proc")
ENDED = ("Z", "X")


def command_line(pid: int) -> str:
    """Its words with spaces between; empty when it has ended."""
    try:
        return (PROC / str(pid) / "cmdline").read_text("utf-8", "replace").replace("\0", " ").strip()
    except OSError:
        return ""


def children(pid: int) -> list[int]:
    """Pids of its children, by what each says of its parent.

    The kernel's own lists, task/*/children, are kept by thread: a child moves from one to another when the thread that
    began it ends, and whoever reads one after the other misses it (proc_pid_task_children(5)).
    """
    return [each for each, parent in parents().items() if parent == pid]


def descendants(pid: int) -> list[int]:
    """Pids of all processes below it, nearest first."""
    known, found = parents(), [pid]
    for above in found:
        found += [each for each, parent in known.items() if parent == above]
    return found[1:]


def parents() -> dict[int, int]:
    """pid → its parent's pid, of every process."""
    told = {int(folder.name): stat(folder) for folder in PROC.glob("[0-9]*")}
    return {pid: int(fields[1]) for pid, fields in told.items() if fields}


def runs(pid: int) -> bool:
    """Whether it lives: one that has ended keeps its pid till its parent has asked after it.

    It lives, its sockets open, while any of its threads does; its own state is that of its first thread alone.
    """
    try:
        threads = list((PROC / str(pid) / "task").iterdir())
    except OSError:
        return False
    return any(fields and fields[0] not in ENDED for fields in map(stat, threads))


def stat(of: Path) -> list[str]:
    """State, parent and the rest of a process or thread (proc_pid_stat(5)); empty when there is none."""
    try:
        return (of / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return []
