"""What a person asks for. Imperative names; nothing here says who asks."""

from dataclasses import dataclass
from typing import Literal

from game.envelope import Kind
from game.people import Seat

Lifeline = Literal["credit", "club", "host", "extra"]
Ground = Literal["question", "cheating"]
Way = Literal["all", "three", "one"]
Stage = Literal["", "qualifier", "semifinal", "final", "special"]
Fault = Literal["hint", "gesture", "applause", "offer"]

# At the door and in the chairs


@dataclass(frozen=True, slots=True)
class TakeSeat:
    name: str
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Knock:
    name: str
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Admit:
    knock: str


@dataclass(frozen=True, slots=True)
class TurnAway:
    knock: str


@dataclass(frozen=True, slots=True)
class Dress:
    avatar: int
    hat: int


@dataclass(frozen=True, slots=True)
class Leave:
    pass


@dataclass(frozen=True, slots=True)
class RemoveSeat:
    seat: Seat


# In the lobby


@dataclass(frozen=True, slots=True)
class Ready:
    """salt: 16 random bytes of this seat, hex; they go into every spin."""

    salt: str


@dataclass(frozen=True, slots=True)
class NotReady:
    pass


@dataclass(frozen=True, slots=True)
class VoteCaptain:
    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkCaptain:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChoosePack:
    """digest of a pack on the shelf; empty: the questions are on paper."""

    digest: str


@dataclass(frozen=True, slots=True)
class ShowPrompts:
    """Whether the question's text goes to everybody's screens once it has been read."""

    on: bool


@dataclass(frozen=True, slots=True)
class SilenceAll:
    on: bool


@dataclass(frozen=True, slots=True)
class ChooseStage:
    """Which game of a tournament or season this is."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class NoteLeader:
    """The score of the team that leads the series; clean: not one round lost. played: False when there is none yet."""

    played: bool
    knowers: int
    viewers: int
    clean: bool


@dataclass(frozen=True, slots=True)
class NoteWays:
    """The team's last two ways of sector thirteen in earlier games, the older one first; "" where there is none."""

    older: Literal["", "all", "three", "one"]
    newer: Literal["", "all", "three", "one"]


@dataclass(frozen=True, slots=True)
class SetPrize:
    """What an author gets for a question that was not taken."""

    amount: int


@dataclass(frozen=True, slots=True)
class MarkSector:
    """What lies in a sector, known to the host alone."""

    sector: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class HideWindow:
    """In this sector lies no question; only the host knows."""

    sector: int


@dataclass(frozen=True, slots=True)
class CrossOut:
    """This question of the base has been played in the tournament already."""

    slot: int


@dataclass(frozen=True, slots=True)
class KeepOut:
    """This player starts the game away from the table, till the team's first right answer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LetIn:
    """This player starts at the table after all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StartGame:
    pass


@dataclass(frozen=True, slots=True)
class ReturnToLobby:
    pass


# A game that was begun elsewhere


@dataclass(frozen=True, slots=True)
class MarkPlayed:
    """This sector was played before the game came to this table."""

    sector: int


@dataclass(frozen=True, slots=True)
class SetLeft:
    """So many of this lifeline are left to the team."""

    kind: Lifeline
    left: int


@dataclass(frozen=True, slots=True)
class SetDebt:
    """Whether a minute on credit is still to be given back."""

    owed: bool


# A round


@dataclass(frozen=True, slots=True)
class CallDebt:
    pass


@dataclass(frozen=True, slots=True)
class AskDecisive:
    """The captain asks for one round that decides all, and names who plays it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GrantDecisive:
    pass


@dataclass(frozen=True, slots=True)
class DeclineDecisive:
    reason: str


@dataclass(frozen=True, slots=True)
class Spin:
    pass


@dataclass(frozen=True, slots=True)
class SetSector:
    """The sector set by hand, when the wheel stands on a real table or fails."""

    sector: int
    reason: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """A player knows this question: the sector is played, spin anew."""


@dataclass(frozen=True, slots=True)
class ChooseWay:
    """How sector thirteen is played."""

    way: Way


@dataclass(frozen=True, slots=True)
class StayAtTable:
    """One of those who stay at the table for this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerEarly:
    """The team answers without a minute."""


