"""What counts as one letter to a reader, and what text is tidy enough to stand on a table."""

import re
import unicodedata

JOINER, KEYCAP = "\u200d", "\u20e3"
MARKS_PER_LETTER = 4
LETTERS = "[!-~\u00a1-\u00ac\u00ae-\u02ff\u0400-\u0482\u2010-\u2026]+"
PLAIN = re.compile(f"{LETTERS}(?: {LETTERS})*")
"""Words of letters that stand alone, single spaces between: tidy as they are, one grapheme each (most text)."""


def graphemes(text: str) -> int:
    """How many letters a reader sees: an accent, a skin tone, a flag or a family counts as one.

    A small reading of Unicode annex 29 (extended grapheme clusters) for names; Hangul syllables come composed (NFC).
    """
    if PLAIN.fullmatch(text):
        return len(text)
    count, previous, flag = 0, "", False
    for char in text:
        second_of_flag = flag and _regional(char)
        if not (previous == JOINER or second_of_flag or (previous and _extends(char))):
            count += 1
        flag = _regional(char) and not second_of_flag
        previous = char
    return count


def tidy(text: str) -> str:
    """Text without control, direction and invisible characters, inner spaces single, ends trimmed, NFC.

    At most four marks stay on one letter: more is a tower and not a name.
    """
    if PLAIN.fullmatch(text):
        return text
    kept, marks = [], 0
    for char in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MARKS_PER_LETTER and _visible(char):
            kept.append(char)
    joined = " ".join("".join(kept).split())
    return joined.strip(JOINER)


def _visible(char: str) -> bool:
    if char == JOINER or char.isspace():
        return True
    return (
        unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or 0xE0020 <= ord(char) <= 0xE007F
    )


def _extends(char: str) -> bool:
    code = ord(char)
    return (
        unicodedata.category(char) in ("Mn", "Me", "Mc")
        or char in (JOINER, KEYCAP)
        or 0x1F3FB <= code <= 0x1F3FF
        or 0xE0020 <= code <= 0xE007F
    )


def _regional(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF
