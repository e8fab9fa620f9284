"""The site, built once for all tests, and a small reading of its pages."""

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path

import pytest

from infra import pack_pages

ROOT = Path(__file__).parents[2]
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


def build(target: Path, *more: str, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """MkDocs as `make site` runs it, into another folder."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(target), *more]
    env = os.environ | {"PYTHONPATH": f"{ROOT / 'functions'}{os.pathsep}{ROOT}", "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=root, env=env, text=True, capture_output=True, check=False)


class Page(HTMLParser):
    """Ids with the text inside them (the whole page under ""), links, and what the page loads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: dict[str, str] = {"": ""}
        self.links: list[str] = []
        self.loads: list[str] = []
        self._open: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.texts.setdefault(given.get("id", ""), "")
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "link" and given.get("rel") not in ("canonical", "prev", "next"):
            self.loads.append(given["href"])
        if "src" in given:
            self.loads.append(given["src"])
        if tag not in VOID:
            self._open.append((tag, given.get("id", "")))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        for name in {"", *(name for _, name in self._open)}:
            self.texts[name] += data


@dataclass(frozen=True)
class Site:
    folder: Path
    _read: dict[str, Page] = field(default_factory=dict)

    @cached_property
    def pages(self) -> Mapping[str, Page]:
        """Every page by its address: "/pravila/pkz/"."""
        found = {}
        for path in sorted(self.folder.rglob("*.html")):
            address = "/" + path.relative_to(self.folder).as_posix().removesuffix("index.html")
            found[address] = Page(path.read_text("utf-8"))
        return found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("site") / "site"
    done = build(folder, "--strict")
    assert done.returncode == 0, done.stdout + done.stderr
    pack_pages.build(folder)
    return Site(folder)


@pytest.fixture
def rules(site: Site) -> Page:
    return site.pages["/pravila/pkz/"]
