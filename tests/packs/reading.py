"""Reading a text or bytes as a file of that name, for tests of readers."""

from packs import opening
from packs.model import Pack, Words
from packs.outcome import Material, Outcome
from packs.reading import read


def outcome(name: str, content: str | bytes, files: dict[str, bytes] | None = None) -> Outcome:
    return read(Material(name, content.encode() if isinstance(content, str) else content, files or {}))


def pack(name: str, content: str | bytes, files: dict[str, bytes] | None = None) -> Pack:
    found = outcome(name, content, files)
    assert found.pack is not None, found.findings
    return found.pack


def first(name: str, content: str | bytes, files: dict[str, bytes] | None = None) -> Words:
    return opening.words(pack(name, content, files).questions[0])


def codes(found: Outcome) -> set[str]:
    return {each.code for each in found.findings}
