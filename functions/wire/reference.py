"""Writes the protocol page's lists: every frame, body and view of the wire, as Markdown made from its dataclass."""

import inspect
import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING
from typing import Any, get_args

from game.events import Event
from game.rulebooks import RULEBOOKS

from wire import http, http_packs
from wire.codec import Act, Hello, Lamps, Ping, Sheet
from wire.messages import ServerMessage
from wire.protocol import Protocol
from wire.shape import COMMANDS, ROWS, default, goes_as, hints, is_record, key, members, snake, tag
from wire.typescript import write

BAR = r"\|"
ENVELOPE = "command"
"""The one field of Act that is not of the envelope: the command's own fields stand in its place."""

ROW = "Goes as a row: a list of these values in this order. Where it may be one of several, `{}` stands before them."


def sections() -> Mapping[str, str]:
    """The lists by the name a page asks for them."""
    messages = get_args(ServerMessage)
    return {
        "frames": _all((Act, Hello, Ping, Lamps, Sheet), lambda cls: "<command>" if cls is Act else tag(cls)),
        "commands": _commands(),
        "messages": _all(messages, tag),
        "views": _all(_inside(messages), _name),
        "bodies": _all((*http.REQUESTS, *http.REPLIES, *_packs()), _name),
        "protocol": _all((Protocol, *_inside((Protocol,), but=get_args(Event))), _name),
        "events": _all(get_args(Event), tag),
    }


def _packs() -> tuple[type, ...]:
    """Bodies of /api/packs/*, then what stands inside them."""
    bodies = (*http_packs.REQUESTS, *http_packs.REPLIES)
    return (*bodies, *_inside(bodies))


def _name(cls: type) -> str:
    return cls.__name__


def _commands() -> str:
    return "\n".join(_record(cls, name, _askers(cls)) for name, cls in COMMANDS.items())


def _askers(cls: type) -> str:
    """Who may ask this, and when, in each rulebook: read from its rows."""
    lines = []
    for book in RULEBOOKS.values():
        for row in (row for row in book.rows if row.asks is cls):
            by, during = (", ".join(snake(each.__name__) for each in side) for side in (row.by, row.during))
            lines.append(f"- `{book.id}` {row.clause}: {by}, during {during}")
    return "\n".join(lines)


def _all(classes: Iterable[type], called: Callable[[type], str]) -> str:
    """Classes of one name (a view for each audience) stand under one heading each, told apart by their own names."""
    return "\n".join(_record(cls, called(cls)) for cls in classes)


def _record(cls: type, name: str, more: str = "") -> str:
    said = f" ({cls.__name__})" if snake(cls.__name__) != snake(name) else ""
    rows = [_field(cls, field, hint) for field, hint in hints(cls).items() if field != ENVELOPE]
    table = ["| field | type | when left out |", "|---|---|---|", *rows] if rows else ["No fields."]
    parts = (f"### `{name}`{said}", _doc(cls), ROW.format(tag(cls)) if cls in ROWS else "", more, "\n".join(table))
    return "\n\n".join(each for each in parts if each) + "\n"


def _doc(cls: type) -> str:
    """The docstring, less the signature that a dataclass writes where there is none."""
    said = inspect.cleandoc(cls.__doc__ or "")
    return "" if said.startswith(f"{cls.__name__}(") else textwrap.fill(said, 120)


def _field(cls: type, name: str, hint: Any) -> str:
    usual = default(cls, name)
    left_out = "" if usual is MISSING else f"`{usual!r}`"
    return f"| `{key(name)}` | `{write(hint).replace('|', BAR)}` | {left_out} |"


def _inside(roots: Iterable[type], but: Iterable[type] = ()) -> tuple[type, ...]:
    """The dataclasses that the fields of these are made of, each once, in the order of meeting."""
    found: dict[type, None] = {}
    passed = set(but) | set(COMMANDS.values())

    def meet(hint: Any) -> None:
        hint = goes_as(hint)
        if is_record(hint) and hint not in found and hint not in passed:
            found[hint] = None
            for each in hints(hint).values():
                meet(each)
        elif not is_record(hint):
            for each in (*members(hint), *get_args(hint)):
                if each is not hint:
                    meet(each)

    starts = tuple(roots)
    for root in starts:
        for hint in hints(root).values():
            meet(hint)
    return tuple(cls for cls in found if cls not in starts)
