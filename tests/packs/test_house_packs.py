"""The packs of the house are complete for their game, readable aloud and do not give themselves away."""

import re
from collections import Counter
from pathlib import Path

import pytest
import yaml
from packs import folder, opening, own, stored
from packs.card import card_of, lacks
from packs.model import SEVERAL, Kind, Pack, Question

ROOT = Path(__file__).parents[2]
PACKS = sorted(path for path in (ROOT / "content" / "packs").iterdir() if path.is_dir())
RULEBOOKS = ROOT / "tests" / "rulebooks"
LAYOUT = yaml.safe_load((RULEBOOKS / "pkz.yaml").read_text("utf-8"))["table"]
HOME = ("first-evening", "second-evening", "third-evening", "fourth-evening")
SHORT: tuple[Kind, ...] = ("base", "zeitnot")
UNHELPED: tuple[Kind, ...] = ("superblitz", "zeitnot")  # the club says nothing there


def folded(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.replace("\u0301", "").lower().replace("ё", "е")))


def of_house(name: str) -> Pack:
    return own.read(folder.gather(ROOT / "content" / "packs" / name)).pack


def kinds(pack: Pack) -> Counter[str]:
    return Counter(question.kind for question in pack.questions)


def the(pack: Pack, kind: str) -> Question:
    (found,) = (question for question in pack.questions if question.kind == kind)
    return found


def asked(question: Question) -> list[tuple[str, str]]:
    """Every text that is read with the answer to it."""
    words = opening.words(question)
    return [(part.text, part.answer) for part in words.parts] or [(words.text, words.answer)]


@pytest.fixture(params=PACKS, ids=lambda path: path.name)
def pack(request: pytest.FixtureRequest) -> Pack:
    path: Path = request.param
    return own.read(folder.gather(path)).pack


def test_the_house_has_six_packs() -> None:
    assert {path.name for path in PACKS} == {*HOME, "tv-evening", "hall-evening"}


@pytest.mark.parametrize("name", HOME)
def test_a_home_pack_fills_the_home_table(name: str) -> None:
    assert of_house(name).missing(LAYOUT["envelopes"], needs_box=LAYOUT["zero"] == 1) == ()


def test_the_television_pack_fills_thirteen_sectors_and_marks_three_of_them() -> None:
    pack = of_house("tv-evening")
    assert pack.missing(13, needs_box=False) == ()
    assert kinds(pack) == {"ordinary": 10, "blitz": 1, "superblitz": 1, "partner": 1}
    assert the(pack, "partner").sector == 13
    assert [len(opening.words(the(pack, kind)).parts) for kind in ("blitz", "superblitz")] == [3, 3]


def test_the_hall_pack_fills_eight_numbers_and_the_special_sectors_with_a_base_and_a_spare() -> None:
    pack = of_house("hall-evening")
    on_table = [question for question in pack.questions if question.sector and question.sector <= 8]
    assert Counter(question.kind for question in on_table) == {"red": 4, "blue": 4}
    assert [len(opening.words(the(pack, kind)).parts) for kind in ("duplet", "superblitz", "zeitnot")] == [2, 3, 0]
    assert kinds(pack)["base"] >= 12
    assert [question.sector for question in pack.questions if question.sector and question.sector > 12] == [13]
    assert sum(opening.words(question).box is not None for question in on_table) == 3


def test_a_pack_fits_a_stored_item(pack: Pack) -> None:
    assert len(stored.to_bytes(pack)) < 350_000  # a DynamoDB item holds 400 KB


def test_each_question_has_all_the_host_needs(pack: Pack) -> None:
    for question in pack.questions:
        words = opening.envelope(question)
        for sealed in (words.prompt, words.answer, words.comment):
            assert len(sealed.break_seal()) >= 2, question.where
        assert words.sources.break_seal(), question.where
        assert (words.hint.break_seal() != "") == (question.kind not in UNHELPED), question.where


def test_each_question_of_a_series_has_a_comment_and_a_source(pack: Pack) -> None:
    for question in pack.questions:
        parts = opening.words(question).parts
        assert bool(parts) == (question.kind in SEVERAL), question.where
        assert all(part.comment and part.sources for part in parts), question.where


def test_each_question_can_be_read_aloud_in_under_a_minute(pack: Pack) -> None:
    for question in pack.questions:
        least, most = (150, 250) if question.kind in SHORT else (250, 600)
        if question.kind in SEVERAL:
            least, most = 100, 260
        for text, _ in asked(question):
            assert least <= len(text) <= most, (question.where, len(text))


def test_no_question_or_hint_holds_its_own_answer(pack: Pack) -> None:
    for question in pack.questions:
        words = opening.envelope(question)
        shown = " ".join(handout.text for handout in words.handouts.break_seal())
        for text, answer in asked(question):
            read = folded(f"{text} {words.hint.break_seal()} {shown}")
            assert f" {folded(answer)} " not in f" {read} ", question.where


def test_no_question_gives_away_the_answer_to_another(pack: Pack) -> None:
    said = [(question.where, text, answer) for question in pack.questions for text, answer in asked(question)]
    for here, _, answer in said:
        for there, text, _ in said:
            if here != there:
                assert f" {folded(answer)} " not in f" {folded(text)} ", (here, there)


def test_a_black_box_has_a_picture(pack: Pack) -> None:
    envelopes = map(opening.envelope, pack.questions)
    boxes = [envelope.box.break_seal() for envelope in envelopes if envelope.box]
    assert all(box.picture.endswith((".svg", ".png")) for box in boxes)


def test_some_questions_have_something_to_look_at(pack: Pack) -> None:
    assert any(opening.envelope(question).handouts.break_seal() for question in pack.questions)


def test_a_card_says_for_which_games_its_pack_is_complete() -> None:
    found = {path.name: card_of(of_house(path.name)).complete_for for path in PACKS}
    assert found.pop("tv-evening") == ("tv",)
    assert found.pop("hall-evening") == ("ctt",)
    assert set(found.values()) == {("pkz", "tv")}


def test_what_a_pack_lacks_is_said_for_every_game() -> None:
    assert lacks(of_house("hall-evening")) == {"pkz": ("12", "14", "15", "box"), "tv": ("12",), "ctt": ()}
    assert lacks(of_house("tv-evening"))["ctt"] == ("zeitnot", "base")
