"""Text as it is kept: one normal form, one line end, nothing invisible."""

import re
import unicodedata
from typing import Final

INVISIBLE: Final = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f\ufdd0-\ufdef\u200b\u200c\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)
ENDS: Final = re.compile("\r*\n|\r|\x85|\u2028|\u2029|\x0c|\x0b")


def tidy(text: str) -> str:
    """One normal form, one line end, nothing invisible; tabs and no-break spaces stay as they are."""
    text = INVISIBLE.sub("", ENDS.sub("\n", text))
    return unicodedata.normalize("NFC", text)
