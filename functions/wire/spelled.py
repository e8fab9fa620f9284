"""A message with its rows spelled out, for our own clients in Python: every field by its name, options as commands."""

from collections.abc import Callable, Mapping
from functools import cache
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
Spell = Callable[[Any], Any]
VIEWS = {
    "host": ViewForHost, "seat": ViewForSeat, "spectator": ViewForSpectator, "stage": ViewForStage,
    "defender": ViewForDefender, "steward": ViewForSteward, "author": ViewForAuthor, "hall": ViewForHall,
}  # fmt: skip


def spelled(message: Plain) -> dict[str, Any]:
    """The message as it came, but a view with names in the place of rows."""
    view = VIEWS.get(message.get("you", {}).get("role"))
    if view is None:
        return dict(message)
    spell = _speller(view)
    return {"t": message["t"], **(message if spell is None else spell(message))}


@cache
def _speller(hint: Any) -> Spell | None:
    """How a value of this type is spelled out; None when it stands as it is. Compiled once: a robot reads thousands."""
    if hint is OfferView:
        return lambda given: _offer(from_plain(OfferView, given))
    plainly = _plainly(goes_as(hint))
    if hint not in INSTEAD:
        return plainly
    as_it_is = plainly or (lambda given: given)
    return lambda given: [list(each) for each in from_plain(hint, given)] if isinstance(given, str) else as_it_is(given)


def _plainly(hint: Any) -> Spell | None:
    if is_record(hint):
        return _record(hint)
    options = [each for each in members(hint) if is_record(each)]
    if options:
        return _member(options, is_tagged(members(hint)))
    args = next((get_args(each) for each in members(hint) if get_origin(each) is tuple), ())
    return _many(args) if args else None


def _record(cls: type) -> Spell:
    plan = [(key(name), _speller(hint)) for name, hint in hints(cls).items()]
    if cls in ROWS:
        return lambda given: {
            name: each if spell is None else spell(each) for (name, spell), each in zip(plan, given, strict=False)
        }
    return lambda given: {
        name: given[name] if spell is None else spell(given[name]) for name, spell in plan if name in given
    }


def _member(options: list[type], tagged: bool) -> Spell:
    """A member of a union; of several dataclasses the tag says which."""
    spellers = {tag(each): _speller(each) or _record(each) for each in options}
    first = next(iter(spellers.values()))

    def spell(given: Any) -> Any:
        if not isinstance(given, list | Mapping):
            return given
        if not tagged:
            return first(given)
        said, rest = (given[0], given[1:]) if isinstance(given, list) else (given["t"], given)
        return {"t": said, **spellers[said](rest)}

    return spell


def _many(args: tuple[Any, ...]) -> Spell:
    alike, spellers = args[1:] == (...,), [_speller(each) for each in args if each is not ...]
    one = spellers[0]

    def spell(given: Any) -> Any:
        if not isinstance(given, list):
            return given
        if alike or len(spellers) != len(given):
            return given if one is None else [one(each) for each in given]
        return [each if spell is None else spell(each) for spell, each in zip(spellers, given, strict=True)]

    return spell


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
