"""Clause marks of tests that node runs: a comment `// clause: P5.3` above a test or `[P5.3]` at its name's end."""

import re
from collections.abc import Iterator
from pathlib import Path

PATTERNS = ("*.test.ts", "*.test.tsx", "*.test.mjs", "*.spec.ts")
CALL = re.compile(
    r"""\b(?:test|it)(?P<how>\.\w+)?\(\s*(?P<quote>["'`])"""
    r"""(?P<name>(?:\\.|(?!(?P=quote)).)*)(?P=quote)(?P<rest>[^\n]*)"""
)
COMMENT = re.compile(r"//\s*clauses?:\s*(?P<numbers>[A-Z][\w., ]+)")
SUFFIX = re.compile(r"\[(?P<numbers>[A-Z]\d[\w., ]*)\]\s*$")
OFF = (".skip", ".todo", ".fixme", ".fail")


def node_marks(folder: Path) -> Iterator[tuple[str, str, bool]]:
    """Clause number, test's name and whether the test really runs, for every marked node test under the folder."""
    paths = sorted({path for pattern in PATTERNS for path in folder.rglob(pattern)})
    for path in paths:
        for number, name, runs in marks_of(path.read_text(encoding="utf-8")):
            yield number, f"{path.relative_to(folder.parent)}::{name}", runs


def marks_of(source: str) -> Iterator[tuple[str, str, bool]]:
    """The same for one file's text. A comment belongs to the next test after it."""
    after = 0
    for call in CALL.finditer(source):
        numbers = [n for comment in COMMENT.finditer(source, after, call.start()) for n in _split(comment["numbers"])]
        suffix = SUFFIX.search(call["name"])
        numbers += _split(suffix["numbers"]) if suffix else []
        runs = call["how"] not in OFF and not re.search(r"\b(?:skip|todo)\s*:", call["rest"])
        after = call.end()
        yield from ((number, call["name"], runs) for number in numbers)


def _split(numbers: str) -> list[str]:
    return [each for each in re.split(r"[,\s]+", numbers) if each]
