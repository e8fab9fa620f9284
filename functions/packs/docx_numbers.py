"""Automatic numbers of a Word document, and which of its runs are hidden: numbering.xml and styles.xml."""

from collections.abc import Iterable, Mapping
from typing import Final

from packs.xml_tree import Node, child, children, local

OFF: Final = ("0", "false", "off")
DEEPEST_STYLE: Final = 12
MOST_LEVELS: Final = 9


class Numbering:
    """Counts as Word counts: a number for each list and level, deeper levels begin anew."""

    def __init__(self, numbering: "Iterable[Node[str]]", styles: "Iterable[Node[str]]") -> None:
        self._abstract: dict[str, Mapping[int, tuple[int, str, str]]] = {}
        self._lists: dict[str, str] = {}
        for each in numbering:
            if local(each) == "abstractNum":
                self._abstract[_value(each, "abstractNumId")] = dict(map(_level, children(each, "lvl")))
            elif local(each) == "num":
                self._lists[_value(each, "numId")] = _of(child(each, "abstractNumId"))
        self._styles = {_value(each, "styleId"): each for each in styles if local(each) == "style"}
        self._usual = next((key for key, each in self._styles.items() if _is_usual(each)), "")
        self._counts: dict[str, list[int]] = {}

    def label(self, paragraph: "Node[str]") -> tuple[str, str, int]:
        """The number or bullet before a paragraph, its list and level; "" when Word puts none."""
        found = self._list_of(paragraph)
        if found is None:
            return "", "", 0
        list_id, level = found
        abstract = self._lists.get(list_id, "")
        levels = self._abstract.get(abstract, {})
        if level not in levels:
            return "", "", 0
        counts = self._counts.setdefault(abstract, [])
        while len(counts) <= level:
            counts.append(levels.get(len(counts), (1, "", ""))[0] - 1)
        counts[level] += 1
        del counts[level + 1 :]
        _, form, pattern = levels[level]
        if form in ("bullet", "none"):
            return ("-" if form == "bullet" else ""), list_id, level
        for number, count in enumerate(counts, 1):
            pattern = pattern.replace(f"%{number}", str(max(count, 1)))
        return pattern, list_id, level

    def is_hidden(self, run: "Node[str]") -> bool:
        """Whether a run is hidden text, by itself or by its style."""
        properties = child(run, "rPr")
        if properties is None:
            return False
        own = child(properties, "vanish")
        if own is not None:
            return _of(own) not in OFF
        styled = self._styled(_of(child(properties, "rStyle")), "rPr", "vanish")
        return styled is not None and _of(styled) not in OFF

    def _list_of(self, paragraph: "Node[str]") -> tuple[str, int] | None:
        properties = child(paragraph, "pPr")
        direct = child(properties, "numPr")
        style = _of(child(properties, "pStyle")) or self._usual
        given = direct if direct is not None else self._styled(style, "pPr", "numPr")
        if given is None:
            return None
        list_id = _of(child(given, "numId"))
        if not list_id and direct is not None:
            styled = self._styled(style, "pPr", "numPr")
            list_id = _of(child(styled, "numId"))
        level = _of(child(given, "ilvl")) or "0"
        if list_id in ("", "0") or not level.isdecimal() or int(level) >= MOST_LEVELS:
            return None
        return list_id, int(level)

    def _styled(self, style: str, *path: str) -> "Node[str] | None":
        """A property by a style or those it is based on."""
        for _ in range(DEEPEST_STYLE):
            node = self._styles.get(style)
            if node is None:
                return None
            found = child(node, *path)
            if found is not None:
                return found
            style = _of(child(node, "basedOn"))
        return None


def _level(node: "Node[str]") -> tuple[int, tuple[int, str, str]]:
    start = _of(child(node, "start")) or "1"
    number = int(_value(node, "ilvl") or 0) if (_value(node, "ilvl") or "0").isdecimal() else 0
    begin = int(start) if start.isdecimal() and len(start) < 7 else 1
    return number, (begin, _of(child(node, "numFmt")), _of(child(node, "lvlText")))


def _is_usual(style: "Node[str]") -> bool:
    return _value(style, "default") == "1" and _value(style, "type") == "paragraph"


def _of(node: "Node[str] | None") -> str:
    return "" if node is None else _value(node, "val")


def _value(node: "Node[str]", name: str) -> str:
    return next((value for key, value in node.attrib.items() if key.rpartition("}")[2] == name), "")
