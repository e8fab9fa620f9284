"""Figures of the rules in the pages: `{{ figures.minute_s }}` becomes the number the rulebook plays by."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from game.rulebooks import RULEBOOKS
from game.setup import PRIZE
from mkdocs.exceptions import PluginError
from standings.season import Prizes

PLACE = re.compile(r"\{\{\s*figures\.(\w+)\s*\}\}")


def on_config(config: Any) -> Any:
    """Templates read the figures as `config.extra.figures`; mkdocs.yml says whose they are where a page names none."""
    config.extra["figures"] = _figures(config.extra["rulebook"])
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    book = page.meta.get("rulebook", config.extra["rulebook"])
    figures = _figures(book)

    def figure(place: re.Match[str]) -> str:
        if place[1] not in figures:
            raise PluginError(f"{page.file.src_uri}: the rulebook has no figure {place[1]}")
        return str(figures[place[1]])

    return PLACE.sub(figure, markdown)


def _figures(book: str) -> Mapping[str, int]:
    """The numbers of the code, and the prizes of a game and of a season where nobody has set others."""
    prizes = {"prize": PRIZE, **{f"prize_{name}": amount for name, amount in asdict(Prizes()).items()}}
    return {**dict(_flat(RULEBOOKS[book].figures.named())), **prizes}


def _flat(table: Mapping[str, Any], before: str = "", after: str = "") -> Iterator[tuple[str, int]]:
    """{target: {final: 8}} is target_final; a unit stays last: {thirteen_s: {one: 60}} is thirteen_one_s."""
    for name, value in table.items():
        if isinstance(value, dict):
            unit = "_s" if name.endswith("_s") else ""
            yield from _flat(value, name.removesuffix("_s") + "_", unit)
        else:
            yield before + name + after, value
