"""A ZIP read in memory and in bounds: entries counted, sizes and ratios capped, nothing ever extracted."""

import io
import re
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import unquote

from packs.trouble import BadPack, Troubles, refusal

MOST_ARCHIVE: Final = 100_000_000
MOST_ENTRIES: Final = 5_000
MOST_ENTRY: Final = 20_000_000
MOST_WHOLE: Final = 200_000_000
MOST_RATIO: Final = 100  # of an entry above a megabyte; real packs stay under 20
SMALL: Final = 1_000_000
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
HOSTILE: Final = re.compile(r"(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[A-Za-z]:|\x00")


class Archive(Mapping[str, bytes]):
    """The entries of an archive by name, read when asked for; hostile names are reported and left closed."""

    def __init__(self, content: bytes, troubles: Troubles, kind: str = "ZIP") -> None:
        self._kind = kind
        if not content:
            raise refusal("empty_file", "файл", "файл пуст", "Возьмите целый файл")
        if len(content) > MOST_ARCHIVE:
            raise refusal("too_big", "файл", "архив больше ста мегабайт", "Разделите пакет или уменьшите файлы")
        if not content.startswith(b"PK"):
            raise refusal("not_a_zip", "файл", f"это не архив {kind}", "Проверьте, тот ли это файл")
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(content))
            entries = self._zip.infolist()
        except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError, OSError, UnicodeDecodeError):
            raise self._broken("файл") from None
        self._entries: dict[str, zipfile.ZipInfo] = {}
        self._doubled: set[str] = set()
        self._admit(entries, troubles)

    def __getitem__(self, name: str) -> bytes:
        info = self._entries[name]
        try:
            with self._zip.open(info) as stream:
                read = stream.read(MOST_ENTRY + 1)
        except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError, OSError, zlib.error, RuntimeError):
            raise self._broken(f"запись {shown(name)}") from None
        if len(read) > info.file_size or len(read) > MOST_ENTRY:
            raise refusal("zip_bomb", f"запись {shown(name)}", "в ней больше, чем объявлено", "Не открывайте этот файл")
        return read

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def is_doubled(self, name: str) -> bool:
        """Whether the archive has this name more than once."""
        return name in self._doubled

    def _admit(self, entries: list[zipfile.ZipInfo], troubles: Troubles) -> None:
        if len(entries) > MOST_ENTRIES:
            raise refusal("too_many_entries", "файл", f"в архиве {len(entries)} записей", "Разделите пакет")
        if sum(info.file_size for info in entries) > MOST_WHOLE:
            raise refusal("too_big", "файл", "в распакованном виде архив слишком велик", "Разделите пакет")
        for info in entries:
            self._weigh(info)
            if HOSTILE.search(info.orig_filename) or HOSTILE.search(info.filename):
                reason = f"имя {shown(info.filename)} ведёт наружу"
                troubles.add("hostile_entry", "архив", reason, "Запись не открыта; уберите её из архива")
            elif not info.is_dir():
                if info.filename in self._entries:
                    self._doubled.add(info.filename)
                self._entries.setdefault(info.filename, info)

    def _weigh(self, info: zipfile.ZipInfo) -> None:
        place = f"запись {shown(info.filename)}"
        if info.flag_bits & 1:
            raise refusal("encrypted", place, "архив закрыт паролем", "Сохраните его без пароля")
        if info.compress_type not in METHODS:
            raise refusal("zip_method", place, "архив сжат незнакомым способом", "Сожмите его обычным ZIP")
        if info.file_size > MOST_ENTRY:
            raise refusal("too_big", place, "запись больше двадцати мегабайт", "Уменьшите её")
        if info.file_size > SMALL and info.file_size > MOST_RATIO * max(1, info.compress_size):
            raise refusal("zip_bomb", place, "сжата подозрительно сильно", "Не открывайте этот файл")

    def _broken(self, place: str) -> BadPack:
        return refusal("broken_zip", place, f"архив {self._kind} повреждён или обрезан", "Возьмите целый файл")


def shown(name: str) -> str:
    """An entry's name for a person, short and printable."""
    printable = "".join(sign if sign.isprintable() else "?" for sign in name)
    return f"«{printable[:80]}…»" if len(printable) > 80 else f"«{printable}»"


def spellings(name: str) -> Iterator[str]:
    """How an encoder may have spelt a name: as it is, percent-encoded, in either normal form, as cp866 under cp437."""
    plain = unquote(name)
    yield from (name, plain, unicodedata.normalize("NFC", plain), unicodedata.normalize("NFD", plain))
    try:
        yield unicodedata.normalize("NFC", plain.encode("cp437").decode("cp866"))
    except (UnicodeEncodeError, UnicodeDecodeError):
        return


def meant(name: str) -> str:
    """A name as people read it: Windows packs Russian names in cp866, and an archive tells them as cp437."""
    try:
        told = unicodedata.normalize("NFC", name.encode("cp437").decode("cp866"))
    except (UnicodeEncodeError, UnicodeDecodeError):
        return name
    odd = [sign for sign in told.lower() if not sign.isascii()]
    return told if odd and all("а" <= sign <= "я" or sign in "ё№" for sign in odd) else name
