"""Strict reading of a mapping field by field: what does not fit becomes a trouble, and reading goes on."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from packs.tidy import tidy
from packs.trouble import Troubles, quote

T = TypeVar("T", bound=str)
STRESS: Final = "\u0301"
VOWELS: Final = frozenset("аеёиоуыэюяАЕЁИОУЫЭЮЯaeiouyAEIOUY")


class Fields:
    """One mapping of a pack at a place. Each getter takes its key; `finish` complains of keys nobody took.

    By hand (YAML) a number is a text too; a stored pack is read to the letter.
    """

    def __init__(self, given: object, place: str, troubles: Troubles, by_hand: bool = False) -> None:
        self._place = place
        self._by_hand = by_hand
        self.troubles = troubles
        self._taken: set[str] = set()
        self._given: Mapping[str, object] = {}
        if isinstance(given, Mapping):
            self._given = {str(key): value for key, value in given.items()}
        else:
            remedy = "Запишите «поле: значение»"
            told = f": {quote(str(given))}" if by_hand and given is not None else ""
            troubles.add("not_a_mapping", place, f"здесь ждут поля с именами{told}", remedy)

    def at(self, key: str) -> str:
        return f"{self._place}, поле {key}"

    def wrong(self, code: str, key: str, reason: str, remedy: str) -> None:
        """A trouble of this field."""
        self.troubles.add(code, self.at(key), reason, remedy, field=key)

    def has(self, key: str) -> bool:
        return self._given.get(key) is not None

    def text(self, key: str, required: bool = False) -> str:
        """A string in NFC without outer space; "" when absent and not required, or when wrong."""
        value = self._take(key)
        if value is None or value == "":
            if required:
                self.wrong("missing_field", key, "поле пустое или его нет", "Впишите текст")
            return ""
        if self._by_hand and isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if not isinstance(value, str):
            self.wrong("not_text", key, "здесь ждут текст", "Возьмите значение в кавычки")
            return ""
        self._check_stress(key, value)
        return tidy(value).strip()

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds; -1, which no pack keeps, with a trouble when wrong."""
        value = self._take(key)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong("not_a_number", key, f"здесь ждут целое число от {least} до {most}", "Впишите число")
        return -1

    def list(self, key: str) -> Sequence[object]:
        """A list as it stands; empty when absent."""
        value = self._take(key)
        if value is None:
            return ()
        if isinstance(value, list | tuple):
            return value
        self.wrong("not_a_list", key, "здесь ждут список", "Начните каждую строку списка с дефиса")
        return ()

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of non-empty strings."""
        found = []
        for value in self.list(key):
            if self._by_hand and isinstance(value, int) and not isinstance(value, bool):
                value = str(value)
            if isinstance(value, str) and value.strip():
                found.append(tidy(value).strip())
            else:
                self.wrong("not_text", key, "в списке есть пустая строка или не текст", "Уберите её")
        return tuple(found)

    def choice(self, key: str, allowed: Sequence[T], usual: T) -> T:
        """One of a few words; the usual one when absent, and with a trouble when wrong."""
        value = self._take(key)
        if value is None:
            return usual
        for each in allowed:
            if value == each:
                return each
        self.wrong("unknown_kind", key, "такого значения нет", f"Подойдёт одно из: {', '.join(allowed)}")
        return usual

    def inner(self, value: object, place: str) -> "Fields":
        """A mapping inside this one, read the same way."""
        return Fields(value, place, self.troubles, self._by_hand)

    def mapping(self, key: str) -> object:
        """The raw value, for a Fields of its own."""
        return self._take(key)

    def finish(self) -> None:
        """Complain of fields nobody asked for: a misspelt field would otherwise lose its words silently."""
        for key, value in self._given.items():
            if key not in self._taken:
                told = f", а в нём {quote(str(value))}" if self._by_hand and value not in (None, "") else ""
                self.wrong("unknown_field", key, f"такого поля нет{told}", "Сверьте имя с описанием")

    def _take(self, key: str) -> object:
        self._taken.add(key)
        return self._given.get(key)

    def _check_stress(self, key: str, value: str) -> None:
        if STRESS not in value:
            return
        before = [value[i - 1] if i else "" for i, sign in enumerate(value) if sign == STRESS]
        if any(sign not in VOWELS for sign in before):
            remedy = "Поставьте U+0301 сразу после ударной гласной"
            self.wrong("stress", key, "знак ударения стоит не после гласной", remedy)
