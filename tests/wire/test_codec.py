"""The codec writes what was agreed and reads strictly."""

import json
from dataclasses import dataclass

import pytest
from game.commands import Judge, NameAnswerer, Spin, TakeSeat
from game.events import Judged, Shown, Spun
from game.log import Entry
from game.offers import Form, Offer, Shut, Text, Whole
from game.people import Host, Seat
from game.sealed import Sealed
from game.state import State
from game.views import OfferView
from wire.codec import Act, Hello, Malformed, Ping, from_bytes, from_plain, read_frame, to_bytes, to_plain
from wire.messages import Done, ServerMessage

ID = "0123456789abcdef"


def test_a_member_of_a_union_says_which_it_is() -> None:
    assert to_plain(Offer | Shut, Shut("not_now", "P4.2")) == {"t": "shut", "code": "not_now", "clause": "P4.2"}
    assert to_plain(ServerMessage, Done(ID, 7)) == {"t": "done", "id": ID, "v": 7}


def test_an_offer_goes_out_with_its_options_and_without_its_defaults() -> None:
    view = OfferView("NameAnswerer", Offer((NameAnswerer(Seat("s1")),), None, 5), "s1")
    offer = {"t": "offer", "options": [{"t": "name_answerer", "seat": "s1"}], "from_ms": 5}
    assert to_plain(OfferView, view) == {"do": "name_answerer", "seat": "s1", "offer": offer}


def test_a_form_names_the_command_it_makes() -> None:
    form = Form(TakeSeat, (Text("name", 1, 24), Whole("avatar", 0, 15)))
    assert to_plain(Form, form) == {
        "makes": "take_seat",
        "fields": [
            {"t": "text", "name": "name", "low": 1, "high": 24},
            {"t": "whole", "name": "avatar", "low": 0, "high": 15},
        ],
    }


def test_a_seal_has_no_place_on_the_wire() -> None:
    @dataclass
    class Leaky:
        answer: Sealed[str]

    with pytest.raises(TypeError, match="no place on the wire"):
        to_bytes(Leaky, Leaky(Sealed("the answer")))


def test_an_entry_comes_back_as_it_was() -> None:
    spun = Spun(1, 4, (1, 4, 9), "ab", 1000, False, False, True, (Seat("s2"),))
    entry = Entry(3, 1000, Host(), "Spin", (spun, Judged(True), Shown(4, "handout", 2)))
    assert from_bytes(Entry, to_bytes(Entry, entry)) == entry


def test_a_state_comes_back_as_it_was() -> None:
    state = State(n=4, phase_no=2, shown=frozenset({Shown(1, "key"), Shown(2, "prompt")}), deeper=3)
    assert from_bytes(State, to_bytes(State, state)) == state


def frame(**fields: object) -> str:
    return json.dumps(fields)


def test_frames_are_read() -> None:
    assert read_frame(frame(do="hello", id="1", window="w")) == Hello("1", "w")
    assert read_frame(frame(do="ping", id="1", t0=-5)) == Ping("1", -5)
    assert read_frame(frame(do="spin", id=ID, phase=3, **{"as": ""})) == Act(ID, 3, "", Spin())
    judged = frame(do="judge", id=ID, phase=3, correct=True, **{"as": ""})
    assert read_frame(judged) == Act(ID, 3, "", Judge(True))


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("", "not_json"),
        ("{", "not_json"),
        ("[" * 4000, "not_json"),
        ('"\\ud800"', "not_json"),
        ("[]", "not_an_object"),
        ("null", "not_an_object"),
        ("{}", "unknown_do"),
        ('{"do":["spin"]}', "unknown_do"),
        ('{"do":"Spin"}', "unknown_do"),
        (frame(do="open_seal", id=ID), "unknown_do"),
        (frame(do="hello", id="1"), "missing_field"),
        (frame(do="hello", id="1", window=""), "bad_id"),
        (frame(do="hello", id="1", window="w" * 65), "bad_id"),
        (frame(do="hello", id="1", window="w", role="host"), "unknown_field"),
        (frame(do="ping", id="1", t0=True), "wrong_type"),
        (frame(do="ping", id="1", t0=1.5), "wrong_type"),
        (frame(do="ping", id="1", t0=2**60), "wrong_type"),
        (frame(do="spin", id=ID, phase=3), "missing_field"),
        (frame(do="spin", id=ID, phase="3", **{"as": ""}), "wrong_type"),
        (frame(do="spin", id="xyz", phase=3, **{"as": ""}), "bad_id"),
        (frame(do="spin", id=ID.upper(), phase=3, **{"as": ""}), "bad_id"),
        (frame(do="judge", id=ID, phase=3, correct=1, **{"as": ""}), "wrong_type"),
        (frame(do="judge", id=ID, phase=3, **{"as": ""}), "missing_field"),
        (frame(do="annul", id=ID, phase=3, ground="whim", reason="r", **{"as": ""}), "unknown_value"),
        (frame(do="spin", id=ID, phase=3, sector=4, **{"as": ""}), "unknown_field"),
        (frame(do="end_match", id=ID, phase=3, reason="я" * 4000, **{"as": ""}), "too_long"),
    ],
)
def test_a_broken_frame_is_named_and_not_guessed(sent: str, code: str) -> None:
    with pytest.raises(Malformed) as found:
        read_frame(sent)
    assert found.value.code == code
    assert str(found.value) == code


def test_an_unknown_kind_is_malformed() -> None:
    with pytest.raises(Malformed, match="unknown_kind"):
        from_plain(Offer | Shut, {"t": "open"})
