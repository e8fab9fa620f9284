"""The score of a finished game and what makes a score impossible."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """Points of the team at the table, then points of its opponent: viewers or host."""

    knowers: int
    viewers: int

    @property
    def won(self) -> bool:
        return self.knowers > self.viewers

    @property
    def lead(self) -> int:
        """The difference; negative when lost."""
        return self.knowers - self.viewers

    def __str__(self) -> str:
        return f"{self.knowers}:{self.viewers}"


UNKNOWN = Score(-1, -1)
"""Of a game whose score could not be read: that has been said already."""


def impossible(score: Score, target: int) -> str:
    """Why no finished game to `target` ends so; "" when one can."""
    low, high = sorted((score.knowers, score.viewers))
    if score == UNKNOWN:
        return ""
    if high > target:
        return f"счёт {score} невозможен: играют до {target}"
    if low == high == target:
        return f"счёт {score} невозможен: обе стороны набрали {target}"
    if high < target:
        return f"счёт {score} — игра без победителя: никто не набрал {target}"
    return ""
