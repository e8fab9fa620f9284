"""What hides inside a text: handouts in brackets, pictures and sounds, notes to the host, emphasis, stress."""

import re
from bisect import bisect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

HANDOUT: Final = re.compile(r"\s*раздат(?:очн\w+\s+материал\w*|ка)\s*[:.\-–—]?\s*", re.I)
FOR_HOST: Final = re.compile(
    r"\s*(?:ведущ|чтец|крупье|указани|раздать|раздается|раздаётся|не оглаша|не озвуч|прочит)", re.I
)
TRIGGER: Final = re.compile(r"\((?:img|pic|aud|audio|video|vid)\b|\[|<раздатка>|\(screen ", re.I)
DEEPEST: Final = 2  # brackets within brackets within brackets: deeper ones are text
TAG: Final = "<раздатка>"
CLOSED: Final = re.compile("</раздатка>", re.I)
OPTION: Final = re.compile(r"(?:[wh]=\S+|big|inline)\s+", re.I)
STAND_INS: Final = {sign: chr(0xFDD0 + number) for number, sign in enumerate("[]_~()`<!-\\")}
ESCAPED: Final = {f"\\{sign}": stand_in for sign, stand_in in STAND_INS.items()}
LINE: Final = "\x1f"  # a line break that does not end a line of the file: a space to every pattern
EMPHASIS: Final = re.compile(
    r"(?:https?|ftp)://\S+"
    r"|(?<![\w_])(_{1,3})(?=[^\s_])([^_]{1,4000})(?<=\S)\1(?![\w_])"
    r"|(?<![\w~])~(?=[^\s~])([^~]{1,4000})(?<=\S)~(?![\w~])"
)
BACKTICK: Final = re.compile(r"`([аеёиоуыэюяАЕЁИОУЫЭЮЯ])")
CAPITAL: Final = re.compile(r"\b(?:[а-яё]+[АЕИОУЫЭЮЯ][а-яё]*|[БВГДЖЗЙКЛМНПРСТФХЦЧШЩ][АЕИОУЫЭЮЯ][а-яё]{2,})\b")
UPPER_VOWEL: Final = re.compile(r"(?<=\w)[АЕИОУЫЭЮЯ]")


