"""Who a connection is: the person that asks, the name its requests are known by, whose place it holds."""

from game.commands import Command, EnterHall, Knock, TakeSeat
from game.engine import Refused
from game.people import Author, Defender, HallTeam, Host, Person, Player, Seat, Spectator, Steward

from play.rows import AsAuthor, AsDefender, AsHall, AsHost, AsSeats, AsSpectator, AsStage, AsSteward, Audience

AtTheDoor = TakeSeat | Knock | EnterHall
"""What whoever watches asks for at the door alone, where the token of the place is given."""


def person(who: Audience, seat: str, asked: Command) -> Person:
    """Who asks, from the connection's own record; seat says which of a device's chairs, "" for everybody else."""
    at_the_door = isinstance(who, AsSpectator) and isinstance(asked, AtTheDoor)
    if isinstance(who, AsSeats):
        if seat in who.seats:
            return Player(Seat(seat))
    elif not isinstance(who, AsStage) and not (seat or at_the_door):
        return _without_a_chair(who)
    raise Refused("not_yours", "")


def _without_a_chair(who: AsHost | AsSpectator | AsDefender | AsSteward | AsAuthor | AsHall) -> Person:
    match who:
        case AsHost():
            return Host()
        case AsSpectator():
            return Spectator()
        case AsDefender():
            return Defender()
        case AsSteward():
            return Steward()
        case AsAuthor(sector):
            return Author(sector)
        case AsHall(team):
            return HallTeam(team)


def known_as(who: Audience, seat: str) -> str:
    """Under what name ids of requests are remembered: each its own, so that nobody makes another's forgotten."""
    match who:
        case AsHost():
            return "host"
        case AsDefender():
            return "defender"
        case AsSteward():
            return "steward"
        case AsAuthor(sector):
            return f"author{sector}"
        case AsHall(team):
            return team
        case _:
            return seat


def same_place(one: Audience, other: Audience) -> bool:
    """The host's console, a chair that both hold, one duty or one team. Any number may watch."""
    match one, other:
        case AsSeats(mine), AsSeats(theirs):
            return bool(set(mine) & set(theirs))
        case ((AsSpectator() | AsStage()), _):
            return False
        case AsHost(), AsHost():
            return True
        case _:
            return one == other
