"""What a cold start has to read: the zip, and each function's import with its bytecode beside it."""

from __future__ import annotations

import io
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from statistics import median

from infra import zip
from tests.bench.rows import Measured, measure

RUNS = 7
ENTRIES = ("connect", "disconnect", "command", "http", "packs")
TIMED = "import time; began = time.process_time(); import handlers.{}; print(1000 * (time.process_time() - began))"
SETTINGS = {
    "TABLE_NAME": "t", "MEDIA_BUCKET": "m", "SOCKET_ENDPOINT": "http://127.0.0.1:9", "ORIGINS": "http://localhost",
    "TRUSTED_HOPS": "1", "POWERTOOLS_SERVICE_NAME": "bench", "POWERTOOLS_METRICS_NAMESPACE": "bench",
    "AWS_DEFAULT_REGION": "eu-central-1", "AWS_ACCESS_KEY_ID": "x", "AWS_SECRET_ACCESS_KEY": "x",
}  # fmt: skip


@measure(quick=True)
def bundle() -> Measured:
    yield "zip of the functions", len(zip.cached()) / 1024


@measure()
def imports() -> Measured:
    """CPU time of a new process with nothing but the zip on its path; best and median."""
    with tempfile.TemporaryDirectory() as folder:
        zipfile.ZipFile(io.BytesIO(zip.cached())).extractall(folder)
        for entry in ENTRIES:
            taken = [_import(Path(folder), entry) for _ in range(RUNS)]
            yield f"import of {entry}, best", min(taken)
            yield f"import of {entry}, median", median(taken)


def _import(folder: Path, entry: str) -> float:
    command = [sys.executable, "-S", "-c", TIMED.format(entry)]
    env = {**SETTINGS, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=True)
    return float(done.stdout.splitlines()[-1])
