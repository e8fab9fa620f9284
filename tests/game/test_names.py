"""Names of any script: letters counted as a reader counts them, and nothing invisible left in them."""

import pytest
from game.names import graphemes, tidy
from hypothesis import given
from hypothesis import strategies as st

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("", 0),
        ("Анна", 4),
        ("Анна Мария", 10),
        ("Йо\u0301сиф", 5),
        ("\u0438\u0306", 1),
        ("\U0001f1f7\U0001f1fa", 1),
        ("\U0001f1f7\U0001f1fa\U0001f1e9\U0001f1ea", 2),
        ("\U0001f1f7\U0001f1fa\U0001f1e9", 2),
        ("\U0001f44d\U0001f3fd", 1),
        (FAMILY, 1),
        (FAMILY * 3, 3),
        (ENGLAND, 1),
        (RAINBOW, 1),
        ("1\ufe0f\u20e3", 1),
        ("❤️‍\U0001f525", 1),
        ("\u0928\u093f", 1),
        ("\ud55c\uae00", 2),
        ("a\u200db", 2),
    ],
)
def test_letters_are_counted_as_a_reader_sees_them(text: str, letters: int) -> None:
    assert graphemes(text) == letters


@pytest.mark.parametrize(
    "text", ["Анна", "O'Брайен-младший", FAMILY, ENGLAND, RAINBOW, "1\ufe0f\u20e3", "\U0001f9d4\u200d♂️"]
)
def test_an_ordinary_name_stays_as_it_is(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Анна \t Мария\n", "Анна Мария"),
        ("\u202eаннА\u202c", "аннА"),
        ("\u2066Анна\u2069\u200f\u200e\u061c", "Анна"),
        ("Ан\u200bна\ufeff\u00ad\u2060\u200c", "Анна"),
        ("Ан\u200dна", "Анна"),
        ("Анна\ufe0f", "Анна"),
        ("Анна\U000e0041", "Анна"),
        ("Ан\u034fна\u3164\u2800", "Анна"),
        ("\u3164", ""),
        ("\u200d\u200d", ""),
        ("\U0001f469\u200dАнна", "\U0001f469Анна"),
        ("\U0001f469\u200d \U0001f469", "\U0001f469 \U0001f469"),
        ("А\x00н\x1bна\x7f", "Анна"),
        ("и\u0306", "й"),
        ("e\u200d\u0301", "é"),
        ("А" + "\u0336" * 9, "А" + "\u0336" * 4),
        ("\ud800Анна\ue000", "Анна"),
    ],
)
def test_what_cannot_be_seen_does_not_stay_in_a_name(text: str, kept: str) -> None:
    assert tidy(text) == kept


@given(
    st.text(
        alphabet=st.sampled_from(
            "аé 1\u0301\u0336\u200d\ufe0f\u034f\u202e\U0001f469\U0001f3fd\U0001f3f4\U000e0067\U0001f1f7"
        ),
        max_size=12,
    )
)
def test_tidied_text_is_tidy_and_not_longer(text: str) -> None:
    kept = tidy(text)
    assert tidy(kept) == kept
    assert graphemes(kept) <= len(text)
    assert "\u202e" not in kept
