"""The page of the rules: every clause stands there under its anchor, in words of its own."""

import re
from pathlib import Path

import pytest
import yaml

from tests.site.conftest import Page, Site

BOOK = yaml.safe_load((Path(__file__).parents[1] / "rulebooks" / "pkz.yaml").read_text("utf-8"))
CLAUSES: list[dict[str, str]] = BOOK["clauses"]


def anchor(number: str) -> str:
    return number.lower().replace(".", "-")


def test_the_anchor_of_a_clause_is_its_number() -> None:
    assert anchor("P7.4a") == "p7-4a"


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause["id"])
def test_a_clause_stands_under_its_anchor(rules: Page, clause: dict[str, str]) -> None:
    text = rules.texts[anchor(clause["id"])]
    shown = clause["id"].removeprefix("P").translate(str.maketrans("ab", "аб"))
    assert text.startswith(shown + " ")
    assert len(text) > 40


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause["id"])
def test_a_clause_is_told_in_our_own_words(rules: Page, clause: dict[str, str]) -> None:
    assert clause["text"] not in rules.texts[anchor(clause["id"])]


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause["id"])
def test_a_clause_left_to_people_says_so_and_no_other_does(rules: Page, clause: dict[str, str]) -> None:
    assert ("на совести людей" in rules.texts[anchor(clause["id"])]) == (clause["area"] == "people")


def test_no_anchor_is_left_without_a_clause(rules: Page) -> None:
    known = {anchor(clause["id"]) for clause in CLAUSES}
    assert {name for name in rules.texts if re.fullmatch(r"p\d+-\d+[a-z]?", name)} == known


def test_figures_are_those_of_the_rules(rules: Page) -> None:
    assert "ровно 60 секунд" in " ".join(rules.texts["p5-1"].split())
    assert "на обсуждение 40 секунд вместо 60" in " ".join(rules.texts["p7-1"].split())
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


@pytest.mark.clause("P9.4")
def test_the_site_asks_for_no_money(site: Site, rules: Page) -> None:
    assert "ни платных функций" in rules.texts["p9-4"]
    asking = re.compile(r"patreon|boosty|donat|paypal|yoomoney|buymeacoffee", re.IGNORECASE)
    assert not [link for page in site.pages.values() for link in page.links if asking.search(link)]


def test_the_road_to_the_rules_passes_a_clause_on_to_the_rulebook_it_belongs_to(site: Site) -> None:
    road = (site.folder / "pravila" / "index.html").read_text("utf-8")
    books = dict(re.findall(r'<a [^>]*data-clauses="(\w)" href="([^"]+)"', road))
    assert books == {"p": "pkz/"}
    assert "../assets/clause.js" in site.pages["/pravila/"].loads
    for letter, page in books.items():
        assert f"{letter}1-1" in site.pages[f"/pravila/{page}"].texts
