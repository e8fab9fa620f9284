"""The stored form: it comes back equal, its digest is stable and changes with any word, and it is read strictly."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from packs import opening, own, stored
from packs.card import card_of
from packs.model import Pack, Slot
from packs.own import Source
from packs.trouble import BadPack

from tests.packs.conftest import CANARY

FUNCTIONS = Path(__file__).parents[2] / "functions"


@pytest.fixture
def pack(written: dict[str, Any], source: Callable[[dict[str, Any]], Source]) -> Pack:
    return own.read(source(written)).pack


def test_a_stored_pack_comes_back_equal(pack: Pack) -> None:
    assert stored.from_bytes(stored.to_bytes(pack)) == pack
    assert stored.from_mapping(stored.to_mapping(pack)) == pack


def test_the_digest_does_not_depend_on_the_order_of_keys(pack: Pack) -> None:
    mapping: Any = json.loads(stored.to_bytes(pack))
    turned = dict(reversed(mapping.items()))
    turned["sections"] = [dict(reversed(section.items())) for section in turned["sections"]]
    assert stored.digest(stored.from_mapping(turned)) == stored.digest(pack)


def test_the_digest_is_the_same_on_every_machine(pack: Pack) -> None:
    assert stored.digest(pack) == "931535c3c8d63343c69b69d6a56447b043144e9c400a90ed1e89cdb7883e4e02"


@pytest.mark.parametrize("field", [*stored.WORDS, "sources", "handouts"])
def test_the_digest_changes_with_any_word(pack: Pack, field: str) -> None:
    mapping: Any = json.loads(stored.to_bytes(pack))
    other = {"sources": ["иначе"], "handouts": [{"kind": "text", "text": "иначе"}]}.get(field, "иначе")
    mapping["sections"][0]["questions"][1][field] = other
    assert stored.digest(stored.from_mapping(mapping)) != stored.digest(pack)


@pytest.mark.parametrize("given", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe"])
def test_bytes_that_are_no_pack_are_refused(given: bytes) -> None:
    with pytest.raises(BadPack):
        stored.from_bytes(given)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("sector", -1, "not_a_number"),
        ("sector", 2.0, "not_a_number"),
        ("sector", 1, "slot_twice"),
        ("kind", "black_hole", "unknown_kind"),
        ("parts", [{"text": "x", "answer": "y"}], "one_part"),
        ("answer", "", "missing_field"),
        ("text", None, "missing_field"),
        ("hint", 5, "not_text"),
        ("secret", "x", "unknown_field"),
        ("box", {"contents": "x"}, "box_misplaced"),
        ("handouts", [{"text": "x", "words": "y"}], "unknown_field"),
    ],
)
def test_a_stored_question_is_read_strictly(pack: Pack, field: str, value: object, code: str) -> None:
    mapping: Any = json.loads(stored.to_bytes(pack))
    mapping["sections"][0]["questions"][1][field] = value
    with pytest.raises(BadPack) as caught:
        stored.from_mapping(mapping)
    assert [trouble.code for trouble in caught.value.troubles] == [code]
    assert CANARY not in str(caught.value)


def test_a_card_says_what_a_table_lacks_and_not_a_word_more(pack: Pack) -> None:
    made = card_of(pack)
    assert (made.title, made.envelopes, made.box, made.handouts) == ("Проба", (1, 2), True, ((1, 2),))
    assert made.missing(4, 1) == ("3", "4")
    assert made.digest == stored.digest(pack)
    assert CANARY not in repr(made)


def test_a_pack_without_a_box_lacks_it_only_where_a_box_is_played(pack: Pack) -> None:
    boxless = replace(pack, sections=(replace(pack.sections[0], questions=pack.questions[:-1]),))
    assert boxless.missing(2, needs_box=True) == ("black_box",)
    assert boxless.missing(2, needs_box=False) == ()


def test_a_slot_the_pack_lacks_is_a_key_error(pack: Pack) -> None:
    with pytest.raises(KeyError):
        pack.question(Slot(9))


def test_the_lambda_side_of_packs_never_loads_yaml() -> None:
    program = "import sys, packs.card, packs.stored, packs.model; sys.exit('yaml' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=FUNCTIONS, check=False)
    assert done.returncode == 0


def test_a_pack_stored_in_format_1_is_still_played() -> None:
    first = {
        "format": 1, "id": "old", "title": "Старый", "version": 2, "authors": [], "about": "",
        "questions": [
            {"slot": 0, "prompt": "Что внутри?", "answer": "Ключ", "box": {"contents": "Ключ", "picture": ""}},
            {"slot": 4, "prompt": "Кто?", "answer": "Никто", "accepted": "", "sources": ["Книга"], "authors": [],
             "handouts": [{"kind": "text", "text": "строка", "media": ""}], "box": None},
        ],
    }  # fmt: skip
    pack = stored.from_bytes(json.dumps(first).encode())
    assert list(pack.placed()) == [0, 4]
    box, fourth = opening.envelope(pack.question(Slot(0))), opening.envelope(pack.question(Slot(4)))
    assert box.box is not None
    assert box.box.break_seal().contents == "Ключ"
    assert fourth.prompt.break_seal() == "Кто?"
    assert [handout.text for handout in fourth.handouts.break_seal()] == ["строка"]
