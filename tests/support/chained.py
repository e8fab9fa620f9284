"""Evenings of a game with a hall: one begun, and one played out on a real chain so that its wheel can be checked."""

from game import commands as ask
from game.log import Entry
from game.people import Guest, Player, Seat
from game.phases import Naming, Reading, Revealed
from game.seating import choosing, voice
from game.telling import told
from game.views import hall_view, seat_view, spectator_view, stage_view
from game.views.room import room_view
from game.wheel import head, link
from wire.encode import to_bytes
from wire.protocol import FORMAT, Figure, Protocol, summed

from tests.support.books import book
from tests.support.by_hand import Evening
from tests.support.hall_words import hall_card


class Chained(Evening):
    """An evening whose wheel is a real chain."""

    root = bytes(range(32))

    def head(self) -> str:
        return head(self.root)

    def _link(self, game: int, draw: int, sector: int | None, arrow: int | None) -> str:
        return link(self.root, draw)


def evening(window: int = 1, teams: tuple[str, ...] = (), kind: type[Evening] = Evening, spares: int = 1) -> Evening:
    """A hall pack, three players, teams in the hall, the window hidden; nobody is ready yet."""
    pack = hall_card(spares, base=3)
    play = kind(book("ctt"), (pack,))
    play.host(ask.ChoosePack(pack.digest))
    for name in teams:
        play.do(Guest(), ask.EnterHall(name))
    play.host(ask.HideWindow(window))
    return play.sit("Анна", "Борис", "Вера")


def played_out(window: int, stage: ask.Stage = "qualifier") -> Evening:
    """Whoever is behind takes the point, till the twelfth sector has come and eight rounds are over."""
    play = evening(window, kind=Chained, spares=6)
    if stage != "qualifier":
        play.host(ask.ChooseStage(stage))
    play.started()
    while 12 not in play.state.game.played or play.state.game.draws < 8:
        if play.state.game.setup.stage == "final" and play.state.game.draws in (1, 2, 3, 4):
            play.host(_refill(play))
        play.host(ask.Spin())
        while not isinstance(play.state.game.phase, Revealed):
            one_step(play)
            assert play.log[-1].events, "a rule that says nothing would be asked for ever"
        play.host(ask.CloseRound())
    return play


def _refill(play: Evening) -> ask.Refill:
    return ask.Refill(play.state.game.played[-1], "red" if len(play.state.game.refills) % 2 == 0 else "blue")


def one_step(play: Evening) -> None:
    """On towards a verdict, whatever lies in the sector."""
    game = play.state.game
    assert game.round is not None
    speaks = voice(play.state.table, game)
    assert speaks is not None
    if choosing(play.state.table, game):
        play.do(Player(speaks), ask.StayAtTable(Seat("s2")))
    elif game.round.kind == "zeitnot" and not game.round.settled:
        play.host(ask.Settle())
    elif isinstance(game.phase, Reading):
        play.do(Player(speaks), ask.AnswerEarly())
    elif isinstance(game.phase, Naming):
        play.do(Player(speaks), ask.NameAnswerer(speaks))
    else:
        play.host(ask.Judge(game.round.part < game.round.parts or game.score.knowers < game.score.viewers))


def protocol(play: Evening, *more: Entry) -> Protocol:
    """As it would be exported now."""
    figures = tuple(Figure(name, value) for name, value in play.book.figures.flat().items())
    entries = told((*play.log, *more))
    return summed(Protocol(FORMAT, "table", play.book.id, play.book.title, figures, play.book.wheel, (), entries))


def answered(play: Evening, sector: int, correct: bool) -> Evening:
    """A whole round."""
    play.host(ask.Spin(), sector)
    play.host(ask.StartClock())
    play.wait(20_000).seat(1, ask.NameAnswerer(Seat("s2")))
    play.host(ask.Judge(correct))
    play.host(ask.CloseRound())
    return play


def frames(play: Evening) -> list[bytes]:
    """What goes over the wire to everybody but the host."""
    book_, state = play.book, play.state
    room = room_view(book_, state, play.open_envelope, play.here, 2)
    views = [
        *(seat_view(book_, state, room, (seat,), play.here) for seat in state.table.seats),
        spectator_view(book_, state, room, play.here),
        *(hall_view(book_, state, room, team.id, None, play.here) for team in state.table.hall),
        stage_view(room),
    ]
    return [to_bytes(type(each), each) for each in views]
