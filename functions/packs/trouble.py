"""What is wrong with a pack: each problem with its place, its reason and its remedy, all of them at once."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trouble:
    """One problem for the person who mends the file. It names places and fields and never quotes a question."""

    code: str
    place: str
    reason: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}. {self.remedy}."


class BadPack(Exception):
    """The pack cannot be used; `troubles` holds everything found in one reading."""

    def __init__(self, troubles: Sequence[Trouble]) -> None:
        super().__init__("\n".join(str(trouble) for trouble in troubles))
        self.troubles = tuple(troubles)
