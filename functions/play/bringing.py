"""A host brings a pack: a place to upload to, the file read, single media kept, a preview of them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from packs import stored
from packs.beside import Beside
from packs.card import lacks
from packs.decoding import ENCODINGS, encoding_of, guesses
from packs.media import MOST_BYTES, MOST_MEDIUM, TYPES, extension, medium
from packs.model import Medium
from packs.outcome import Material, Outcome
from packs.reading import ENDINGS, read
from packs.tidy import tidy
from packs.trouble import Trouble, Troubles

from play import throttle
from play.doors import Closed, no_such_token
from play.ports import NoFile, TooLarge, Workshop
from play.rows import TableId
from play.tokens import hashed

MOST_FILE: Final = 60_000_000  # a pack with all its media
MOST_TEXT: Final = 8_000_000
MOST_JSON: Final = 25_000_000  # each byte of a hostile one is thirty in memory
MOST_DRAFT: Final = 1_400_000  # of canonical JSON: about a thousand questions
MOST_MEDIA: Final = 300
MOST_MEDIA_BYTES: Final = 100_000_000  # however small they came: this many are stored
MOST_FINDINGS: Final = 500  # each may quote two thousand signs, and an answer holds 6 MB
MEGABYTES: Final = 300  # a minute, of one table
CALLS: Final[Mapping[str, int]] = {"slot": 240, "media": 240, "picture": 600, "check": 120, "read": 30, "save": 30,
                                   "file": 30}  # fmt: skip
TEXTS: Final = frozenset(("yaml", "yml", "4s", "txt", "csv", "tsv", "xml"))
PACKS: Final = frozenset((*ENDINGS, "txt"))
OTHER_NAMES: Final[Mapping[str, str]] = {".jpeg": ".jpg", ".oga": ".ogg", ".m4v": ".mp4"}
KEPT_NAME: Final = re.compile(r"[0-9a-f]{32}\.[a-z0-9]{3,4}")
LONGEST_NAME: Final = 200


@dataclass(frozen=True, slots=True)
class Asker:
    """Whoever says to be the table's host, and from where."""

    table: TableId
    host: str
    source: str


