"""One style sheet for all pages: everything a page may need is in it, and nothing that none can use."""

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.site.conftest import ROOT, Site


@pytest.fixture(scope="module")
def pruned() -> Callable[[str, set[str]], str]:
    """Hooks are no package: MkDocs loads them from their files, and so does this test."""
    spec = importlib.util.spec_from_file_location("hook_prune", ROOT / "site" / "hooks" / "hook_prune.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.pruned  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("sheet", "left"),
    [
        (".a{x:1}.b{x:1}", ".a{x:1}"),
        (".a,.b .a,p{x:1}", ".a,p{x:1}"),
        ("@media (min-width:1px){.b{x:1}}p{x:1}", "p{x:1}"),
        ("@media print{.b{x:1}.a{x:1}}", "@media print{.a{x:1}}"),
        ("@keyframes k{0%{x:1}}", "@keyframes k{0%{x:1}}"),
        (".a:not(.b){x:1}", ".a:not(.b){x:1}"),
        (":is(.a,.b) p{x:1}", ":is(.a,.b) p{x:1}"),
        ('.a:before{content:".b}"}', '.a:before{content:".b}"}'),
        ("[data-md-color-primary=pink]{x:1}[data-md-color-primary=custom]{x:1}", "[data-md-color-primary=custom]{x:1}"),
        ('@charset "UTF-8";.b{x:1}', '@charset "UTF-8";'),
    ],
)
def test_only_what_needs_a_class_of_nobody_goes(pruned: Callable[[str, set[str]], str], sheet: str, left: str) -> None:
    assert pruned(sheet, {"a"}) == left


def test_every_page_has_one_sheet_and_its_typefaces_are_asked_for_at_once(site: Site) -> None:
    for path in site.folder.rglob("*.html"):
        html = path.read_text("utf-8")
        sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', html)
        assert len(sheets) == 1, path
        assert html.count('rel="preload" as="font"') >= 2, path


def test_the_sheet_dresses_the_frame_the_clauses_and_the_search(site: Site) -> None:
    (sheet,) = site.folder.glob("styles/site-*.css")
    text = sheet.read_text("utf-8")
    for rule in (
        ".md-header",
        ".md-search-result__item",
        ".md-typeset .clause",
        '[data-md-color-scheme="default"]',
        "@font-face",
    ):
        assert rule in text, rule
    assert "data-md-color-primary=pink" not in text
    assert len(text) < 115_000


def test_pictures_are_told_in_words_and_wait_their_turn(site: Site) -> None:
    """Each picture in both lights, with a text for whoever does not see it; no file lies there for nothing."""
    shown = set()
    for path in site.folder.rglob("*.html"):
        for image in re.findall(r'<img class="shot--[^>]+>', path.read_text("utf-8")):
            assert 'loading="lazy"' in image
            assert re.search(r'alt="[^"]{20,}"', image), image
            assert re.search(r'width="\d+" height="\d+"', image), image
            shown.add(re.search(r"shots/([\w-]+\.webp)", image)[1])  # type: ignore[index]
    kept = {path.name: path.stat().st_size for path in (ROOT / "content" / "shots").glob("*.webp")}
    assert shown == set(kept)
    assert {name.rpartition("-")[0] + "-light.webp" for name in shown} <= shown
    assert max(kept.values()) < 40_000


def test_every_picture_is_one_that_make_shots_takes() -> None:
    from tests.browser.pictures import DESK, LOBBY, ROUND

    kept = {path.stem.rpartition("-")[0] for path in Path(ROOT / "content" / "shots").glob("*.webp")}
    assert kept == {*DESK, *LOBBY, *ROUND}
