"""What holds of every season and every tournament: order of input, corrections, reasons, sums."""

import random
from contextlib import suppress
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from standings.ledger import total
from standings.reason import Row, Wrong
from standings.score import Score
from standings.season import Game, LastSeason, Missed, Question, Refusal, Season, Slot, Team
from standings.season_course import table as season_table
from standings.season_table import SeasonTable
from standings.tournament import Match, Outcome, Specials, Tournament
from standings.tournament import Slot as TournamentSlot
from standings.tournament import Team as TournamentTeam
from standings.tournament_course import table as tournament_table

LOSER = st.integers(0, 5)
SCORES = st.builds(lambda loser, won: Score(6, loser) if won else Score(loser, 6), LOSER, st.booleans())
OUTCOMES: tuple[Outcome, ...] = ("", "won", "lost")


def begun(seed: random.Random) -> Season:
    lots = seed.sample(range(1, 30), 13)
    statuses = ["permanent"] * 5 + ["claimant"] * 3 + ["reserve"] * 5
    teams = [
        Team(f"Команда {n}", status, LastSeason(False, seed.randrange(4), Score(seed.randrange(9), 5)), lot)  # type: ignore[arg-type]
        for n, (status, lot) in enumerate(zip(statuses, lots, strict=True))
    ]
    refusals = [Refusal(f"Команда {seed.randrange(5)}", "spring")] if seed.random() < 0.3 else []
    return Season("случайный", tuple(teams), refusals=tuple(refusals))


def played(season: Season, seed: random.Random, scores: list[Score]) -> Season:
    """A season in which whoever is due plays, one of these scores after another."""
    for score in scores:
        due = season_table(season).next
        if not due:
            break
        count = seed.randrange(score.viewers + 1)
        missed = tuple(Missed((Question(f"Автор {seed.randrange(5)}", f"вопрос {n}"),)) for n in range(count))
        season = replace(season, games=(*season.games, Game(due[0].slot, due[0].team, score, missed=missed)))
    return season


def shuffled(season: Season, seed: random.Random) -> Season:
    teams, games = list(season.teams), list(season.games)
    seed.shuffle(teams)
    seed.shuffle(games)
    return replace(season, teams=tuple(teams), games=tuple(games))


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, max_size=24))
def test_a_season_does_not_depend_on_the_order_of_its_sheet(seed: random.Random, scores: list[Score]) -> None:
    season = played(begun(seed), seed, scores)
    assert season_table(shuffled(season, seed)) == season_table(season)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, min_size=1, max_size=24), SCORES)
def test_a_result_corrected_and_corrected_back_changes_nothing(
    seed: random.Random, scores: list[Score], other: Score
) -> None:
    """Any game may be corrected; then a later one may be of a team that is not due, which is said and not computed."""
    season = played(begun(seed), seed, scores)
    before, at = season_table(season), seed.randrange(len(season.games))
    first, game, rest = season.games[:at], season.games[at], season.games[at + 1 :]
    wrong = replace(season, games=(*first, replace(game, score=other, missed=()), *rest))
    with suppress(Wrong):
        season_table(wrong)
    assert season_table(replace(wrong, games=(*first, game, *rest))) == before


def every_row(of: SeasonTable) -> list[Row]:
    tables = [step.rows for each in of.series for step in each.steps] + [each.began for each in of.series] + [of.club]
    return [row for rows in tables for row in rows]


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, max_size=24))
def test_every_place_of_a_season_has_its_reason_and_is_whole(seed: random.Random, scores: list[Score]) -> None:
    result = season_table(played(begun(seed), seed, scores))
    assert all(row.reason.words and row.reason.clause.startswith("V") for row in every_row(result))
    for series in result.series:
        for rows in (series.began, *(step.rows for step in series.steps)):
            assert [row.place for row in rows] == list(range(1, len(rows) + 1))
            assert len({row.team for row in rows}) == len(rows)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, max_size=24))
def test_winners_stand_by_score_and_time_above_all_others(seed: random.Random, scores: list[Score]) -> None:
    """The rating that games have moved is the one that sorting their results gives."""
    result = season_table(played(begun(seed), seed, scores))
    for series in result.series:
        games = {step.game.team: step.game for step in series.steps if step.game.slot.kind == "qualifier"}
        won = [team for team, game in games.items() if game.score.won]
        due = sorted(won, key=lambda team: (games[team].score.lead, games[team].slot.no), reverse=True)
        fallen = {row.team for row in series.rows if row.reason.clause == "V4.7.3"}
        assert [row.team for row in series.rows][: len(due) - len(fallen & set(due))] == [
            team for team in due if team not in fallen
        ]


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, max_size=24))
def test_nobody_out_stands_in_a_later_table_or_plays(seed: random.Random, scores: list[Score]) -> None:
    result = season_table(played(begun(seed), seed, scores))
    out = {each.team for each in result.out}
    assert not out & {row.team for row in (*result.rating, *result.club)}
    assert not out & {due.team for due in result.next}
    for line in result.teams:
        assert (line.defeats >= 2) == (line.team in out)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, max_size=24))
