"""Who is due what: authors of untaken questions (V3.2), the best of finals and players of special games (V4.11)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from standings.season import WINTER, Game, Prizes, Season, Slot

Award = Literal["", "small", "big"]


@dataclass(frozen=True, slots=True)
class Due:
    """One line of the sheet of amounts: who, for what, how much, with which award, by which clause."""

    slot: Slot
    who: str
    what: str
    amount: int
    clause: str
    award: Award = ""


def ledger(season: Season) -> tuple[Due, ...]:
    """Every line, game after game; within a game authors, then the best, then players by name."""
    return tuple(due for game in season.in_order() for due in (*authors(game, season.prizes), *_named(game, season)))


def authors(game: Game, prizes: Prizes) -> tuple[Due, ...]:
    """V3.2: the list of authors after a game; of a blitz, the author of the question that lost it."""
    questions = (missed.rewarded for missed in game.missed)
    return tuple(Due(game.slot, each.author, f"вопрос не взят: {each.question}", prizes.question, "V3.2")
                 for each in sorted(questions, key=lambda each: (each.author, each.question)))  # fmt: skip


def _named(game: Game, season: Season) -> Iterable[Due]:
    prizes = season.prizes
    if game.slot.kind == "special":
        return (Due(game.slot, player, "участие в специальной игре", prizes.special, "V4.11")
                for player in sorted(game.players))  # fmt: skip
    if game.slot.kind != "final" or game.best is None:
        return ()
    of_year = game.slot.series == WINTER
    amount, award = (prizes.year_final, "big") if of_year else (prizes.final, "small")
    what = "лучший знаток" if game.score.won else "лучший автор вопроса"
    return (Due(game.slot, game.best.name, f"{what}: {game.slot}", amount, "V4.11", award),)  # type: ignore[arg-type]


def total(lines: Iterable[Due]) -> int:
    return sum(due.amount for due in lines)
