"""Moments of a game with a hall: open sectors, zeitnot, the window, refills, sheets before and after."""

from game import commands as ask
from game.people import Guest, Seat

from tests.client.filmed import Filmed
from tests.support.books import book
from tests.support.hall_words import hall_card, hand_in

NAMES = ("Оля", "Марк", "Аня", "Дмитрий Константинович", "Юсуф 🦉")
TEAMS = ("Сова и ключ", "Те самые", "Команда с длинным именем", "Три кота")
CARD = hall_card(spares=5, base=3)


def table() -> Filmed:
    play = Filmed(book("ctt"), (CARD,))
    play.host(ask.ChoosePack(CARD.digest))
    play.sits(*NAMES)
    for name in TEAMS:
        play.do(Guest(), ask.EnterHall(name))
    play.shows("ctt-setup").host(ask.HideWindow(6))
    play.host(ask.ChooseStage("final"))
    play.shows("ctt-setup-done").started()
    play.shows("ctt-begun")
    return play


def first(play: Filmed) -> None:
    play.host(ask.Spin(), 1)
    play.waits(9).shows("ctt-red").host(ask.StartClock())
    play.waits(20)
    for team, text in (("h1", "Напольные часы"), ("h2", "часы"), ("h3", "напольные часы!"), ("h4", "кошка")):
        hand_in(play, team, text)
    play.waits(5).shows("ctt-sheets-open").waits(36).shows("ctt-sheets-closed")
    play.host(ask.CollectSheets(play.state.game.hall[-1].no))
    play.shows("ctt-sheets").host(ask.JudgeSheets(1, True))
    play.host(ask.JudgeSheets(2, False))
    play.shows("ctt-sheets-judged").seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(False))
    play.waits(5).host(ask.CloseRound())
    play.shows("ctt-refill").host(ask.Refill(1, "red"))


def special(play: Filmed) -> None:
    play.host(ask.Spin(), 11)
    play.waits(9).shows("ctt-zeitnot").seat(1, ask.SendAway(Seat("s4")))
    play.shows("ctt-zeitnot-one").host(ask.Settle())
    play.shows("ctt-zeitnot-settled").host(ask.StartClock())
    play.waits(12).shows("ctt-zeitnot-clock").waits(9).seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(False))
    play.waits(5).host(ask.CloseRound())
    play.host(ask.Refill(11, "blue"))
    play.host(ask.Spin(), 6)
    play.shows("ctt-window").waits(9).host(ask.CloseRound())
    play.host(ask.Refill(6, "red"))
    play.host(ask.Spin(), 2)
    play.waits(9).shows("ctt-blue").host(ask.Withdraw("Вопрос известен за столом"))
    play.shows("ctt-spare").host(ask.StartClock())
    play.waits(30).shows("ctt-hand").seat(1, ask.AskLifeline("extra"))
    play.shows("ctt-extra-asked").host(ask.GrantLifeline())
    play.waits(40).shows("ctt-extra").waits(25).seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(True))
    play.waits(5).host(ask.CloseRound())
    play.host(ask.Refill(2, "red"))


def end(play: Filmed) -> None:
    play.host(ask.Spin(), 9)
    play.waits(9).shows("ctt-duplet").host(ask.StartClock())
    play.waits(10).seat(1, ask.NameAnswerer(Seat("s3")))
    play.host(ask.Judge(True))
    play.shows("ctt-duplet-second").host(ask.StartClock())
    play.waits(10).seat(1, ask.NameAnswerer(Seat("s3")))
    play.host(ask.Judge(True))
    play.shows("ctt-duplet-won").waits(5).host(ask.CloseRound())
    play.host(ask.Spin(), 12)
    play.waits(9).shows("ctt-base").host(ask.StartClock())
    play.waits(10).host(ask.CallHint("Болельщик", "h2", Seat("s5")))
    play.shows("ctt-hint").waits(5).host(ask.CloseRound())
    play.host(ask.Spin(), 10)
    play.waits(9).shows("ctt-superblitz")


def together() -> Filmed:
    """Two equal teams at one table in turn."""
    play = Filmed(book("ctt"), (CARD,))
    play.host(ask.ChoosePack(CARD.digest))
    play.sits(*NAMES[:4]).host(ask.ChooseStage("together"))
    for name in ("Сова и ключ", "Те самые"):
        play.host(ask.NameSquad(name))
    first, second = (squad.name for squad in play.room.squads)
    play.seat(1, ask.JoinSquad(first))
    play.seat(2, ask.JoinSquad(first))
    play.shows("ctt-squads")
    for seat in ("s3", "s4"):
        play.host(ask.SeatWith(Seat(seat), second))
    play.host(ask.HideWindow(6))
    play.host(ask.MarkCaptain(Seat("s1")))
    play.host(ask.MarkCaptain(Seat("s3")))
    play.everybody_ready().host(ask.StartGame())
    return play.shows("ctt-together")


def film() -> Filmed:
    play = table()
    first(play)
    special(play)
    end(play)
    return play