def test_the_sum_of_the_ledger_is_the_sum_of_what_was_earned(seed: random.Random, scores: list[Score]) -> None:
    season = played(begun(seed), seed, scores)
    untaken = sum(len(game.missed) for game in season.games)
    assert total(season_table(season).ledger) == 300 * untaken


def some_tournament(seed: random.Random, scores: list[Score]) -> Tournament:
    """As many teams as scores; who is due plays on, to the end when nobody plays «вприсядку»."""
    names = [f"Команда {n}" for n in range(len(scores))]
    slots = [TournamentSlot("qualifier", no) for no in range(1, len(scores) + 1)]
    matches = [_match(seed, *each, names) for each in zip(slots, names, scores, strict=True)]
    of = Tournament("случайный", tuple(TournamentTeam(name, 6) for name in names),
                    (TournamentTeam("Гости", 3),), tuple(matches))  # fmt: skip
    while (due := tournament_table(of).next) and len(due[0].teams) == 1:
        target = 7 if due[0].slot.stage == "semifinal" else 8
        score = seed.choice([Score(target, seed.randrange(target)), Score(seed.randrange(target), target)])
        of = replace(of, matches=(*of.matches, _match(seed, due[0].slot, due[0].teams[0], score, names)))
    return of


def _match(seed: random.Random, slot: TournamentSlot, team: str, score: Score, names: list[str]) -> Match:
    hall = {name: seed.randrange(5) for name in (*names, "Гости") if name != team and seed.random() < 0.5}
    specials = Specials(*(seed.choice(OUTCOMES) if score.knowers >= 4 else "" for _ in range(4)))
    return Match(slot, (team,), score, specials, unused=seed.randrange(3), hall=hall)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, min_size=4, max_size=9))
def test_a_tournament_does_not_depend_on_the_order_of_its_sheet(seed: random.Random, scores: list[Score]) -> None:
    of = some_tournament(seed, scores)
    teams, matches = list(of.teams), list(of.matches)
    seed.shuffle(teams)
    seed.shuffle(matches)
    turned = [replace(match, hall=dict(reversed(tuple(match.hall.items())))) for match in matches]
    assert tournament_table(replace(of, teams=tuple(teams), matches=tuple(turned))) == tournament_table(of)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, min_size=4, max_size=9))
def test_every_place_of_a_tournament_has_its_reason_and_equals_share(seed: random.Random, scores: list[Score]) -> None:
    result = tournament_table(some_tournament(seed, scores))
    for rows in (result.rating, result.semifinals, result.consolation, result.third):
        assert all(row.reason.words and row.reason.clause.startswith("T") for row in rows)
        for row in rows:
            assert row.place == 1 + sum(other.place < row.place for other in rows)
    for rows in (result.consolation, result.third):
        assert all((a.place == b.place) == (a.figure == b.figure) for a in rows for b in rows)


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(SCORES, min_size=4, max_size=9), SCORES)
def test_a_match_corrected_and_corrected_back_changes_nothing(
    seed: random.Random, scores: list[Score], other: Score
) -> None:
    of = some_tournament(seed, scores)
    qualifiers = replace(of, matches=of.matches[: len(scores)])
    before, first = tournament_table(qualifiers), qualifiers.matches[0]
    wrong = replace(qualifiers, matches=(replace(first, score=other, specials=Specials()), *qualifiers.matches[1:]))
    tournament_table(wrong)
    assert tournament_table(replace(wrong, matches=(first, *wrong.matches[1:]))) == before


def test_the_finalists_of_a_tournament_are_no_third() -> None:
    """Whatever happens, who sat at the table of a final is not in the table of the hall."""
    for number in range(30):
        seed = random.Random(number)
        scores = [seed.choice([Score(6, seed.randrange(6)), Score(seed.randrange(6), 6)]) for _ in range(7)]
        of = some_tournament(seed, scores)
        at_table = {team for match in of.matches if match.slot.stage in ("main", "consolation") for team in match.teams}
        assert not at_table & {row.team for row in tournament_table(of).third}


def test_the_generator_of_seasons_reaches_the_end() -> None:
    seed = random.Random(3)
    season = played(begun(seed), seed, [Score(6, n % 6) for n in range(40)])
    assert season_table(season).over
    assert Slot("winter", "final") in {game.slot for game in season.games}
