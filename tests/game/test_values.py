"""A changed copy is what the standard library would make of it."""

import dataclasses

import pytest
from game.game import Score
from game.phases import Discussing
from game.state import State
from game.values import replace


def test_a_copy_differs_in_what_was_changed_alone() -> None:
    state = State(n=4, deeper=2)
    assert replace(state, phase_no=7) == dataclasses.replace(state, phase_no=7) == State(n=4, phase_no=7, deeper=2)
    assert replace(Score(1, 2), viewers=3) == Score(1, 3)
    assert replace(Discussing(5, 60)) == Discussing(5, 60)
    assert state == State(n=4, deeper=2)


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(TypeError, match="Score has no answer"):
        replace(Score(), answer=1)  # type: ignore[call-arg]
