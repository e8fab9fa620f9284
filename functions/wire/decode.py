"""Plain JSON values to values, strictly: what does not fit raises Malformed with a code, and nothing is guessed."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING
from functools import cache
from typing import Any, get_args, get_origin

import msgspec

from wire.shape import (
    AS_IT_IS,
    INSTEAD,
    ROWS,
    CommandName,
    PhaseName,
    camel,
    default,
    hints,
    is_record,
    is_tagged,
    key,
    literals,
    made_of,
    members,
    tag,
)

Decode = Callable[[Any], Any]
MOST = 1 << 53  # a browser's whole numbers end here


class Malformed(Exception):
    """The other side is broken or hostile. code is stable and holds nothing of what was sent."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def from_bytes(hint: Any, sent: bytes) -> Any:
    """The value of this type in UTF-8 JSON; Malformed otherwise."""
    return from_plain(hint, plain(sent))


def plain(sent: bytes | str) -> Any:
    try:
        return msgspec.json.decode(sent)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Malformed("not_json") from None


def from_plain(hint: Any, given: object) -> Any:
    return decoder(hint)(given)


@cache
def decoder(hint: Any) -> Decode:
    """How a value of this type is read."""
    hint = made_of(hint)
    if hint in INSTEAD:
        one, back = decoder(INSTEAD[hint].hint), INSTEAD[hint].back
        return lambda given: back(one(given))
    if hint in AS_IT_IS:
        return record
    options = members(hint)
    if len(options) > 1:
        return _union(options)
    if hint in (CommandName, PhaseName):
        return lambda given: camel(_text(given))
    if literals(hint):
        return _literal(literals(hint))
    if is_record(hint):
        return _record(hint)
    if hint in _SCALARS:
        return _SCALARS[hint]
    return _many(hint)


def _text(given: Any) -> str:
    if type(given) is str:
        return given
    raise Malformed("wrong_type")


def _whole(given: Any) -> int:
    if type(given) is int and -MOST <= given <= MOST:
        return given
    raise Malformed("wrong_type")


def _yes(given: Any) -> bool:
    if type(given) is bool:
        return given
    raise Malformed("wrong_type")


def _nothing(given: Any) -> None:
    if given is not None:
        raise Malformed("wrong_type")


_SCALARS: dict[Any, Decode] = {str: _text, int: _whole, bool: _yes, type(None): _nothing}


def _literal(values: tuple[Any, ...]) -> Decode:
    def decode(given: Any) -> Any:
        for value in values:
            if type(given) is type(value) and given == value:
                return value
        raise Malformed("unknown_value")

    return decode


def _many(hint: Any) -> Decode:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Mapping:
        named, value = decoder(args[0]), decoder(args[1])
        return lambda given: {named(key): value(each) for key, each in record(given).items()}
    if origin is frozenset or (origin is tuple and args[1:] == (...,)):
        one = decoder(args[0])
        return lambda given: origin(one(each) for each in _list(given))
    if origin is not tuple:
        raise TypeError(f"{hint} cannot come over the wire")
    each_of = [decoder(arg) for arg in args]

    def decode(given: Any) -> Any:
        if len(_list(given)) != len(each_of):
            raise Malformed("wrong_length")
        return tuple(one(each) for one, each in zip(each_of, given, strict=True))

    return decode


def _list(given: Any) -> list[Any]:
    if type(given) is list:
        return given
    raise Malformed("wrong_type")


def record(given: Any) -> dict[str, Any]:
    if type(given) is dict:
        return given
    raise Malformed("not_an_object")


def _record(cls: type) -> Decode:
    plan = [(name, key(name), default(cls, name), decoder(hint)) for name, hint in hints(cls).items()]
    known = {written for _, written, _, _ in plan}
    if cls in ROWS:
        return _row(cls, [(usual, one) for _, _, usual, one in plan])

    def decode(given: Any) -> Any:
        if not record(given).keys() <= known:
            raise Malformed("unknown_field")
        made = {}
        for name, written, usual, one in plan:
            if written in given:
                made[name] = one(given[written])
            elif usual is MISSING:
                raise Malformed("missing_field")
        return cls(**made)

    return decode


def _row(cls: type, plan: list[tuple[Any, Decode]]) -> Decode:
    needed = sum(usual is MISSING for usual, _ in plan)

    def decode(given: Any) -> Any:
        if not needed <= len(_list(given)) <= len(plan):
            raise Malformed("wrong_length")
        return cls(*(one(each) for each, (_, one) in zip(given, plan, strict=False)))

    return decode


def _union(options: tuple[Any, ...]) -> Decode:
    if is_tagged(options):
        return _tagged({tag(each): decoder(each) for each in options if is_record(each)}, type(None) in options)
    tried = [decoder(each) for each in options]

    def decode(given: Any) -> Any:
        trouble = Malformed("wrong_type")
        for one in tried:
            try:
                return one(given)
            except Malformed as found:
                trouble = trouble if found.code in ("wrong_type", "not_an_object") else found
        raise trouble

    return decode


def _tagged(by_tag: dict[str, Decode], or_none: bool) -> Decode:
    def decode(given: Any) -> Any:
        if given is None and or_none:
            return None
        said, rest = _said(given)
        if type(said) is not str or said not in by_tag:
            raise Malformed("unknown_kind")
        return by_tag[said](rest)

    return decode


def _said(given: Any) -> tuple[Any, Any]:
    """The tag of a member of a union, and the rest: a row begins with it, a record has it as "t"."""
    if type(given) is list:
        return (given[0] if given else None), given[1:]
    rest = dict(record(given))
    return rest.pop("t", None), rest
