"""MkDocs empties its output folder before it builds; the table page in it belongs to the client build and stays."""

from pathlib import Path
from typing import Any

TABLE = "t"


def _aside(config: Any) -> tuple[Path, Path]:
    """Where the table page lives and where it waits meanwhile: beside the output folder, on the same disc."""
    site = Path(config.site_dir)
    return site / TABLE, site.with_name(site.name + "-table-aside")


def on_pre_build(config: Any) -> None:
    table, aside = _aside(config)
    if table.is_dir() and not aside.exists():
        table.rename(aside)


def _bring_back(config: Any) -> None:
    table, aside = _aside(config)
    if aside.is_dir() and not table.exists():
        table.parent.mkdir(parents=True, exist_ok=True)
        aside.rename(table)


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
