"""A pack's folder on the disc to its source: pack.yaml and the files beside it. Never in Lambda."""

from pathlib import Path
from typing import Final

from packs.own import Source
from packs.trouble import refusal

MAIN: Final = "pack.yaml"


def gather(folder: Path) -> Source:
    """The source in a folder; BadPack when there is no pack.yaml. Hidden files and folders inside are left alone."""
    main = folder / MAIN
    if not main.is_file():
        raise refusal("no_pack", folder.name, f"в папке нет {MAIN}", "Укажите папку пакета")
    beside = (path for path in folder.iterdir() if path.is_file() and path.name != MAIN)
    return Source(main.read_bytes(), {path.name: path.read_bytes() for path in beside if path.name[0] != "."})
