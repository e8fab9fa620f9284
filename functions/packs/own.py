"""Our own pack format, versions 1 and 2: a YAML file with its media beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from packs.beside import Beside
from packs.fields import Fields
from packs.filling import check_places, number_of, read_pack
from packs.model import Pack
from packs.outcome import Material, Outcome
from packs.own_yaml import plain
from packs.stored import FORMAT
from packs.trouble import BadPack, Troubles, refusal

OLDEST: Final = 1
MAINS: Final = ("pack.yaml", "pack.yml")  # beside these lies nothing but the pack's media


@dataclass(frozen=True, slots=True)
class Source:
    """A pack as its author keeps it: the YAML text and the files beside it by name."""

    text: bytes
    files: Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class Read:
    """A pack and the media it needs, by hash name, ready to be stored."""

    pack: Pack
    media: Mapping[str, bytes]

    def __repr__(self) -> str:
        return f"Read({self.pack.id!r}, {len(self.media)} media)"


def read(source: Source) -> Read:
    """The pack of a source, read whole or refused whole; BadPack with all its troubles at once."""
    found = outcome(Material("pack.yaml", source.text, source.files))
    if found.errors or found.pack is None:
        raise BadPack(found.errors)
    return Read(found.pack, found.media)


def outcome(material: Material) -> Outcome:
    """The pack as far as it can be read, and all that is wrong with it; BadPack when it cannot be read at all."""
    given = plain(material.content)
    if number_of(given, "format") > FORMAT:
        remedy = f"Обновите программу или сохраните пакет в формате {FORMAT}"
        raise refusal("newer_format", "пакет, поле format", "формат новее, чем знает программа", remedy)
    troubles = Troubles()
    beside = Beside(material.files, troubles, wrong="error")
    fields = Fields(given, "пакет", troubles, by_hand=True)
    fields.number("format", OLDEST, FORMAT)
    pack = read_pack(fields, _sections(fields), beside)
    check_places(pack, troubles)
    for name in beside.unused() if material.name in MAINS else ():
        remedy = "Упомяните его в вопросе или уберите из папки"
        troubles.add("unused_file", f"файл {name}", "ни один вопрос его не показывает", remedy)
    return Outcome(pack, tuple(troubles), beside.kept, "own")


def _sections(fields: Fields) -> Sequence[object]:
    """Tours, or the one nameless section of a pack that lists its questions directly."""
    tours, loose = fields.list("tours"), fields.list("questions")
    if tours and loose:
        remedy = "Внесите вопросы в туры или уберите tours"
        fields.wrong("not_a_list", "questions", "есть и tours, и questions", remedy)
    return tours or ([{"questions": loose}] if loose else ())
