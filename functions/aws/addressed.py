"""Letters as messages: each reader's own view with who they are."""

from typing import Any, Literal

from play.letters import (
    Lamp,
    Letter,
    Stamp,
    ToAuthor,
    ToDefender,
    ToHall,
    ToHost,
    ToSeat,
    ToSpectator,
    ToStage,
    ToSteward,
)
from play.rows import AsAuthor, AsDefender, AsHall, AsHost, AsSeats, Audience
from wire.messages import (
    LampsOf,
    ServerView,
    ViewForAuthor,
    ViewForDefender,
    ViewForHall,
    ViewForHost,
    ViewForSeat,
    ViewForSpectator,
    ViewForStage,
    ViewForSteward,
    YouAuthor,
    YouDefender,
    YouHall,
    YouHost,
    YouSeat,
    YouSpectator,
    YouStage,
    YouSteward,
)


def view_message(letter: Letter, stamp: Stamp) -> ServerView:
    signed = stamp.at_ms, stamp.v, stamp.epoch, stamp.done(letter.to)
    match letter:
        case ToHost(_, view, lamps):
            told = None if lamps is None else tuple(map(lamps_of, lamps))
            return ViewForHost(YouHost("host"), view, *signed, told)
        case ToSeat(_, seat_view):
            return ViewForSeat(YouSeat("seat", seat_view.seats), seat_view, *signed)
        case ToSpectator(_, spectator_view, knock):
            return ViewForSpectator(YouSpectator("spectator", knock), spectator_view, *signed)
        case ToStage(_, stage_view):
            return ViewForStage(YouStage("stage"), stage_view, *signed)
        case ToDefender(_, defender_view):
            return ViewForDefender(YouDefender("defender"), defender_view, *signed)
        case ToSteward(_, steward_view):
            return ViewForSteward(YouSteward("steward"), steward_view, *signed)
        case ToAuthor(_, author_view):
            return ViewForAuthor(YouAuthor("author", author_view.sector), author_view, *signed)
        case ToHall(_, hall_view):
            return ViewForHall(YouHall("hall", hall_view.team), hall_view, *signed)


def lamps_of(lamp: Lamp) -> LampsOf:
    who, told = lamp.who, lamp.health
    named: dict[str, Any] = {
        "role": role_of(who),
        "seats": who.seats if isinstance(who, AsSeats) else (),
        "away": lamp.away,
        "team": who.team if isinstance(who, AsHall) else "",
        "sector": who.sector if isinstance(who, AsAuthor) else 0,
    }
    if told is None:
        return LampsOf(**named)
    return LampsOf(
        **named, told=True, audio=told.audio, awake=told.awake, pack=told.pack, rtt=told.rtt, jitter=told.jitter
    )


def role_of(who: Audience) -> Literal["host", "seat", "defender", "steward", "author", "hall"]:
    """Of those who have a lamp: whoever only watches has none."""
    match who:
        case AsHost():
            return "host"
        case AsSeats():
            return "seat"
        case AsDefender():
            return "defender"
        case AsAuthor():
            return "author"
        case AsHall():
            return "hall"
        case _:
            return "steward"
