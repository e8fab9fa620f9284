"""Reading the offers of a view, by the wire alone: what is open at a server time, till when, and filled forms."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

View = Mapping[str, Any]
Fields = Mapping[str, Any]
AT_THE_DOOR = ("take_seat", "knock")
"""Asked for over HTTP, where the token is given."""


@dataclass(frozen=True, slots=True)
class Chance:
    """One offer of the newest view for one hand: exact options, or a form, within a window of server time."""

    do: str
    seat: str
    options: tuple[Fields, ...] = ()
    form: Mapping[str, Any] | None = None
    from_ms: int = 0
    until_ms: int | None = None

    def is_open(self, now_ms: int) -> bool:
        return self.from_ms <= now_ms and (self.until_ms is None or now_ms < self.until_ms)

    def fits(self, fields: Fields) -> bool:
        """Whether these fields are still what is offered."""
        return fields in self.options or (self.form is not None and fills(self.form, fields))

    @property
    def key(self) -> str:
        """Tells this chance from the same command's with other options."""
        return f"{self.do}/{self.seat}/{self.options}/{self.form}"


@dataclass(frozen=True, slots=True)
class Closed:
    """A command that is shut for this hand, and why."""

    do: str
    seat: str
    code: str
    clause: str
    options: tuple[Fields, ...]


def chances(view: View) -> Iterator[Chance]:
    """Every offer of this view, its time come or not."""
    for line in view.get("offers", ()):
        found = line["offer"]
        if found["t"] == "offer" and line["do"] not in AT_THE_DOOR:
            yield Chance(
                line["do"], line.get("seat", ""), bare(found.get("options", ())), found.get("form"),
                found.get("from_ms", 0), found.get("until_ms"),
            )  # fmt: skip


def open_now(view: View, now_ms: int) -> tuple[Chance, ...]:
    return tuple(each for each in chances(view) if each.is_open(now_ms))


def next_edge(view: View, now_ms: int) -> int | None:
    """The next server time at which an offer opens or closes."""
    edges = [at for each in chances(view) for at in (each.from_ms, each.until_ms or 0) if at > now_ms]
    return min(edges, default=None)


def shut(view: View) -> Iterator[Closed]:
    for line in view.get("offers", ()):
        found = line["offer"]
        if found["t"] == "shut":
            options = bare(found.get("options", ()))
            yield Closed(line["do"], line.get("seat", ""), found["code"], found["clause"], options)


def bare(options: Sequence[Mapping[str, Any]]) -> tuple[Fields, ...]:
    """Options as the fields of a frame: what the command is stands in `do`."""
    return tuple({name: value for name, value in each.items() if name != "t"} for each in options)


def fill(dice: random.Random, form: Mapping[str, Any], texts: Sequence[str] = ("шум",)) -> Fields:
    """Some way to fill this form within its bounds; texts are tried for the fields of words."""
    made = {each["name"]: _within(dice, each, texts) for each in form["fields"]}
    if also := form.get("also"):
        if made[also["one"]] == made[also["other"]] == also["top"]:
            made[also["other"]] = 0
        made[also["confirmed"]] = also["top"] in (made[also["one"]], made[also["other"]])
    return made


def _within(dice: random.Random, bound: Mapping[str, Any], texts: Sequence[str]) -> Any:
    match bound["t"]:
        case "whole":
            return dice.randint(bound["low"], bound["high"])
        case "text":
            fitting = [text for text in texts if bound["low"] <= len(text) <= bound["high"]]
            return dice.choice(fitting) if fitting else "м" * bound["low"]
        case "hex":
            return dice.randbytes(bound["octets"]).hex()
        case "one_of":
            return dice.choice(bound["values"])
        case "yes":
            return dice.random() < 0.5
        case other:
            raise ValueError(f"a form asks for a {other}")


def fills(form: Mapping[str, Any], fields: Fields) -> bool:
    """Whether choices and numbers lie within the form's bounds now; words and random bytes fitted when made."""
    for each in form["fields"]:
        value = fields.get(each["name"])
        if each["t"] == "one_of" and value not in each["values"]:
            return False
        if each["t"] == "whole" and not each["low"] <= int(value or 0) <= each["high"]:
            return False
    return True
