"""Figures of the rules in the pages: `{{ figures.minute_s }}` becomes the number the rulebook plays by."""

import re
from typing import Any

from game.rulebooks import RULEBOOKS
from mkdocs.exceptions import PluginError

PLACE = re.compile(r"\{\{\s*figures\.(\w+)\s*\}\}")


def on_config(config: Any) -> Any:
    """Templates read the same figures as `config.extra.figures`; mkdocs.yml says which rulebook the pages teach."""
    config.extra["figures"] = RULEBOOKS[config.extra["rulebook"]].figures.named()
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    figures = config.extra["figures"]

    def figure(place: re.Match[str]) -> str:
        if place[1] not in figures:
            raise PluginError(f"{page.file.src_uri}: the rulebook has no figure {place[1]}")
        return str(figures[place[1]])

    return PLACE.sub(figure, markdown)
