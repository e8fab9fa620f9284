"""What is found wrong with a pack: each finding with its place, its reason and its remedy, all of them at once."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final, Literal

Level = Literal["error", "warning", "info"]
LONGEST_QUOTE: Final = 2_000


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in a pack a finding leads: questions by their order from 0, the part from 1 (0: the whole), the field."""

    questions: tuple[int, ...] = ()
    part: int = 0
    field: str = ""


NOWHERE: Final = Spot()


@dataclass(frozen=True, slots=True)
class Trouble:
    """One finding for the person who mends the file. Only text that found no place is quoted, never a placed one.

    place is for people; spot is the same for a program, as far as the reader knows it.
    """

    code: str
    place: str
    reason: str
    remedy: str
    level: Level = "error"
    spot: Spot = field(default=NOWHERE, compare=False)

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
    """The list a reading fills. What is found while a question is read leads to it."""

    def __init__(self) -> None:
        self._found: list[Trouble] = []
        self._spot = NOWHERE

    def __iter__(self) -> Iterator[Trouble]:
        return iter(self._found)

    @contextmanager
    def about(self, question: int | None = None, part: int = 0, field: str = "") -> Iterator[None]:
        """Within this, whatever is found is about that question, its part, its field; of the nearest where it says."""
        before = self._spot
        questions = before.questions if question is None else (question,)
        self._spot = Spot(questions, part or before.part, before.field or field)
        yield
        self._spot = before

    def add(
        self, code: str, place: str, reason: str, remedy: str, level: Level = "error",
        *, field: str = "", questions: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        """field and questions: where it leads, when that is not what is being read."""
        here = self._spot
        spot = replace(here, questions=questions or here.questions, field=here.field or field)
        self._found.append(Trouble(code, place, reason, remedy, level, spot))

    def warn(
        self, code: str, place: str, reason: str, remedy: str, *, field: str = "", questions: tuple[int, ...] = ()
    ) -> None:
        self.add(code, place, reason, remedy, "warning", field=field, questions=questions)

    def tell(self, code: str, place: str, reason: str, *, questions: tuple[int, ...] = ()) -> None:
        self.add(code, place, reason, "", "info", questions=questions)

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
