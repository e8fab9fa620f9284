"""What a draft of a pack holds, made from the packs' own model: no field of a pack is listed a second time."""

from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields, is_dataclass, make_dataclass
from functools import cache
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from game.sealed import Sealed
from packs.model import Pack

Row = tuple[str, Any, Any]


@cache
def drafted(cls: type) -> type:
    """A class of the model as it stands in a draft: with Draft before its name, and what is sealed lies open in it.

    What is empty may be left out, so nothing is ever null. A field that makes no two packs differ is not in a draft.
    """
    said = " ".join(each.__doc__ or "" for each in (cls, *_sealed(cls)))
    return _made(cls.__name__, said, sorted(_rows(cls), key=lambda row: row[2] is not MISSING))


def _made(name: str, said: str, rows: Iterable[Row]) -> type:
    """A dataclass of these names, types and defaults."""
    given = [(name, hint) if usual is MISSING else (name, hint, usual) for name, hint, usual in rows]
    made = make_dataclass(f"Draft{name}", given, frozen=True, slots=True)
    made.__doc__ = said
    return made


def _rows(cls: type) -> Iterator[Row]:
    """The class's own fields, then those under its seal."""
    types = get_type_hints(cls)
    for each in fields(cls):
        if each.compare and get_origin(types[each.name]) is not Sealed:
            yield each.name, _type(types[each.name]), each.default
    for inner in _sealed(cls):
        yield from _rows(inner)


def _sealed(cls: type) -> tuple[type, ...]:
    return tuple(get_args(hint)[0] for hint in get_type_hints(cls).values() if get_origin(hint) is Sealed)


def _type(hint: Any) -> Any:
    """Classes of the model within become drafts too."""
    args = get_args(hint)
    if NoneType in args:
        return _type(next(each for each in args if each is not NoneType))
    if get_origin(hint) is tuple:
        return tuple[_type(args[0]), ...]  # type: ignore[misc]
    return drafted(hint) if isinstance(hint, type) and is_dataclass(hint) else hint


DraftPack = _made(
    "Pack",
    "What a draft holds: the pack and the format it is written in. A field that is empty may be left out; one that is "
    "not here is a finding.",
    [("format", int, MISSING), *_rows(Pack)],
)
