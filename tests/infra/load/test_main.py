"""`pkz load` refuses what cannot be measured, and says what it has not measured or compared."""

import math
import os
import time

import pytest

from infra.load.crowd import Crowd
from infra.load.main import Fallen, Wish, _watched, fault, main, report
from infra.load.memory import Memory
from tests.support.aside import run


@pytest.mark.parametrize(
    ("wish", "named"),
    [
        (Wish(0, 6, 1, 4), "--tables"), (Wish(-3, 6, 1, 4), "--tables"), (Wish(10_000, 6, 1, 4), "--tables"),
        (Wish(3, 1, 1, 4), "--people"), (Wish(3, 7, 1, 4), "--people"), (Wish(3, 6, 0, 4), "--minutes"),
        (Wish(3, 6, -1, 4), "--minutes"), (Wish(3, 6, math.nan, 4), "--minutes"),
        (Wish(3, 6, math.inf, 4), "--minutes"), (Wish(3, 6, 1, 0), "--speed"), (Wish(3, 6, 1, math.nan), "--speed"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_named_before_anything_is_started(
    wish: Wish, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(wish) == 2
    assert capsys.readouterr().err.startswith(named)


def test_a_wish_that_can_be_played_has_no_fault() -> None:
    assert [fault(Wish(*each)) for each in ((1, 3, 0.1, 1.0), (200, 6, 600, 1000))] == ["", ""]


def idle() -> Crowd:
    return Crowd("http://127.0.0.1:9", 1, 3, 4.0, time.monotonic())


def test_what_was_not_measured_is_no_zero_and_what_was_not_compared_is_told() -> None:
    crowd = idle()
    assert "до последнего, мс: не измерено" in report(crowd, Memory(os.getpid()), 1.0)
    crowd.taken, crowd.unchecked = [20.0], 2
    said = report(crowd, Memory(os.getpid()), 1.0)
    assert "до последнего, мс: p50 20, p95 20, p99 20" in said
    assert "потеряно: ничего, не сверено игр: 2" in said


def test_a_game_whose_log_cannot_be_asked_for_is_counted_and_not_taken_for_whole() -> None:
    """Nobody answers at this address: the game breaks off, and so does its comparison."""
    crowd = idle()
    crowd.until_s = time.monotonic() + 0.9  # less than the rest after a trouble
    run(crowd.play())
    assert crowd.unchecked == sum(crowd.troubles.values()) == 1
    assert crowd.acted == 0


def test_a_load_ends_at_once_when_the_emulator_has_fallen() -> None:
    crowd = idle()
    crowd.until_s = time.monotonic() + 600

    async def watch() -> None:
        await _watched(crowd, Memory(os.getpid()), print, lambda: False)

    began = time.monotonic()
    with pytest.raises(Fallen, match=r"упал.*действий 0, потеряно 0"):
        run(watch())
    assert time.monotonic() - began < 300
