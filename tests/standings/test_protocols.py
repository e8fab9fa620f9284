"""Protocols of finished games, as the table exports them, are results of a sheet."""

from dataclasses import replace
from pathlib import Path

import pytest
from game.game import Game, HallQuestion, Line, Outcome, Purse, Round
from game.game import Score as Points
from game.phases import Finished
from game.rulebook import Rulebook
from game.rulebooks import RULEBOOKS
from game.setup import Setup
from standings.reason import Wrong
from standings.score import Score
from standings.season_course import table
from standings.tournament import Specials, Together
from standings.tournament_course import table as tournament_table
from wire.codec import to_bytes
from wire.protocol import FORMAT, Figure, Protocol, summed

from infra.sheets.results import Played, beside, told_by
from infra.sheets.season_sheet import season
from infra.sheets.tournament_sheet import tournament
from tests.standings.test_sheets import CUP, HEADER
from tests.support.random_games import Play, Seen, accepted

BOOK: Rulebook = next(iter(RULEBOOKS.values()))


def played(until: int, seed: int = 5) -> Play:
    """A random game to its end, or to so many entries."""
    play = Play.begin(BOOK, seed)
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
    """Won by somebody: some random games are broken off."""
    games = (played(10_000, seed) for seed in range(20))
    return next(each for each in games if max(each.state.game.score.knowers, each.state.game.score.viewers) == 6)


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


def test_a_game_of_a_tournament_tells_its_sectors_its_help_and_its_hall() -> None:
    """Сектор 9 — дуплет (взят), 10 — суперблиц (нет), 11 — цейтнот (не выпал), 12 — база (взят), 3 — форточка."""
    lines = (
        Line(1, 9, "knowers", Points(1, 0)),
        Line(2, 10, "viewers", Points(1, 1)),
        Line(3, 3, "knowers", Points(2, 1), window=True),
        Line(4, 12, "knowers", Points(3, 1)),
    )
    asked = (
        HallQuestion(1, 1, 1, 0, groups=(("h1", "h2"), ("h3",)), first=1, right=(1,)),
        HallQuestion(2, 2, 1, 0, groups=(("h1",),), first=3, right=(3,)),
        HallQuestion(3, 4, 1, 0, groups=(("h4", "h2"),), first=4, right=(4,)),
    )
    game = Game(
        phase=Finished("knowers"),
        score=Points(6, 3),
        history=lines,
        kinds=((9, "duplet"), (10, "superblitz"), (11, "zeitnot"), (12, "base"), (3, "window")),
        purse=Purse(("club",)),
        hall=asked,
    )
    told = told_by(game, {"h1": "Астра", "h2": "Берёза", "h3": "Вишня", "h4": "Астра"})
    assert told == Played(
        Score(6, 3),
        specials=Specials(superblitz="lost", duplic="won", twelfth="won"),
        window="won",
        unused=1,
        hall={"Астра": 3, "Берёза": 2, "Вишня": 0},
    )


def test_what_is_written_wins_over_what_a_protocol_told() -> None:
    told = Played(Score(6, 3), specials=Specials(superblitz="lost"), window="won", unused=2, hall={"Берёза": 1})
    games = CUP + "  - {game: qualifier 1, team: Астра, protocol: x, superblitz: won, hall: {Вишня: 2}}\n"
    match = tournament(games.encode(), lambda name: told).matches[0]
    assert (match.specials.superblitz, match.window, match.unused, match.hall) == ("won", "won", 2, {"Вишня": 2})


def test_a_decisive_round_and_the_way_of_sector_thirteen_come_with_the_protocol() -> None:
    told = Played(Score(6, 0), decisive=True, way="one")
    made = season((HEADER + "  - {game: spring 1, team: Рыси, protocol: x}\n").encode(), lambda name: told)
    assert (made.games[0].decisive, made.games[0].thirteen) == (True, "one")


@pytest.mark.clause("T1.6.1")
def test_a_game_of_teams_in_turn_tells_rounds_the_sixth_point_and_whose_help_was_left() -> None:
    """Дуб взял два раунда и шестое очко, форточка дала очко и никому не раунд, «Клён» взял три и ошибся раз."""
    squads = ("Дуб", "Клён")
    told_of: tuple[Outcome, ...] = ("knowers", "knowers", "knowers", "knowers", "viewers", "viewers", "knowers")
    lines = tuple(
        Line(n, n, outcome, Points(), window=n == 3, squad=squads[(n + 1) % 2])
        for n, outcome in enumerate(told_of, start=1)
    )
    game = Game(
        phase=Finished("knowers"),
        round=Round(7, 7, 0, squad="Дуб", outcome="knowers"),
        score=Points(6, 2),
        history=lines,
        purse=Purse(("club",)),
        purses=(("Дуб", ("club",)), ("Клён", ())),
        setup=Setup(stage="together", squads=squads),
    )
    told = told_by(game, {})
    assert told.together == Together({"Дуб": 2, "Клён": 2}, sixth="Дуб")
    assert (told.wrong, told.unused, told.window) == ({"Дуб": 1, "Клён": 1}, 1, "won")


@pytest.mark.clause("T1.6.1", "T7.3")
def test_a_protocol_of_teams_in_turn_is_a_result_of_the_sheet(tmp_path: Path) -> None:
    """Равные «Астра» и «Берёза» играют основной финал вместе; слово протокола заменяет rounds и sixth."""
    rounds = Together({"Астра": 3, "Берёза": 2}, sixth="Берёза")
    told = Played(Score(6, 3), window="won", together=rounds, wrong={"Астра": 1, "Берёза": 2})
    games = (
        "  - {game: qualifier 1, team: Астра, score: 6:3}\n  - {game: qualifier 2, team: Берёза, score: 6:3}\n"
        "  - {game: qualifier 3, team: Вишня, score: 6:4}\n  - {game: qualifier 4, team: Груша, score: 5:6}\n"
        "  - {game: consolation, team: Вишня, score: 8:4}\n"
        "  - {game: main, teams: [Берёза, Астра], protocol: x}\n"
    )
    made = tournament((CUP + games).encode(), lambda name: told)
    assert made.matches[-1].together == rounds
    assert next(each.team for each in tournament_table(made).awards if each.title == "чемпион") == "Берёза"
