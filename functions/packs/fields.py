"""Strict reading of a mapping field by field: what does not fit becomes a trouble, and reading goes on."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from packs.trouble import BadPack, Trouble

STRESS: Final = "\u0301"
VOWELS: Final = frozenset("аеёиоуыэюяАЕЁИОУЫЭЮЯaeiouyAEIOUY")


class Troubles:
    """The list a reading fills. Raised once, at the end."""

    def __init__(self) -> None:
        self._found: list[Trouble] = []

    def add(self, code: str, place: str, reason: str, remedy: str) -> None:
        self._found.append(Trouble(code, place, reason, remedy))

    def raise_any(self) -> None:
        """BadPack when anything was found."""
        if self._found:
            raise BadPack(self._found)


class Fields:
    """One mapping of a pack at a place. Each getter takes its key; `finish` complains of keys nobody took."""

    def __init__(self, given: object, place: str, troubles: Troubles) -> None:
        self._place = place
        self.troubles = troubles
        self._taken: set[str] = set()
        self._given: Mapping[str, object] = {}
        if isinstance(given, Mapping):
            self._given = {str(key): value for key, value in given.items()}
        else:
            troubles.add("not_a_mapping", place, "здесь ждут поля с именами", "Запишите «поле: значение»")

    def at(self, key: str) -> str:
        return f"{self._place}, поле {key}"

    def has(self, key: str) -> bool:
        return self._given.get(key) is not None

    def text(self, key: str, required: bool = False) -> str:
        """A string in NFC without outer space; "" when absent and not required, or when wrong."""
        value = self._take(key)
        if value is None or value == "":
            if required:
                self.troubles.add("missing_field", self.at(key), "поле пустое или его нет", "Впишите текст")
            return ""
        if not isinstance(value, str):
            self.troubles.add("not_text", self.at(key), "здесь ждут текст", "Возьмите значение в кавычки")
            return ""
        self._check_stress(key, value)
        return unicodedata.normalize("NFC", value).strip()

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds; -1, which no pack keeps, with a trouble when wrong."""
        value = self._take(key)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.troubles.add("not_a_number", self.at(key), f"здесь ждут целое число от {least} до {most}", "Впишите число")
        return -1

    def list(self, key: str) -> Sequence[object]:
        """A list as it stands; empty when absent."""
        value = self._take(key)
        if value is None:
            return ()
        if isinstance(value, list | tuple):
            return value
        self.troubles.add("not_a_list", self.at(key), "здесь ждут список", "Начните каждую строку списка с дефиса")
        return ()

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of non-empty strings."""
        found = []
        for value in self.list(key):
            if isinstance(value, str) and value.strip():
                found.append(unicodedata.normalize("NFC", value).strip())
            else:
                self.troubles.add("not_text", self.at(key), "в списке есть пустая строка или не текст", "Уберите её")
        return tuple(found)

    def mapping(self, key: str) -> object:
        """The raw value, for a Fields of its own."""
        return self._take(key)

    def finish(self) -> None:
        """Complain of fields nobody asked for: a misspelt field would otherwise lose its words silently."""
        for key in self._given:
            if key not in self._taken:
                self.troubles.add("unknown_field", self.at(key), "такого поля нет", "Сверьте имя с описанием")

    def _take(self, key: str) -> object:
        self._taken.add(key)
        return self._given.get(key)

    def _check_stress(self, key: str, value: str) -> None:
        before = [value[i - 1] if i else "" for i, sign in enumerate(value) if sign == STRESS]
        if any(sign not in VOWELS for sign in before):
            remedy = "Поставьте U+0301 сразу после ударной гласной"
            self.troubles.add("stress", self.at(key), "знак ударения стоит не после гласной", remedy)