@dataclass(frozen=True, slots=True)
class SendAway:
    """This player leaves the table for this round: more seconds for the rest."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallBack:
    """A player sent away comes back before the question is read."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandOver:
    """Who speaks for the team leaves the table for this round; this one speaks instead."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Settle:
    """It is said who plays this round."""


@dataclass(frozen=True, slots=True)
class Refill:
    """An envelope more into a sector that has become free."""

    sector: int
    kind: Literal["red", "blue"]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """This question is taken off; a reserve is played in its place."""

    reason: str


@dataclass(frozen=True, slots=True)
class StartClock:
    pass


@dataclass(frozen=True, slots=True)
class AskAnswer:
    """In a round without discussion: the question is read, the captain names at once."""


@dataclass(frozen=True, slots=True)
class PauseClock:
    pass


@dataclass(frozen=True, slots=True)
class FreezeClock:
    """The captain stops the clock while the host is away."""


@dataclass(frozen=True, slots=True)
class ResumeClock:
    pass


@dataclass(frozen=True, slots=True)
class RestartClock:
    reason: str


@dataclass(frozen=True, slots=True)
class CloseDiscussion:
    pass


@dataclass(frozen=True, slots=True)
class AskLifeline:
    kind: Lifeline


@dataclass(frozen=True, slots=True)
class OfferHelp:
    """Somebody in the hall is ready to help."""

    name: str


@dataclass(frozen=True, slots=True)
class GrantLifeline:
    pass


@dataclass(frozen=True, slots=True)
class DeclineLifeline:
    reason: str


@dataclass(frozen=True, slots=True)
class AppointActing:
    """Who speaks for the team in this round while the captain cannot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameAnswerer:
    seat: Seat


@dataclass(frozen=True, slots=True)
class HearAnswer:
    """The named one has begun to answer."""


@dataclass(frozen=True, slots=True)
class Judge:
    correct: bool


@dataclass(frozen=True, slots=True)
class CloseRound:
    pass


@dataclass(frozen=True, slots=True)
class ShowPrompt:
    pass


@dataclass(frozen=True, slots=True)
class ShowHandout:
    index: int


# Penalties and corrections


@dataclass(frozen=True, slots=True)
class CutMinute:
    reason: str


@dataclass(frozen=True, slots=True)
class Bench:
    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class TakeHat:
    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Annul:
    ground: Ground
    reason: str


@dataclass(frozen=True, slots=True)
class GiveCard:
    """A red card for somebody's help that was not allowed. teammate: plays for a team of this season."""

    name: str
    fault: Fault
    teammate: bool


@dataclass(frozen=True, slots=True)
class Forfeit:
    """After a red card the team loses its right to answer."""


@dataclass(frozen=True, slots=True)
class CallHint:
    """Somebody in the hall has given a hint: name, of which hall team ("": of none), who leaves the table for it."""

    name: str
    team: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Expel:
    """A player plays no more in this game."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class ShowOut:
    """Somebody in the hall leaves it till the end of the game; of which hall team ("": of none)."""

    name: str
    team: str
    reason: str


# The hall


@dataclass(frozen=True, slots=True)
class EnterHall:
    """A team in the hall that hands in sheets."""

    name: str


@dataclass(frozen=True, slots=True)
class LeaveHall:
    pass


@dataclass(frozen=True, slots=True)
class RemoveTeam:
    team: str


@dataclass(frozen=True, slots=True)
class CollectSheets:
    """The hall's sheets on this question are laid before the host; question is its opening time."""

    question: int


@dataclass(frozen=True, slots=True)
class JudgeSheets:
    """A verdict on all sheets with one answer. group counts such answers through the game, from 1."""

    group: int
    correct: bool


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


Command = (
    TakeSeat | Knock | Admit | TurnAway | Dress | Leave | RemoveSeat
    | Ready | NotReady | VoteCaptain | MarkCaptain | ChoosePack | ShowPrompts | SilenceAll
    | ChooseStage | NoteLeader | NoteWays | SetPrize | MarkSector | KeepOut | LetIn | StartGame | ReturnToLobby
    | MarkPlayed | SetLeft | SetDebt
    | HideWindow | CrossOut | SendAway | CallBack | HandOver | Settle | Refill | Withdraw
    | CallDebt | AskDecisive | GrantDecisive | DeclineDecisive | Spin | SetSector | SetAside
    | ChooseWay | StayAtTable | AnswerEarly | StartClock | AskAnswer | PauseClock | FreezeClock | ResumeClock
    | RestartClock | CloseDiscussion | AskLifeline | OfferHelp | GrantLifeline | DeclineLifeline | AppointActing
    | NameAnswerer | HearAnswer | Judge | CloseRound | ShowPrompt | ShowHandout
    | CutMinute | Bench | TakeHat | Annul | GiveCard | Forfeit | CallHint | Expel | ShowOut
    | EnterHall | LeaveHall | RemoveTeam | CollectSheets | JudgeSheets
    | CorrectScore | AnnounceBreak | EndBreak | EndMatch | Undo | Redo
)  # fmt: skip
