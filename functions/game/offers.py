"""What may be asked now: exact options or a bounded form, within a window of server time; or why it is shut."""

from dataclasses import dataclass
from typing import Any

from game.commands import Command
from game.names import graphemes, tidy

CODE_POINTS_PER_LETTER = 12
"""The longest letter in use, a family of four with skin tones, has eleven."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number, low and high included."""

    name: str
    low: int
    high: int

    def takes(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class Text:
    """Text of so many graphemes, without control or direction marks, already tidy."""

    name: str
    low: int
    high: int

    def takes(self, value: object) -> bool:
        if not isinstance(value, str) or len(value) > self.high * CODE_POINTS_PER_LETTER:
            return False
        return tidy(value) == value and self.low <= graphemes(value) <= self.high


@dataclass(frozen=True, slots=True)
class Hex:
    """So many random bytes written in lower-case hex."""

    name: str
    octets: int

    def takes(self, value: object) -> bool:
        return isinstance(value, str) and len(value) == 2 * self.octets and set(value) <= set("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these values."""

    name: str
    values: tuple[str | int, ...]

    def takes(self, value: object) -> bool:
        return any(type(value) is type(v) and value == v for v in self.values)


@dataclass(frozen=True, slots=True)
class Yes:
    """A yes or a no."""

    name: str

    def takes(self, value: object) -> bool:
        return isinstance(value, bool)


Field = Whole | Text | Hex | OneOf | Yes


@dataclass(frozen=True, slots=True)
class NotBoth:
    """Of two numbered fields: not both may reach top, and reaching it needs the yes field."""

    one: str
    other: str
    top: int
    confirmed: str

    def takes(self, command: Command) -> bool:
        one, other = getattr(command, self.one), getattr(command, self.other)
        if one == other == self.top:
            return False
        return bool(getattr(command, self.confirmed)) == (self.top in (one, other))


@dataclass(frozen=True, slots=True)
class Form:
    """Any command of this type whose fields lie within their bounds."""

    makes: type
    fields: tuple[Field, ...]
    also: NotBoth | None = None

    def takes(self, command: Command) -> bool:
        if type(command) is not self.makes:
            return False
        fits = all(field.takes(getattr(command, field.name)) for field in self.fields)
        return fits and (self.also is None or self.also.takes(command))


@dataclass(frozen=True, slots=True)
class Offer:
    """Open from from_ms (included) until until_ms (excluded); None: no end."""

    options: tuple[Command, ...] = ()
    form: Form | None = None
    from_ms: int = 0
    until_ms: int | None = None

    def fits(self, command: Command) -> bool:
        return command in self.options or (self.form is not None and self.form.takes(command))

    def open_at(self, now_ms: int) -> bool:
        return now_ms >= self.from_ms and (self.until_ms is None or now_ms < self.until_ms)

    def takes(self, command: Command, now_ms: int) -> bool:
        return self.open_at(now_ms) and self.fits(command)


@dataclass(frozen=True, slots=True)
class Shut:
    """Why it may not be asked: a stable code, the clause that says so, and which options this is about (none: all)."""

    code: str
    clause: str
    options: tuple[Command, ...] = ()


def offer(*options: Command, from_ms: int = 0, until_ms: int | None = None) -> Offer:
    """An offer of exactly these commands."""
    return Offer(options, None, from_ms, until_ms)


def form(makes: type, *fields: Field, also: NotBoth | None = None) -> Offer:
    """An offer of any command that fills this form."""
    return Offer((), Form(makes, fields, also))


def fields_of(value: Any) -> dict[str, Any]:
    """The own fields of a command or of a bound, for those who write offers down."""
    return {name: getattr(value, name) for name in value.__dataclass_fields__}
