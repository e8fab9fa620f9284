"""Strict reading of a sheet field by field: what does not fit becomes a fault, and reading goes on."""

import re
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Final, TypeVar

from game.names import tidy
from standings.reason import Fault
from standings.score import Score

from infra.sheets.lined import Items, Keys, Node, Text

T = TypeVar("T", bound=str)
D = TypeVar("D")
YES: Final = {"yes": True, "true": True, "да": True, "no": False, "false": False, "нет": False}
SCORE = re.compile(r"(\d{1,3})\s*:\s*(\d{1,3})")
NUMBER = re.compile(r"\d{1,7}")


class Fields:
    """One mapping of a sheet. Each getter takes its key; `finish` complains of keys nobody took."""

    def __init__(self, node: Node | None, what: str, faults: list[Fault]) -> None:
        self._what, self._faults = what, faults
        self._pairs: dict[str, tuple[int, Node]] = {}
        self._asked: list[str] = []
        self.line = node.line if node is not None else 0
        if isinstance(node, Keys):
            self._pairs = {name: (line, value) for name, line, value in node.pairs}
        else:
            self.fault(self.line, "здесь ждут поля с именами", "Запишите «поле: значение»")

    def fault(self, line: int, reason: str, remedy: str) -> None:
        self._faults.append(Fault(line, f"{self._what}: {reason}", remedy))

    def has(self, key: str) -> bool:
        return key in self._pairs

    def line_of(self, key: str) -> int:
        return self._pairs[key][0] if key in self._pairs else self.line

    def text(self, key: str, required: bool = False) -> str:
        """Tidy text; "" when absent and not required, or when wrong."""
        node = self._take(key)
        if node is None:
            if required:
                self.fault(self.line, f"нет поля {key}", f"Впишите {key}")
            return ""
        if not isinstance(node, Text):
            self.fault(self.line_of(key), f"в поле {key} ждут текст", "Оставьте одно значение")
            return ""
        return tidy(node.value)

    def whole(self, key: str, default: int = 0) -> int:
        """A whole number from 0."""
        value = self.text(key)
        if not value:
            return default
        if not NUMBER.fullmatch(value):
            self.fault(self.line_of(key), f"в поле {key} ждут целое число", "Впишите число цифрами")
            return default
        return int(value)

    def flag(self, key: str) -> bool:
        value = self.text(key).lower()
        if value and value not in YES:
            self.fault(self.line_of(key), f"в поле {key} ждут yes или no", "Впишите yes или уберите поле")
        return YES.get(value, False)

    def one_of(self, key: str, options: Sequence[T], default: D) -> T | D:
        """default also stands for a wrong word."""
        value = self.text(key)
        if value and value not in options:
            self.fault(self.line_of(key), f"{key}: {value} — такого нет", _suggest(value, options))
        return next((option for option in options if option == value), default)

    def score(self, key: str) -> Score | None:
        """None when absent or wrong."""
        value = self.text(key)
        found = SCORE.fullmatch(value)
        if value and not found:
            self.fault(self.line_of(key), f"в поле {key} ждут счёт вида 6:4", "Сначала очки знатоков, потом соперника")
        return Score(int(found[1]), int(found[2])) if found else None

    def items(self, key: str) -> Sequence[Node]:
        """A list as it stands; empty when absent."""
        node = self._take(key)
        if node is None:
            return ()
        if not isinstance(node, Items):
            self.fault(self.line_of(key), f"в поле {key} ждут список", "Начните каждую его строку с дефиса")
            return ()
        return node.items

    def names(self, key: str) -> tuple[str, ...]:
        """A list of texts, each once."""
        found: list[str] = []
        for item in self.items(key):
            name = tidy(item.value) if isinstance(item, Text) else ""
            if not name:
                self.fault(item.line, f"в списке {key} пустая строка или не текст", "Уберите её")
            elif name in found:
                self.fault(item.line, f"в списке {key} «{name}» дважды", "Оставьте одну запись")
            else:
                found.append(name)
        return tuple(found)

    def counts(self, key: str) -> dict[str, int]:
        """A mapping from names to whole numbers."""
        node = self._take(key)
        if node is None:
            return {}
        inner = Fields(node, f"{self._what}, {key}", self._faults)
        return {tidy(name): inner.whole(name) for name in inner._pairs}

    def inner(self, key: str) -> "Fields | None":
        """The fields of a mapping; None when absent."""
        node = self._take(key)
        return None if node is None else Fields(node, f"{self._what}, {key}", self._faults)

    def finish(self) -> None:
        """Complain of fields nobody asked for: a misspelt field would otherwise lose its words silently."""
        for key, (line, _) in self._pairs.items():
            if key not in self._asked:
                self.fault(line, f"поля {key} не бывает", _suggest(key, self._asked))

    def _take(self, key: str) -> Node | None:
        self._asked.append(key)
        return self._pairs[key][1] if key in self._pairs else None


def _suggest(word: str, known: Collection[str]) -> str:
    near = get_close_matches(word, sorted(known), 1)
    return f"Возможно, это {near[0]}" if near else f"Бывают: {', '.join(known)}"
