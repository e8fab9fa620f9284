"""The way in by the code: a chair, a knock while a game is on, a place to watch from, a team's place in the hall."""

from dataclasses import dataclass
from typing import Literal

from game.commands import Command, EnterHall, Knock, TakeSeat
from game.engine import Refused
from game.events import Knocked, SeatTaken, TeamEntered
from game.names import tidy
from game.people import Guest, Seat
from game.rulebooks import RULEBOOKS

from play import throttle
from play.command import Busy, Request, Stands, record
from play.doors import Closed, no_such_token
from play.keeping import unfold
from play.ports import House, Key, NoTable
from play.publish import answer_to, publish
from play.rows import KEY_MS, AsHall, AsSeats, AsSpectator, Audience, Loaded, TableId
from play.tokens import hashed, mint


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who comes: the name is tidied here, its bounds are the rules' own."""

    name: str
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Seated:
    table: TableId
    seat: Seat
    token: str


@dataclass(frozen=True, slots=True)
class Watching:
    """full: every chair was taken. knock: a game is on, the host has been asked."""

    table: TableId
    token: str
    full: bool = False
    knock: str = ""


@dataclass(frozen=True, slots=True)
class InTheHall:
    table: TableId
    team: str
    token: str


LetIn = Seated | Watching | InTheHall


def join(house: House, code: str, as_: Literal["player", "spectator", "hall"], visitor: Visitor, source: str) -> LetIn:
    """Closed(no_such_code) for a wrong code, a closed one and any code of whoever guesses too much; else the rules'."""
    slowed = throttle.is_slowed(house, source)
    try:
        found = house.codes.find(code, house.clock.now_ms())
        if slowed:
            raise NoTable
        loaded = house.tables.load(found)
    except NoTable:
        raise throttle.failed(house, source, slowed=slowed) from None
    _, state = unfold(loaded.stored, house.tables)
    if state.table.code != code:
        raise throttle.failed(house, source, slowed=slowed)
    match as_:
        case "spectator":
            return _watch(house, loaded)
        case "player":
            return _sit(house, loaded, visitor)
        case "hall":
            return _enter(house, loaded, tidy(visitor.name))


def _watch(house: House, loaded: Loaded, full: bool = False) -> Watching:
    return Watching(loaded.stored.id, _key(house, loaded, AsSpectator()), full)


def _sit(house: House, loaded: Loaded, visitor: Visitor) -> LetIn:
    name = tidy(visitor.name)
    try:
        return _come(house, loaded, TakeSeat(name, visitor.avatar, visitor.hat))
    except Refused as no:
        if no.code == "full":
            return _watch(house, loaded, full=True)
        if no.code != "not_now":
            raise Closed(no.code, 409, no.clause) from None
    try:
        return _come(house, loaded, Knock(name, visitor.avatar, visitor.hat))
    except Refused as no:
        raise Closed(no.code, 409, no.clause) from None


def _enter(house: House, loaded: Loaded, name: str) -> LetIn:
    if not RULEBOOKS[loaded.stored.book].hall:
        raise Closed("no_hall", 409)
    try:
        return _come(house, loaded, EnterHall(name))
    except Refused as no:
        raise Closed(no.code, 409, no.clause) from None


def _come(house: House, loaded: Loaded, asked: Command) -> LetIn:
    """The token is kept after the chair is: a chair without a token can be taken away, the other way is a break-in."""
    try:
        stands = record(house, loaded, Request(Guest(), asked, house.clock.now_ms()))
    except Busy:
        raise Closed("busy", 503, retry_s=1) from None
    let_in = _let_in(house, stands)
    publish(house, stands.loaded.stored, stands.state, stands.loaded.rows)
    return let_in


def _let_in(house: House, stands: Stands) -> LetIn:
    table = stands.loaded.stored.id
    for event in stands.entry.events if stands.entry is not None else ():
        if isinstance(event, SeatTaken):
            return Seated(table, event.seat, _key(house, stands.loaded, AsSeats((event.seat,))))
        if isinstance(event, Knocked):
            return Watching(table, _key(house, stands.loaded, AsSpectator(event.knock)), knock=event.knock)
        if isinstance(event, TeamEntered):
            return InTheHall(table, event.team, _key(house, stands.loaded, AsHall(event.team)))
    raise AssertionError("a visitor came in and nothing was said of it")


def _key(house: House, loaded: Loaded, who: Audience) -> str:
    token = mint(house.dice)
    house.keys.put(loaded.stored.id, hashed(token), Key(who), house.clock.now_ms() + KEY_MS)
    return token


def claim(house: House, table: TableId, token: str) -> Seated:
    """The chair of somebody who knocked and was admitted. Asking twice gives a second token to the same chair."""
    found = house.keys.find(table, hashed(token))
    if found is None or not isinstance(found.who, AsSpectator) or not found.who.knock:
        raise no_such_token()
    loaded = house.tables.load(table)
    knock = found.who.knock
    if answer_to(loaded.stored, knock) == "waiting":
        raise Closed("not_admitted", 409)
    seat = next(each.seat for each in loaded.stored.answered if each.knock == knock)
    if seat is None:
        raise Closed("turned_away", 409)
    return Seated(table, seat, _key(house, loaded, AsSeats((seat,))))
