"""A message with its rows spelled out, for our own clients in Python: every field by its name, options as commands."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

from game.offers import Form, Shut, fields_of
from game.views import OfferView

from wire.decode import from_plain
from wire.messages import (
    ViewForAuthor,
    ViewForDefender,
    ViewForHall,
    ViewForHost,
    ViewForSeat,
    ViewForSpectator,
    ViewForStage,
    ViewForSteward,
)
from wire.shape import INSTEAD, ROWS, goes_as, hints, is_record, is_tagged, key, members, snake, tag

Plain = Mapping[str, Any]
VIEWS = {
    "host": ViewForHost, "seat": ViewForSeat, "spectator": ViewForSpectator, "stage": ViewForStage,
    "defender": ViewForDefender, "steward": ViewForSteward, "author": ViewForAuthor, "hall": ViewForHall,
}  # fmt: skip


def spelled(message: Plain) -> dict[str, Any]:
    """The message as it came, but a view with names in the place of rows."""
    view = VIEWS.get(message.get("you", {}).get("role"))
    return dict(message) if view is None else {"t": message["t"], **_named(view, message)}


def _named(hint: Any, given: Any) -> Any:
    if hint is OfferView:
        return _offer(from_plain(OfferView, given))
    if hint in INSTEAD and isinstance(given, str):
        return [list(each) for each in from_plain(hint, given)]
    hint = goes_as(hint)
    if is_record(hint):
        return dict(_fields(hint, given))
    options = [each for each in members(hint) if is_record(each)]
    if isinstance(given, Mapping) or (options and isinstance(given, list)):
        return _member(hint, options, given)
    if not isinstance(given, list):
        return given
    args = next((get_args(each) for each in members(hint) if get_origin(each) is tuple), ())
    kinds = args if args[1:] != (...,) and len(args) == len(given) else args[:1] * len(given)
    return [_named(kind, each) for kind, each in zip(kinds, given, strict=True)]


def _fields(cls: type, given: Any) -> Iterator[tuple[str, Any]]:
    for n, (name, hint) in enumerate(hints(cls).items()):
        if cls in ROWS and n < len(given):
            yield key(name), _named(hint, given[n])
        elif cls not in ROWS and key(name) in given:
            yield key(name), _named(hint, given[key(name)])


def _member(hint: Any, options: list[type], given: Any) -> Any:
    """A member of a union; of several dataclasses the tag says which."""
    if not is_tagged(members(hint)):
        return _named(options[0], given)
    said, rest = (given[0], given[1:]) if isinstance(given, list) else (given["t"], given)
    return {"t": said, **_named(next(each for each in options if tag(each) == said), rest)}


def _offer(view: OfferView) -> dict[str, Any]:
    """As the page unfolds it: options as commands, a form with its fields by name."""
    found = view.offer
    line = {"do": snake(view.do), "seat": view.seat}
    options = [_kind(each) for each in found.options]
    if isinstance(found, Shut):
        return line | {"offer": {"t": "shut", "code": found.code, "clause": found.clause, "options": options}}
    window = {"from_ms": found.from_ms, "until_ms": found.until_ms}
    return line | {"offer": {"t": "offer", "options": options, "form": filled_in(found.form), **window}}


def filled_in(form: Form | None) -> dict[str, Any] | None:
    """A form as an offer spells it out."""
    if form is None:
        return None
    also = None if form.also is None else fields_of(form.also)
    return {"makes": snake(form.makes.__name__), "fields": [_kind(each) for each in form.fields], "also": also}


def _kind(value: Any) -> dict[str, Any]:
    return {"t": tag(type(value)), **fields_of(value)}
