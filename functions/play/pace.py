"""How fast one socket or one address may go on: a bucket of tokens for each, in the memory of a warm function."""

from collections import OrderedDict
from dataclasses import dataclass, field

KEPT = 2000


@dataclass(slots=True)
class Pace:
    """So many at once (burst), then so many a second (rate). Each warm function keeps its own: a bound, not a count.

    No person presses so fast, and no page of ours does; whoever goes on is a broken page or hostile.
    """

    rate: int
    burst: int
    _left: OrderedDict[str, tuple[float, int]] = field(default_factory=OrderedDict)

    def takes(self, who: str, now_ms: int) -> bool:
        """Whether one more of this one may be heard now."""
        left, seen_ms = self._left.pop(who, (float(self.burst), now_ms))
        left = min(float(self.burst), left + max(0, now_ms - seen_ms) * self.rate / 1000)
        taken = left >= 1
        self._left[who] = (left - 1 if taken else left, now_ms)
        if len(self._left) > KEPT:
            self._left.popitem(last=False)
        return taken


def of_sockets() -> Pace:
    """Frames of one socket."""
    return Pace(rate=30, burst=90)


def of_sources() -> Pace:
    """Calls of the HTTP API from one address: a hall behind one router opens its tables and sits down."""
    return Pace(rate=20, burst=600)
