"""Lighthouse itself: installed from its own lock into build/lighthouse, run under a Node that is new enough for it."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from infra import chromium, node
from infra.env import ROOT, Missing

LOCKED = Path(__file__).parent
HOME = ROOT / "build" / "lighthouse"
PAPERS = ("package.json", "package-lock.json", ".npmrc")
CATEGORIES = ("performance", "accessibility", "best-practices")
PATIENCE_S = 180
SLOWED, FAST_INDEX = 4.0, 1500
"""Lighthouse slows a processor four times to play a phone, and means one whose index is 1500 or more."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One run: scores from 0 to 100 by category, what cost points («category: audit»), how quick the machine was."""

    scores: dict[str, int]
    faults: tuple[str, ...]
    index: float = FAST_INDEX


def ready() -> node.Node:
    """The wheel's Node (Lighthouse wants a newer one than the rest of the house) with the packages of the lock."""
    found = node.fetched()
    wanted = hashlib.sha256(b"".join((LOCKED / name).read_bytes() for name in PAPERS)).hexdigest()
    stamp = HOME / "stamp"
    if not stamp.is_file() or stamp.read_text() != wanted:
        HOME.mkdir(parents=True, exist_ok=True)
        for name in PAPERS:
            shutil.copy(LOCKED / name, HOME / name)
        _call([*found.npm, "ci", "--no-audit", "--no-fund", "--omit=optional", "--loglevel=error"], found, 600)
        stamp.write_text(wanted)
    return found


def slowdown(index: float) -> float:
    """How many times to slow this machine to play the same phone: a slow or busy one is slow already.

    Lighthouse warns of this and asks to calibrate the factor by its index; it never goes over its own default.
    """
    return round(min(SLOWED, max(1.0, SLOWED * index / FAST_INDEX)), 1)


def look(address: str, slowed: float = SLOWED) -> Seen:
    """One page as a slow phone would load it: Lighthouse's own simulation, so that a busy machine matters less."""
    found = ready()
    cli = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
    browser = " ".join(["--headless=new", *chromium.flags()])
    words = [
        str(found.folder / "node"), str(cli), address, "--quiet", "--output=json", f"--chrome-flags={browser}",
        f"--only-categories={','.join(CATEGORIES)}", "--no-enable-error-reporting",
        f"--throttling.cpuSlowdownMultiplier={slowed}",
    ]  # fmt: skip
    return seen(json.loads(_call(words, found, PATIENCE_S)))


def _call(words: list[str], found: node.Node, patience_s: int) -> str:
    environment = found.environment() | {"CHROME_PATH": chromium.path()}
    done = subprocess.run(
        words, cwd=HOME, env=environment, capture_output=True, text=True, timeout=patience_s, check=False
    )
    if done.returncode:
        raise Missing(f"Lighthouse не отработал:\n{(done.stdout + done.stderr).strip()[-2000:]}")
    return done.stdout


def seen(report: dict[str, Any]) -> Seen:
    scores = {name: round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES}
    faults = tuple(f"{name}: {told}" for name in CATEGORIES for told in _lost(report, name))
    return Seen(scores, faults, report["environment"]["benchmarkIndex"])


def _lost(report: dict[str, Any], category: str) -> list[str]:
    """Audits with weight that are not full; and, of performance, what Lighthouse would do about it."""
    told = []
    for ref in report["categories"][category]["auditRefs"]:
        audit = report["audits"][ref["id"]]
        score, saves = audit["score"], audit.get("metricSavings", {})
        if score is not None and score < 0.9 and (ref["weight"] or any(saves.values())):
            told.append(" ".join(filter(None, (audit["id"], audit.get("displayValue", "").replace("\u00a0", " ")))))
    return told
