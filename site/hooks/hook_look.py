"""The look that pages share with the table: colour tokens and typefaces, published beside the pages."""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
TOKENS = ROOT / "site" / "styles" / "tokens.css"
MODULES = ROOT / "node_modules" / "@fontsource-variable"

# Faces as npm brings them, whole scripts: the table page cuts its own down to what a game needs.
FACES = (("Golos Text Variable", "golos-text", "400 900"), ("Playfair Display Variable", "playfair-display", "400 900"))
SCRIPTS = (
    ("cyrillic", "U+0301,U+0400-045F,U+0490-0491,U+2116"),
    ("latin", "U+0000-00FF,U+2000-206F,U+2190-2193"),
)


def on_files(files: Files, config: Any) -> Files:
    files.append(File.generated(config, "styles/tokens.css", content=_with_schemes(TOKENS.read_text("utf-8"))))
    rules = []
    for family, package, weights in FACES:
        for script, letters in SCRIPTS:
            name = f"{package}-{script}-wght-normal.woff2"
            source = MODULES / package / "files" / name
            if source.is_file():
                files.append(File.generated(config, f"styles/{name}", abs_src_path=str(source)))
                rules.append(_face(family, name, weights, letters))
    files.append(File.generated(config, "styles/fonts.css", content="\n".join(rules)))
    return files


def _face(family: str, name: str, weights: str, letters: str) -> str:
    return (
        f'@font-face{{font-family:"{family}";src:url("{name}") format("woff2");font-weight:{weights};'
        f"font-display:swap;unicode-range:{letters}}}"
    )


SCHEMES = {"light": "default", "contrast": "contrast"}


def _with_schemes(tokens: str) -> str:
    """Material marks its scheme on the body, the table its theme on the root: the tokens get both names."""
    for theme, scheme in SCHEMES.items():
        block = re.search(rf':root\[data-theme="{theme}"\]\s*(\{{[^}}]*\}})', tokens)
        tokens += f'\n[data-md-color-scheme="{scheme}"] {block[1]}\n' if block else ""
    return tokens
