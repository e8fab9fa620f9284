"""YAML of a pack to plain values: safe, without aliases, and a key written twice is a trouble and not a loss."""

from collections.abc import Hashable
from typing import Any

import yaml

from packs.trouble import BadPack, Trouble


class Lined(dict[Hashable, Any]):
    """A mapping that remembers the line it began on, for the person who mends the file."""

    line: int = 0


class _Doubled(yaml.YAMLError):
    def __init__(self, line: int) -> None:
        self.line = line


class _Aliased(yaml.YAMLError):
    def __init__(self, line: int) -> None:
        self.line = line


class _Loader(yaml.SafeLoader):
    """The safe loader, stricter."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            raise _Aliased(self.line + 1)
        return super().compose_node(parent, index)


def _mapping(loader: _Loader, node: yaml.MappingNode) -> Lined:
    keys = [key.value for key, _ in node.value]
    for key, _ in node.value:
        if keys.count(key.value) > 1:
            raise _Doubled(key.start_mark.line + 1)
    made = Lined(loader.construct_mapping(node, deep=True))
    made.line = node.start_mark.line + 1
    return made


_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)


def plain(text: bytes) -> object:
    """The values of a YAML document in UTF-8; BadPack with the line when it cannot be read."""
    try:
        return yaml.load(text.decode("utf-8-sig"), Loader=_Loader)
    except UnicodeDecodeError as error:
        line = text[: error.start].count(b"\n") + 1
        raise _bad("encoding", line, "файл не в UTF-8", "Сохраните его в кодировке UTF-8") from None
    except _Doubled as error:
        raise _bad("key_twice", error.line, "поле записано дважды", "Оставьте одно из двух") from None
    except _Aliased as error:
        raise _bad("alias", error.line, "ссылки YAML (* и &) не читаются", "Повторите текст полностью") from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        remedy = "Проверьте отступы и возьмите значения с двоеточием в кавычки"
        raise _bad("yaml", line, "разметка YAML нарушена", remedy) from None
    except yaml.YAMLError:
        raise _bad("yaml", 1, "в файле есть недопустимые знаки", "Уберите управляющие знаки") from None


def _bad(code: str, line: int, reason: str, remedy: str) -> BadPack:
    return BadPack([Trouble(code, f"строка {line}", reason, remedy)])
