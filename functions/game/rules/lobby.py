"""Getting ready: captain, pack, settings, the start and the way back."""

from game.commands import (
    ChoosePack,
    MarkCaptain,
    NotReady,
    Ready,
    ReturnToLobby,
    ShowPrompts,
    SilenceAll,
    StartGame,
    VoteCaptain,
)
from game.events import (
    CaptainMarked,
    Events,
    GameStarted,
    LobbyOpened,
    PackChosen,
    PromptsSet,
    SaidReady,
    SilenceSet,
    TookReadyBack,
    Voted,
)
from game.offers import Hex, Offer, Shut, form, offer
from game.people import Host, Player
from game.phases import Finished, Lobby, Phase
from game.rulebook import Sight, Turn

SALT = Hex("salt", 16)


def ready_offer(sight: Sight[Player, Lobby]) -> Offer | Shut:
    chair = sight.table.chair(sight.who.seat)
    if chair is not None and chair.salt:
        return Shut("already_ready", "P2.3")
    return form(Ready, SALT)


def ready(turn: Turn[Player, Lobby, Ready]) -> Events:
    return (SaidReady(turn.who.seat, turn.command.salt),)


def not_ready_offer(sight: Sight[Player, Lobby]) -> Offer | Shut:
    chair = sight.table.chair(sight.who.seat)
    if chair is None or not chair.salt:
        return Shut("not_ready_yet", "P2.3")
    return offer(NotReady())


def not_ready(turn: Turn[Player, Lobby, NotReady]) -> Events:
    return (TookReadyBack(turn.who.seat),)


def vote_offer(sight: Sight[Player, Phase]) -> Offer | Shut:
    mates = sight.table.of(sight.table.squad_of(sight.who.seat))
    left = tuple(seat for seat in mates if seat not in sight.game.gone)
    return offer(*(VoteCaptain(seat) for seat in left)) if left else Shut("nobody_else", "P3.5")


def vote(turn: Turn[Player, Phase, VoteCaptain]) -> Events:
    """A strict majority of the team makes its captain."""
    choice, mates = turn.command.seat, turn.table.of(turn.table.squad_of(turn.who.seat))
    others = sum(pick == choice for seat, pick in turn.table.votes if seat != turn.who.seat)
    voted = Voted(turn.who.seat, choice)
    if 2 * (others + 1) > len(mates):
        return (voted, CaptainMarked(choice, by_vote=True))
    return (voted,)


def mark_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    away = (*sight.table.captains, *sight.game.gone)
    others = tuple(seat for seat in sight.table.seats if seat not in away)
    if not others:
        return Shut("nobody_else", "P3.5")
    return offer(*(MarkCaptain(seat) for seat in others))


def mark(turn: Turn[Host, Phase, MarkCaptain]) -> Events:
    return (CaptainMarked(turn.command.seat, by_vote=False),)


def pack_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    chosen = sight.table.pack.digest if sight.table.pack is not None else ""
    at_hand = ("", *(card.digest for card in (*sight.table.shelf, *sight.table.brought)))
    others = tuple(digest for digest in at_hand if digest != chosen)
    if not others:
        return Shut("empty_shelf", "P2.3")
    return offer(*(ChoosePack(digest) for digest in others))


def choose_pack(turn: Turn[Host, Lobby, ChoosePack]) -> Events:
    at_hand = (*turn.table.shelf, *turn.table.brought)
    cards = (card for card in at_hand if card.digest == turn.command.digest)
    return (PackChosen(next(cards, None)),)


def prompts_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    return offer(ShowPrompts(not sight.table.prompts))


def show_prompts(turn: Turn[Host, Phase, ShowPrompts]) -> Events:
    return (PromptsSet(turn.command.on),)


def silence_offer(sight: Sight[Host, Phase]) -> Offer | Shut:
    return offer(SilenceAll(not sight.table.silent))


def silence(turn: Turn[Host, Phase, SilenceAll]) -> Events:
    return (SilenceSet(turn.command.on),)


def start_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    table, figures = sight.table, sight.figures
    teams = [len(table.of(squad)) for squad in table.setup.squads or ("",)]
    if any(not figures.team_min <= people <= figures.team_max for people in teams):
        return Shut("team_size", "P1.1")
    if not all(chair.salt for chair in table.chairs):
        return Shut("not_everybody_ready", "P2.3")
    if table.pack is not None and sight.book.missing(table.pack):
        return Shut("pack_incomplete", "P2.3")
    return offer(StartGame())


def start(turn: Turn[Host, Lobby, StartGame]) -> Events:
    table = turn.table
    salts = tuple((chair.seat, chair.salt) for chair in table.chairs)
    book, setup = turn.book, table.setup
    purse = book.lifelines if book.purse is None else book.purse
    return (GameStarted(table.games + 1, table.pack, salts, purse, setup, book.layout(table.pack, setup.marks)),)


def back(turn: Turn[Host, Finished, ReturnToLobby]) -> Events:
    return (LobbyOpened(turn.at.head),)
