"""An action is over when the last who was there has seen it; what was told and is not in the log is a loss."""

import pytest

from infra.load.memory import slope
from infra.load.meter import Meter


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def pressed(meter: Meter, id: str, do: str = "spin") -> None:
    meter.sent({"do": do, "id": id, "phase": 1, "as": ""})


def view(v: int) -> dict[str, object]:
    return {"t": "view", "v": v}


def done(id: str, v: int) -> dict[str, object]:
    return {"t": "view", "v": v, "done": id}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def meter(clock: Clock) -> Meter:
    """Two lines that see version 3."""
    meter = Meter(clock)
    for line in (1, 2):
        meter.came(line, view(3))
    return meter


def test_an_action_lasts_till_the_last_line_has_its_view(meter: Meter, clock: Clock) -> None:
    pressed(meter, "a")
    clock.now = 0.010
    meter.came(1, done("a", 4))
    assert (meter.taken, meter.unseen, meter.versions) == ([], 1, {3, 4})
    clock.now = 0.025
    meter.came(2, view(4))
    assert (meter.taken, meter.unseen, meter.versions) == ([25.0], 0, {4})
    assert meter.accepted == {4: "spin"}


def test_a_newer_view_shows_an_older_action_too(meter: Meter) -> None:
    pressed(meter, "a")
    meter.came(2, view(6))
    meter.came(1, done("a", 4))
    assert meter.unseen == 0


def test_a_command_sent_again_counts_from_the_first_time(meter: Meter, clock: Clock) -> None:
    pressed(meter, "a")
    clock.now = 1.0
    meter.came(1, {"t": "busy", "id": "a"})
    pressed(meter, "a")
    meter.came(2, view(4))
    meter.came(1, done("a", 4))
    assert meter.taken == [1000.0]
    assert meter.answers["busy"] == 1


def test_what_is_sent_when_everybody_has_sat_down_is_counted_apart(clock: Clock) -> None:
    meter = Meter(clock, seated_s=1.0)
    for sent_s, id, v in ((0.9, "a", 4), (1.0, "b", 5)):
        clock.now = sent_s
        pressed(meter, id)
        clock.now = sent_s + 0.02
        meter.came(1, done(id, v))
    assert meter.taken == pytest.approx([20.0, 20.0])
    assert meter.seated == pytest.approx([20.0])


def test_nobody_waits_for_a_line_that_is_gone(meter: Meter) -> None:
    pressed(meter, "a")
    meter.came(1, done("a", 4))
    meter.gone(2)
    assert (meter.unseen, meter.versions) == (0, {4})


def test_two_commands_told_to_be_one_entry_are_noted(meter: Meter) -> None:
    for id in ("a", "b"):
        pressed(meter, id)
        meter.came(1, done(id, 4))
    assert meter.doubled == [4]


def test_a_slope_is_told_in_units_of_its_points() -> None:
    assert slope([(0, 10), (1, 12), (2, 14)]) == 2.0
    assert slope([(0, 10), (1, 10), (2, 10)]) == 0.0
    assert slope([(3, 10)]) == 0.0


def test_a_frame_that_is_not_ours_is_noted(meter: Meter) -> None:
    meter.garbled("Internal server error")
    assert meter.answers["garbled: Internal server error"] == 1
