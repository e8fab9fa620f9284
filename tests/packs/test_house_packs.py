"""The packs of the house are complete, readable aloud and do not give themselves away."""

import re
from pathlib import Path

import pytest
import yaml
from packs import folder, own, stored
from packs.model import Pack

ROOT = Path(__file__).parents[2]
PACKS = sorted(path for path in (ROOT / "content" / "packs").iterdir() if path.is_dir())
LAYOUT = yaml.safe_load((ROOT / "tests" / "rulebooks" / "pkz.yaml").read_text("utf-8"))["table"]


def folded(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.replace("\u0301", "").lower().replace("ё", "е")))


@pytest.fixture(params=PACKS, ids=lambda path: path.name)
def pack(request: pytest.FixtureRequest) -> Pack:
    path: Path = request.param
    return own.read(folder.gather(path)).pack


def test_the_house_has_a_pack() -> None:
    assert PACKS


def test_a_pack_fills_the_home_table(pack: Pack) -> None:
    assert pack.missing(LAYOUT["envelopes"], needs_box=LAYOUT["zero"] == 1) == ()


def test_a_pack_fits_a_stored_item(pack: Pack) -> None:
    assert len(stored.to_bytes(pack)) < 350_000  # a DynamoDB item holds 400 KB


def test_each_question_has_all_the_host_needs(pack: Pack) -> None:
    for question in pack.questions:
        words = question.envelope
        for sealed in (words.prompt, words.answer, words.comment, words.hint):
            assert len(sealed.break_seal()) >= 2, question.sector
        assert words.sources.break_seal(), question.sector


def test_each_question_can_be_read_aloud_in_under_a_minute(pack: Pack) -> None:
    for question in pack.questions:
        assert 250 <= len(question.envelope.prompt.break_seal()) <= 600, question.sector


def test_no_question_or_hint_holds_its_own_answer(pack: Pack) -> None:
    for question in pack.questions:
        words = question.envelope
        shown = " ".join(handout.text for handout in words.handouts.break_seal())
        read = folded(f"{words.prompt.break_seal()} {words.hint.break_seal()} {shown}")
        assert f" {folded(words.answer.break_seal())} " not in f" {read} ", question.sector


def test_no_question_gives_away_the_answer_to_another(pack: Pack) -> None:
    for asked in pack.questions:
        answer = folded(asked.envelope.answer.break_seal())
        for other in pack.questions:
            if other is not asked:
                assert f" {answer} " not in f" {folded(other.envelope.prompt.break_seal())} ", (
                    asked.sector,
                    other.sector,
                )


def test_a_black_box_has_a_picture(pack: Pack) -> None:
    boxes = [question.envelope.box.break_seal() for question in pack.questions if question.envelope.box]
    assert all(box.picture.endswith((".svg", ".png")) for box in boxes)


def test_some_questions_have_something_to_look_at(pack: Pack) -> None:
    kinds = {handout.kind for question in pack.questions for handout in question.envelope.handouts.break_seal()}
    assert kinds == {"text", "image"}
