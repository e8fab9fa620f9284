"""What the log hears of a frame."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """What became of a frame, for the log: codes and counts, never words."""

    outcome: str
    table: str = ""
    did: str = ""
    v: int = 0
    tries: int = 0
    sent: int = 0
