"""README, CONTRIBUTING and CHANGELOG: what they point at exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAPERS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]


@pytest.mark.parametrize("name", PAPERS)
def test_every_file_a_paper_points_at_exists(name: str) -> None:
    links = re.findall(r"\]\(([^)#]+)", (ROOT / name).read_text("utf-8"))
    assert links
    assert not [link for link in links if "://" not in link and not (ROOT / link).exists()]


def test_every_room_on_the_map_exists_and_every_room_is_on_it() -> None:
    rows = set(re.findall(r"^\| `(\w+)/` \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE))
    made = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name.isidentifier()} - {"node_modules"}
    assert rows == made | {"build"}


def test_the_readme_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert "make play" in text
    assert "make test" in text


def test_every_make_command_we_mention_exists() -> None:
    pages = [ROOT / name for name in PAPERS] + sorted((ROOT / "content" / "pages").rglob("*.md"))
    said = {
        word
        for page in pages
        for word in re.findall(r"(?:`make |LAN=1 make |^make )(\w+)(?=`|$| +#)", page.read_text("utf-8"), re.M)
    }
    made = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert {"play", "test"} <= said <= made
