"""The page for the wall: one HTML file in the look of the house that asks nothing of any address."""

import base64
import re
from collections.abc import Sequence

import jinja2

from infra.env import ROOT
from infra.sheets.sections import Section

TEMPLATES = ROOT / "templates"
TOKENS = ROOT / "site" / "styles" / "tokens.css"
FACES = ROOT / "node_modules" / "@fontsource-variable"
FAMILIES = {"golos-text": "Golos Text Variable", "playfair-display": "Playfair Display Variable"}
SCRIPTS = {"cyrillic": "U+0301,U+0400-045F,U+0490-0491,U+2116", "latin": "U+0000-00FF,U+2000-206F"}
LIGHT = re.compile(r':root\[data-theme="light"\]\s*\{([^}]*)\}')


def page(title: str, sections: Sequence[Section]) -> str:
    """The whole page; every name goes through autoescape."""
    around = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True
    )
    return around.get_template("standings.html").render(title=title, sections=sections, styles=_styles())


def _styles() -> str:
    """The house's tokens, by daylight where the system wants it and on paper; its faces where they are installed."""
    tokens = TOKENS.read_text("utf-8")
    light = LIGHT.search(tokens)
    day = f"@media (prefers-color-scheme: light), print {{ :root {{ {light[1]} }} }}" if light else ""
    return "\n".join((tokens, day, *_faces()))


def _faces() -> list[str]:
    found = []
    for package, family in FAMILIES.items():
        for script, letters in SCRIPTS.items():
            file = FACES / package / "files" / f"{package}-{script}-wght-normal.woff2"
            if file.is_file():
                inside = base64.b64encode(file.read_bytes()).decode()
                found.append(
                    f'@font-face{{font-family:"{family}";font-weight:400 900;unicode-range:{letters};'
                    f'src:url("data:font/woff2;base64,{inside}") format("woff2")}}'
                )
    return found
