"""Nicknames: any script, one to 24 letters as a reader counts them, nobody else's."""

import unicodedata

from game.names import graphemes, tidy

from club.confusables import skeleton
from club.refusals import Closed

LETTERS_MAX = 24
VARIATIONS = ("\ufe0e", "\ufe0f")
APOSTROPHES = "\u02bb\u02bc\u02b9\u2032"
KEY_MAX = 400  # 24 families of emoji are 168 characters; a key of the table holds 2 KB


def nickname(given: str) -> str:
    """The name as it will stand; Closed(name_length) when it is none or too long."""
    name = tidy(given)
    if not 0 < graphemes(name) <= LETTERS_MAX:
        raise Closed("name_length", 409)
    return name


def login(given: str) -> str:
    """The folded name of whatever was typed; so long at most that it can be a key."""
    return folded(tidy(given))[:KEY_MAX]


def folded(name: str) -> str:
    """Equal for names that differ in case, in width, in spaces, in signs or in letters that only look alike."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    apart = "".join(map(_sign, unicodedata.normalize("NFKD", plain)))
    return "".join(unicodedata.normalize("NFC", skeleton(apart)).split())


def _sign(char: str) -> str:
    """One dash, one apostrophe, the digits of one script; what only varies a picture is nothing."""
    match unicodedata.category(char):
        case "Pd":
            return "-"
        case "Pi" | "Pf":
            return "'"
        case "Nd":
            return str(unicodedata.digit(char))
        case _:
            return "" if char in VARIATIONS else "'" if char in APOSTROPHES else char
