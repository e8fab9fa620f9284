"""The page of the rules: every clause stands there under its anchor, in words of its own."""

import re
from pathlib import Path

import pytest
import yaml

from tests.site.conftest import Page, Site

BOOKS = Path(__file__).parents[1] / "rulebooks"
CLAUSES: list[tuple[str, dict[str, str]]] = [
    (book, clause)
    for book in ("pkz", "tv", "ctt")
    for clause in yaml.safe_load((BOOKS / f"{book}.yaml").read_text("utf-8"))["clauses"]
]
each_clause = pytest.mark.parametrize(
    ("book", "clause"), CLAUSES, ids=lambda each: each if isinstance(each, str) else each["id"]
)


def anchor(number: str) -> str:
    return number.lower().replace(".", "-")


def told(site: Site, book: str, clause: dict[str, str]) -> str:
    """What the page of the rulebook says under the clause's anchor."""
    return " ".join(site.pages[f"/pravila/{book}/"].texts[anchor(clause["id"])].split())


def test_the_anchor_of_a_clause_is_its_number() -> None:
    assert anchor("P7.4a") == "p7-4a"
    assert anchor("V3.4.1") == "v3-4-1"


@each_clause
def test_a_clause_stands_under_its_anchor(site: Site, book: str, clause: dict[str, str]) -> None:
    text = told(site, book, clause)
    shown = clause["id"][1:].translate(str.maketrans("abcde", "абвгд"))
    assert text.startswith(shown + " ")
    assert len(text) > 40


@each_clause
def test_a_clause_is_told_in_our_own_words(site: Site, book: str, clause: dict[str, str]) -> None:
    """No eight words in a row are the clause's, numbers and one-letter words counted."""
    ours, theirs = (re.findall(r"\w+", text.lower()) for text in (told(site, book, clause), clause["text"]))
    runs = {tuple(theirs[at : at + 8]) for at in range(len(theirs) - 7)}
    assert not [" ".join(ours[at : at + 8]) for at in range(len(ours) - 7) if tuple(ours[at : at + 8]) in runs]


@each_clause
def test_a_clause_left_to_people_says_so_and_no_other_does(site: Site, book: str, clause: dict[str, str]) -> None:
    assert ("на совести людей" in told(site, book, clause)) == (clause["area"] == "people")


@pytest.mark.parametrize("book", ["pkz", "tv", "ctt"])
def test_no_anchor_is_left_without_a_clause(site: Site, book: str) -> None:
    known = {anchor(clause["id"]) for of, clause in CLAUSES if of == book}
    assert {
        name for name in site.pages[f"/pravila/{book}/"].texts if re.fullmatch(r"[pvt]\d+(-\d+)+[a-z]?", name)
    } == known


def test_figures_are_those_of_the_rules(rules: Page) -> None:
    assert "ровно 60 секунд" in " ".join(rules.texts["p5-1"].split())
    assert "минута короче: 40 секунд вместо 60" in " ".join(rules.texts["p7-1"].split())
    assert "15 конвертов" in " ".join(rules.texts["p4-1"].split())


@pytest.mark.clause("P1.3")
def test_the_site_says_that_voice_and_company_are_your_own(site: Site, rules: Page) -> None:
    assert "Голосовой связи здесь нет" in rules.texts["p1-3"]
    assert "приложении для звонков" in site.pages["/about/"].texts[""]
    assert "Разговариваете вы сами" in site.pages["/"].texts[""]


@pytest.mark.clause("P1.4b")
def test_the_site_advises_a_host_who_knows_the_rules(site: Site, rules: Page) -> None:
    assert "знает правила лучше" in rules.texts["p1-4b"]
    assert "Прочитайте правила" in site.pages["/host/first-evening/"].texts[""]


@pytest.mark.clause("P4.1a")
def test_the_site_says_what_a_good_question_is(site: Site, rules: Page) -> None:
    assert "рассуждение, ассоциация, парадокс" in rules.texts["p4-1a"]
    assert "Хороший вопрос" in site.pages["/about/"].texts[""]


@pytest.mark.clause("V3.3a")
def test_the_site_says_how_a_question_is_sent_and_where_the_partners_come_from(site: Site) -> None:
    said = " ".join(site.pages["/pravila/tv/"].texts["v3-3a"].split())
    assert "по почте или заполнить форму" in said
    assert "Кто партнёр" in said


@pytest.mark.clause("P9.4")
def test_the_site_asks_for_no_money(site: Site, rules: Page) -> None:
    assert "ни платных функций" in rules.texts["p9-4"]
    asking = re.compile(r"patreon|boosty|donat|paypal|yoomoney|buymeacoffee", re.IGNORECASE)
    assert not [link for page in site.pages.values() for link in page.links if asking.search(link)]


def test_the_road_to_the_rules_passes_a_clause_on_to_the_rulebook_it_belongs_to(site: Site) -> None:
    road = (site.folder / "pravila" / "index.html").read_text("utf-8")
    books = dict(re.findall(r'<a [^>]*data-clauses="(\w)" href="([^"]+)"', road))
    assert books == {"p": "pkz/", "v": "tv/", "t": "ctt/"}
    assert "../assets/clause.js" in site.pages["/pravila/"].loads
    for letter, page in books.items():
        assert any(name.startswith(letter) for name in site.pages[f"/pravila/{page}"].texts if "-" in name)
