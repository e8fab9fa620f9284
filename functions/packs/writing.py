"""The one door for writing: a pack and its media out in a format, with what that format could not hold."""

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from packs.model import Pack
from packs.trouble import Trouble, refusal

WRITERS: Final[Mapping[str, str]] = {
    "own": "packs.writers.own_yaml",
    "4s": "packs.writers.four_s",
    "json": "packs.writers.json_file",
    "docx": "packs.writers.docx_print",
}


@dataclass(frozen=True, slots=True)
class Written:
    """The main file's bytes, the files that go beside it by name, and what could not be written."""

    content: bytes
    files: Mapping[str, bytes]
    findings: tuple[Trouble, ...]


Writer = Callable[[Pack, Mapping[str, bytes]], Written]


def write(pack: Pack, media: Mapping[str, bytes], format: str) -> Written:
    """The pack in that format; BadPack when there is no such writer."""
    if format not in WRITERS:
        remedy = f"Пишем в {', '.join(WRITERS)}"
        raise refusal("unknown_format", "выход", f"в формат «{format}» здесь не пишут", remedy)
    writer: Writer = importlib.import_module(WRITERS[format]).write
    return writer(pack, media)
