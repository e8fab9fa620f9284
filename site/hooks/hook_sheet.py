"""One style sheet for all pages instead of five, without the rules of Material that no page of ours could ever use."""

import hashlib
import re
from pathlib import Path
from typing import Any

from hook_prune import pruned

THEIRS = ("assets/stylesheets/main.*.min.css", "assets/stylesheets/palette.*.min.css")
OURS = ("styles/tokens.css", "styles/fonts.css", "assets/pages.css")
SHELF = ("styles/tokens.css", "styles/fonts.css", "assets/packs.css")
LINK = re.compile(r'\s*<link rel="stylesheet" href="(?P<root>[^"]*?)(?:assets|styles)/(?P<name>[^"]+)">')
FACES = ("golos-text-cyrillic", "playfair-display-cyrillic")
FACE = '<link rel="preload" as="font" type="font/woff2" crossorigin href="{root}styles/{face}-wght-normal.woff2">'
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
NOT_OURS = ("t", "packs")


def on_post_build(config: Any) -> None:
    """The sheets lie beside the typefaces. A question does not jump when a face comes late: there it is optional."""
    site = Path(config.site_dir)
    pages = [path for path in site.rglob("*.html") if path.relative_to(site).parts[0] not in NOT_OURS]
    words = _words(site, pages)
    sheet = "".join(pruned(_text(site, name), words) for name in THEIRS) + "".join(_text(site, name) for name in OURS)
    name = f"styles/site-{hashlib.sha256(sheet.encode()).hexdigest()[:10]}.css"
    (site / name).write_text(sheet, "utf-8")
    shelf = "".join(_text(site, name) for name in SHELF).replace("font-display:swap", "font-display:optional")
    (site / "styles" / "shelf.css").write_text(shelf, "utf-8")
    for page in pages:
        page.write_text(_relinked(page.read_text("utf-8"), name), "utf-8")
    for pattern in {*THEIRS, *OURS, *SHELF, "assets/stylesheets/*.map"}:
        for part in site.glob(pattern):
            part.unlink()


def _text(site: Path, name: str) -> str:
    return COMMENT.sub("", next(site.glob(name)).read_text("utf-8"))


def _words(site: Path, pages: list[Path]) -> set[str]:
    """Every class of a page, and every word of Material's script: it may put any of them on an element."""
    found: set[str] = set()
    for page in pages:
        for names in re.findall(r'class="?([^">]+)', page.read_text("utf-8")):
            found.update(names.split())
    for script in site.glob("assets/**/*.js"):
        found.update(re.findall(r"[\w-]+", script.read_text("utf-8")))
    return found


def _relinked(html: str, name: str) -> str:
    """The first of the five links becomes the one, the others go; the first screen's faces are asked for at once."""
    first = LINK.search(html)
    if not first:
        return html
    faces = "".join(FACE.format(root=first["root"], face=face) for face in FACES)
    whole = f'\n<link rel="stylesheet" href="{first["root"]}{name}">{faces}'
    return html[: first.start()] + whole + LINK.sub("", html[first.end() :])
