"""Values to plain JSON values. One closure per type, compiled once; a type with no place on the wire raises then."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from game.views import RoomView

from wire.shape import (
    AS_IT_IS,
    INSTEAD,
    ROWS,
    CommandName,
    Instead,
    PhaseName,
    default,
    hints,
    is_record,
    is_tagged,
    key,
    literals,
    made_of,
    members,
    snake,
    tag,
)

Encode = Callable[[Any], Any]
SHARED = (RoomView,)
SAME = (str, int, bool, type(None))


def to_bytes(hint: Any, value: object) -> bytes:
    """UTF-8 JSON of this value of this type."""
    return msgspec.json.encode(to_plain(hint, value))


def to_plain(hint: Any, value: object) -> Any:
    """Strings, whole numbers, booleans, None, lists and dictionaries; a room shared by many views is bytes already."""
    encode = encoder(hint)
    return value if encode is None else encode(value)


@cache
def encoder(hint: Any) -> Encode | None:
    """How a value of this type is written; None when it stands as it is."""
    hint = made_of(hint)
    if hint in INSTEAD:
        return _instead(INSTEAD[hint])
    options = members(hint)
    if len(options) > 1:
        return _union(options)
    if hint in (CommandName, PhaseName):
        return _name
    if hint in SAME or hint in AS_IT_IS or literals(hint):
        return None
    if is_record(hint):
        return _written_once(_record(hint, "")) if hint in SHARED else _record(hint, "")
    return _many(hint)


def _instead(other: Instead) -> Encode:
    one, there = encoder(other.hint) or _itself, other.there
    return lambda value: one(there(value))


def _written_once(encode: Encode) -> Encode:
    """One value goes into many frames: its bytes are kept while the same object (not an equal one) comes again."""
    last: tuple[Any, msgspec.Raw] = (None, msgspec.Raw())

    def written(value: Any) -> msgspec.Raw:
        nonlocal last
        found = last
        if found[0] is not value:
            last = found = (value, msgspec.Raw(msgspec.json.encode(encode(value))))
        return found[1]

    return written


def _name(value: str | type) -> str:
    return snake(value if isinstance(value, str) else value.__name__)


def _many(hint: Any) -> Encode:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Mapping:
        value_of = encoder(args[1]) or _itself
        return lambda value: {key: value_of(each) for key, each in value.items()}
    if origin is frozenset:
        one = encoder(args[0])
        return lambda value: sorted((each if one is None else one(each) for each in value), key=repr)
    if origin is not tuple:
        raise TypeError(f"{hint} has no place on the wire")
    if args[1:] == (...,):
        one = encoder(args[0])
        return list if one is None else lambda value: [one(each) for each in value]
    each_of = [encoder(arg) or _itself for arg in args]
    return lambda value: [encode(each) for encode, each in zip(each_of, value, strict=True)]


def _itself(value: Any) -> Any:
    return value


def _record(cls: type, said: str) -> Encode:
    plan = [(name, key(name), default(cls, name), encoder(hint)) for name, hint in hints(cls).items()]
    if cls in ROWS:
        return _row([(name, usual, one or _itself) for name, _, usual, one in plan], said)

    def encode(value: Any) -> Any:
        made = {"t": said} if said else {}
        for name, written, usual, one in plan:
            item = getattr(value, name)
            if item != usual:
                made[written] = item if one is None else one(item)
        return made

    return encode


def _row(plan: list[tuple[str, Any, Encode]], said: str) -> Encode:
    """The values in order; those at the end that equal their defaults are left out."""

    def encode(value: Any) -> Any:
        made = [said] if said else []
        stays = len(made)
        for name, usual, one in plan:
            item = getattr(value, name)
            made.append(one(item))
            stays = stays if item == usual else len(made)
        return made[:stays]

    return encode


def _union(options: tuple[Any, ...]) -> Encode | None:
    tagged = is_tagged(options)
    by_type: dict[type, Encode | None] = {}
    for option in map(made_of, options):
        if option in INSTEAD:
            by_type[option] = encoder(option)
        elif is_record(option):
            by_type[option] = _record(option, tag(option) if tagged else "")
        else:
            by_type[get_origin(option) or option] = encoder(option)
    if all(one is None for one in by_type.values()):
        return None

    def encode(value: Any) -> Any:
        one = by_type[type(value)]
        return value if one is None else one(value)

    return encode
