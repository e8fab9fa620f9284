"""All pages together: links lead somewhere, nothing comes from outside, no word of a pack is published."""

import json
import re
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

import pytest
import yaml
from packs import folder, opening, own

from infra.pack_pages import opened
from tests.site.conftest import ROOT, Site, build

HERE = "http://localhost:8000"
TABLE = "/t/"
CLIENT = (TABLE, "/t/try/", "/club/")  # built by the client
SEALED = [path for path in (ROOT / "content" / "packs").iterdir() if path.is_dir() and path.name not in opened()]


def folded(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.replace("\u0301", "").lower().replace("ё", "е")))


def answers_and_texts() -> list[str]:
    """What must not be read on the site before a game: answers, and the first words of everything longer."""
    found = []
    for path in SEALED:
        for question in own.read(folder.gather(path)).pack.questions:
            words = opening.envelope(question)
            found.append(words.answer.break_seal())
            for sealed in (words.prompt, words.comment, words.hint):
                found.append(" ".join(sealed.break_seal().split()[:5]))
            if words.box:
                found.append(words.box.break_seal().contents)
    return found


def test_every_link_leads_somewhere(site: Site) -> None:
    for address, page in site.pages.items():
        for link in page.links + page.loads:
            target, part = urldefrag(urljoin(HERE + address, link))
            path = unquote(target.removeprefix(HERE))
            if path in CLIENT:
                continue
            assert target.startswith(HERE), (address, link)
            file = site.folder / path.lstrip("/")
            assert (file / "index.html" if path.endswith("/") else file).is_file(), (address, link)
            if part and path in site.pages:
                assert unquote(part) in site.pages[path].texts or part.startswith("__"), (address, link)


def test_the_table_is_one_press_from_home(site: Site) -> None:
    assert TABLE in site.pages["/"].links


def test_nothing_is_loaded_from_outside(site: Site) -> None:
    for address, page in site.pages.items():
        for load in page.loads:
            assert urljoin(HERE + address, load).startswith(HERE), (address, load)
    for sheet in [*site.folder.glob("styles/*.css"), *site.folder.glob("assets/*.css")]:
        assert not re.search(r"@import|url\(\s*['\"]?(https?:)?//", sheet.read_text("utf-8")), sheet.name


def test_every_page_has_a_description(site: Site) -> None:
    for path in site.folder.rglob("*.html"):
        described = re.search(r'<meta name="description" content="([^"]+)"', path.read_text("utf-8"))
        assert described, path
        assert len(described[1]) > 20


def test_no_placeholder_is_left(site: Site) -> None:
    assert not [address for address, page in site.pages.items() if "{{" in page.texts[""]]


@pytest.mark.parametrize("words", answers_and_texts())
def test_no_word_of_a_sealed_pack_is_in_the_search_or_the_pages(site: Site, words: str) -> None:
    index = json.loads((site.folder / "search" / "search_index.json").read_text("utf-8"))
    read = " ".join(f"{entry['title']} {entry['text']}" for entry in index["docs"])
    open_packs = tuple(f"/packs/{name}/" for name in opened())  # another pack may say the same common word
    read += " ".join(page.texts[""] for address, page in site.pages.items() if not address.startswith(open_packs))
    assert f" {folded(words)} " not in f" {folded(read)} "


def test_no_file_of_a_pack_is_published(site: Site) -> None:
    published = {path.read_bytes() for path in site.folder.rglob("*") if path.is_file()}
    for path in SEALED:
        assert not [file.name for file in path.iterdir() if file.read_bytes() in published]


def test_only_markdown_stands_among_the_pages() -> None:
    files = [path for path in (ROOT / "content" / "pages").rglob("*") if path.is_file()]
    assert files
    assert {path.suffix for path in files} == {".md"}


def test_the_output_folder_is_said_first() -> None:
    assert (ROOT / "mkdocs.yml").read_text("utf-8").startswith("site_dir: build/site\n")


def test_the_table_page_outlives_a_build_of_the_site(tmp_path: Path) -> None:
    target = tmp_path / "site"
    (target / "t").mkdir(parents=True)
    (target / "t" / "index.html").write_text("стол")
    (target / "old.html").write_text("old")
    assert build(target).returncode == 0
    assert (target / "t" / "index.html").read_text() == "стол"
    assert not (target / "old.html").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["site"]


def test_the_table_page_outlives_a_failed_build(tmp_path: Path) -> None:
    target, house = tmp_path / "out", tmp_path / "house"
    (target / "t").mkdir(parents=True)
    (target / "t" / "index.html").write_text("стол")
    house.mkdir()
    for name in ("site", "templates", "functions"):
        (house / name).symlink_to(ROOT / name)
    (house / "mkdocs.yml").write_text((ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[0], "utf-8")
    (house / "content" / "pages").mkdir(parents=True)
    (house / "content" / "pages" / "index.md").write_text("# Проба\n\n{{ figures.no_such_figure }}\n", "utf-8")
    done = build(target, root=house)
    assert done.returncode != 0
    assert "index.md: the rulebook has no figure no_such_figure" in done.stdout + done.stderr
    assert (target / "t" / "index.html").read_text() == "стол"


def test_a_word_of_the_glossary_has_one_name_and_a_name_one_word() -> None:
    terms = yaml.safe_load((ROOT / "content" / "glossary.yaml").read_text("utf-8"))
    said, names = [term["said"] for term in terms], [term["name"] for term in terms]
    assert len(set(said)) == len(said) > 40
    assert len(set(names)) == len(names)
    assert all(term["means"].endswith(".") for term in terms)


def test_the_glossary_is_on_its_page(site: Site) -> None:
    text = site.pages["/glossary/"].texts[""]
    assert "палочка-выручалочка" in text
    assert "lifeline" in text


def test_the_search_dialog_has_a_name(site: Site) -> None:
    assert '<div class="md-search" data-md-component="search" role="dialog" aria-label="Поиск"' in (
        site.folder / "index.html"
    ).read_text("utf-8")
