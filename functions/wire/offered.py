"""How an offer goes over the wire: the command is named once, and only what differs between its options is listed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import ClassVar, get_args

from game.commands import Command
from game.offers import Field, Form, NotBoth, Offer, Shut
from game.people import Seat
from game.views import OfferView

Value = str | int | bool
COMMANDS: Mapping[str, type] = {each.__name__: each for each in get_args(Command)}
FIELDS = {name: fields(cls) for name, cls in COMMANDS.items()}


@dataclass(frozen=True, slots=True)
class Column:
    """The values of one field of the command, one for each option, in the order of the options."""

    name: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """Exact options: the n-th is made of the n-th value of every column; without columns the bare command is offered.

    seat: whose hand it is. Open from from_ms (included) until until_ms (excluded) in server time; null: no end.
    """

    do: str
    columns: tuple[Column, ...] = ()
    seat: Seat = Seat("")
    from_ms: int = 0
    until_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Fill:
    """A form: any command whose fields lie within these bounds. Seat and times as in Pick."""

    do: str
    fields: tuple[Field, ...]
    seat: Seat = Seat("")
    also: NotBoth | None = None
    from_ms: int = 0
    until_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Closed:
    """Why it may not be asked now; columns as in Pick say which options this is about, without columns all are."""

    TAG: ClassVar[str] = "shut"
    do: str
    code: str
    clause: str
    seat: Seat = Seat("")
    columns: tuple[Column, ...] = ()


Line = Pick | Fill | Closed


def line(view: OfferView) -> Line:
    """An offer as it goes out."""
    do, seat = view.do, Seat(view.seat)
    match view.offer:
        case Shut(code, clause, options):
            return Closed(do, code, clause, seat, _columns(do, options) if options else ())
        case Offer((), Form(_, bounds, also), from_ms, until_ms):
            return Fill(do, bounds, seat, also, from_ms, until_ms)
        case Offer(options, _, from_ms, until_ms):
            return Pick(do, _columns(do, options), seat, from_ms, until_ms)


def view(line: Line) -> OfferView:
    """The offer that went out as this line."""
    match line:
        case Closed(do, code, clause, seat, columns):
            return OfferView(do, Shut(code, clause, tuple(_options(do, columns)) if columns else ()), seat)
        case Fill(do, bounds, seat, also, from_ms, until_ms):
            return OfferView(do, Offer((), Form(COMMANDS[do], bounds, also), from_ms, until_ms), seat)
        case Pick(do, columns, seat, from_ms, until_ms):
            return OfferView(do, Offer(tuple(_options(do, columns)), None, from_ms, until_ms), seat)


def _columns(do: str, options: tuple[Command, ...]) -> tuple[Column, ...]:
    return tuple(Column(each.name, tuple(getattr(one, each.name) for one in options)) for each in FIELDS[do])


def _options(do: str, columns: tuple[Column, ...]) -> Iterator[Command]:
    makes = COMMANDS[do]
    if not columns:
        yield makes()
    for values in zip(*(each.values for each in columns), strict=True):
        yield makes(**dict(zip((each.name for each in columns), values, strict=True)))
