"""What hook_sheet prunes a style sheet with: rules that no element of our pages could ever match. No hook itself."""

import re
from collections.abc import Iterator

OTHER_COLOURS = re.compile(r"\[data-md-color-(?:primary|accent)=(?!custom)")
MARK = re.compile(r"""(?P<text>"[^"]*"|'[^']*')|[{};]""")


def pruned(sheet: str, words: set[str]) -> str:
    """The sheet without selectors that need a class nobody has, or a colour that Material brings for others."""
    return "".join(_kept(head, body, words) for head, body in rules(sheet))


def rules(sheet: str) -> Iterator[tuple[str, str | None]]:
    """Each rule as what stands before its braces and what stands in them; a statement without braces has None."""
    start, opened, depth = 0, 0, 0
    for mark in MARK.finditer(sheet):
        depth += {"{": 1, "}": -1}.get(mark[0], 0)
        if mark[0] == ";" and depth == 0:
            yield sheet[start : mark.end()], None
            start = mark.end()
        elif mark[0] == "{" and depth == 1:
            opened = mark.start()
        elif mark[0] == "}" and depth == 0:
            yield sheet[start:opened], sheet[opened + 1 : mark.start()]
            start = mark.end()


def _kept(head: str, body: str | None, words: set[str]) -> str:
    if body is None:
        return head
    if head.startswith(("@media", "@supports")):
        inner = pruned(body, words)
        return f"{head}{{{inner}}}" if inner else ""
    if head.startswith("@"):
        return f"{head}{{{body}}}"
    left = [each for each in re.split(r",(?![^(]*\))", head) if _may_be(each, words)]
    return f"{','.join(left)}{{{body}}}" if left else ""


def _may_be(selector: str, words: set[str]) -> bool:
    if OTHER_COLOURS.search(selector):
        return False
    if ":is(" in selector or ":where(" in selector:
        return True
    asked = re.findall(r"\.([A-Za-z_][\w-]*)", re.sub(r":not\([^)]*\)|\"[^\"]*\"", "", selector))
    return all(name in words for name in asked)
