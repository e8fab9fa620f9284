"""Protocols of finished games, as the table exports them, are results of a sheet."""

from dataclasses import replace
from pathlib import Path

import pytest
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from standings.reason import Wrong
from standings.season_course import table
from wire.codec import to_bytes
from wire.protocol import FORMAT, Figure, Protocol, summed

from infra.sheets.results import beside
from infra.sheets.season_sheet import season
from tests.standings.test_sheets import HEADER
from tests.support.random_games import Play, Seen, accepted

BOOK: Rulebook = next(iter(RULEBOOKS.values()))


def played(until: int) -> Play:
    """A random game to its end, or to so many entries."""
    play = Play.begin(BOOK, 5)
    while not play.over and len(play.entries) < until:
        play.pass_time()
        person, command = play.step()
        if accepted(play, person, command, Seen()):
            play.take(person, command)
    return play


def protocol(play: Play) -> Protocol:
    figures = tuple(Figure(name, value) for name, value in BOOK.figures.flat().items())
    return summed(Protocol(FORMAT, "стол", BOOK.id, BOOK.title, figures, BOOK.wheel, (), tuple(play.entries)))


@pytest.fixture(scope="module")
def whole() -> Play:
    return played(10_000)


def sheet(name: str, more: str = "") -> str:
    return HEADER + f"  - {{game: spring 1, team: Рыси, protocol: {name}{more}}}\n"


def said(folder: Path, text: str) -> list[str]:
    with pytest.raises(Wrong) as wrong:
        season(text.encode(), beside(folder / "season.yaml"))
    return [fault.reason for fault in wrong.value.faults]


def test_a_finished_game_is_a_result(tmp_path: Path, whole: Play) -> None:
    (tmp_path / "игра.json").write_bytes(to_bytes(Protocol, protocol(whole)))
    result = table(season(sheet("игра.json").encode(), beside(tmp_path / "season.yaml")))
    score = whole.state.game.score
    told = result.series[0].steps[0].game.score
    assert (told.knowers, told.viewers) == (score.knowers, score.viewers)


def test_a_written_score_must_be_that_of_the_protocol(tmp_path: Path, whole: Play) -> None:
    (tmp_path / "игра.json").write_bytes(to_bytes(Protocol, protocol(whole)))
    score = whole.state.game.score
    assert said(tmp_path, sheet("игра.json", ", score: 9:9")) == [
        f"игра: score 9:9 не тот, что в протоколе: {score.knowers}:{score.viewers}"
    ]


def test_a_game_that_is_not_finished_is_no_result(tmp_path: Path) -> None:
    (tmp_path / "игра.json").write_bytes(to_bytes(Protocol, protocol(played(60))))
    assert said(tmp_path, sheet("игра.json")) == ["игра: в протоколе игра.json игра не доиграна"]


def test_a_changed_a_foreign_and_a_missing_protocol_are_named(tmp_path: Path, whole: Play) -> None:
    changed = replace(protocol(whole), table="другой стол")
    (tmp_path / "изменён.json").write_bytes(to_bytes(Protocol, changed))
    (tmp_path / "чужой.json").write_text("{}")
    assert said(tmp_path, sheet("изменён.json")) == ["игра: протокол изменён.json изменён после сохранения"]
    assert said(tmp_path, sheet("чужой.json")) == ["игра: протокол чужой.json не читается"]
    assert said(tmp_path, sheet("нет.json")) == ["игра: протокол нет.json не читается"]
