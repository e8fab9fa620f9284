"""What is found wrong with a pack: each finding with its place, its reason and its remedy, all of them at once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

Level = Literal["error", "warning", "info"]
LONGEST_QUOTE: Final = 2_000


@dataclass(frozen=True, slots=True)
class Trouble:
    """One finding for the person who mends the file. Only text that found no place is quoted, never a placed one."""

    code: str
    place: str
    reason: str
    remedy: str
    level: Level = "error"

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}. {self.remedy}." if self.remedy else f"{self.place}: {self.reason}."

    @property
    def text(self) -> str:
        """Reason and remedy in one line."""
        return f"{self.reason}. {self.remedy}." if self.remedy else f"{self.reason}."


class BadPack(Exception):
    """The pack cannot be used; `troubles` holds everything found in one reading."""

    def __init__(self, troubles: Sequence[Trouble]) -> None:
        super().__init__("\n".join(str(trouble) for trouble in troubles))
        self.troubles = tuple(troubles)


class Troubles:
    """The list a reading fills."""

    def __init__(self) -> None:
        self._found: list[Trouble] = []

    def __iter__(self) -> Iterator[Trouble]:
        return iter(self._found)

    def add(self, code: str, place: str, reason: str, remedy: str, level: Level = "error") -> None:
        self._found.append(Trouble(code, place, reason, remedy, level))

    def warn(self, code: str, place: str, reason: str, remedy: str) -> None:
        self.add(code, place, reason, remedy, "warning")

    def tell(self, code: str, place: str, reason: str) -> None:
        self.add(code, place, reason, "", "info")

    def raise_any(self) -> None:
        """BadPack when an error was found."""
        errors = [trouble for trouble in self._found if trouble.level == "error"]
        if errors:
            raise BadPack(errors)


def refusal(code: str, place: str, reason: str, remedy: str) -> BadPack:
    """The refusal of a whole file, for its one reason."""
    return BadPack([Trouble(code, place, reason, remedy)])


def quote(text: str) -> str:
    """Text that found no place, in one line; only something absurdly long is cut."""
    flat = " ".join(text.split())
    return f"«{flat}»" if len(flat) <= LONGEST_QUOTE else f"«{flat[:LONGEST_QUOTE]}…»"
