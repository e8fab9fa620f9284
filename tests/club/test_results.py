"""Results from the log: who sat there at the last verdict, what counts, what an undo takes back."""

from pathlib import Path

import pytest
from club.results import Result, results
from game import commands as ask
from game.log import Entry
from game.people import Guest, Player, Seat

from tests.support.books import book
from tests.support.by_hand import Evening
from tests.support.packs import card
from tests.support.script import read
from tests.support.transcript import play

PACK = card(15, True)


def evening(*names: str) -> Evening:
    play = Evening(book("pkz"), (PACK,)).sit(*(names or ("Анна", "Борис", "Вера")))
    play.host(ask.ChoosePack(PACK.digest))
    return play.started()


def round_of(play: Evening, sector: int, correct: bool, answerer: str = "s1") -> None:
    play.host(ask.Spin(), sector)
    play.host(ask.StartClock())
    play.wait(1000).seat(1, ask.NameAnswerer(Seat(answerer)))
    play.host(ask.Judge(correct))


def undo(play: Evening) -> None:
    step = play.state.past.step
    assert step is not None
    play.host(ask.Undo(step))


def won(play: Evening, answerer: str = "s2") -> Evening:
    """The team comes to five by hand and takes the last point itself."""
    play.host(ask.CorrectScore(5, 0, "так было", False))
    round_of(play, 1, True, answerer)
    return play


def of(play: Evening, *, over: bool = False) -> tuple[Result, ...]:
    return results(play.log, over)


@pytest.mark.clause("P2.5", "P9.1")
def test_a_game_counts_when_the_table_is_back_in_its_lobby_and_not_before() -> None:
    play = won(evening())
    assert of(play) == ()
    play.host(ask.ReturnToLobby())
    (result,) = of(play)
    assert (result.no, result.winner, result.score.knowers, result.seats) == (1, "knowers", 6, ("s1", "s2", "s3"))
    assert result.rounds == 1


def test_a_finished_game_whose_table_is_past_its_time_counts_as_it_stands() -> None:
    play = won(evening())
    (result,) = of(play, over=True)
    assert result.winner == "knowers"
    assert of(evening(), over=True) == ()


@pytest.mark.clause("P9.1")
def test_undoing_the_last_verdict_before_the_lobby_leaves_nothing_of_it() -> None:
    play = won(evening())
    undo(play)
    play.host(ask.Judge(False))
    play.host(ask.CloseRound())
    play.host(ask.EndMatch("поздно"))
    play.host(ask.ReturnToLobby())
    (result,) = of(play)
    assert (result.winner, result.score.knowers, result.score.viewers) == (None, 5, 1)
    assert result.counts[Seat("s2")] == {"answers": 1, "rounds": 1}
    assert result.counts[Seat("s1")] == {"captain": 1, "rounds": 1}


@pytest.mark.clause("P2.5")
def test_who_sits_there_at_the_last_verdict_counts_whoever_came_before_or_comes_after() -> None:
    play = evening("Анна", "Борис", "Вера")
    play.host(ask.CorrectScore(4, 0, "так было", False))
    round_of(play, 1, True)
    play.do(Player(Seat("s3")), ask.Leave())
    play.host(ask.CloseRound())
    play.do(Guest(), ask.Knock("Глеб", 0, 0))
    play.host(ask.Admit("k1"))
    round_of(play, 2, True)
    play.do(Player(Seat("s2")), ask.Leave())
    play.host(ask.ReturnToLobby())
    (result,) = of(play)
    assert result.seats == ("s1", "s2", "s4")
    assert "s3" not in result.counts


@pytest.mark.clause("P9.1")
def test_a_match_without_a_winner_has_none_and_without_a_verdict_counts_who_was_there_at_its_end() -> None:
    play = evening()
    play.host(ask.EndMatch("гости разошлись"))
    play.wait(5000).do(Player(Seat("s3")), ask.Leave())
    play.host(ask.ReturnToLobby())
    (result,) = of(play)
    assert (result.winner, result.rounds, result.seats) == (None, 0, ("s1", "s2", "s3"))


@pytest.mark.clause("P9.1")
def test_removal_and_hat_are_a_persons_penalties_and_a_cut_minute_is_the_whole_teams() -> None:
    play = evening()
    play.host(ask.Bench(Seat("s2"), "телефон"))
    play.host(ask.TakeHat(Seat("s3"), "грубость"))
    play.host(ask.CutMinute("шум"))
    won(play, "s3").host(ask.ReturnToLobby())
    counts = of(play)[0].counts
    penalties = {seat: {n: k for n, k in found.items() if n.startswith("penalty:")} for seat, found in counts.items()}
    assert penalties == {
        "s1": {"penalty:minute": 1},
        "s2": {"penalty:minute": 1, "penalty:out": 1},
        "s3": {"penalty:minute": 1, "penalty:hat": 1},
    }


