"""A ZIP with one pack inside: a folder of our own format, or a text with its pictures, or a renamed .siq, .docx."""

from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Final

from packs.archive import Archive, meant
from packs.foreign import known_inside
from packs.outcome import Material, Outcome
from packs.trouble import Troubles, refusal

MAINS: Final = (".yaml", ".yml", ".4s", ".json", ".txt", ".xml", ".csv", ".tsv", ".docx", ".siq")


def read(material: Material) -> Outcome:
    """The pack of an archive, read by the reader of what lies in it."""
    from packs.reading import format_of, reader

    troubles = Troubles()
    archive = Archive(material.content, troubles)
    if foreign := known_inside(list(archive)):
        raise foreign
    for name, format in (("content.xml", "siq"), ("word/document.xml", "docx")):
        if name in archive:
            return reader(format)(material)
    main = _main(archive)
    folder = PurePosixPath(main).parent
    others = [name for name in archive if name != main and not _hidden(name) and _under(name, folder)]
    beside = {meant(str(PurePosixPath(name).relative_to(folder))): name for name in others}
    inner = Material(meant(PurePosixPath(main).name), archive[main], Inside(archive, beside), material.encoding)
    found = reader(format_of(inner))(inner)
    return Outcome(found.pack, (*found.findings, *troubles), found.media, found.format)


class Inside(Mapping[str, bytes]):
    """Entries of an archive by their names beside the pack, each read when it is asked for."""

    def __init__(self, archive: Archive, names: Mapping[str, str]) -> None:
        self._archive, self._names = archive, names

    def __getitem__(self, name: str) -> bytes:
        return self._archive[self._names[name]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def _main(archive: Archive) -> str:
    """The one file that holds the questions: pack.yaml, else the only text there is."""
    names = [name for name in archive if not _hidden(name)]
    named = [name for name in names if PurePosixPath(name).name in ("pack.yaml", "pack.yml")]
    found = named or [name for name in names if PurePosixPath(name).suffix.lower() in MAINS]
    if len(found) != 1:
        reason = "в архиве нет пакета" if not found else f"в архиве несколько пакетов: {', '.join(found[:5])}"
        raise refusal("no_pack", "архив", reason, "Положите в архив один пакет с его картинками")
    return found[0]


def _hidden(name: str) -> bool:
    return any(part.startswith((".", "__MACOSX")) for part in PurePosixPath(name).parts)


def _under(name: str, folder: PurePosixPath) -> bool:
    return folder in PurePosixPath(name).parents
