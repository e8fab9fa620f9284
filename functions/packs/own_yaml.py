"""YAML of a pack to plain values: safe, shallow, without aliases; a key written twice is named, not lost."""

import re
from collections.abc import Hashable, Iterator
from typing import Any, Final

import yaml

from packs.decoding import MOST_BYTES
from packs.trouble import BadPack, refusal

# libyaml reads ten times faster; the events are the same where it is absent.
LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DEEPEST: Final = 20
WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,14})")
PLAIN: Final[dict[str, object]] = {"": None, "~": None, "null": None, "true": True, "false": False}
KNOWN_TAGS: Final = (None, "!", "tag:yaml.org,2002:str")


class Lined(dict[Hashable, Any]):
    """A mapping that remembers the line it began on, for the person who mends the file."""

    line: int = 0


def plain(text: bytes) -> object:
    """The values of a YAML document in UTF-8; BadPack with the line when it cannot be read."""
    if len(text) > MOST_BYTES:
        raise _bad("too_big", 1, "файл больше восьми мегабайт", "Разделите пакет на несколько")
    try:
        return _document(yaml.parse(text.decode("utf-8-sig"), Loader=LOADER))
    except UnicodeDecodeError as error:
        line = text[: error.start].count(b"\n") + 1
        raise _bad("encoding", line, "файл не в UTF-8", "Сохраните его в кодировке UTF-8") from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        remedy = "Проверьте отступы и возьмите значения с двоеточием в кавычки"
        raise _bad("yaml", line, "разметка YAML нарушена", remedy) from None
    except (yaml.YAMLError, ValueError):
        raise _bad("yaml", 1, "в файле есть недопустимые знаки", "Уберите управляющие знаки") from None


def _document(events: Iterator[Any]) -> object:
    found: object = None
    documents = 0
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise _bad("yaml", _line(event), "в файле больше одного документа YAML", "Уберите строку ---")
            found = _value(next(events), events, 0)
    return found


def _value(event: Any, events: Iterator[Any], depth: int) -> object:
    line = _line(event)
    if isinstance(event, yaml.AliasEvent) or event.anchor:
        raise _bad("alias", line, "ссылки YAML (* и &) не читаются", "Повторите текст полностью")
    if depth > DEEPEST:
        raise _bad("yaml", line, "слишком глубокая вложенность", "Сверьте отступы с образцом")
    if event.tag not in KNOWN_TAGS:
        raise _bad("yaml", line, f"тег {event.tag} не читается", "Запишите значение просто текстом")
    if isinstance(event, yaml.ScalarEvent):
        return _scalar(event)
    if isinstance(event, yaml.SequenceStartEvent):
        return _sequence(events, depth)
    return _mapping(line, events, depth)


def _scalar(event: Any) -> object:
    value: str = event.value
    if not event.implicit[0]:
        return value
    if value in PLAIN:
        return PLAIN[value]
    return int(value) if WHOLE.fullmatch(value) else value


def _sequence(events: Iterator[Any], depth: int) -> list[object]:
    made = []
    for event in events:
        if isinstance(event, yaml.SequenceEndEvent):
            break
        made.append(_value(event, events, depth + 1))
    return made


def _mapping(line: int, events: Iterator[Any], depth: int) -> Lined:
    made = Lined()
    made.line = line
    for event in events:
        if isinstance(event, yaml.MappingEndEvent):
            break
        key = _value(event, events, depth + 1)
        if not isinstance(key, str | int) or key in made:
            reason = "поле записано дважды" if isinstance(key, str | int) else "имя поля — не слово"
            raise _bad("key_twice", _line(event), reason, "Оставьте одно из двух")
        made[key] = _value(next(events), events, depth + 1)
    return made


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


def _bad(code: str, line: int, reason: str, remedy: str) -> BadPack:
    return refusal(code, f"строка {line}", reason, remedy)
