"""What everybody at the table sees, and the views of a seat, of a spectator and of the stage screen."""

from dataclasses import dataclass, replace

from game.commands import GrantLifeline, Stage
from game.disclosure import Words, words_for_room
from game.engine import open_rows
from game.envelope import Envelope
from game.game import Card, Debt, Decisive, Outcome, Score
from game.offers import Offer
from game.people import Defender, Player, Presence, Seat, Spectator
from game.phases import Answering, Between, Finished, Hearing, Lobby, OnBreak, Side
from game.prizes import Due, EnvelopeOf, dues, on_paper
from game.rulebook import Rulebook
from game.rules.spinning import debt_is_due
from game.seating import playing
from game.shapes import Rival
from game.state import Mended, State
from game.views.parts import (
    ChairView,
    ClockView,
    LifelineView,
    OfferView,
    RoundView,
    SectorView,
    TeamView,
    chair_views,
    clock_view,
    debt_of,
    lifeline_views,
    offer_views,
    round_view,
    sector_views,
)
from game.views.squads import SquadView, squad_views

Played = tuple[int, Outcome, int, int]
"""A line of the history: sector, outcome, and the score after it, knowers first."""


@dataclass(frozen=True, slots=True)
class RoomView:
    """v is the log's length; phase_no goes back with every command. answers: who is named.

    debt_due: the next round takes the minute back by itself. head: the wheel's, pack: the title of the chosen one, both
    in the lobby. dues: after the game, the questions whose authors get a prize. hand: help is chosen after a raised
    hand. defender_decides: the request on the table waits for the defender and not for the host. squads: teams that sit
    in turn, in their order. history: the rounds played; over the wire a word for each, 12v0:1: sector, the outcome's
    first letter, the score after it.
    """

    v: int
    phase_no: int
    code: str
    title: str
    phase: str
    target: int
    score: Score
    sectors: tuple[SectorView, ...]
    chairs: tuple[ChairView, ...]
    lifelines: tuple[LifelineView, ...]
    clock: ClockView | None = None
    debt: Debt = "none"
    debt_due: bool = False
    cuts: int = 0
    annulments: int = 0
    round: RoundView | None = None
    answers: Seat | None = None
    words: Words = Words()
    history: tuple[Played, ...] = ()
    winner: Side | None = None
    until_ms: int | None = None
    host_here: bool = False
    watching: int = 0
    prompts: bool = False
    silent: bool = False
    pack: str = ""
    game: int = 0
    mended: Mended | None = None
    stage: Stage = ""
    decisive: Decisive | None = None
    cards: tuple[Card, ...] = ()
    dues: tuple[Due, ...] = ()
    hand: bool = False
    head: str = ""
    defender_decides: bool = False
    rival: Rival = "viewers"
    squads: tuple[SquadView, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatView:
    """For one device: the seats it speaks for and what they may ask."""

    room: RoomView
    seats: tuple[Seat, ...]
    offers: tuple[OfferView, ...]


@dataclass(frozen=True, slots=True)
class SpectatorView:
    room: RoomView
    offers: tuple[OfferView, ...]


@dataclass(frozen=True, slots=True)
class StageView:
    """For a screen on the wall: it asks nothing. hall: the teams of the hall with their points."""

    room: RoomView
    hall: tuple[TeamView, ...] = ()


def room_view(
    book: Rulebook,
    state: State,
    envelope: Envelope | None,
    here: Presence,
    watching: int,
    envelope_of: EnvelopeOf = on_paper,
) -> RoomView:
    """The common part. envelope is the one on the table, or None with questions on paper; envelope_of gives others."""
    table, game = state.table, state.game
    phase = game.phase
    slot = game.slot
    return RoomView(
        v=state.n,
        phase_no=state.phase_no,
        code=table.code,
        title=book.title,
        phase=type(phase).__name__,
        target=book.figures.goal(game) if game.no else book.figures.stage_goal(table.setup.stage),
        score=game.score,
        sectors=sector_views(book, table, game),
        chairs=chair_views(table, game, here),
        clock=clock_view(book.figures, phase),
        lifelines=lifeline_views(book, game),
        debt=debt_of(game),
        debt_due=isinstance(phase, Between | OnBreak) and debt_is_due(book, game),
        cuts=game.cuts,
        annulments=game.annulments,
        round=round_view(book, table, game),
        answers=phase.seat if isinstance(phase, (Answering, Hearing)) else None,
        words=Words() if envelope is None or slot is None else words_for_room(envelope, slot, state.shown),
        history=tuple((line.sector, line.outcome, line.score.knowers, line.score.viewers) for line in game.history),
        winner=phase.winner if isinstance(phase, Finished) else None,
        until_ms=phase.until_ms if isinstance(phase, OnBreak) else None,
        host_here=here.host,
        watching=watching,
        prompts=table.prompts,
        silent=table.silent,
        pack=table.pack.title if table.pack is not None and isinstance(phase, Lobby) else "",
        game=game.no,
        mended=state.mended,
        head=table.head if isinstance(phase, Lobby) else "",
        stage=table.setup.stage,
        decisive=game.decisive,
        cards=game.cards,
        dues=dues(game, envelope_of) if book.prizes else (),
        hand=book.hand,
        rival=book.rival,
        defender_decides=_defender_decides(book, state, here),
        squads=squad_views(book, table, game),
    )


def _defender_decides(book: Rulebook, state: State, here: Presence) -> bool:
    round_ = state.game.round
    if round_ is None or round_.asked is None:
        return False
    return any(isinstance(found, Offer) for *_, found in open_rows(book, state, Defender(), here, GrantLifeline))


def seat_view(book: Rulebook, state: State, room: RoomView, seats: tuple[Seat, ...], here: Presence) -> SeatView:
    """On the screen of seats that all miss the round there is no question."""
    active = playing(state.table, state.game)
    if state.game.round is not None and not any(seat in active for seat in seats):
        room = replace(room, words=_without_question(room.words))
    people = tuple(Player(seat) for seat in seats)
    return SeatView(room, seats, offer_views(book, state, people, here))


def _without_question(words: Words) -> Words:
    keys = tuple(replace(each, prompt="") for each in words.parts if each.answer)
    return Words(answer=words.answer, accepted=words.accepted, comment=words.comment, box=words.box, parts=keys)


def spectator_view(book: Rulebook, state: State, room: RoomView, here: Presence) -> SpectatorView:
    return SpectatorView(room, offer_views(book, state, (Spectator(),), here))


def stage_view(room: RoomView, hall: tuple[TeamView, ...] = ()) -> StageView:
    return StageView(room, hall)
