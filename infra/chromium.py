"""Chromium for the tests: the machine's own, by apt when missing and allowed. Run as a module it prints the path."""

from __future__ import annotations

import os
import shutil
import sys

from infra.env import Missing, patiently

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# root (containers, CI) has no sandbox; nothing is to be fetched behind a test's back
FLAGS = ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update"]
# another apt may be at work, and a mirror may stumble
PATIENT = ("-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=3")
REMEDY = "Нужен Chromium. Debian, Ubuntu: sudo apt-get install chromium. Другой путь: CHROMIUM=/путь make test"


def find() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def flags() -> list[str]:
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS


def path() -> str:
    """The browser's path; Missing with the remedy when there is none."""
    found = find()
    if found is None:
        raise Missing(REMEDY)
    return found


def install() -> str:
    """The browser's path, after apt has brought it when missing and allowed."""
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        wanted = ["chromium", "fonts-dejavu-core"]
        for words in (("update",), ("install", "-y", "--no-install-recommends", *wanted)):
            done = patiently(["apt-get", "-qq", *PATIENT, *words], env=quiet)
            if done.returncode:
                print(done.stderr, file=sys.stderr)
    return path()


if __name__ == "__main__":
    try:
        print(install())
    except Missing as missing:
        print(missing, file=sys.stderr)
        raise SystemExit(1) from None
