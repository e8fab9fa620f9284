"""Corrections, breaks, the end, and back and forth through the log."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CorrectScore:
    """A score that ends the game counts only when confirmed."""

    knowers: int
    viewers: int
    reason: str
    confirmed: bool


@dataclass(frozen=True, slots=True)
class AnnounceBreak:
    minutes: int


@dataclass(frozen=True, slots=True)
class EndBreak:
    pass


@dataclass(frozen=True, slots=True)
class EndMatch:
    reason: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the host's newest step with everything after it; step is its number in the log."""

    step: int


@dataclass(frozen=True, slots=True)
class Redo:
    pass


OfTheEvening = CorrectScore | AnnounceBreak | EndBreak | EndMatch | Undo | Redo
