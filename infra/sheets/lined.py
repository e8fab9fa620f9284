"""YAML as text with lines: every scalar stays as it was written, so 6:4 is a score and no number of seconds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import yaml
from standings.reason import Fault

MOST_BYTES: Final = 2_000_000
MOST_DEPTH: Final = 50
ABSENT: Final = ("", "~", "null")


@dataclass(frozen=True, slots=True)
class Text:
    """What stands after a key or a dash."""

    value: str
    line: int


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple["Node", ...]
    line: int


@dataclass(frozen=True, slots=True)
class Keys:
    """A mapping: key, the line of the key, and what stands there. Empty values are left out."""

    pairs: tuple[tuple[str, int, "Node"], ...]
    line: int


Node = Text | Items | Keys


def read(data: bytes) -> tuple[Node | None, tuple[Fault, ...]]:
    """The document (None when there is none to speak of) and what is wrong with it as YAML."""
    if len(data) > MOST_BYTES:
        return None, (Fault(0, "файл больше двух мегабайт", "Уберите из него лишнее"),)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return None, (Fault(line, "файл не в UTF-8", "Сохраните его в кодировке UTF-8"),)
    try:
        faults: list[Fault] = []
        node = yaml.compose(text, Loader=_Loader)
        return (_node(node, faults) if node is not None else None), tuple(faults)
    except _Aliased as error:
        return None, (Fault(error.line, "ссылки YAML (* и &) не читаются", "Повторите текст полностью"),)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        return None, (Fault(line, "разметка YAML нарушена", "Проверьте отступы и кавычки вокруг имён с двоеточием"),)
    except (yaml.YAMLError, _Nested):
        return None, (Fault(1, "файл не читается как YAML", "Уберите управляющие знаки и лишнюю вложенность"),)


class _Aliased(Exception):
    def __init__(self, line: int) -> None:
        self.line = line


class _Nested(Exception):
    pass


class _Loader(yaml.SafeLoader):
    """Without aliases: they would let a small file become a huge one. A sheet is a few levels deep and no more."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise _Aliased(self.line + 1)
        if self.depth > MOST_DEPTH:
            raise _Nested
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def _node(node: yaml.Node, faults: list[Fault]) -> Node:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        return Keys(tuple(_pairs(node, faults)), line)
    if isinstance(node, yaml.SequenceNode):
        return Items(tuple(_node(each, faults) for each in node.value), line)
    return Text(str(node.value), line)


def _pairs(node: yaml.MappingNode, faults: list[Fault]) -> Iterator[tuple[str, int, Node]]:
    first: dict[str, int] = {}
    for key, value in node.value:
        name, line = str(key.value), key.start_mark.line + 1
        if name in first:
            faults.append(Fault(line, f"поле {name} уже записано в строке {first[name]}", "Оставьте одно из двух"))
            continue
        first[name] = line
        if not _absent(value):
            yield name, line, _node(value, faults)


def _absent(value: yaml.Node) -> bool:
    plain = isinstance(value, yaml.ScalarNode) and value.style is None
    return plain and value.value in ABSENT
