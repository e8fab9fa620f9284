"""A running minute as its browsers know it: when each would hear the signal and the gong, and what survives a cut."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from tests.browser.people import Person

SPREAD_MS = 150
SIGNAL_S = 10


def heard_at(log: Sequence[Mapping[str, Any]], sound: str) -> list[float]:
    """Wall-clock milliseconds at which this sound is heard: each play that was not taken back."""
    stopped = {each["id"] for each in log if each["act"] == "stop"}
    return [
        each["dueMs"] for each in log if each["act"] == "play" and each["sound"] == sound and each["id"] not in stopped
    ]


class Listener:
    """One person's loudspeaker over reloads: what a page had planned dies with it unless it was heard before."""

    def __init__(self, person: Person, skew_ms: float = 0) -> None:
        self.person, self._skew = person, skew_ms
        self._before: list[tuple[str, float]] = []

    def about_to_reload(self) -> None:
        now = self.person.page.evaluate("Date.now()")
        log = self.person.sounds()
        self._before += [(name, due) for name in ("signal", "gong") for due in heard_at(log, name) if due <= now]

    def times(self, sound: str) -> list[float]:
        """When this sound was or will be heard, on the machine's own clock."""
        kept = [due for name, due in self._before if name == sound]
        return [due - self._skew for due in kept + heard_at(self.person.sounds(), sound)]


def spread_ms(listeners: Sequence[Listener], sound: str) -> float:
    """Between the first and the last who hears it; each must hear it once."""
    times = [listener.times(sound) for listener in listeners]
    assert all(len(each) == 1 for each in times), f"{sound}: {[len(each) for each in times]} times"
    flat = [each[0] for each in times]
    return max(flat) - min(flat)


def await_moment(due_ms: float) -> None:
    """Waits for a moment of wall time. A minute is a minute: there is no event to wait for."""
    time.sleep(max(0.0, due_ms / 1000 - time.time()))