class PackRefused(Closed):
    """A file or a draft that cannot be used: why, for people; encodings it may be in; all that is wrong with it."""

    def __init__(
        self, code: str, status: int = 409, reason: str = "", guessed: tuple[str, ...] = (),
        found: tuple[Trouble, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(code, status)
        self.reason, self.guesses, self.findings = reason, guessed, found


@dataclass(frozen=True, slots=True)
class Slot:
    key: str
    fields: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Brought:
    """A pack as it was read, ready for the editor; media with their sizes."""

    draft: dict[str, Any]
    findings: tuple[Trouble, ...]
    lacks: Mapping[str, tuple[str, ...]]
    media: Mapping[str, tuple[Medium, int]]
    encoding: str | None


def let_in(shop: Workshop, asker: Asker, work: str) -> None:
    """NoTable, Closed(no_such_token) or Closed(slow_down) for anybody but the host of a living table."""
    if hashed(asker.host) != shop.house.keys.host(asker.table).host:
        raise no_such_token()
    throttle.worked(shop.house, work, asker.table, asker.source, CALLS[work])
    shop.house.tables.load(asker.table)


def slot(shop: Workshop, asker: Asker, name: str, size: int) -> Slot:
    """Where one file may be uploaded; Closed(bad_kind) by its name, Closed(too_big) by its size."""
    let_in(shop, asker, "slot")
    kind, most = bounds(name)
    if not 0 < size <= most:
        raise Closed("too_big" if size > 0 else "empty_file", 409)
    throttle.worked(shop.house, "megabytes", asker.table, asker.source, MEGABYTES, 1 + size // 1_000_000)
    key = f"incoming/{asker.table}/{shop.house.dice.octets(16).hex()}"
    return Slot(key, shop.files.slot(key, kind, size))


def bounds(name: str) -> tuple[str, int]:
    """As what a file of this name is stored, and its most bytes; Closed(bad_kind) when it is nothing we read."""
    ending = name.rpartition(".")[2].lower() if "." in name else ""
    written = OTHER_NAMES.get(f".{ending}", f".{ending}")
    if ending in PACKS:
        most = MOST_JSON if ending == "json" else MOST_TEXT if ending in TEXTS else MOST_FILE
        return "application/octet-stream", most
    if written not in TYPES:
        raise Closed("bad_kind", 409)
    return TYPES[written], MOST_BYTES if medium(written) == "image" else MOST_MEDIUM


def bring(shop: Workshop, asker: Asker, key: str, name: str, encoding: str) -> Brought:
    """The uploaded file as a pack. PackRefused when it cannot be read, or when its encoding must be named."""
    let_in(shop, asker, "read")
    content = _uploaded(shop, asker, key, bounds(name)[1])
    found = read(Material(_plain(name), content, {}, encoding))
    if found.pack is None:
        raise _refused(found, content, encoding)
    if len(found.media) > MOST_MEDIA:
        raise PackRefused("pack_refused", reason=f"Картинок и звуков больше {MOST_MEDIA}. Разделите пакет.")
    if sum(map(len, found.media.values())) > MOST_MEDIA_BYTES:
        raise PackRefused("pack_refused", reason="Картинки и звуки больше ста мегабайт. Уменьшите их.")
    if len(stored.to_bytes(found.pack)) > MOST_DRAFT:
        raise PackRefused("pack_refused", reason="Текста в пакете больше, чем берёт стол. Разделите его на части.")
    shop.files.keep(asker.table, found.media)
    media = {name: (medium(extension(held)), len(held)) for name, held in found.media.items()}
    return Brought(
        stored.to_mapping(found.pack), few(found.findings), lacks(found.pack), media,
        None if content.startswith(b"PK") else encoding_of(content, encoding) or None,
    )  # fmt: skip


def _refused(found: Outcome, content: bytes, encoding: str) -> PackRefused:
    codes = {each.code for each in found.findings}
    if "encoding_unsure" in codes or (encoding and "undecodable" in codes):
        guessed = guesses(content) if not content.startswith(b"PK") else ()
        others = (*guessed, *(each for each in ENCODINGS if each not in guessed))
        return PackRefused("encoding_unknown", guessed=tuple(each for each in others if each != encoding))
    return PackRefused("pack_refused", reason=" ".join(str(each) for each in found.findings[:20]))


def keep_medium(shop: Workshop, asker: Asker, key: str, name: str) -> tuple[str, Medium, int]:
    """One uploaded picture, sound or film under its hash name. PackRefused when it cannot be shown at a table."""
    let_in(shop, asker, "media")
    content, troubles = _uploaded(shop, asker, key, MOST_MEDIUM), Troubles()
    kept = Beside({}, troubles, wrong="error").keep(content, _plain(name), "файл")
    if not kept:
        raise PackRefused("pack_refused", reason=" ".join(each.text for each in troubles))
    shop.files.keep(asker.table, {kept: content})
    return kept, medium(extension(content)), len(content)


def picture(shop: Workshop, asker: Asker, name: str) -> tuple[str, bytes]:
    """A kept medium for its host's eyes: content type and bytes. Closed(no_such_file) for any other name."""
    let_in(shop, asker, "picture")
    try:
        if not is_kept_name(name):
            raise NoFile
        content = shop.files.kept(asker.table, name)
    except NoFile:
        raise Closed("no_such_file", 404) from None
    return TYPES[extension(content)], content


def is_kept_name(name: str) -> bool:
    """Whether media may be kept under this name at all: 32 hex digits and an ending that the house knows."""
    return KEPT_NAME.fullmatch(name) is not None and name[32:] in TYPES


def few(found: tuple[Trouble, ...]) -> tuple[Trouble, ...]:
    """The findings as an answer can hold them: what a hostile file makes more of is only counted."""
    if len(found) <= MOST_FINDINGS:
        return found
    more = Trouble("many", "пакет", f"и ещё {len(found) - MOST_FINDINGS}", "Сначала поправьте эти")
    return (*found[:MOST_FINDINGS], more)


def _uploaded(shop: Workshop, asker: Asker, key: str, most: int) -> bytes:
    """Only what was uploaded for this very table."""
    if not re.fullmatch(rf"incoming/{re.escape(asker.table)}/[0-9a-f]{{32}}", key):
        raise Closed("no_such_file", 404)
    try:
        return shop.files.uploaded(key, most)
    except NoFile:
        raise Closed("no_such_file", 404) from None
    except TooLarge:
        raise Closed("too_big", 409) from None


def _plain(name: str) -> str:
    """A file's own name, without folders, short and printable."""
    return tidy(name).replace("\\", "/").rpartition("/")[2][-LONGEST_NAME:]
