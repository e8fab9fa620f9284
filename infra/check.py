"""`make check`: format, lint, types of both languages, walls between rooms, generated files, with their seconds."""

from __future__ import annotations

import importlib
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from infra.env import ROOT

PYTHON = (sys.executable, "-m")
# a module with TARGET and render() → how to write its file anew
GENERATED = {"wire.typescript": "make wire"}
CHECKS: dict[str, tuple[str, ...]] = {
    "types (Python)": (*PYTHON, "mypy", "functions", "infra", "tests"),
    "types (TypeScript)": (*PYTHON, "infra.node", "run", "--silent", "check"),
    "format": (*PYTHON, "ruff", "format", "--check", "--quiet", "."),
    "lint": (*PYTHON, "ruff", "check", "--quiet", "."),
    "walls": (str(Path(sys.executable).parent / "lint-imports"),),
    "generated files": (*PYTHON, "infra.check", "generated"),
}


@dataclass(frozen=True)
class Result:
    name: str
    seconds: float
    code: int
    said: str


def run(name: str) -> Result:
    began = time.monotonic()
    done = subprocess.run(CHECKS[name], cwd=ROOT, capture_output=True, text=True)
    return Result(name, time.monotonic() - began, done.returncode, (done.stdout + done.stderr).strip())


def stale() -> list[str]:
    """Generated files that differ from what their module writes now, each with its remedy."""
    found = []
    for name, remedy in GENERATED.items():
        module = importlib.import_module(name)
        if module.TARGET.read_text(encoding="utf-8") != module.render():
            found.append(f"{module.TARGET.relative_to(ROOT)} is stale: {remedy}")
    return found


def main(words: list[str]) -> int:
    if words == ["generated"]:
        problems = stale()
        print("\n".join(problems))
        return bool(problems)
    failed = 0
    with ThreadPoolExecutor(2) as pool:
        for result in pool.map(run, CHECKS):
            print(f"  {result.name:<20} {result.seconds:5.1f} s  {'FAILED' if result.code else 'ok'}", flush=True)
            if result.code:
                failed += 1
                print(result.said)
    return bool(failed)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
