"""The protocol reference: `{{ protocol.commands }}` and its like become lists made from the wire's own types."""

import re
from typing import Any

from mkdocs.exceptions import PluginError
from wire.reference import sections

PLACE = re.compile(r"\{\{\s*protocol\.(\w+)\s*\}\}")


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    if not PLACE.search(markdown):
        return markdown
    found = sections()

    def section(place: re.Match[str]) -> str:
        if place[1] not in found:
            raise PluginError(f"{page.file.src_uri}: the protocol has no section {place[1]}")
        return found[place[1]]

    return PLACE.sub(section, markdown)
