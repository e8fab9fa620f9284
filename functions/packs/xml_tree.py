"""XML in bounds: a document type is refused, depth is capped, names are local."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from xml.etree import ElementTree

from packs.decoding import text_of
from packs.trouble import BadPack, refusal

DEEPEST: Final = 100
MOST_NODES: Final = 2_000_000
Node = ElementTree.Element


class _Builder(ElementTree.TreeBuilder):
    def __init__(self) -> None:
        super().__init__()
        self._depth = self._count = 0

    def doctype(self, name: str, pubid: str | None, system: str | None) -> None:
        reason = "в файле есть DOCTYPE: через него подставляют чужой текст"
        raise refusal("doctype", "начало файла", reason, "Уберите его или сохраните пакет заново")

    def start(self, tag: str, attrs: dict[str, str]) -> "Node[str]":
        self._depth += 1
        self._count += 1
        if self._depth > DEEPEST or self._count > MOST_NODES:
            raise refusal("too_deep", "файл", "разметка слишком глубока или велика", "Сохраните пакет заново")
        return super().start(tag, attrs)

    def end(self, tag: str) -> "Node[str]":
        self._depth -= 1
        return super().end(tag)


def parse(content: bytes, name: str) -> "Node[str]":
    """The root of a document; BadPack when it is none, with the line where it breaks."""
    content = re.sub(rb"^(\xef\xbb\xbf)?\s+(?=<)", rb"\1", content[:1000]) + content[1000:]
    try:
        return _parsed(content)
    except ElementTree.ParseError as error:
        if re.match(rb"(?:\xef\xbb\xbf)?<\?xml[^>]{0,200}encoding", content) is None and content[:2] not in (
            b"\xff\xfe",
            b"\xfe\xff",
        ):
            return _again(content, name, error)
        raise _broken(name, error) from None
    except (ValueError, LookupError) as error:
        raise _broken(name, error) from None


def local(node: "Node[str]") -> str:
    """A tag's name without its namespace."""
    return _local(node.tag)


@lru_cache(maxsize=4096)
def _local(tag: str) -> str:
    return tag.rpartition("}")[2]


def children(node: "Node[str]", *names: str) -> "Iterator[Node[str]]":
    """Children of these local names, in order."""
    return (child for child in node if local(child) in names)


def child(node: "Node[str] | None", *path: str) -> "Node[str] | None":
    """The first descendant along a path of local names."""
    for name in path:
        if node is None:
            return None
        node = next(children(node, name), None)
    return node


def text(node: "Node[str] | None") -> str:
    """All text inside a node."""
    return "" if node is None else "".join(node.itertext()).strip()


def _parsed(content: bytes) -> "Node[str]":
    parser = ElementTree.XMLParser(target=_Builder())
    parser.feed(content)
    root: Node[str] = parser.close()
    return root


def _again(content: bytes, name: str, error: ElementTree.ParseError) -> "Node[str]":
    """A document that does not say its encoding and is not UTF-8."""
    try:
        content.decode("utf-8-sig")
    except UnicodeDecodeError:
        try:
            return _parsed(text_of(content).encode())
        except ElementTree.ParseError as again:
            raise _broken(name, again) from None
    raise _broken(name, error) from None


def _broken(name: str, error: Exception) -> BadPack:
    line = error.position[0] if isinstance(error, ElementTree.ParseError) else 1
    return refusal("broken_xml", f"{name}, строка {line}", "разметка XML нарушена или обрезана", "Возьмите целый файл")
