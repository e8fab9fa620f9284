"""The rating of a series: how each qualifier moves it (V4.5.1–V4.5.5), and why each team stands where it does."""

from dataclasses import dataclass, replace

from standings.reason import Reason, Row, called
from standings.season import OF_SERIES, TARGET, Game


@dataclass(frozen=True, slots=True)
class Standing:
    """A team in a series: why it began where it did, its qualifier once played, and what holds it at the bottom."""

    team: str
    began: Reason
    game: Game | None = None
    held: Reason | None = None
    refused: bool = False

    @property
    def won(self) -> bool:
        return self.game is not None and self.game.score.won

    @property
    def waits(self) -> bool:
        """Its qualifier is still to be played."""
        return self.game is None and not self.refused

    @property
    def lead(self) -> int:
        return self.game.score.lead if self.game is not None else 0


Rating = tuple[Standing, ...]


def refusing(team: str, began: Reason | None = None) -> Standing:
    """V4.8.1: a team that refused stands at the very bottom."""
    held = Reason("отказалась от серии и стоит в самом низу", "V4.8.1")
    return Standing(team, began or held, held=held, refused=True)


def after(rating: Rating, game: Game) -> Rating:
    """The rating once this qualifier is played by a team of it."""
    mover = replace(next(each for each in rating if each.team == game.team), game=game)
    others = tuple(each for each in rating if each.team != game.team)
    place = _place(others, mover)
    return (*others[:place], mover, *others[place:])


def _place(others: Rating, mover: Standing) -> int:
    """A defeat goes last (V4.5.5), above those who refused; a win below better wins only (V4.5.1–V4.5.4)."""
    if not mover.won:
        return sum(not each.refused for each in others)
    return sum(each.won and each.lead > mover.lead for each in others)


def sunk(rating: Rating, team: str, series: str) -> Rating:
    """V4.7.3: who lost this final stands last."""
    held = Reason(f"проиграла финал {OF_SERIES[series]} и стоит последней", "V4.7.3")
    fallen = tuple(replace(each, held=held) for each in rating if each.team == team)
    others = tuple(each for each in rating if each.team != team)
    place = sum(not each.refused for each in others)
    return (*others[:place], *fallen, *others[place:])


def without(rating: Rating, team: str) -> Rating:
    return tuple(each for each in rating if each.team != team)


def rows(rating: Rating) -> tuple[Row, ...]:
    """The table of a rating; a place in it is never shared."""
    below = (*rating[1:], *([None] if rating else ()))
    return tuple(
        Row(place, each.team, _why(place, each, under), str(each.game.score) if each.game else "")
        for place, (each, under) in enumerate(zip(rating, below, strict=True), 1)
    )


def _why(place: int, each: Standing, under: Standing | None) -> Reason:
    if each.held is not None:
        return each.held
    if each.game is None:
        return Reason(f"ещё не играла; {each.began.words}", each.began.clause)
    if not each.won:
        last = "и стоит ниже всех" if under is None or under.refused else "и стоит выше проигравших после неё"
        return Reason(f"проиграла {each.game.score} {last}", "V4.5.5")
    if under is not None and under.game is not None and under.won and under.lead == each.lead:
        return _above_equal(each.game, under.game)
    if place == 1:
        return Reason(f"{each.game.score} — лучший счёт серии", "V4.5.1")
    return Reason(f"{each.game.score} — место по разнице очков", "V4.5.2")


def _above_equal(game: Game, under: Game) -> Reason:
    if game.score.lead == TARGET and under.decisive:
        if game.decisive:
            return Reason(f"последняя из побед {game.score} через решающий раунд", "V4.5.4")
        words = f"{game.score} без проигранного раунда: выше прежней победы через решающий раунд"
        return Reason(words, "V4.5.4")
    return Reason(f"{game.score}, как у {called(under.team)}: выше, потому что играла позже", "V4.5.3")


def queue(rating: Rating) -> tuple[str, ...]:
    """V4.8: who is still to play, the next first: the rating upside down."""
    return tuple(each.team for each in reversed(rating) if each.waits)


def finalist(rating: Rating) -> str:
    """V4.7.1: the first of those who play the series; "" when nobody does."""
    return next((each.team for each in rating if not each.refused), "")


def first_played(rating: Rating) -> Game | None:
    """The game of the team that stands first, if it has played: the leader whom a decisive round looks at (V3.6)."""
    return rating[0].game if rating else None
