"""What a type hint says about the wire: field names, union members, and strings that are really names of types."""

import re
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from typing import Any, ClassVar, Literal, NewType, Union, get_args, get_origin, get_type_hints

from game.commands import Command
from game.log import Entry
from game.offers import Form, Hex, NotBoth, OneOf, Text, Whole, Yes
from game.phases import Phase
from game.preview import Change
from game.state import Later, Mended, Step
from game.views import OfferView, RoomView
from game.views.parts import ChairView, LifelineView, SectorView
from game.views.room import Played

from wire import drafts, http_packs, offered, shorter
from wire.messages import LampsOf

CommandName = NewType("CommandName", str)
PhaseName = NewType("PhaseName", str)

# Fields that hold the name of a class: on the wire they are written as every other name, in snake_case.
NAMES: Mapping[tuple[type, str], Any] = {
    (offered.Pick, "do"): CommandName,
    (offered.Fill, "do"): CommandName,
    (offered.Closed, "do"): CommandName,
    (RoomView, "phase"): PhaseName,
    (shorter.ChangeLine, "did"): CommandName,
    (shorter.ChangeLine, "phase"): tuple[PhaseName, ...],
    (Later, "did"): CommandName,
    (Mended, "did"): CommandName,
    (Step, "did"): CommandName,
    (Entry, "did"): CommandName,
    (Form, "makes"): CommandName,
}

# What stands many times in a message goes as a row: values without names, in the order of the fields.
ROWS = frozenset({
    offered.Column, offered.Pick, offered.Fill, offered.Closed, Whole, Text, Hex, OneOf, Yes, NotBoth,
    ChairView, SectorView, LifelineView, LampsOf, shorter.ChangeLine,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Instead:
    """Another type that goes over the wire in a type's place, and the way there and back."""

    hint: Any
    there: Callable[[Any], Any]
    back: Callable[[Any], Any]


INSTEAD: Mapping[Any, Instead] = {
    OfferView: Instead(offered.Line, offered.line, offered.view),
    Change: Instead(shorter.ChangeLine, shorter.line, shorter.change),
    tuple[Played, ...]: Instead(str, shorter.rounds, shorter.history),
}

# What goes as it is, and the type that tells readers of the protocol what it holds.
AS_IT_IS: Mapping[Any, type] = {http_packs.Draft: drafts.DraftPack}


@cache
def snake(name: str) -> str:
    """NameAnswerer → name_answerer."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cache
def camel(name: str) -> str:
    """name_answerer → NameAnswerer."""
    return "".join(part.capitalize() for part in name.split("_"))


def tag(cls: type) -> str:
    """The value of "t" of a member of a union; a class may say another one itself."""
    said: str = getattr(cls, "TAG", snake(cls.__name__))
    return said


COMMANDS: Mapping[str, type] = {snake(each.__name__): each for each in get_args(Command)}
PHASES: Mapping[str, type] = {snake(each.__name__): each for each in get_args(Phase)}


@cache
def hints(cls: type) -> Mapping[str, Any]:
    """The fields of a dataclass with their types as the wire takes them."""
    found = get_type_hints(cls)
    return {
        each.name: NAMES.get((cls, each.name), found[each.name])
        for each in fields(cls)
        if get_origin(found[each.name]) is not ClassVar
    }


def key(name: str) -> str:
    """A field's name on the wire: `as_` is `as` there."""
    return name.rstrip("_")


def default(cls: type, name: str) -> Any:
    """A field's default, MISSING when it must be given."""
    found: Field[Any] = next(each for each in fields(cls) if each.name == name)
    if found.default_factory is not MISSING:
        raise TypeError(f"{cls.__name__}.{name}: a default on the wire is a value and not a factory")
    return found.default


def members(hint: Any) -> tuple[Any, ...]:
    """The members of a union, or the hint alone."""
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def made_of(hint: Any) -> Any:
    """Through a NewType to what it is made of; the two kinds of names stay, and what goes as it is."""
    while isinstance(hint, NewType) and hint not in (CommandName, PhaseName) and hint not in AS_IT_IS:
        hint = hint.__supertype__
    return hint


def goes_as(hint: Any) -> Any:
    """What stands on the wire for this type: mostly the type itself."""
    hint = made_of(hint)
    return INSTEAD[hint].hint if hint in INSTEAD else AS_IT_IS.get(hint, hint)


def is_record(hint: Any) -> bool:
    return isinstance(hint, type) and is_dataclass(hint)


def is_tagged(options: tuple[Any, ...]) -> bool:
    """Two dataclasses or more need a tag to be told apart."""
    return sum(is_record(each) for each in options) > 1


def literals(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else ()
