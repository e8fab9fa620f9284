"""Hostile names and texts, everywhere a person types one: refused or tidied, never a trap for whoever reads."""

import unicodedata
from typing import Any

import pytest
from game.names import graphemes, tidy
from game.offers import Text
from wire.shape import COMMANDS, hints

from tests.play.test_actions import seated
from tests.support.evening import Evening, Socket, call
from tests.support.fakes import World

MARKUP = (
    "<script>z()</script>",
    "<img src=x onerror=z()>",
    '"><b>',
    "{{ 7*7 }}",
    "${z}",
    "javascript:z()",
    "' OR 1=1 --",
)
HIDDEN = (
    "Ан\u202eна",
    "\u2066Анна\u2069",
    "Ан\u200bна",
    "\ufeffАнна",
    "Ан\u00adна",
    "Ан\u2060на",
    "Ан\u061cна",
    "А\x00нна",
    "А\x1b[31mнна",
    "А\u200dнна",
    "Анна\u3164",
    "Анна\U000e0041",
    "Анна\ufe0f",
    "Анна\n\nКрупье: ",
    "Анна\tБорис",
    "Анна\u2028Борис",
    "\ud800Анна",
)
TOWER = "А" + "\u0301" * 10_000
BAD = frozenset(
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u200c\u2060\ufeff\u00ad\x00\x1b"
)


def join(evening: Evening, name: str) -> tuple[int, dict[str, Any]]:
    """A new source each time: this is about names."""
    body = {"code": evening.code, "as": "player", "name": name, "avatar": 1, "hat": 1}
    found: tuple[int, dict[str, Any]] = call(evening.house, "POST", "/api/join", body)
    return found


def is_harmless(text: str) -> bool:
    marks = max(
        (len(run) for run in "".join("m" if unicodedata.combining(c) else " " for c in text).split()), default=0
    )
    return not BAD & set(text) and marks <= 4 and "\n" not in text and text == tidy(text)


@pytest.mark.parametrize("name", [*MARKUP, *HIDDEN, TOWER[:500], "🦛" * 24, "ы" * 24, " ", "\u202e", "👨‍👩‍👧‍👦" * 24])
def test_a_name_is_tidied_or_refused_and_harms_nobody_who_reads_it(evening: Evening, name: str) -> None:
    host = evening.host()
    status, made = join(evening, name)
    if name.startswith("\ud800"):
        assert (status, made) == (400, {"code": "not_json"})
        return
    if status == 409:
        assert made == {"code": "bad_choice", "clause": "P2.2"}
        assert not 1 <= graphemes(tidy(name)) <= 24
        return
    assert status == 200
    shown = host.room["chairs"][0]["name"]
    assert is_harmless(shown)
    assert 1 <= graphemes(shown) <= 24


def test_markup_in_a_name_is_a_name(evening: Evening) -> None:
    host = evening.host()
    assert join(evening, "<img src=x onerror=z()>")[0] == 200
    assert host.room["chairs"][0]["name"] == "<img src=x onerror=z()>"


def test_a_tower_of_ten_thousand_marks_is_too_long_and_a_smaller_one_is_cut(evening: Evening) -> None:
    host = evening.host()
    assert join(evening, TOWER) == (400, {"code": "too_long"})
    assert join(evening, TOWER[:500])[0] == 200
    assert host.room["chairs"][0]["name"] == unicodedata.normalize("NFC", TOWER[:5])


def bounds(view: dict[str, Any], do: str) -> dict[str, Any] | None:
    """The text field of this command's form, as this view offers it."""
    for line in view["offers"]:
        if line["do"] == do and line["offer"].get("form"):
            return next((field for field in line["offer"]["form"]["fields"] if field["t"] == "text"), None)
    return None


def example(field: dict[str, Any], text: str) -> Any:
    """A value within a field's bounds; the text for the text."""
    return {"text": text, "whole": field.get("low"), "one_of": field.get("values", [0])[0], "yes": False}[field["t"]]


def ask(host: Socket, do: str, text: str) -> dict[str, Any]:
    form = next(line["offer"]["form"] for line in host.view["offers"] if line["do"] == do and line["offer"].get("form"))
    return host.act(do, **{field["name"]: example(field, text) for field in form["fields"]})


@pytest.mark.parametrize("do", ["cut_minute", "bench", "take_hat", "annul", "set_sector", "correct_score", "end_match"])
def test_a_reason_is_plain_tidy_text_or_it_is_refused(evening: Evening, fakes: World, do: str) -> None:
    host, anna, boris = seated(evening)
    evening.ready([anna, boris], anna, host)
    if bounds(host.view, do) is None:
        host.act("spin")
        host.act("start_clock")
    field = bounds(host.view, do)
    assert field is not None
    for text in (*HIDDEN[:-1], TOWER[:500], "ы" * (field["high"] + 1), "", " ", " край", "край "):
        assert ask(host, do, text)["code"] == "bad_choice", ascii(text)
    assert ask(host, do, "<script>z()</script> — спор")["t"] == "done"


def test_ten_thousand_marks_in_a_reason_are_too_long_for_a_frame(evening: Evening) -> None:
    host, anna, boris = seated(evening)
    evening.ready([anna, boris], anna, host)
    assert (
        host.send(do="end_match", id="0e" * 8, phase=host.room["phase_no"], reason=TOWER, **{"as": ""}) == "malformed"
    )
    assert host.frames()[-1] == {"t": "malformed", "why": "too_long"}


def test_every_text_that_a_person_types_is_known_here() -> None:
    """A text of another name would be new here: it needs its own tests."""
    texts = {name for kind in COMMANDS.values() for name, hint in hints(kind).items() if hint is str}
    assert texts <= {"name", "reason", "text", "team", "salt", "digest", "knock", "seat", "squad"}


def test_a_text_field_takes_nothing_hostile_of_itself() -> None:
    assert Text("reason", 1, 200).takes("спор")
    for text in (*HIDDEN, TOWER, "ы" * 201, ""):
        assert not Text("reason", 1, 200).takes(text)


def test_what_is_hostile_costs_no_time(evening: Evening) -> None:
    """Text of a whole frame is tidied and counted in one pass; a frame is 4 KB at most."""
    for text in ("\u0301" * 2000, "👨‍👩‍👧‍👦" * 160, "\u200d" * 1300, "a\u0301" * 1300, "\U0001f1f7" * 1000):
        assert join(evening, text)[0] in (200, 400, 409)
