"""MkDocs empties its output folder before it builds; the pages in it that belong to the client build stay."""

from pathlib import Path
from typing import Any

CLIENT = ("t", "club")


def _aside(config: Any) -> list[tuple[Path, Path]]:
    """Where each page lives and where it waits meanwhile: beside the output folder, on the same disc."""
    site = Path(config.site_dir)
    return [(site / page, site.with_name(f"{site.name}-{page}-aside")) for page in CLIENT]


def on_pre_build(config: Any) -> None:
    for page, aside in _aside(config):
        if page.is_dir() and not aside.exists():
            page.rename(aside)


def _bring_back(config: Any) -> None:
    for page, aside in _aside(config):
        if aside.is_dir() and not page.exists():
            page.parent.mkdir(parents=True, exist_ok=True)
            aside.rename(page)


def on_post_build(config: Any) -> None:
    _bring_back(config)


def on_build_error(error: Exception) -> None:
    """The page comes back from a failed build too. MkDocs gives no config here, so the last one is remembered."""
    if _last:
        _bring_back(_last[-1])


_last: list[Any] = []


def on_config(config: Any) -> Any:
    _last[:] = [config]
    return config
