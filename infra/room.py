"""Room on the disk: may the club write here, is there enough, and how its want is told. Library-free."""

from __future__ import annotations

import errno
import shutil
import tempfile
from pathlib import Path

from infra.env import Missing

ENOUGH_MB = 500
"""What the doctor wants for builds and copies to come."""
LEAST_MB = 50
"""Below it an evening is not begun: the copy of its tables might not fit."""
WANTS = {
    errno.ENOSPC: "на диске нет места",
    errno.EDQUOT: "на диске нет места для вас (квота)",
    errno.EROFS: "диск открыт только для чтения",
    errno.EACCES: "нет прав на запись",
    errno.EPERM: "нет прав на запись",
}


def want(error: OSError) -> str:
    """In words what the disk lacks; "" when the error is of another kind."""
    said = WANTS.get(error.errno or 0, "")
    return f"{said}: {error.filename}" if said and error.filename else said


def where(root: Path) -> Path:
    """The folder everything is written to, or the one it will be made in."""
    return root / "build" if (root / "build").exists() else root


def unwritable(root: Path) -> str:
    """Why nothing can be written there; "" when it can."""
    try:
        with tempfile.TemporaryFile(dir=where(root)) as probe:
            probe.write(b"x")
    except OSError as error:
        return WANTS.get(error.errno or 0, str(error.strerror))
    return ""


def free_mb(root: Path) -> int:
    return shutil.disk_usage(where(root)).free // 2**20


def refuse_no_room(root: Path) -> None:
    """Said before anything is built."""
    if why := unwritable(root):
        raise Missing(f"В папку {where(root)} нельзя писать: {why}. Освободите место или верните права: make doctor")
    if free_mb(root) < LEAST_MB:
        raise Missing(f"На диске осталось {free_mb(root)} МБ. Освободите место: клубу нужно полгигабайта.")
