"""What a season keeps for and after a game: the leader to overtake, choices on sector thirteen, amounts."""

from dataclasses import replace

import pytest
from game.setup import Leader
from standings.leader import leading, overtaking
from standings.ledger import ledger, total
from standings.reason import Wrong
from standings.score import Score
from standings.season import Best, Game, Missed, Prizes, Question, Season
from standings.season_course import table
from standings.thirteen import open_choices

from tests.standings.sheets import eight, game


def asks(now: str, leader: Leader | None, lost_a_round: bool = True) -> tuple[bool, bool]:
    """Whether the leader can be overtaken, and whether a decisive round may be asked for."""
    knowers, viewers = now.split(":")
    chance = overtaking(Score(int(knowers), int(viewers)), leader, lost_a_round)
    assert chance.reason.clause == "V3.6"
    return chance.can, chance.may_ask


@pytest.mark.clause("V3.6")
@pytest.mark.parametrize(
    ("now", "leader", "can", "may_ask"),
    [
        ("5:3", "6:2", False, True),  # the best left is 6:3
        ("5:2", "6:2", True, False),  # 6:2 later is above
        ("5:1", "6:2", True, False),
        ("4:3", "6:2", False, False),  # not at five points yet
        ("5:5", "6:5", True, False),
        ("5:5", "4:6", True, False),  # any win is above a leader that lost
        ("5:1", "6:0", False, True),
        ("5:0", "6:1", True, False),
    ],
)
def test_a_decisive_round_is_for_who_cannot_overtake_otherwise(now: str, leader: str, can: bool, may_ask: bool) -> None:
    assert asks(now, leading(game("spring 1", "П5", leader))) == (can, may_ask)


@pytest.mark.clause("V3.6")
def test_a_clean_leader_is_overtaken_by_a_clean_game_only() -> None:
    assert asks("5:0", Leader(6, 0, clean=True), lost_a_round=False) == (True, False)
    # the host has corrected the score, but a round was lost
    assert asks("5:0", Leader(6, 0, clean=True), lost_a_round=True) == (False, True)
    assert asks("5:0", leading(game("spring 1", "П5", "6:0", decisive=True)), lost_a_round=True) == (True, False)


@pytest.mark.clause("V3.6")
def test_without_a_leader_that_has_played_there_is_nothing_to_ask() -> None:
    assert asks("5:4", None) == (True, False)


@pytest.mark.clause("V3.4.4")
def test_a_choice_is_closed_until_both_others_are_made() -> None:
    assert open_choices(()) == ("all", "three", "one")
    assert open_choices(("three",)) == ("all", "one")
    assert open_choices(("three", "one")) == ("all",)
    # "three" is open again; "one" still waits for "three" after it, "all" for both
    assert open_choices(("three", "one", "all")) == ("three",)
    assert open_choices(("three", "one", "all", "three")) == ("one",)


@pytest.mark.clause("V3.4.4")
def test_with_three_people_the_choice_of_three_counts_as_made() -> None:
    assert open_choices((), people=3) == ("all", "one")
    assert open_choices(("all",), people=3) == ("one",)
    assert open_choices(("all", "one"), people=3) == ("all",)
    assert open_choices(("all", "one"), people=4) == ("three",)


@pytest.mark.clause("V3.4.4")
def test_a_team_keeps_its_choices_from_game_to_game_and_from_season_to_season() -> None:
    first = eight(replace(game("spring 1", "П5", "6:4"), thirteen="one"))
    line = next(line for line in table(first).teams if line.team == "П5")
    assert (line.made, line.open) == (("one",), ("all", "three"))
    teams = tuple(replace(team, thirteen=("one", "all")) if team.name == "П5" else team for team in first.teams)
    with pytest.raises(Wrong, match=r"вариант one тринадцатого сектора команде «П5» закрыт \(V3.4.4\)"):
        table(replace(first, teams=teams))


UNTAKEN = (
    Missed((Question("Автор Б", "о реке"),)),
    Missed((Question("Автор А", "о горе"),)),
    Missed((Question("Автор В", "первый"), Question("Автор Г", "второй"), Question("Автор Д", "третий")), lost=3),
)


def five_to_six(**more: object) -> Game:
    return replace(game("spring 1", "П5", "5:6"), missed=UNTAKEN, **more)  # type: ignore[arg-type]


@pytest.mark.clause("V3.2")
def test_authors_of_untaken_questions_are_listed_with_their_amounts() -> None:
    season = eight(five_to_six())
    assert [(due.who, due.what, due.amount) for due in ledger(season)] == [
        ("Автор А", "вопрос не взят: о горе", 300),
        ("Автор Б", "вопрос не взят: о реке", 300),
        ("Автор Д", "вопрос не взят: третий", 300),  # the blitz was lost on the third
    ]
    assert total(ledger(replace(season, prizes=Prizes(question=50)))) == 150


def final(score: str, best: Best | None, missed: tuple[Missed, ...] = (), players: tuple[str, ...] = ()) -> Season:
    won = (("П5", "6:1"), ("П4", "6:2"), ("П3", "6:3"), ("П2", "6:4"), ("П1", "6:5"))
    games = [game(f"spring {no}", team, given) for no, (team, given) in enumerate(won, 1)]
    last = replace(game("spring final", "П5", score, line=9), best=best, missed=missed, players=players)
    return eight(*games, last)


@pytest.mark.clause("V4.11")
def test_the_amounts_of_finals_are_the_organisers() -> None:
    season = replace(final("6:3", Best("Знаток")), prizes=Prizes(final=7000))
    assert [(due.who, due.amount, due.award) for due in table(season).ledger] == [("Знаток", 7000, "small")]


@pytest.mark.clause("V4.11a")
def test_the_best_author_is_one_of_this_games_untaken_questions() -> None:
    season = final("1:6", Best("Автор Г", guest="Гость", captain="Капитан за него", line=11), UNTAKEN)
    with pytest.raises(Wrong, match=r"11: «Автор Г» нет среди авторов невзятых вопросов этой игры \(V4.11a\)"):
        table(season)
    assert table(final("1:6", Best("Автор Д", guest="Гость", captain="Капитан за него"), UNTAKEN)).ledger[-1].who


@pytest.mark.clause("V4.11a")
def test_the_captain_speaks_after_a_defeat_only_and_the_best_player_is_of_the_team() -> None:
    with pytest.raises(Wrong, match="мнение капитана спрашивают при поражении"):
        table(final("6:1", Best("Знаток", captain="за него")))
    with pytest.raises(Wrong, match="«Чужой» нет среди players этой игры"):
        table(final("6:1", Best("Чужой"), players=("Знаток", "Другой")))


@pytest.mark.clause("V4.11")
def test_until_the_best_is_named_there_is_a_note_and_no_amount() -> None:
    result = table(final("6:1", None))
    assert result.ledger == ()
    assert "финал весны: лучший ещё не назван (V4.11)" in result.notes


@pytest.mark.clause("V3.6")
def test_a_decisive_round_that_was_not_due_is_noted() -> None:
    result = table(eight(game("spring 1", "П5", "6:0", decisive=True)))
    assert result.notes[0].startswith("1-я отборочная весны: решающий раунд не полагался")
