"""Plain values as YAML a person likes to read: words without quotes, long texts folded, lines kept."""

import json
import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

WIDTH: Final = 110
PLAIN: Final = re.compile(r"[A-Za-zА-Яа-яЁё«][\w \-—–«»().,;!?/%+=\"'…]*", re.U)
SPECIAL: Final = re.compile(r"(?i:~|null|true|false|yes|no|on|off|y|n)")
BLOCK: Final = re.compile(r"[^\x00-\x08\x0b-\x1f\x7f\x85\u2028\u2029\ufeff\ud800-\udfff]*")


def dump(given: Mapping[str, object], indent: int = 0) -> str:
    """A mapping as lines, each ended."""
    return "".join(_field(key, value, indent) for key, value in given.items())


def _field(key: str, value: object, indent: int) -> str:
    pad = " " * indent
    if isinstance(value, Mapping):
        return f"{pad}{key}:\n{dump(value, indent + 2)}"
    if isinstance(value, str | int):
        return f"{pad}{key}: {scalar(value, indent + 2)}\n"
    items: Sequence[object] = value if isinstance(value, Sequence) else ()
    return f"{pad}{key}:\n" + "".join(_item(item, indent + 2) for item in items)


def _item(value: object, indent: int) -> str:
    pad = " " * indent
    if isinstance(value, Mapping):
        return f"{pad}- {dump(value, indent + 2).removeprefix(' ' * (indent + 2))}"
    return f"{pad}- {scalar(value if isinstance(value, str | int) else str(value), indent + 2)}\n"


def scalar(value: str | int, indent: int) -> str:
    """One value; the lines of a block stand at this indent."""
    if isinstance(value, int):
        return str(value)
    if "\n" in value and _keeps_lines(value):
        return "|-\n" + "\n".join(" " * indent + line if line else "" for line in value.split("\n"))
    if len(value) + indent > WIDTH and _folds(value):
        return ">-\n" + textwrap.indent("\n".join(_wrapped(value, WIDTH - indent)), " " * indent)
    if PLAIN.fullmatch(value) and not SPECIAL.fullmatch(value) and value == value.strip() and len(value) <= 2 * WIDTH:
        return value
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\x7f").replace("\ufeff", "\\ufeff")


def _keeps_lines(value: str) -> bool:
    return (
        BLOCK.fullmatch(value) is not None
        and "\t" not in value
        and value == value.strip()
        and all(line == line.rstrip() for line in value.split("\n"))
    )


def _folds(value: str) -> bool:
    """Whether folding gives back the same text: single inner spaces, no tabs, nothing that YAML would change."""
    return (
        BLOCK.fullmatch(value) is not None
        and "\n" not in value
        and "\t" not in value
        and "  " not in value
        and value == value.strip(" ")
        and value[:1] not in ("", " ")
    )


def _wrapped(value: str, width: int) -> list[str]:
    lines, line = [], ""
    for word in value.split(" "):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line]
