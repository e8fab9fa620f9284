"""Who speaks for the team, who plays, and when everybody is back."""

from dataclasses import replace

from game.game import Game, Round
from game.people import Captain, Player, Seat, Spectator
from game.seating import playing, roles, voice
from game.table import Chair, Table

OLYA, MARK, ANYA = Seat("s1"), Seat("s2"), Seat("s3")
TABLE = Table(chairs=tuple(Chair(seat, "Имя", 0, 0) for seat in (OLYA, MARK, ANYA)), captains=(OLYA,))
ROUND = Round(no=1, sector=3, spun_ms=0)


def test_a_captain_is_seated_too() -> None:
    assert roles(TABLE, Game(), Player(OLYA)) == (Captain(OLYA), Player(OLYA))
    assert roles(TABLE, Game(), Player(MARK)) == (Player(MARK),)


def test_somebody_without_a_chair_watches() -> None:
    assert roles(TABLE, Game(), Player(Seat("s9"))) == (Spectator(),)


def test_a_captain_out_for_the_round_does_not_speak() -> None:
    assert voice(TABLE, Game(round=replace(ROUND, out=(OLYA,)))) is None


def test_who_acts_speaks_unless_out_too() -> None:
    acting = replace(ROUND, out=(OLYA,), acting=MARK)
    assert voice(TABLE, Game(round=acting)) == MARK
    assert voice(TABLE, Game(round=replace(acting, silenced=(MARK,)))) is None


def test_everybody_is_back_once_the_round_has_its_outcome() -> None:
    done = replace(ROUND, out=(OLYA,), acting=MARK, outcome="knowers")
    assert playing(TABLE, Game(round=done)) == (OLYA, MARK, ANYA)
    assert voice(TABLE, Game(round=done)) == OLYA
