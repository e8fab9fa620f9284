"""No view of the room's side can hold a secret, by its types; and seals print as seals."""

import dataclasses
import typing
from collections.abc import Iterator

import pytest
from game.disclosure import Key, Words
from game.envelope import Envelope, PackCard
from game.events import Event
from game.game import Game
from game.sealed import Sealed
from game.setup import Setup
from game.state import State
from game.table import Chair, Table
from game.views import (
    AuthorView,
    DefenderView,
    HallView,
    HostView,
    RoomView,
    SeatView,
    SpectatorView,
    StageView,
    StewardView,
)

from tests.support.packs import envelope

SECRETS = (Sealed, Envelope, Key, Game, Table, Chair, State, PackCard, Setup)
VAGUE = (object, typing.Any, dict)


def reached(kind: object, seen: set[object]) -> Iterator[object]:
    """Every type that a value of this type can hold."""
    if kind in seen:
        return
    seen.add(kind)
    yield typing.get_origin(kind) or kind
    for argument in typing.get_args(kind):
        yield from reached(argument, seen) if not isinstance(argument, str) else ()
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        for hint in typing.get_type_hints(kind).values():
            yield from reached(hint, seen)


SIDES = [RoomView, SeatView, SpectatorView, StageView, DefenderView, StewardView, AuthorView, HallView]


@pytest.mark.clause("P3.1", "T3.1")
@pytest.mark.parametrize("view", SIDES)
def test_no_view_of_the_rooms_side_can_hold_a_secret(view: type) -> None:
    kinds = list(reached(view, set()))
    assert Words in kinds or view is not RoomView
    assert [kind for kind in kinds if kind in SECRETS] == []
    assert [kind for kind in kinds if kind in VAGUE] == []


@pytest.mark.parametrize("secret", [Key, PackCard])
def test_the_walk_finds_what_the_host_alone_has(secret: type) -> None:
    assert secret in list(reached(HostView, set()))


def test_nothing_that_happened_can_hold_words_of_an_envelope() -> None:
    kinds = list(reached(Event, set()))
    assert Sealed not in kinds
    assert Envelope not in kinds


def test_a_game_knows_no_words() -> None:
    kinds = list(reached(State, set()))
    assert [kind for kind in kinds if kind in (Sealed, Envelope, Key)] == []


def test_an_envelope_prints_as_seals() -> None:
    printed = repr(envelope(7, box=True))
    assert "-7" not in printed
    assert "Sealed" in printed
