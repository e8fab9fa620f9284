"""The host's view: the room, the whole envelope, what may be done, and what undo would do."""

from dataclasses import dataclass

from game.disclosure import Key, key_for_host
from game.envelope import Envelope, Kinds, PackCard
from game.figures import Penalties
from game.people import Host, Presence
from game.phases import Lobby
from game.preview import Change, redo_preview, undo_preview
from game.rulebook import Rulebook
from game.setup import Setup
from game.shapes import Place
from game.sheets import Sheet
from game.state import State
from game.table import Caller
from game.views.hall import AnswerView, answer_views, team_views
from game.views.parts import OfferView, TeamView, offer_views
from game.views.room import RoomView
from game.views.shelf import PackOnShelf, on_shelf


@dataclass(frozen=True, slots=True)
class HostView:
    """shelf, brought (the host's own packs) and pack stand there in the lobby alone. missing: what the pack lacks.

    used: envelopes of the chosen pack that this table has already played.

    annulments_left: how many rounds of this game may still be annulled.
    setup: what the game knows from outside. kinds: what lies in the sectors. hall: its teams; answers: what these have
    handed in, once collected. places: duties that this game knows, for links that the host hands out.
    """

    room: RoomView
    offers: tuple[OfferView, ...]
    key: Key | None
    callers: tuple[Caller, ...]
    shelf: tuple[PackOnShelf, ...]
    pack: PackCard | None
    missing: tuple[str, ...]
    used: int
    undo: Change | None
    redo: Change | None
    annulments_left: int = 0
    setup: Setup = Setup()
    kinds: Kinds = ()
    hall: tuple[TeamView, ...] = ()
    answers: tuple[AnswerView, ...] = ()
    places: tuple[Place, ...] = ()
    brought: tuple[PackOnShelf, ...] = ()


def host_view(
    book: Rulebook,
    state: State,
    room: RoomView,
    envelope: Envelope | None,
    here: Presence,
    sheets: tuple[Sheet, ...] = (),
) -> HostView:
    """sheets: what hall teams have handed in on the questions that were collected."""
    table = state.table
    pack, in_lobby = table.pack, isinstance(state.game.phase, Lobby)
    return HostView(
        room=room,
        offers=offer_views(book, state, (Host(),), here),
        key=None if envelope is None else key_for_host(envelope, room.words),
        callers=table.callers,
        shelf=on_shelf(book, table.shelf) if in_lobby else (),
        pack=pack if in_lobby else None,
        missing=() if pack is None else book.missing(pack),
        used=0 if pack is None else len(dict(table.used).get(pack.digest, ())),
        undo=undo_preview(state),
        redo=redo_preview(state),
        annulments_left=_annulments_left(book, state),
        setup=table.setup,
        kinds=state.game.kinds if state.game.no else book.layout(pack, table.setup.marks),
        hall=team_views(table, state.game),
        answers=answer_views(state.game, sheets),
        places=book.places,
        brought=on_shelf(book, table.brought) if in_lobby else (),
    )


def _annulments_left(book: Rulebook, state: State) -> int:
    limits = book.figures.find(Penalties)
    return 0 if limits is None else max(0, limits.annulments_max - state.game.annulments)
