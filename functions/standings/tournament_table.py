"""What a computed tournament says: who stands where and why, who plays next, what is given to whom."""

from dataclasses import dataclass

from standings.awards import Awarded
from standings.reason import Reason, Row, Told
from standings.schedule import Evening
from standings.tournament import Slot


@dataclass(frozen=True, slots=True)
class Next:
    """A game still to be played. teams: who plays it, several «вприсядку»; for a lot, those among whom it is drawn."""

    slot: Slot
    teams: tuple[str, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """The whole report. rating: qualifiers (T1.6); semifinals: theirs; third: the hall of the final evening."""

    title: str
    rating: tuple[Row, ...]
    semifinals: tuple[Row, ...]
    consolation: tuple[Row, ...]
    third: tuple[Row, ...]
    next: tuple[Next, ...]
    out: tuple[Told, ...]
    schedule: tuple[Evening, ...]
    awards: tuple[Awarded, ...]
    notes: tuple[str, ...]
