"""The codec's front door, and the reading of one frame of a socket."""

from dataclasses import dataclass
from string import hexdigits

from game.commands import Command

from wire.decode import Malformed, decoder, from_bytes, from_plain, plain, record
from wire.encode import to_bytes, to_plain
from wire.shape import COMMANDS

__all__ = ["Act", "Frame", "Hello", "Lamps", "Malformed", "Ping", "Sheet", "from_bytes", "from_plain", "read_frame",
           "to_bytes", "to_plain"]  # fmt: skip

FRAME_MAX = 4096
WORD_MAX = 64


@dataclass(frozen=True, slots=True)
class Hello:
    """This window is here. take: the older window of the same seat gives way."""

    id: str
    window: str
    take: bool = False


@dataclass(frozen=True, slots=True)
class Ping:
    """t0 is the client's own clock and comes back as it was."""

    id: str
    t0: int


@dataclass(frozen=True, slots=True)
class Lamps:
    """What this device can do now: sound unlocked, screen kept awake, pack ready, and its line in ms."""

    id: str
    audio: bool
    awake: bool
    pack: bool
    rtt: int
    jitter: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A hall team's answer to the question of this opening time. sent: the device's idea of server time, growing with
    each delivery, so that an older one never takes the place of a newer."""

    id: str
    question: int
    text: str
    sent: int = 0


@dataclass(frozen=True, slots=True)
class Act:
    """A request of a person: `as` says which of this device's seats asks, phase which offer it answers."""

    id: str
    phase: int
    as_: str
    command: Command


Frame = Hello | Ping | Lamps | Sheet | Act
_PLAIN = {"hello": Hello, "ping": Ping, "lamps": Lamps, "sheet": Sheet}
_ENVELOPE = ("id", "phase", "as")


def read_frame(sent: str | bytes) -> Frame:
    """One frame of a socket; Malformed with a code."""
    if len(sent if isinstance(sent, bytes) else sent.encode("utf-8", "replace")) > FRAME_MAX:
        raise Malformed("too_long")
    given = dict(record(plain(sent)))
    do = given.pop("do", None)
    if type(do) is not str or not (do in _PLAIN or do in COMMANDS):
        raise Malformed("unknown_do")
    found: Frame = decoder(_PLAIN[do])(given) if do in _PLAIN else _act(COMMANDS[do], given)
    if not 0 < len(found.id) <= WORD_MAX or (isinstance(found, Hello) and not 0 < len(found.window) <= WORD_MAX):
        raise Malformed("bad_id")
    return found


def _act(asks: type, given: dict[str, object]) -> Act:
    if any(name not in given for name in _ENVELOPE):
        raise Malformed("missing_field")
    command_id, phase, speaks = (given.pop(name) for name in _ENVELOPE)
    text, whole = decoder(str), decoder(int)
    found = Act(text(command_id), whole(phase), text(speaks), decoder(asks)(given))
    if len(found.id) != 16 or not set(found.id) <= set(hexdigits.lower()):
        raise Malformed("bad_id")
    return found
