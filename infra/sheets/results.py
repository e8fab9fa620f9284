"""Finished games' protocols, as the table exports them, named in a sheet as results."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.commands import Way
from game.phases import Finished
from game.state import State, fold
from standings.score import Score
from wire.protocol import sum_of

from infra.sheets.fields import Fields
from infra.verify import Unreadable, read


@dataclass(frozen=True, slots=True)
class Played:
    """What a protocol says of its game, or a written score alone."""

    score: Score
    decisive: bool = False
    way: Way | None = None


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
    return _played(state, path)


def _played(state: State, path: Path) -> Played:
    if not isinstance(state.game.phase, Finished):
        raise NoResult(f"в протоколе {path.name} игра не доиграна", "Доиграйте её или впишите score рукой")
    decisive = state.game.decisive is not None and state.game.decisive.granted
    return Played(Score(state.game.score.knowers, state.game.score.viewers), decisive, state.game.way)


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