@dataclass
class Found:
    """What was taken out of a text: what is shown (files and texts, in order), notes; then the text that stays."""

    text: str = ""
    shown: list[tuple[Literal["file", "text"], str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    screens: list[str] = field(default_factory=list)
    empty_handout: bool = False
    depth: int = 0


def pairs(text: str, opening: str, closing: str) -> Mapping[int, int]:
    """Where each opening bracket closes, by one pass; those that never close are absent."""
    stack: list[int] = []
    found: dict[int, int] = {}
    for match in re.finditer(f"[{re.escape(opening + closing)}]", text):
        if match.group() == opening:
            stack.append(match.start())
        elif stack:
            found[stack.pop()] = match.start()
    return found


def take_out(text: str, all_brackets: bool, depth: int = 0) -> Found:
    """Handouts, media and notes of a text. all_brackets: every bracket is for the host, as in .4s."""
    found = Found(depth=depth)
    if depth > DEEPEST or ("(" not in text and "[" not in text and "<" not in text):
        found.text = text.strip()
        return found
    closes = _Closes(text)
    kept: list[str] = []
    at = rest = 0
    for match in TRIGGER.finditer(text):
        start = match.start()
        if start < at:
            continue
        taken = _taken(text, start, closes, found, all_brackets)
        if taken is not None:
            at, left = taken
            kept += [text[rest:start], left]
            rest = at = _after_gap(text, start, at) if not left else at
    found.text = "".join([*kept, text[rest:]]).strip()
    return found


def _after_gap(text: str, start: int, end: int) -> int:
    """Where the text goes on, without the double space or the empty line that a taken-out bracket leaves."""
    before = text[start - 1] if start else "\n"
    while before in " \n" and text[end : end + 1] == " ":
        end += 1
    return end + 1 if before == "\n" and text[end : end + 1] == "\n" else end


class _Closes:
    """Where brackets and tags of a text close, found by one pass each."""

    def __init__(self, text: str) -> None:
        self.round, self.square = pairs(text, "(", ")"), pairs(text, "[", "]")
        self._tags = [match.start() for match in CLOSED.finditer(text)]

    def tag(self, start: int) -> int | None:
        at = bisect(self._tags, start)
        return self._tags[at] if at < len(self._tags) else None


def _taken(text: str, start: int, closes: _Closes, found: Found, all_brackets: bool) -> tuple[int, str] | None:
    """Where what begins here ends and what stays of it in the text; None when it is plain text."""
    sign = text[start]
    if sign == "<":
        end = closes.tag(start)
        inside = "" if end is None else text[start + len(TAG) : end]
        return None if end is None else (end + len("</раздатка>"), _handout(inside, found))
    end = closes.round.get(start) if sign == "(" else closes.square.get(start)
    if end is None:
        return None
    inside = text[start + 1 : end]
    if sign == "(":
        return end + 1, _media(inside, found)
    if label := HANDOUT.match(inside):
        return end + 1, _handout(inside[label.end() :], found)
    if all_brackets or FOR_HOST.match(inside):
        return end + 1, _note(inside, found)
    return None


def _handout(inside: str, found: Found) -> str:
    deeper = take_out(inside, False, found.depth + 1)
    found.shown += [("text", deeper.text), *deeper.shown] if deeper.text else deeper.shown
    found.notes += deeper.notes
    found.screens += deeper.screens
    found.empty_handout |= not (deeper.text or deeper.shown)
    return ""


def _note(inside: str, found: Found) -> str:
    deeper = take_out(inside, False, found.depth + 1)
    found.shown += deeper.shown
    found.screens += deeper.screens
    if deeper.text:
        found.notes.append(deeper.text)
    return ""


def _media(inside: str, found: Found) -> str:
    word, _, rest = inside.partition(" ") if ":" not in inside.split(" ", 1)[0] else inside.partition(":")
    if word.lower() == "screen":
        printed, _, shown = rest.partition("|")
        found.screens.append(shown.strip())
        return printed
    rest = rest.strip()
    while option := OPTION.match(rest):
        rest = rest[option.end() :]
    if rest:
        found.shown.append(("file", rest))
    return ""


def escaped(text: str) -> str:
    """Escaped signs and named line breaks behind stand-ins, so that they are not read as markup."""
    if "\\" in text:
        text = re.sub(r"\\[\[\]_~()`<!\-\\]", lambda match: ESCAPED[match.group()], text)
    return text.replace("(LINEBREAK)", LINE).replace("(PAGEBREAK)", LINE) if "BREAK)" in text else text


def restored(text: str) -> str:
    """The signs themselves in place of their stand-ins."""
    if not re.search("[\x1f\ufdd0-\ufddf]", text):
        return text
    text = text.replace(LINE, "\n")
    for sign, stand_in in STAND_INS.items():
        text = text.replace(stand_in, sign)
    return text


def without_emphasis(text: str, tell: Callable[[], None]) -> str:
    """The text without italics, bold, underline and strike marks; `tell` is called when there were any."""

    def plain(match: "re.Match[str]") -> str:
        inner = match.group(2) or match.group(3)
        if inner is None:
            return match.group()
        tell()
        return without_emphasis(inner, tell) if "_" in inner or "~" in inner else inner

    return EMPHASIS.sub(plain, text) if "_" in text or "~" in text else text


def with_stress(text: str, tell: Callable[[str], None]) -> str:
    """Stress as U+0301: from a backtick, and from one capital vowel inside a word, of which `tell` is told."""

    def spoken(match: "re.Match[str]") -> str:
        tell(match.group())
        return UPPER_VOWEL.sub(lambda vowel: vowel.group().lower() + "\u0301", match.group())

    return CAPITAL.sub(spoken, BACKTICK.sub("\\1\u0301", text) if "`" in text else text)
