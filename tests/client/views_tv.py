"""Moments of a game of letters: its special sectors, help step by step, the defender, the decisive round."""

from game import commands as ask
from game.envelope import PackCard
from game.people import Defender, Seat

from tests.client.filmed import Filmed
from tests.support.books import book

NAMES = ("Оля", "Марк", "Аня", "Дмитрий Константинович", "Юсуф 🦉", "Вера")
CARD = PackCard(
    "tv", "Телевизионный вечер", tuple(range(1, 14)), False, ((1, 1), (2, 1), (3, 1)),
    ((4, "blitz"), (9, "superblitz"), (13, "partner")), ((4, 3), (9, 3)),
)  # fmt: skip


def answered(play: Filmed, sector: int, correct: bool, show: str = "") -> Filmed:
    play.host(ask.Spin(), sector)
    play.waits(9).host(ask.StartClock())
    play.waits(61).seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(correct))
    if show:
        play.shows(show)
    play.waits(4).host(ask.CloseRound())
    return play


def table() -> Filmed:
    play = Filmed(book("tv"), (CARD,))
    play.sits(*NAMES).host(ask.ChoosePack("tv"))
    play.shows("tv-setup")
    play.host(ask.NoteLeader(True, 6, 0, False))
    play.host(ask.NoteWays("all", "three"))
    play.host(ask.KeepOut(Seat("s6")))
    play.host(ask.MarkSector(7, "thirteen"))
    play.shows("tv-setup-done").started()
    play.shows("tv-begun")
    return play


def special(play: Filmed) -> None:
    play.host(ask.Spin(), 4)
    play.waits(1).shows("tv-blitz-spin").waits(8).shows("tv-blitz")
    play.host(ask.StartClock())
    play.waits(9).shows("tv-blitz-clock").waits(2)
    play.seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(True))
    play.shows("tv-blitz-second").host(ask.StartClock())
    play.waits(21).seat(1, ask.NameAnswerer(Seat("s3")))
    play.host(ask.Judge(False))
    play.shows("tv-blitz-lost").waits(5).host(ask.CloseRound())
    play.host(ask.Spin(), 9)
    play.waits(9).shows("tv-superblitz-choose").seat(1, ask.StayAtTable(Seat("s3")))
    play.shows("tv-superblitz")
    play.host(ask.StartClock())
    play.waits(12).shows("tv-superblitz-clock").seat(3, ask.NameAnswerer(Seat("s3")))
    play.host(ask.Judge(False))
    play.waits(5).host(ask.CloseRound())
    play.host(ask.Spin(), 7)
    play.waits(9).shows("tv-thirteen").seat(1, ask.ChooseWay("one"))
    play.shows("tv-thirteen-one").seat(1, ask.StayAtTable(Seat("s4")))
    play.host(ask.StartClock())
    play.waits(50).shows("tv-thirteen-clock").waits(11).seat(4, ask.NameAnswerer(Seat("s4")))
    play.host(ask.Judge(True))
    play.waits(5).host(ask.CloseRound())


def steps(play: Filmed) -> None:
    """The minute, the extra one, the club, the credit."""
    play.host(ask.Spin(), 1)
    play.waits(9).seat(1, ask.AnswerEarly())
    play.shows("tv-early").seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(False))
    play.waits(5).host(ask.CloseRound())
    answered(play, 2, True)
    answered(play, 3, False)
    answered(play, 5, False)
    play.host(ask.Spin(), 6)
    play.waits(9).host(ask.StartClock())
    play.waits(52).shows("tv-signal").waits(9).shows("tv-gong").seat(1, ask.AskLifeline("extra"))
    play.shows("tv-extra-asked").host(ask.GrantLifeline())
    play.waits(5).shows("tv-extra").waits(56).seat(1, ask.AskLifeline("club"))
    play.host(ask.GrantLifeline())
    play.waits(5).shows("tv-club").waits(16).seat(1, ask.AskLifeline("credit"))
    play.shows("tv-credit-asked").do(Defender(), ask.GrantLifeline())
    play.waits(8).shows("tv-credit").waits(53).seat(1, ask.NameAnswerer(Seat("s5")))
    play.host(ask.Judge(True))
    play.shows("tv-debt").waits(5).host(ask.CloseRound())
    play.host(ask.CallDebt())
    play.shows("tv-debt-called").host(ask.Spin(), 8)
    play.waits(9).shows("tv-debt-round").host(ask.AskAnswer())
    play.shows("tv-debt-naming").seat(1, ask.NameAnswerer(Seat("s5")))
    play.host(ask.Judge(True))
    play.waits(5).host(ask.CloseRound())


def end(play: Filmed) -> None:
    play.host(ask.CorrectScore(5, 1, "по телефону", False))
    play.seat(1, ask.AskDecisive(Seat("s3")))
    play.shows("tv-decisive-asked").host(ask.GrantDecisive())
    play.shows("tv-decisive").host(ask.Spin(), 10)
    play.waits(9).shows("tv-decisive-round").host(ask.GiveCard("Зритель в третьем ряду", "gesture", False))
    play.host(ask.StartClock())
    play.waits(20).shows("tv-card").seat(3, ask.NameAnswerer(Seat("s3")))
    play.host(ask.Judge(False))
    play.shows("tv-over")


def film() -> Filmed:
    play = table()
    special(play)
    steps(play)
    end(play)
    return play
