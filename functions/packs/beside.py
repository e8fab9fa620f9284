"""Media a pack names: found among the files beside it, judged by their bytes, kept under their hash names."""

import math
import unicodedata
from collections.abc import Mapping
from urllib.parse import unquote

from packs.media import MOST_BYTES, MOST_MEDIUM, MOST_PIXELS, TYPES, drawing_faults, extension, hash_name, medium
from packs.model import Handout, Medium, Moment
from packs.picture_size import size_of
from packs.trouble import Level, Troubles


def folded(name: str) -> str:
    """A file name as people mean it: percent signs undone, one normal form, one case, one slash."""
    return unicodedata.normalize("NFC", unquote(name)).casefold().replace("\\", "/").removeprefix("./")


class Beside:
    """The files beside one pack; `kept` fills with what was asked for. wrong: how bad an unusable file is."""

    key = "file"

    def __init__(self, files: Mapping[str, bytes], troubles: Troubles, wrong: Level = "warning") -> None:
        self._files, self._troubles, self._wrong = files, troubles, wrong
        self._index: dict[str, str] | None = None
        self.kept: dict[str, bytes] = {}
        self.used: set[str] = set()

    def media(self, name: str, place: str) -> str:
        """The hash name of a file; "" with a finding when there is none or it cannot be used."""
        found = self._find(name)
        if found is None:
            remedy = "Положите его рядом с пакетом, а если пакет — архив, внутрь, или поправьте имя"
            self._troubles.add("missing_media", place, f"файла «{name}» нет", remedy)
            return ""
        self.used.add(found)
        return self.keep(self._files[found], found, place)

    def keep(self, content: bytes, name: str, place: str) -> str:
        """The hash name of these bytes, which are kept; "" with a finding when they cannot be used."""
        fault, remedy = _fault(content)
        if fault:
            self._troubles.add("bad_picture", place, f"файл «{name}»: {fault}", remedy, self._wrong)
            return ""
        if medium(extension(content)) == "image" and len(content) > MOST_BYTES:
            self._large(name, place)
            if self._wrong == "error":
                return ""
        self.kept[hash_name(content)] = content
        return hash_name(content)

    def handout(self, name: str, place: str, moment: Moment = "question") -> Handout:
        """The handout that shows a file. One that could not be had keeps its name as text, so that it is not lost."""
        kept = self.media(name, place)
        if kept:
            return Handout(medium(kept[kept.rindex(".") :]), "", kept, moment)
        return Handout(_looks(name), name, "", moment)

    def unused(self) -> list[str]:
        """Files beside that no question asked for."""
        return sorted(set(self._files) - self.used)

    def _large(self, name: str, place: str) -> None:
        reason = f"картинка «{name}» больше двух мегабайт"
        self._troubles.add("bad_picture", place, reason, "Уменьшите её: телефоны за столом будут ждать", self._wrong)

    def _find(self, name: str) -> str | None:
        if name in self._files:
            return name
        if self._index is None:
            self._index = {}
            for each in self._files:
                self._index.setdefault(folded(each).rpartition("/")[2], each)
                self._index[folded(each)] = each
        asked = folded(name)
        return self._index.get(asked) or self._index.get(asked.rpartition("/")[2])


def _looks(name: str) -> Medium:
    """What a file that is not here would be, by the ending of its name."""
    return next((medium(ending) for ending in TYPES if name.lower().endswith(ending)), "image")


def _fault(content: bytes) -> tuple[str, str]:
    if not content:
        return "пуст или не открывается", "Проверьте, цел ли он и есть ли право его читать"
    if len(content) > MOST_MEDIUM:
        return "больше двадцати мегабайт", "Уменьшите его"
    ending = extension(content)
    if not ending:
        return "это не картинка, звук или видео знакомого вида", "Подойдут SVG, PNG, JPEG, WebP, GIF, MP3, OGG, MP4"
    if ending == ".svg" and (found := drawing_faults(content)):
        return f"в рисунке лишнее: {', '.join(found)}", "Оставьте в SVG только фигуры и заливки"
    if ending != ".svg" and medium(ending) == "image" and math.prod(size_of(content)) > MOST_PIXELS:
        return f"в картинке больше {MOST_PIXELS // 1_000_000} миллионов точек", "Уменьшите её"
    return "", ""
