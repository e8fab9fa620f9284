"""Finished games' protocols, as the table exports them, named in a sheet as results."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game import squads
from game.commands import Way
from game.events import TeamEntered
from game.game import Game
from game.phases import Finished
from game.sheets import points
from game.state import fold
from standings.score import Score
from standings.tournament import Outcome, Specials, Together
from wire.protocol import sum_of

from infra.sheets.fields import Fields
from infra.verify import Unreadable, read


@dataclass(frozen=True, slots=True)
class Played:
    """What a protocol says of its game, or a written score alone. hall: right answers by the teams' names.

    together, wrong: of teams that sat in turn.
    """

    score: Score
    decisive: bool = False
    way: Way | None = None
    specials: Specials = Specials()
    window: Outcome = ""
    unused: int = 0
    hall: Mapping[str, int] = field(default_factory=dict)
    together: Together | None = None
    wrong: Mapping[str, int] = field(default_factory=dict)


SECTORS = {"superblitz": "superblitz", "zeitnot": "zeitnot", "duplet": "duplic", "blitz": "duplic", "base": "twelfth"}
Results = Callable[[str], Played]


class NoResult(Exception):
    """A protocol that is no result; the text says why, the second argument what to do."""

    def __init__(self, reason: str, remedy: str) -> None:
        super().__init__(reason)
        self.reason, self.remedy = reason, remedy


def beside(sheet: Path) -> Results:
    """Protocols by their names as the sheet writes them: paths from the sheet's own folder."""
    return lambda name: result(sheet.parent / name)


def result(path: Path) -> Played:
    """The game of this protocol; NoResult when it is unreadable, changed or not finished."""
    try:
        told = read(path)
        if told.sum != sum_of(told):
            raise NoResult(f"протокол {path.name} изменён после сохранения", "Сохраните его со страницы стола заново")
        state = fold(told.entries)
    except Unreadable as problem:
        raise NoResult(f"протокол {path.name} не читается", str(problem).rstrip(".")) from problem
    except (ValueError, AssertionError, IndexError) as broken:
        raise NoResult(f"протокол {path.name} не складывается в игру", "Сохраните его заново") from broken
    if not isinstance(state.game.phase, Finished):
        raise NoResult(f"в протоколе {path.name} игра не доиграна", "Доиграйте её или впишите score рукой")
    entered = (event for entry in told.entries for event in entry.events if isinstance(event, TeamEntered))
    return told_by(state.game, {event.team: event.name for event in entered})


def told_by(game: Game, hall: Mapping[str, str]) -> Played:
    """What a finished game tells a sheet. hall: names of its teams by their ids; one that came back has two."""
    won = {line.sector: line.outcome == "knowers" for line in game.history if line.outcome in ("knowers", "viewers")}
    kinds = {SECTORS[kind]: _outcome(won.get(sector)) for sector, kind in game.kinds if kind in SECTORS}
    windows = (_outcome(line.outcome == "knowers") for line in game.history if line.window)
    right: dict[str, int] = {}
    for team, name in hall.items():
        right[name] = right.get(name, 0) + points(game, team)
    return Played(
        score=Score(game.score.knowers, game.score.viewers),
        decisive=game.decisive is not None and game.decisive.granted,
        way=game.way,
        specials=Specials(**kinds),
        window=next(windows, ""),
        unused=len(squads.help_left(game, squads.holder(game))),
        hall=right,
        together=_together(game),
        wrong={each: squads.missed(game, each) for each in game.setup.squads},
    )


def _together(game: Game) -> Together | None:
    """«Вприсядку» as its protocol tells it."""
    if not game.setup.squads:
        return None
    return Together({each: squads.taken(game, each) for each in game.setup.squads}, squads.sixth(game), game.extra)


def _outcome(won: bool | None) -> Outcome:
    return "" if won is None else "won" if won else "lost"


def result_of(fields: Fields, results: Results) -> Played | None:
    """The result of a game entry: written, or told by its protocol; a fault when neither, or when they differ."""
    score, protocol = fields.score("score"), fields.text("protocol")
    written = None if score is None else Played(score)
    if not protocol:
        if not fields.has("score"):
            fault = "нет ни score, ни protocol"
            fields.fault(fields.line, fault, "Впишите счёт; ещё не сыгранную игру уберите из файла")
        return written
    try:
        played = results(protocol)
    except NoResult as problem:
        fields.fault(fields.line_of("protocol"), problem.reason, problem.remedy)
        return written
    if score is not None and score != played.score:
        reason = f"score {score} не тот, что в протоколе: {played.score}"
        fields.fault(fields.line_of("score"), reason, "Уберите score или поправьте имя протокола")
    return played
