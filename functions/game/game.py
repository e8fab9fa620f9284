"""The whole truth about one game, except the words: those stay in the pack. Only the server holds one."""

from dataclasses import dataclass
from typing import Literal

from game.commands import Fault, Lifeline, Way
from game.envelope import OWN, PAPER, Kind, Kinds, PackCard
from game.events import Chooser
from game.people import Seat
from game.phases import Lobby, Phase
from game.setup import Setup
from game.values import replace

Debt = Literal["none", "owed", "called"]
Outcome = Literal["knowers", "viewers", "annulled", "set_aside", "elsewhere"]
Mark = Literal["by_hand", "paused", "restarted", "early", "forfeited"]


@dataclass(frozen=True, slots=True)
class Score:
    knowers: int = 0
    viewers: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """A captain's request that waits for its answer; helper: somebody in the hall has offered it, and seat is None."""

    kind: Lifeline
    seat: Seat | None
    at_ms: int
    helper: str = ""


@dataclass(frozen=True, slots=True)
class Declined:
    kind: Lifeline
    reason: str


@dataclass(frozen=True, slots=True)
class Taken:
    """A lifeline taken in a round, on which of its questions."""

    kind: Lifeline
    part: int = 1


@dataclass(frozen=True, slots=True)
class Decisive:
    """A round that decides all: seat plays it. granted: the next spin opens it. reason: why it was declined."""

    seat: Seat
    granted: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A red card of this round; teammate: their team's next game begins without them."""

    round: int
    name: str
    fault: Fault
    teammate: bool


@dataclass(frozen=True, slots=True)
class Purse:
    """What an annulment for a bad question gives back. burnt: lifelines lost unused."""

    lifelines: tuple[Lifeline, ...] = ()
    debt: Debt = "none"
    burnt: tuple[Lifeline, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """What a round carries across its phases.

    out: seats that miss it. silenced: seats removed after the minute began. acting: who speaks for the captain.
    before: the purse as it was before the spin. part: which of its parts is played, each of span_s seconds (0: the
    minute). slot: the envelope when not the sector's own; instead: a reserve in place of this question. settled: who
    plays is said. squad: whose turn this is. stay: how many stay at the table (0: all) as chooser says, at_table: who
    of them is known.
    """

    no: int
    sector: int
    spun_ms: int
    final: bool = False
    debt: bool = False
    cut: bool = False
    out: tuple[Seat, ...] = ()
    silenced: tuple[Seat, ...] = ()
    acting: Seat | None = None
    asked: Asked | None = None
    declined: Declined | None = None
    taken: tuple[Taken, ...] = ()
    marks: tuple[Mark, ...] = ()
    outcome: Outcome | None = None
    before: Purse = Purse()
    kind: Kind = "ordinary"
    parts: int = 1
    part: int = 1
    span_s: int = 0
    stay: int = 0
    chooser: Chooser = ""
    at_table: tuple[Seat, ...] = ()
    way: Way | None = None
    decisive: bool = False
    slot: int = OWN
    instead: int = OWN
    settled: bool = False
    squad: str = ""

    @property
    def lifeline(self) -> Lifeline | None:
        """The newest one taken in this round."""
        return self.taken[-1].kind if self.taken else None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the round history, with the score after it. part: the question on which it ended.

    window: there was no question in the sector. squad: who sat at the table. slot: the envelope that was asked, None
    when the question was on paper.
    """

    round: int
    sector: int
    outcome: Outcome
    score: Score
    part: int = 1
    window: bool = False
    squad: str = ""
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class HallQuestion:
    """A question as the hall has it: no is its opening time. Sheets are taken before closes_ms, while void is False.

    groups: teams by equal answers, once collected; they are counted through the game from first on. right, wrong: the
    numbers of judged groups.
    """

    no: int
    round: int
    part: int
    closes_ms: int
    void: bool = False
    collected: bool = False
    first: int = 0
    groups: tuple[tuple[str, ...], ...] = ()
    right: tuple[int, ...] = ()
    wrong: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """benched: rounds each seat still has to miss. hatless: who lost the hat. cuts: short minutes still due.

    draws: how many spins stand; with the wheel's chain it names the next link. kinds: what lies in the sectors, for the
    host alone. way: how sector thirteen was played. gone: who plays no more. drawn: envelopes opened that were not
    their sector's own. refills: sectors with the envelopes put into them, in order.
    hall: what the hall was asked. hinted: rounds with the hall teams whose people gave a hint. waiting: who sits away
    from the table till the first right answer. purses: help of the teams that sit in turn. extra: which of equal ones
    took the extra question.
    """

    no: int = 0
    card: PackCard | None = None
    salts: tuple[tuple[Seat, str], ...] = ()
    phase: Phase = Lobby()
    round: Round | None = None
    score: Score = Score()
    played: tuple[int, ...] = ()
    purse: Purse = Purse()
    cuts: int = 0
    benched: tuple[tuple[Seat, int], ...] = ()
    hatless: tuple[Seat, ...] = ()
    annulments: int = 0
    draws: int = 0
    history: tuple[Line, ...] = ()
    setup: Setup = Setup()
    kinds: Kinds = ()
    decisive: Decisive | None = None
    way: Way | None = None
    waiting: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()
    gone: tuple[Seat, ...] = ()
    drawn: tuple[int, ...] = ()
    refills: tuple[tuple[int, int], ...] = ()
    hall: tuple[HallQuestion, ...] = ()
    hinted: tuple[tuple[int, str], ...] = ()
    purses: tuple[tuple[str, tuple[Lifeline, ...]], ...] = ()
    extra: str = ""

    @property
    def rounds_done(self) -> int:
        """Rounds of this table that are over, but for those set aside: they go on in another sector."""
        return sum(line.outcome not in ("set_aside", "elsewhere") for line in self.history)

    @property
    def rounds_brought(self) -> int:
        """Rounds played before the game came to this table: as many as the score then had points."""
        first = next((line.score for line in self.history if line.outcome in ("knowers", "viewers")), None)
        return self.score.knowers + self.score.viewers if first is None else first.knowers + first.viewers - 1

    def kind_of(self, sector: int) -> Kind:
        return dict(self.kinds).get(sector, "ordinary")

    @property
    def slot(self) -> int | None:
        """The envelope on the table; None without a round, and with its question on paper."""
        if self.card is None or self.round is None:
            return None
        found = self.round.slot if self.round.instead == OWN else self.round.instead
        return None if found == PAPER else self.round.sector if found == OWN else found

    def refilled(self, sector: int) -> int:
        """The envelope put into this sector last; 0 when none was."""
        return dict(self.refills).get(sector, 0)

    @property
    def index(self) -> int:
        """Which question of that envelope, from 0; a reserve is one question."""
        return 0 if self.round is None or self.round.instead != OWN else self.round.part - 1


def current(game: Game) -> Round:
    """The round on the table; phases of a round always have one."""
    if game.round is None:
        raise AssertionError("no round is on the table")
    return game.round


def in_round(game: Game, **changes: object) -> Game:
    """The game with its round changed."""
    return replace(game, round=replace(current(game), **changes))  # type: ignore[arg-type]
