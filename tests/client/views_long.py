"""The longest names, of wide letters without a space: screens of teams and officers have to hold them."""

from game import commands as ask
from game.people import Guest, Seat

from tests.client.filmed import Filmed
from tests.client.views_ctt import CARD as HALL_CARD
from tests.client.views_tv import CARD as LETTERS
from tests.support.books import book
from tests.support.hall_words import hand_in

NAMES = tuple(letter * 24 for letter in ("Щ", "Ж", "Ю", "👩‍👩‍👧‍👦", "Ш", "М"))
TEAMS = tuple(letter * 24 for letter in ("Ы", "Ф", "Ъ", "Д"))
WORDS = "Щ" * 60 + " " + "Ж" * 60


def officers() -> Filmed:
    play = Filmed(book("tv"), (LETTERS,))
    play.sits(*NAMES).host(ask.ChoosePack("tv"))
    play.host(ask.KeepOut(Seat("s6")))
    play.shows("long-letters-lobby").started()
    play.host(ask.Spin(), 13)
    play.waits(9).seat(1, ask.ChooseWay("one"))
    play.shows("long-letters-one").seat(1, ask.StayAtTable(Seat("s4")))
    play.host(ask.GiveCard(NAMES[0], "gesture", False))
    play.host(ask.StartClock())
    play.waits(9).shows("long-letters-card").waits(52).seat(4, ask.NameAnswerer(Seat("s4")))
    play.host(ask.Judge(False))
    play.waits(5).host(ask.CloseRound())
    play.host(ask.CorrectScore(4, 5, WORDS[:60], False))
    play.host(ask.Spin(), 1)
    play.waits(9).host(ask.StartClock())
    play.waits(61).seat(1, ask.AskLifeline("credit"))
    return play.shows("long-letters-credit")


def hall() -> Filmed:
    play = Filmed(book("ctt"), (HALL_CARD,))
    play.host(ask.ChoosePack(HALL_CARD.digest))
    play.sits(*NAMES[:5])
    for name in TEAMS:
        play.do(Guest(), ask.EnterHall(name))
    play.host(ask.HideWindow(6))
    play.shows("long-hall-lobby").started()
    play.host(ask.Spin(), 1)
    play.waits(9).host(ask.StartClock())
    play.waits(20)
    hand_in(play, "h1", WORDS)
    hand_in(play, "h2", "кот")
    play.shows("long-hall-writing").waits(45).host(ask.CollectSheets(play.state.game.hall[-1].no))
    play.shows("long-hall-sheets").host(ask.JudgeSheets(1, True))
    play.shows("long-hall-judged").seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(False))
    play.waits(5).host(ask.CloseRound())
    play.host(ask.Spin(), 11)
    play.waits(9).seat(1, ask.SendAway(Seat("s4")))
    return play.shows("long-hall-zeitnot")


def together() -> Filmed:
    """Teams in turn, up to a game that they lost with equal rounds."""
    play = Filmed(book("ctt"), (HALL_CARD,))
    play.host(ask.ChoosePack(HALL_CARD.digest))
    play.sits(*NAMES[:4]).host(ask.ChooseStage("together"))
    for name in TEAMS:
        play.host(ask.NameSquad(name))
    for n, name in enumerate(TEAMS):
        play.seat(n + 1, ask.JoinSquad(name))
    play.shows("long-squads-lobby").host(ask.HideWindow(6))
    for n in range(4):
        play.host(ask.MarkCaptain(Seat(f"s{n + 1}")))
    play.everybody_ready().host(ask.StartGame())
    play.shows("long-squads").host(ask.Spin(), 1)
    play.waits(9).shows("long-squads-reading").host(ask.StartClock())
    play.waits(10).seat(1, ask.NameAnswerer(Seat("s1")))
    play.host(ask.Judge(False))
    play.shows("long-squads-wrong").waits(5).host(ask.CloseRound())
    play.host(ask.CorrectScore(0, play.room.target - 1, "счёт", False))
    play.host(ask.Spin(), 2)
    play.waits(9).host(ask.StartClock())
    play.waits(10).seat(2, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(False))
    return play.waits(5).shows("long-squads-over")


def film() -> dict[str, dict[str, object]]:
    return {**officers().moments, **hall().moments, **together().moments}
