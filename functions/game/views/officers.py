"""The views of those who have a duty or a place in the hall without a chair: the room, and what they may ask."""

from dataclasses import dataclass

from game.people import Author, Defender, Person, Presence, Steward
from game.rulebook import Rulebook
from game.state import State
from game.views.parts import OfferView, offer_views
from game.views.room import RoomView


@dataclass(frozen=True, slots=True)
class DefenderView:
    room: RoomView
    offers: tuple[OfferView, ...]


@dataclass(frozen=True, slots=True)
class StewardView:
    room: RoomView
    offers: tuple[OfferView, ...]


@dataclass(frozen=True, slots=True)
class AuthorView:
    """sector: where the author's own question lies."""

    room: RoomView
    sector: int
    offers: tuple[OfferView, ...]


def defender_view(book: Rulebook, state: State, room: RoomView, here: Presence) -> DefenderView:
    return DefenderView(room, _offers(book, state, Defender(), here))


def steward_view(book: Rulebook, state: State, room: RoomView, here: Presence) -> StewardView:
    return StewardView(room, _offers(book, state, Steward(), here))


def author_view(book: Rulebook, state: State, room: RoomView, author: Author, here: Presence) -> AuthorView:
    return AuthorView(room, author.sector, _offers(book, state, author, here))


def _offers(book: Rulebook, state: State, person: Person, here: Presence) -> tuple[OfferView, ...]:
    return offer_views(book, state, (person,), here)
