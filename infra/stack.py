"""MiniStack as a child process on a loopback port, stopped by its pid. It keeps nothing on disk (keep.py does)."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from infra import processes
from infra.env import ROOT, Missing

PYTHON = ROOT / ".venv-stack" / "bin" / "python"
REGION = "eu-central-1"
TRIES = 3
KEYS = {"aws_access_key_id": "test", "aws_secret_access_key": "test", "region_name": REGION}


@dataclass(frozen=True)
class Emulator:
    """scratch: where its workers lay the functions out, a hundred megabytes of it; gone when it has stopped."""

    process: subprocess.Popen[bytes]
    port: int
    scratch: Path

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def is_running(self) -> bool:
        return self.process.poll() is None


def free_port() -> int:
    """A port that nobody holds now. Another program may have taken it by the time it is asked for."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def settings(port: int, scratch: Path) -> dict[str, str]:
    """The whole environment of the child: nothing of the person's own AWS settings passes."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "BIND_HOST": "127.0.0.1",
        "GATEWAY_PORT": str(port),
        "MINISTACK_REGION": REGION,
        "AWS_DEFAULT_REGION": REGION,
        "AUTH": "true",
        "SFTP_ENABLED": "0",
        "IOT_MTLS_ENABLED": "0",
        "LAMBDA_WARM_TTL_SECONDS": "86400",
        "LOG_LEVEL": "WARNING",
        "TMPDIR": str(scratch),
        "S3_DATA_DIR": str(scratch / "s3"),
    }


def start(home: Path) -> Emulator:
    """Starts the emulator, its files under home, and waits until it answers; on another port when its own is taken."""
    if not PYTHON.exists():
        raise Missing("Окружение эмулятора не собрано. Выполните: make env")
    for left in reversed(range(TRIES)):
        emulator = _begin(home, free_port())
        try:
            await_ready(emulator, home)
        except Missing:
            if not left:
                raise
        else:
            return emulator
    raise AssertionError("the last try answers or raises")


def _begin(home: Path, port: int) -> Emulator:
    scratch = home / "scratch"
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    with (home / "ministack.log").open("wb") as log:
        process = subprocess.Popen(
            [str(PYTHON), "-I", str(ROOT / "infra" / "held.py")],
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            env=settings(port, scratch),
            start_new_session=True,  # Ctrl-C in the terminal reaches the supervisor alone
        )
    return Emulator(process, port, scratch)


def await_ready(emulator: Emulator, home: Path, seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until and emulator.is_running():
        with contextlib.suppress(OSError), urlopen(f"{emulator.endpoint}/_ministack/health", timeout=5):
            if emulator.is_running():  # else it was another's that answered, whose port this one found taken
                return
        time.sleep(0.05)
    stop(emulator)
    raise Missing(f"MiniStack не запустился; его журнал: {home / 'ministack.log'}")


def stop(emulator: Emulator) -> None:
    """Ends it by its pid. Nothing of it is to be saved, and a polite stop with open sockets takes up to 15 s."""
    emulator.process.kill()
    emulator.process.wait()
    if emulator.process.stdin:
        emulator.process.stdin.close()
    shutil.rmtree(emulator.scratch, ignore_errors=True)


def workers(emulator: Emulator) -> dict[int, str]:
    """pid → command line of the Lambda workers (Linux). For tests that kill one."""
    return {pid: said for pid in processes.children(emulator.process.pid) if (said := processes.command_line(pid))}
