"""Pictures of the table: `{{ shot.reading | Что на ней }}` becomes one, by night or by day as the page is."""

import html
import re
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url

SHOTS = Path(__file__).parents[2] / "content" / "shots"
LIGHTS = ("dark", "light")
PLACE = re.compile(r"\{\{\s*shot\.([\w-]+)\s*\|\s*([^}]+?)\s*\}\}")


def on_files(files: Files, config: Any) -> Files:
    for path in sorted(SHOTS.glob("*.webp")):
        files.append(File.generated(config, f"shots/{path.name}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    def picture(place: re.Match[str]) -> str:
        name, says = place.groups()
        return "".join(_image(page, name, light, says) for light in LIGHTS)

    return PLACE.sub(lambda place: f'<span class="shot">{picture(place)}</span>', markdown)


def _image(page: Any, name: str, light: str, says: str) -> str:
    file = SHOTS / f"{name}-{light}.webp"
    if not file.is_file():
        raise PluginError(f"{page.file.src_uri}: no picture {file.name}; `make shots` makes them")
    width, height = _size(file.read_bytes())
    tall = " shot--phone" if height > width else ""
    source = get_relative_url(f"shots/{file.name}", page.url)
    return (
        f'<img class="shot--{light}{tall}" src="{source}" alt="{html.escape(says)}" width="{width}" height="{height}" '
        'loading="lazy" decoding="async">'
    )


def _size(webp: bytes) -> tuple[int, int]:
    """Width and height of a lossy WebP without its extended header, as Chromium writes it."""
    at = webp.index(b"\x9d\x01\x2a") + 3
    width, height = (int.from_bytes(webp[place : place + 2], "little") & 0x3FFF for place in (at, at + 2))
    return width, height