def test_answers_captaincy_black_box_and_lifelines_are_counted_round_by_round() -> None:
    play = evening()
    round_of(play, 5, False, "s3")
    play.host(ask.CloseRound())
    play.host(ask.Spin(), 0)
    play.host(ask.StartClock())
    play.seat(1, ask.AskLifeline("club"))
    play.host(ask.GrantLifeline())
    play.seat(1, ask.NameAnswerer(Seat("s3")))
    play.host(ask.Judge(True))
    play.host(ask.CloseRound())
    play.host(ask.EndMatch("устали"))
    play.host(ask.ReturnToLobby())
    counts = of(play)[0].counts
    assert counts[Seat("s3")] == {
        "answers": 2, "answers:right": 1, "boxes": 1, "boxes:right": 1, "lifeline:club": 1,
        "rounds": 2, "rounds:right": 1,
    }  # fmt: skip
    assert counts[Seat("s1")] == {
        "boxes": 1, "boxes:right": 1, "captain": 2, "captain:right": 1, "lifeline:club": 1,
        "rounds": 2, "rounds:right": 1,
    }  # fmt: skip


def test_an_annulled_round_is_no_round_and_no_answer() -> None:
    play = evening()
    round_of(play, 3, False, "s2")
    play.host(ask.Annul("question", "ошибка в вопросе"))
    assert play.state.game.score.viewers == 0
    won(play).host(ask.ReturnToLobby())
    assert of(play)[0].rounds == 1
    assert of(play)[0].counts[Seat("s2")] == {"answers": 1, "answers:right": 1, "rounds": 1, "rounds:right": 1}


def test_a_decisive_five_all_is_counted_as_one() -> None:
    play = evening()
    play.host(ask.CorrectScore(5, 5, "так было", False))
    round_of(play, 4, True, "s1")
    play.host(ask.ReturnToLobby())
    assert of(play)[0].counts[Seat("s2")] == {"decisive": 1, "decisive:right": 1, "rounds": 1, "rounds:right": 1}


def test_a_verdict_that_a_redo_brings_back_was_given_when_it_came_back() -> None:
    play = won(evening())
    at_ms = play.now_ms
    undo(play.wait(60_000))
    play.wait(60_000).host(ask.Redo())
    play.wait(60_000).host(ask.ReturnToLobby())
    (result,) = of(play)
    assert (result.winner, result.at_ms) == ("knowers", at_ms + 120_000)


def test_every_game_of_a_table_has_its_own_result_and_the_envelopes_it_opened() -> None:
    play = won(evening())
    play.host(ask.ReturnToLobby())
    play.everybody_ready().host(ask.StartGame())
    round_of(play, 7, False)
    play.host(ask.CloseRound())
    play.host(ask.EndMatch("поздно"))
    play.host(ask.ReturnToLobby())
    first, second = of(play)
    assert (first.no, second.no) == (1, 2)
    assert (first.opened[1], second.opened[1]) == ((1,), (7,))
    assert first.pack == PACK.title
    assert play.log[first.last - 1].did == "ReturnToLobby"


def played(name: str) -> tuple[Entry, ...]:
    script = read(Path(__file__).parents[1] / "transcripts" / f"{name}.game")
    return tuple(play(script, book(script.one("правила"))).log)


def counted(name: str) -> dict[str, str]:
    """Each person's figures of a whole game in tests/transcripts, as good of all."""
    (result,) = results(played(name))
    return {
        seat: ", ".join(
            f"{kind} {each.get(f'{kind}:right', '')}/{n}".replace(" /", " ")
            for kind, n in each.items()
            if not kind.endswith(":right")
        )
        for seat, each in result.counts.items()
    }


@pytest.mark.clause("P9.1")
def test_the_figures_of_two_whole_games_are_those_counted_by_hand() -> None:
    """The home game was lost 5:6 after its last verdict was taken back; on television one played alone twice."""
    assert counted("full") == {
        "s1": "answers 2/7, boxes 1/1, captain 5/11, decisive 1, lifeline:club 1, lifeline:credit 1, rounds 5/11",
        "s2": "answers 2/2, boxes 1/1, decisive 1, lifeline:club 1, lifeline:credit 1, rounds 5/11",
        "s3": "answers 1/2, boxes 1/1, decisive 1, lifeline:club 1, lifeline:credit 1, rounds 5/11",
    }
    team = "decisive 1/1, lifeline:club 1, lifeline:extra 1, rounds 6/9"
    assert counted("tv_full") == {
        "s1": f"answers 4/6, captain 4/7, {team}",
        "s2": f"answers 1/1, {team}",
        "s3": f"answers 1/2, {team}",
        "s4": f"answers 2/2, {team}",
    }


@pytest.mark.clause("T1.6.1")
def test_of_teams_that_sit_in_turn_each_has_its_own_rounds_and_one_of_them_has_won() -> None:
    """Six rounds of one and four of the other; the window that fell in between was nobody's."""
    assert counted("ctt_together") == {
        "s1": "answers 5/7, captain 2/6, rounds 2/6",
        "s2": "answers 1, rounds 2/6",
        "s3": "answers 1/2, captain 3/4, lifeline:club 1, rounds 3/4",
        "s4": "answers 1/1, lifeline:club 1, rounds 3/4",
        "s5": "answers 1/1, lifeline:club 1, rounds 3/4",
    }
    log = played("ctt_together")
    (result,) = results(log)
    assert result.opened[1] == (1, 2, 3, 4, 5, 10, 11, 6, 7, 9, 13), "eight was the window"
    last = max(n for n, each in enumerate(log) if each.did == "Undo")
    (result,) = results(log[:last], over=True)
    assert (result.winner, sorted(result.winners)) == ("knowers", ["s1", "s2"])
