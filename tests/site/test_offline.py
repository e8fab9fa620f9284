"""What the worker keeps, and what it never touches."""

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace

from infra.env import ROOT
from tests.site.conftest import Site


def kept(site: Site) -> set[str]:
    return named(site.folder)


def named(folder: Path) -> set[str]:
    worker = (folder / "sw.js").read_text("utf-8")
    found = re.search(r"^const KEPT = (\[.*\]);$", worker, re.MULTILINE)
    assert found
    assert "__" not in worker
    return set(json.loads(found[1]))


def test_every_page_is_kept_with_what_it_looks_like(site: Site) -> None:
    pages = {address.removeprefix("/") for address in site.pages if not address.startswith("/packs/")}
    assert pages <= kept(site)
    for page, read in site.pages.items():
        here = {load.partition("?")[0] for load in read.loads if not load.startswith(("http", "data:"))}
        assert all(
            (site.folder / page.strip("/") / load).resolve().is_file() for load in here if not load.startswith("/")
        )


def test_the_table_is_not_the_workers_business(site: Site) -> None:
    assert not [each for each in kept(site) if each.startswith(("t/", "club/", "api/", "ws", "media/"))]


def test_what_the_client_left_from_the_build_before_is_not_kept(tmp_path: Path) -> None:
    """One name that is there no more, and the worker never comes: nothing would be read without a network."""
    for name in ("index.html", "club/page-OLD.js", "t/main-OLD.js", "packs/index.html"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    read = spec_from_file_location("hook_offline", ROOT / "site" / "hooks" / "hook_offline.py")
    assert read
    assert read.loader
    hook = module_from_spec(read)
    read.loader.exec_module(hook)
    hook.on_post_build(SimpleNamespace(site_dir=str(tmp_path)))
    assert named(tmp_path) == {""}


def test_every_page_calls_the_worker_from_the_root(site: Site) -> None:
    for page, read in site.pages.items():
        if page != "/404.html":
            assert any(load.endswith("assets/offline.js") for load in read.loads), page
