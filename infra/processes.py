"""The processes below another one, read from /proc (Linux; elsewhere there are none to see)."""

from __future__ import annotations

from pathlib import Path

PROC = Path("/proc")


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
    found = {}
    for folder in PROC.glob("[0-9]*"):
        try:
            after_name = (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:
            continue
        found[int(folder.name)] = int(after_name[1])
    return found
