"""The glossary page: content/glossary.yaml as a list at the place of `{{ glossary }}`."""

import html
from pathlib import Path
from typing import Any

import yaml

GLOSSARY = Path(__file__).parents[2] / "content" / "glossary.yaml"
PLACE = "{{ glossary }}"


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    return markdown.replace(PLACE, _list()) if PLACE in markdown else markdown


def _list() -> str:
    terms = []
    for term in yaml.safe_load(GLOSSARY.read_text("utf-8")):
        said, means, name = (html.escape(term[key], quote=False) for key in ("said", "means", "name"))
        terms.append(f"{said} `{name}`\n:   {means}\n")
    return "\n".join(terms)
