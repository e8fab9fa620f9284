"""Bytes to text: a mark, strict UTF-8, then how often letters come; the unsure are asked about, the mixed refused."""

import math
import re
from collections import Counter
from functools import cache
from typing import Final

from packs.tidy import tidy
from packs.trouble import BadPack, refusal

MOST_BYTES: Final = 8_000_000
ENCODINGS: Final = ("utf-8", "cp1251", "koi8-r", "cp866")
ASKED: Final = (*ENCODINGS, "utf-16")
MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\x00\x00", "utf-32"), (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"),
)  # fmt: skip
# How often each letter comes in Russian prose, in thousandths.
OFTEN: Final = dict(zip(
    "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё",
    (110, 84, 80, 74, 67, 63, 55, 47, 45, 44, 35, 32, 30, 28, 26, 20, 19, 17, 17, 16, 16, 14, 12, 10, 9, 7, 6, 5, 4, 3,
     3, 0.4, 2), strict=True,
))  # fmt: skip
SIGNS: Final = frozenset("«»—–…№„“”’\u00a0")
SURE: Final = 12.0  # nats between the first and the second: less is asked about
USUAL: Final = -3.8  # nats a letter: prose read in its own encoding is above, in another one far below
LONG_LINE: Final = 40  # letters after which one line may speak for itself
HIGH: Final = re.compile(rb"[\x80-\xff]+")
CYRILLIC_PAIRS: Final = re.compile(rb"(?:[\xd0\xd1][\x80-\xbf]){3}")


def text_of(content: bytes, encoding: str = "", most: int = MOST_BYTES) -> str:
    """The text, its lines ended by \\n alone, without invisible signs; BadPack when it cannot be read for sure."""
    if len(content) > most:
        reason = f"файл больше {most // 1_000_000} мегабайт"
        raise refusal("too_big", "файл", reason, "Разделите пакет на несколько файлов")
    return tidy(_decoded(content, encoding))


def encoding_of(content: bytes, told: str = "") -> str:
    """In which encoding text_of reads these bytes; "" when none fits."""
    marked = (name for mark, name in MARKS if content.startswith(mark))
    if found := told or next(marked, "").removesuffix("-sig"):
        return found
    if any(_is_utf8(content[: len(content) - cut]) for cut in range(4)):
        return "utf-8"
    return next(iter(guesses(content)), "")


def guesses(content: bytes) -> tuple[str, ...]:
    """The old encodings in which these bytes are text at all, the likeliest first."""
    scored = sorted(((_score(content, name), name) for name in ENCODINGS[1:]), reverse=True)
    return tuple(name for score, name in scored if score > -math.inf)


def _decoded(content: bytes, encoding: str) -> str:
    if encoding:
        return _told(content, encoding)
    for mark, name in MARKS:
        if content.startswith(mark):
            return _strict(content, name) if name != "utf-8-sig" else _utf8(content[len(mark) :])
    if b"\x00" in content:
        raise refusal("not_text", _line(content, content.index(b"\x00")), "это не текст", "Сохраните пакет текстом")
    return _utf8(content)


def _told(content: bytes, encoding: str) -> str:
    if encoding not in ASKED:
        raise refusal("encoding", "кодировка", f"кодировки {encoding} здесь не знают", f"Есть: {', '.join(ASKED)}")
    return _strict(content, "utf-8-sig" if encoding == "utf-8" else encoding)


def _strict(content: bytes, name: str) -> str:
    try:
        return content.decode(name)
    except UnicodeDecodeError as error:
        raise _undecodable(content, error.start, name) from None


def _undecodable(content: bytes, at: int, name: str) -> BadPack:
    reason = f"здесь байты, которых в кодировке {name} не бывает"
    return refusal("undecodable", _line(content, at), reason, "Сохраните файл заново в UTF-8")


def _utf8(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        if error.start >= len(content) - 3 and error.reason == "unexpected end of data" and error.start:
            return content[: error.start].decode() + "\ufffd"
        return _eight_bits(content, error.start)


def _eight_bits(content: bytes, at: int) -> str:
    """Text that is not UTF-8: one of the three old encodings, if it can be told which."""
    if CYRILLIC_PAIRS.search(content):
        _refuse_mixed(content)
    scored = sorted(((_score(content, name), name) for name in ENCODINGS[1:]), reverse=True)
    (best, name), (second, other) = scored[:2]
    if best == -math.inf:
        raise _undecodable(content, at, "utf-8")
    if best - second < SURE:
        remedy = f"Назовите её (--encoding {name} или {other}) или сохраните файл в UTF-8"
        raise refusal("encoding_unsure", "файл", f"кодировку не узнать наверняка: {name} или {other}", remedy)
    _refuse_other_lines(content, name)
    return content.decode(name)


def _refuse_mixed(content: bytes) -> None:
    """Lines in UTF-8 and lines that are not, in one file."""
    was: bool | None = None
    for number, line in enumerate(content.split(b"\n"), 1):
        if not HIGH.search(line):
            continue
        now = _is_utf8(line)
        if was is not None and now != was:
            before, after = ("UTF-8", "другая") if was else ("другая", "UTF-8")
            raise _mixed(number, f"до этой строки кодировка {before}, с неё {after}")
        was = now
    raise _mixed(1, "в одной строке две кодировки")


def _refuse_other_lines(content: bytes, name: str) -> None:
    """Long lines whose letters speak for another encoding than the rest of the file."""
    prose = _weights(name, False)
    for number, line in enumerate(content.split(b"\n"), 1):
        high = b"".join(HIGH.findall(line)) if len(line) >= LONG_LINE else b""
        if len(high) < LONG_LINE or sum(map(prose.__getitem__, high)) > USUAL * len(high):
            continue
        if other := _other(line, name):
            raise _mixed(number, f"файл в {name}, а эта строка в {other}")


def _other(content: bytes, name: str) -> str:
    """Another encoding for which these bytes speak clearly louder, or ""."""
    scores = {each: _score(content, each) for each in ENCODINGS[1:]}
    best = max(scores, key=lambda each: scores[each])
    return best if scores[best] - scores[name] > 2 * SURE else ""


def _mixed(number: int, reason: str) -> BadPack:
    remedy = "Сохраните весь файл в UTF-8 и проверьте текст с этого места"
    return refusal("mixed_encodings", f"строка {number}", f"смешаны кодировки: {reason}", remedy)


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


def _score(content: bytes, name: str) -> float:
    """The likelihood of these bytes as Russian text in this encoding, in nats; -inf when they cannot be."""
    high = [(byte, count) for byte, count in Counter(content[:100_000]).items() if byte >= 128]
    prose, capitals = _weights(name, False), _weights(name, True)
    return max(
        sum(prose[byte] * count for byte, count in high), sum(capitals[byte] * count for byte, count in high) - SURE
    )


@cache
def _weights(name: str, shout: bool) -> tuple[float, ...]:
    return tuple(_weight(bytes([byte]).decode(name, "replace"), shout) for byte in range(256))


def _weight(sign: str, shout: bool) -> float:
    if sign == "\ufffd":
        return -math.inf
    if sign.lower() in OFTEN:
        usual = sign.isupper() == shout
        return math.log(OFTEN[sign.lower()] / 1000 * (1 if usual else 0.06))
    return math.log(0.004) if sign in SIGNS else math.log(0.00002)


def _line(content: bytes, at: int) -> str:
    return f"строка {content.count(bytes([10]), 0, at) + 1}"
