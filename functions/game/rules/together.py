"""Several teams at one table: they are named in the order of their lot, people say whose they are, equals go on."""

from game.commands import AwardExtra, DropSquad, JoinSquad, NameSquad, SeatWith
from game.events import Events, ExtraTaken, SquadDropped, SquadJoined, SquadNamed
from game.offers import Form, Offer, OneOf, Shut, Text, form, offer
from game.people import Host, Player, Seat
from game.phases import Finished, Lobby, Phase
from game.rulebook import Rulebook, Sight, Turn
from game.rules import window
from game.squads import equals
from game.table import Table

SQUADS_MIN, SQUADS_MAX = 2, 4


def name_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    """Only for a game of several teams."""
    if sight.table.setup.stage != "together":
        return Shut("one_team", "T1.6.1")
    if len(sight.table.setup.squads) >= SQUADS_MAX:
        return Shut("squads_enough", "T1.6.1")
    return form(NameSquad, Text("name", 1, 24))


def name(turn: Turn[Host, Lobby, NameSquad]) -> Events:
    """The same name twice is one team."""
    called = turn.command.name
    again = (SquadDropped(called),) if called in turn.table.setup.squads else ()
    return (*again, SquadNamed(called))


def drop_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    squads = sight.table.setup.squads
    return offer(*(DropSquad(each) for each in squads)) if squads else Shut("one_team", "T1.6.1")


def drop(turn: Turn[Host, Lobby, DropSquad]) -> Events:
    return (SquadDropped(turn.command.squad),)


def _roomy(book: Rulebook, table: Table) -> tuple[str, ...]:
    """Teams that are not yet as many people as a team may be."""
    most = book.figures.team_max
    return tuple(each for each in table.setup.squads if len(table.of(each)) < most)


def join_offer(sight: Sight[Player, Lobby]) -> Offer | Shut:
    mine = sight.table.squad_of(sight.who.seat)
    others = tuple(each for each in _roomy(sight.book, sight.table) if each != mine)
    return offer(*(JoinSquad(each) for each in others)) if others else Shut("one_team", "T1.6.1")


def join(turn: Turn[Player, Lobby, JoinSquad]) -> Events:
    return (SquadJoined(turn.who.seat, turn.command.squad),)


def seat_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    return _seats(sight, sight.table.seats)


def seat_late_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    """Who was let in during the game is of some team."""
    return _seats(sight, sight.table.of("") if sight.game.setup.squads else ())


def _seats(sight: Sight[Host, Phase], seats: tuple[Seat, ...]) -> Offer | Shut:
    roomy = _roomy(sight.book, sight.table)
    if not seats or not roomy:
        return Shut("nobody_to_seat", "T1.6.1")
    return Offer(form=Form(SeatWith, (OneOf("seat", seats), OneOf("squad", roomy))))


def seat(turn: Turn[Host, Phase, SeatWith]) -> Events:
    return (SquadJoined(turn.command.seat, turn.command.squad),)


def start_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    """Equal teams are named, and everybody is of one of them."""
    table = sight.table
    if table.setup.stage == "together" and len(table.setup.squads) < SQUADS_MIN:
        return Shut("squads_few", "T1.6.1")
    if table.setup.squads and table.of(""):
        return Shut("of_no_squad", "T1.6.1")
    return window.start_offer(sight)


def extra_offer(sight: Sight[Host, Finished]) -> Offer | Shut:
    """The opponent was first at six, and equal teams had one question more."""
    found = equals(sight.game)
    return offer(*(AwardExtra(each) for each in found)) if found else Shut("no_equals", "T1.6.1")


def extra(turn: Turn[Host, Finished, AwardExtra]) -> Events:
    return (ExtraTaken(turn.command.squad),)
