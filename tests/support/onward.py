"""Whether a game can go on from where it stands, apart from what takes a question off the table or ends the match."""

from collections.abc import Iterator, Mapping

from game import commands as ask
from game.commands import Command
from game.engine import open_rows
from game.offers import Offer, Shut
from game.people import Host, Person, Player, Presence
from game.phases import Answering, Between, Discussing, Hearing, Naming, OnBreak, Paused, Phase, Reading, Revealed
from game.rulebook import Rulebook
from game.seating import sitting
from game.state import State

ONWARD: Mapping[type[Phase], tuple[type[Command], ...]] = {
    Between: (ask.Spin, ask.Refill, ask.GrantDecisive, ask.MarkCaptain),
    OnBreak: (ask.EndBreak,),
    Reading: (ask.StartClock, ask.AskAnswer, ask.ChooseWay, ask.StayAtTable, ask.Settle, ask.AppointActing),
    Discussing: (ask.NameAnswerer, ask.AppointActing),
    Paused: (ask.ResumeClock,),
    Naming: (ask.NameAnswerer, ask.AppointActing),
    Answering: (ask.Judge,),
    Hearing: (ask.Judge,),
    Revealed: (ask.CloseRound,),
}
LEAVING = frozenset(each.__name__ for each in (ask.Leave, ask.RemoveSeat, ask.Expel, ask.Bench, ask.CallHint))
"""After these somebody may be missing at the table."""


def stands_still(book: Rulebook, state: State) -> bool:
    """Nobody may take this round on, though enough of the team sit there and every screen answers.

    Who is out till the end of the game is nobody to play on with: then somebody else is let in, or the match ends.
    """
    onward = ONWARD.get(type(state.game.phase))
    left = [seat for seat in sitting(state.table, state.game) if seat not in state.game.gone]
    if onward is None or len(left) < book.figures.team_min:
        return False
    everybody = Presence(True, frozenset(state.table.seats), True)
    people: tuple[Person, ...] = (Host(), *(Player(seat) for seat in state.table.seats))
    found = [each for person in people for asks in onward for each in _said(book, state, person, everybody, asks)]
    played_out = any(isinstance(each, Shut) and each.code == "no_sectors" for each in found)
    return not played_out and not any(isinstance(each, Offer) and (each.options or each.form) for each in found)


def _said(book: Rulebook, state: State, person: Person, here: Presence, asks: type[Command]) -> Iterator[Offer | Shut]:
    for _, _, found in open_rows(book, state, person, here, asks):
        yield found
