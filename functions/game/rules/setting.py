"""What a game must know from outside, as the host says it in the lobby."""

from typing import get_args

from game.commands import ChooseStage, KeepOut, LetIn, MarkSector, NoteLeader, NoteWays, SetPrize, Stage, Way
from game.events import Events, KeptOut, LeaderNoted, LetBack, PrizeSet, SectorMarked, StageChosen, WaysNoted
from game.offers import Form, Offer, OneOf, Shut, Whole, Yes, form, offer
from game.people import Host
from game.phases import Lobby
from game.rulebook import Sight, Turn
from game.setup import Leader

PRIZE_MAX = 1_000_000
WAYS = ("", *get_args(Way))


def stage_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    """Others than the chosen one; a game of no stage is named even so, where there is such a game."""
    now = sight.table.setup.stage
    named: tuple[Stage, ...] = tuple(each for each in sight.book.stages if each != now or not each)
    return offer(*(ChooseStage(each) for each in named))


def choose_stage(turn: Turn[Host, Lobby, ChooseStage]) -> Events:
    return (StageChosen(turn.command.stage),)


def leader_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    goal = sight.figures.stage_goal(sight.table.setup.stage)
    return form(NoteLeader, Yes("played"), Whole("knowers", 0, goal), Whole("viewers", 0, goal), Yes("clean"))


def note_leader(turn: Turn[Host, Lobby, NoteLeader]) -> Events:
    asked = turn.command
    return (LeaderNoted(Leader(asked.knowers, asked.viewers, asked.clean) if asked.played else None),)


def ways_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    return form(NoteWays, OneOf("older", WAYS), OneOf("newer", WAYS))


def note_ways(turn: Turn[Host, Lobby, NoteWays]) -> Events:
    """Where both are the same, one is known."""
    asked = turn.command
    given = (each for each in (asked.older, asked.newer) if each)
    return (WaysNoted(tuple(dict.fromkeys(given))),)


def prize_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    return form(SetPrize, Whole("amount", 0, PRIZE_MAX))


def set_prize(turn: Turn[Host, Lobby, SetPrize]) -> Events:
    return (PrizeSet(turn.command.amount),)


def sector_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    """With questions on paper anything may lie anywhere; a pack's envelopes of several questions stay what they are."""
    pack, kinds = sight.table.pack, sight.book.marks
    if pack is not None:
        kinds = tuple(kind for kind in kinds if sight.book.special(kind).parts == 1)
    sectors = tuple(n for n in sight.book.sectors if pack is None or pack.parts_of(n) == 1)
    return Offer(form=Form(MarkSector, (OneOf("sector", sectors), OneOf("kind", kinds))))


def mark_sector(turn: Turn[Host, Lobby, MarkSector]) -> Events:
    return (SectorMarked(turn.command.sector, turn.command.kind),)


def keep_out_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    """Somebody stays at the table."""
    free = tuple(seat for seat in sight.table.seats if seat not in sight.table.setup.out)
    return offer(*(KeepOut(seat) for seat in free)) if len(free) > 1 else Shut("last_one_playing", "P7.2")


def keep_out(turn: Turn[Host, Lobby, KeepOut]) -> Events:
    return (KeptOut(turn.command.seat),)


def let_in_offer(sight: Sight[Host, Lobby]) -> Offer | Shut:
    out = sight.table.setup.out
    return offer(*(LetIn(seat) for seat in out)) if out else Shut("nobody_is_out", "V3.7.2")


def let_in(turn: Turn[Host, Lobby, LetIn]) -> Events:
    return (LetBack(turn.command.seat),)
