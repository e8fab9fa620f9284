"""What counts as one letter to a reader, and what text is tidy enough to stand on a table."""

import re
import unicodedata

JOINER, KEYCAP, BLACK_FLAG = "\u200d", "\u20e3", "\U0001f3f4"
MARKS_PER_LETTER = 4
LETTERS = "[!-~\u00a1-\u00ac\u00ae-\u02ff\u0400-\u0482\u2010-\u2026]+"
PLAIN = re.compile(f"{LETTERS}(?: {LETTERS})*")
"""Words of letters that stand alone, single spaces between: tidy as they are, one grapheme each (most text)."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that draw nothing: with them two names look alike, or a name looks empty."""


def graphemes(text: str) -> int:
    """How many letters a reader sees: an accent, a skin tone, a flag or a family counts as one.

    A small reading of Unicode annex 29 (extended grapheme clusters) for names; Hangul syllables come composed (NFC).
    """
    if PLAIN.fullmatch(text):
        return len(text)
    count, previous, flag = 0, "", False
    for char in text:
        second_of_flag = flag and _regional(char)
        joined = previous == JOINER and _picture(char)
        if not (joined or second_of_flag or (previous and _extends(char))):
            count += 1
        flag = _regional(char) and not second_of_flag
        previous = char
    return count


def tidy(text: str) -> str:
    """Text without control, direction and invisible characters, inner spaces single, ends trimmed, NFC.

    At most four marks stay on one letter: more is a tower and not a name. What joins or varies pictures stays only
    where it does so, since elsewhere it is invisible.
    """
    if PLAIN.fullmatch(text):
        return text
    kept, marks = "", 0
    for char in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MARKS_PER_LETTER and _visible(char) and _belongs(char, kept):
            kept = _unglued(kept, char) + char
    return unicodedata.normalize("NFC", " ".join(_unglued(kept, "").split()))


def _belongs(char: str, before: str) -> bool:
    """Whether a joiner, a variation or a tag has something before it to work on."""
    last = before[-1:]
    if char == JOINER:
        return _picture(last) or _variation(last)
    if _variation(char):
        return _picture(last) or last in tuple("0123456789#*")
    return not _tag(char) or last == BLACK_FLAG or _tag(last)


def _unglued(kept: str, char: str) -> str:
    """A joiner that joins no picture falls."""
    return kept if _picture(char) else kept.removesuffix(JOINER)


def _visible(char: str) -> bool:
    if char == JOINER or char.isspace() or _tag(char):
        return True
    hidden = unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
    return not hidden and char not in BLANK and not 0xE0100 <= ord(char) <= 0xE01EF


def _extends(char: str) -> bool:
    marks = unicodedata.category(char) in ("Mn", "Me", "Mc")
    return marks or char in (JOINER, KEYCAP) or 0x1F3FB <= ord(char) <= 0x1F3FF or _tag(char)


def _picture(char: str) -> bool:
    return char != "" and (unicodedata.category(char) == "So" or ord(char) >= 0x1F000 or char in "\u2194\u2195")


def _variation(char: str) -> bool:
    return char in ("\ufe0e", "\ufe0f")


def _tag(char: str) -> bool:
    return "\U000e0020" <= char <= "\U000e007f" and char != ""


def _regional(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF
