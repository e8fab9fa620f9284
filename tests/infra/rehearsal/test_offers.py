"""Offers read by the wire alone: what is open when, forms filled so that the rules take them."""

import random
from typing import Any

import pytest
from game import commands as ask
from game.offers import Form, Hex, NotBoth, Offer, OneOf, Text, Whole, Yes
from wire.decode import from_plain
from wire.shape import COMMANDS
from wire.spelled import filled_in

from infra.rehearsal import offers

FORMS = (
    Form(ask.Ready, (Hex("salt", 16),)),
    Form(ask.Dress, (Whole("avatar", 0, 63), Whole("hat", 2, 3))),
    Form(ask.Bench, (OneOf("seat", ("s1", "s3")), Text("reason", 1, 200))),
    Form(
        ask.CorrectScore,
        (Whole("knowers", 0, 6), Whole("viewers", 0, 6), Text("reason", 1, 200), Yes("confirmed")),
        NotBoth("knowers", "viewers", 6, "confirmed"),
    ),
)


def view(*lines: tuple[str, Any]) -> dict[str, Any]:
    return {"offers": [{"do": do, "seat": "s1", "offer": found} for do, found in lines]}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.makes.__name__)
@pytest.mark.parametrize("seed", range(8))
def test_a_filled_form_is_taken_by_the_rules(form: Form, seed: int) -> None:
    written = filled_in(form)
    assert written is not None
    made = offers.fill(random.Random(seed), written)
    command = from_plain(COMMANDS[written["makes"]], dict(made))
    assert Offer(form=form).takes(command, 0)
    assert offers.fills(written, made)


def test_texts_that_do_not_fit_are_passed_over() -> None:
    form = {"fields": [{"t": "text", "name": "reason", "low": 3, "high": 5}]}
    assert offers.fill(random.Random(1), form, ("да", "слишком длинно"))["reason"] == "ммм"
    assert offers.fill(random.Random(1), form, ("да", "шёпот"))["reason"] == "шёпот"


def test_an_unknown_field_is_not_guessed() -> None:
    with pytest.raises(ValueError, match="sound"):
        offers.fill(random.Random(1), {"fields": [{"t": "sound", "name": "voice"}]})


def test_an_offer_is_open_from_its_first_moment_till_before_its_last() -> None:
    seen = view(("judge", {"t": "offer", "options": [{"t": "judge", "correct": True}], "from_ms": 10, "until_ms": 20}))
    assert [bool(offers.open_now(seen, now)) for now in (9, 10, 19, 20)] == [False, True, True, False]
    assert [offers.next_edge(seen, now) for now in (9, 10, 20)] == [10, 20, None]
    (chance,) = offers.open_now(seen, 15)
    assert chance.options == ({"correct": True},)
    assert chance.seat == "s1"


def test_what_is_asked_for_at_the_door_is_no_chance_of_a_socket() -> None:
    assert not list(offers.chances(view(("take_seat", {"t": "offer", "form": {"fields": []}}))))


def test_what_is_shut_says_why() -> None:
    (found,) = offers.shut(view(("spin", {"t": "shut", "code": "too_few", "clause": "P1.1"})))
    assert (found.do, found.code, found.clause) == ("spin", "too_few", "P1.1")


def test_a_choice_that_has_gone_from_the_form_fits_no_more() -> None:
    before = {"fields": [{"t": "one_of", "name": "seat", "values": ["s1", "s2"]}]}
    now = offers.Chance("bench", "", form={"fields": [{"t": "one_of", "name": "seat", "values": ["s2"]}]})
    assert offers.fills(before, {"seat": "s1"})
    assert not now.fits({"seat": "s1"})
