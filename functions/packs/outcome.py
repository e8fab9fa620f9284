"""What a reader is given and what it gives back: bytes in, a pack and findings out."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from packs.model import Pack
from packs.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Material:
    """One file as it was brought, and the files beside it by name. encoding: told by the person, or "" to detect."""

    name: str
    content: bytes
    files: Mapping[str, bytes] = field(default_factory=dict)
    encoding: str = ""

    def __repr__(self) -> str:
        return f"Material({self.name!r}, {len(self.content)} bytes)"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The pack as far as it could be read, its media by hash name, and everything found; no pack: it was refused."""

    pack: Pack | None
    findings: tuple[Trouble, ...] = ()
    media: Mapping[str, bytes] = field(default_factory=dict)
    format: str = ""

    def __repr__(self) -> str:
        return f"Outcome({self.pack and self.pack.id!r}, {len(self.findings)} findings, {len(self.media)} media)"

    @property
    def errors(self) -> tuple[Trouble, ...]:
        return tuple(each for each in self.findings if each.level == "error")

    @property
    def warnings(self) -> tuple[Trouble, ...]:
        return tuple(each for each in self.findings if each.level == "warning")
