"""Offers and forms: what fits, to the millisecond and to the type."""

import pytest
from game import commands as ask
from game.offers import Form, Hex, NotBoth, Offer, OneOf, Text, Whole, Yes, fields_of, form, offer
from game.people import Seat

NAME = Text("name", 1, 24)


@pytest.mark.parametrize(
    ("value", "fits"),
    [(0, False), (1, True), (5, True), (6, False), (True, False), (1.0, False), ("1", False), (None, False)],
)
def test_a_whole_number_is_an_int_within_bounds_and_no_bool(value: object, fits: bool) -> None:
    assert Whole("n", 1, 5).takes(value) is fits


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        ("Анна", True),
        ("", False),
        (" ", False),
        (" Анна", False),
        ("Анна  Мария", False),
        ("я" * 24, True),
        ("я" * 25, False),
        ("\U0001f1f7\U0001f1fa" * 24, True),
        ("\U0001f1f7\U0001f1fa" * 25, False),
        ("\u202eаннА", False),
        ("Ан\u200dна", False),
        ("а\u200d" * 30 + "а", False),
        ("и\u0306", False),
        (5, False),
        (b"\xd0\x90", False),
        (None, False),
    ],
)
def test_text_is_tidy_and_counted_in_letters(value: object, fits: bool) -> None:
    assert NAME.takes(value) is fits


@pytest.mark.parametrize(
    ("value", "fits"),
    [("00" * 16, True), ("ab" * 16, True), ("AB" * 16, False), ("0" * 31, False), ("0" * 33, False), ("g" * 32, False),
     (16, False), ("", False)],
)  # fmt: skip
def test_random_bytes_are_lower_case_hex_of_exact_length(value: object, fits: bool) -> None:
    assert Hex("salt", 16).takes(value) is fits


@pytest.mark.parametrize(("value", "fits"), [(1, True), (True, False), (1.0, False), ("s1", True), ("s2", False)])
def test_one_of_is_equal_in_type_too(value: object, fits: bool) -> None:
    assert OneOf("x", (1, "s1")).takes(value) is fits


@pytest.mark.parametrize(("value", "fits"), [(True, True), (False, True), (1, False), (0, False), ("да", False)])
def test_yes_is_a_bool_and_nothing_like_it(value: object, fits: bool) -> None:
    assert Yes("on").takes(value) is fits


@pytest.mark.parametrize(
    ("knowers", "viewers", "confirmed", "fits"),
    [(5, 5, False, True), (6, 5, True, True), (5, 6, True, True), (6, 5, False, False), (5, 5, True, False),
     (6, 6, True, False), (6, 6, False, False)],
)  # fmt: skip
def test_the_top_is_reached_by_one_and_confirmed(knowers: int, viewers: int, confirmed: bool, fits: bool) -> None:
    rule = NotBoth("knowers", "viewers", 6, "confirmed")
    assert rule.takes(ask.CorrectScore(knowers, viewers, "причина", confirmed)) is fits


def test_a_window_is_open_from_its_start_till_just_before_its_end() -> None:
    pause = offer(ask.PauseClock(), from_ms=100, until_ms=200)
    assert [pause.takes(ask.PauseClock(), now) for now in (99, 100, 199, 200)] == [False, True, True, False]
    assert not pause.takes(ask.ResumeClock(), 150)


def test_without_an_end_it_stays_open() -> None:
    assert offer(ask.Spin()).takes(ask.Spin(), 10**15)


def test_an_option_is_taken_exactly_as_it_is_offered() -> None:
    named = offer(ask.NameAnswerer(Seat("s1")))
    assert named.fits(ask.NameAnswerer(Seat("s1")))
    assert not named.fits(ask.NameAnswerer(Seat("s2")))
    assert not named.fits(ask.AppointActing(Seat("s1")))


def test_a_form_takes_its_own_command_only() -> None:
    cut = form(ask.CutMinute, Text("reason", 1, 200))
    assert cut.fits(ask.CutMinute("шум"))
    assert not cut.fits(ask.EndMatch("шум"))
    assert not cut.fits(ask.CutMinute(""))


def test_an_empty_offer_takes_nothing() -> None:
    assert not Offer().fits(ask.Spin())
    assert not Form(ask.Spin, ()).takes(ask.Redo())


def test_fields_of_a_command_are_named() -> None:
    assert fields_of(ask.Bench(Seat("s1"), "шум")) == {"seat": "s1", "reason": "шум"}
    assert fields_of(ask.Spin()) == {}
