"""What a person did in a game, counted as its standing entries go by."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.events import (
    Annulled,
    AnswerForfeited,
    Benched,
    Event,
    Expelled,
    HatTaken,
    Judged,
    MinuteCut,
    PartTaken,
    Spun,
    WindowFell,
    Withdrawn,
)
from game.people import Seat
from game.phases import Answering, Hearing
from game.seating import sitting, voice
from game.squads import turn
from game.state import State

Counts = Counter[tuple[Seat, str]]


@dataclass(slots=True)
class Tally:
    """done: what stands whatever comes. round: of the round on the table, which an annulment takes with it."""

    done: Counts = field(default_factory=Counter)
    round: Counts = field(default_factory=Counter)
    rounds: int = 0
    counted: bool = False

    def note(self, before: State, events: Iterable[Event]) -> None:
        for event in events:
            self._one(before, event)

    def of(self, seat: Seat) -> dict[str, int]:
        whole = self.done + self.round
        return {name: n for (who, name), n in sorted(whole.items()) if who == seat and n}

    def _one(self, before: State, event: Event) -> None:
        match event:
            case Spun():
                self.done, self.round, self.counted = self.done + self.round, Counter(), False
            case PartTaken():
                self._answered(before, True)
            case Judged(correct, _):
                self._answered(before, correct)
                self._closed(before, correct)
            case AnswerForfeited():
                self._closed(before, False)
            case WindowFell(taken) if not before.game.setup.squads:
                self._closed(before, taken)
            case Annulled() | Withdrawn():
                self.rounds -= self.counted
                self.round, self.counted = Counter(), False
            case Benched(seat, _, _):
                self.done[seat, "penalty:out"] += 1
            case HatTaken(seat, _):
                self.done[seat, "penalty:hat"] += 1
            case Expelled(seat, _):
                self.done[seat, "penalty:expelled"] += 1
            case MinuteCut():
                for seat in sitting(before.table, before.game):
                    self.done[seat, "penalty:minute"] += 1
            case _:
                pass

    def _answered(self, before: State, correct: bool) -> None:
        """The one who was named has answered, right or not; nobody has when the team was silent."""
        phase = before.game.phase
        if isinstance(phase, (Answering, Hearing)):
            self.round[phase.seat, "answers"] += 1
            self.round[phase.seat, "answers:right"] += correct

    def _closed(self, before: State, taken: bool) -> None:
        """A round has its outcome: for the whole team whose turn it was, and for whoever spoke for it.

        A red envelope may hold a thing or nothing: which, the log does not say, so only a black box counts as one.
        """
        round_ = before.game.round
        if round_ is None:
            return
        self.rounds, self.counted = self.rounds + 1, True
        kinds = ["rounds", *(["boxes"] if round_.kind == "black_box" else ())]
        kinds += ["decisive"] if round_.final or round_.decisive else []
        kinds += [f"lifeline:{each.kind}" for each in round_.taken]
        leads = _captain(before)
        for seat in sitting(before.table, before.game):
            for kind in (*kinds, *(["captain"] if seat == leads else ())):
                self.round[seat, kind] += 1
                if not kind.startswith("lifeline:"):
                    self.round[seat, f"{kind}:right"] += taken


def _captain(before: State) -> Seat | None:
    """Who spoke for the team as its captain, or in the captain's stead; whoever stayed alone spoke for themselves."""
    table, game = before.table, before.game
    speaks = voice(table, game)
    acting = None if game.round is None else game.round.acting
    return speaks if speaks in (acting, table.captain_of(turn(game))) else None
