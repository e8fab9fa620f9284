"""The codec writes what was agreed and reads strictly."""

import json
from dataclasses import dataclass
from typing import get_args

import pytest
from game.commands import Bench, CorrectScore, Judge, NameAnswerer, Spin, TakeSeat
from game.events import Judged, Shown, Spun
from game.game import Outcome, Score
from game.log import Entry
from game.offers import Form, NotBoth, Offer, OneOf, Shut, Text, Whole, form, offer
from game.people import Host, Seat
from game.preview import Change
from game.sealed import Sealed
from game.state import State
from game.views import OfferView
from game.views.parts import SectorView
from game.views.room import Played
from wire.answers import Stale
from wire.codec import Act, Hello, Malformed, Ping, from_bytes, from_plain, read_frame, to_bytes, to_plain
from wire.messages import ServerMessage
from wire.shorter import OUTCOMES
from wire.spelled import spelled

ID = "0123456789abcdef"


def test_a_member_of_a_union_says_which_it_is() -> None:
    assert to_plain(Offer | Shut, Shut("not_now", "P4.2")) == {"t": "shut", "code": "not_now", "clause": "P4.2"}
    assert to_plain(ServerMessage, Stale(ID)) == {"t": "stale", "id": ID}


def test_an_offer_goes_out_with_its_options_and_without_its_defaults() -> None:
    view = OfferView("NameAnswerer", Offer((NameAnswerer(Seat("s1")),), None, 5), "s1")
    assert to_plain(OfferView, view) == ["pick", "name_answerer", [["seat", ["s1"]]], "s1", 5]


@pytest.mark.parametrize(
    ("view", "line"),
    [
        (OfferView("Spin", offer(Spin())), ["pick", "spin"]),
        (OfferView("Admit", offer()), ["pick", "admit", [["knock", []]]]),
        (OfferView("Judge", offer(Judge(True), Judge(False))), ["pick", "judge", [["correct", [True, False]]]]),
        (OfferView("Judge", offer(Judge(False), until_ms=9)), ["pick", "judge", [["correct", [False]]], "", 0, 9]),
        (OfferView("Spin", Shut("no_captain", "P3.5"), "s1"), ["shut", "spin", "no_captain", "P3.5", "s1"]),
        (
            OfferView("Judge", Shut("answer_the_request", "P3.7", (Judge(False),))),
            ["shut", "judge", "answer_the_request", "P3.7", "", [["correct", [False]]]],
        ),
        (
            OfferView("Bench", form(Bench, OneOf("seat", ("s1", "s2")), Text("reason", 1, 200))),
            ["fill", "bench", [["one_of", "seat", ["s1", "s2"]], ["text", "reason", 1, 200]]],
        ),
        (
            OfferView("CorrectScore", form(CorrectScore, Whole("knowers", 0, 6), also=NotBoth("a", "b", 6, "c"))),
            ["fill", "correct_score", [["whole", "knowers", 0, 6]], "", ["a", "b", 6, "c"]],
        ),
    ],
)
def test_an_offer_names_its_command_once_and_comes_back_as_it_was(view: OfferView, line: list[object]) -> None:
    assert to_plain(OfferView, view) == line
    assert from_plain(OfferView, line) == view


def test_a_row_leaves_out_its_usual_end_and_no_more() -> None:
    assert to_plain(SectorView, SectorView(7)) == [7]
    assert to_plain(SectorView, SectorView(7, True)) == [7, True]
    assert from_plain(SectorView, [7]) == SectorView(7)
    for wrong in ([], [7, True, "plain", 1], {"n": 7}):
        with pytest.raises(Malformed):
            from_plain(SectorView, wrong)


def test_a_change_says_a_pair_once_where_both_sides_are_the_same() -> None:
    score, lifelines = Score(3, 2), ("credit", "club")
    change = Change(
        "Judge", (score, Score(2, 2)), ("Revealed", "Paused"), 7, ("none", "stopped"), 23_000,
        (lifelines, lifelines), ("none", "none"), (None, None), (), (),
    )  # fmt: skip
    three, two = {"knowers": 3, "viewers": 2}, {"knowers": 2, "viewers": 2}
    line = ["judge", [three, two], ["revealed", "paused"], [["credit", "club"]], [], 7, ["none", "stopped"], 23_000]
    assert to_plain(Change | None, change) == line
    assert from_plain(Change | None, line) == change
    assert to_plain(Change | None, None) is None


def test_the_rounds_played_go_as_words() -> None:
    played: tuple[Played, ...] = ((12, "viewers", 0, 1), (0, "knowers", 1, 1), (7, "annulled", 1, 1))
    assert to_plain(tuple[Played, ...], played) == "12v0:1 0k1:1 7a1:1"
    assert from_plain(tuple[Played, ...], "12v0:1 0k1:1 7a1:1") == played
    assert from_plain(tuple[Played, ...], "") == ()
    assert len(OUTCOMES) == len(get_args(Outcome))


def test_a_message_is_spelled_out_for_our_own_clients() -> None:
    message = {
        "t": "view", "you": {"role": "spectator"}, "at": 1, "v": 2,
        "view": {
            "room": {
                "chairs": [["s1", "Оля", 0, None]],
                "sectors": [[0, False, "zero"]],
                "history": "3k1:0",
            },
            "offers": [["pick", "judge", [["correct", [True]]], "s1"], ["fill", "knock", [["yes", "on"]]]],
        },
    }  # fmt: skip
    seen = spelled(message)
    assert seen["view"]["room"] == {
        "chairs": [{"seat": "s1", "name": "Оля", "avatar": 0, "hat": None}],
        "sectors": [{"n": 0, "played": False, "kind": "zero"}],
        "history": [[3, "knowers", 1, 0]],
    }
    judge, knock = seen["view"]["offers"]
    assert (judge["do"], judge["seat"], judge["offer"]["options"]) == ("judge", "s1", [{"t": "judge", "correct": True}])
    assert (knock["do"], knock["offer"]["form"]["fields"]) == ("knock", [{"t": "yes", "name": "on"}])
    assert spelled({"t": "stale", "id": "1"}) == {"t": "stale", "id": "1"}


def test_a_form_names_the_command_it_makes() -> None:
    filled = Form(TakeSeat, (Text("name", 1, 24), Whole("avatar", 0, 15)))
    assert to_plain(Form, filled) == {
        "makes": "take_seat",
        "fields": [
            ["text", "name", 1, 24],
            ["whole", "avatar", 0, 15],
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
