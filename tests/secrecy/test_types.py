"""No view can hold what is sealed, by its types: every type of the views' rooms is found and walked to its end."""

import importlib
import pkgutil
import typing
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from types import ModuleType
from typing import Any

import game.views
import pytest
import wire.answers
import wire.http
import wire.messages
from game.disclosure import Key
from game.envelope import Envelope, EnvelopePart, PackCard
from game.events import PackChosen
from game.game import Game
from game.sealed import Sealed
from game.state import State
from game.table import Table
from game.views import HostView
from packs.model import Pack, Question
from play import letters
from play.ports import HostKeys
from play.rows import Root, Stored

SEALED = (Sealed, Envelope, Pack, Question, Game, Table, State, Stored, Root, HostKeys)
HOSTS_OWN = (Key, PackCard, EnvelopePart, HostView)
VAGUE = (object, Any, dict, Mapping, bytes)
READERS = ("Host", "Seat", "Spectator", "Stage", "Defender", "Steward", "Author", "Hall")
FOR_HOST = {"HostView", "ToHost", "ViewForHost"}


def modules() -> Iterator[ModuleType]:
    yield from (wire.answers, wire.messages, wire.http, letters, game.views)
    for found in pkgutil.iter_modules(game.views.__path__):
        yield importlib.import_module(f"game.views.{found.name}")


def views() -> dict[str, type]:
    """Every record of the rooms where views, letters, messages and replies are defined."""
    found = {}
    for module in modules():
        for name, it in vars(module).items():
            if isinstance(it, type) and is_dataclass(it) and it.__module__ == module.__name__:
                found[name] = it
    return found


def reached(kind: Any, seen: set[Any]) -> Iterator[Any]:
    """Every type that a value of this type can hold, its own included, through unions, aliases and containers."""
    kind = getattr(kind, "__supertype__", kind)
    if kind in seen:
        return
    seen.add(kind)
    yield typing.get_origin(kind) or kind
    for argument in typing.get_args(kind):
        yield from reached(argument, seen)
    if isinstance(kind, type) and is_dataclass(kind):
        for hint in typing.get_type_hints(kind).values():
            yield from reached(hint, seen)


VIEWS = views()
OF_THE_ROOM = sorted(
    name for name, it in VIEWS.items() if name not in FOR_HOST and not set(HOSTS_OWN) & set(reached(it, set()))
)


def test_every_view_is_found() -> None:
    assert {
        "HostView",
        "SeatView",
        "SpectatorView",
        "StageView",
        "RoomView",
        "ChairView",
        "Seated",
        "Trouble",
    } <= VIEWS.keys()
    assert {
        "ViewForHost",
        "ViewForSeat",
        "ViewForSpectator",
        "ViewForStage",
        "ToSeat",
        "ToStage",
    } <= VIEWS.keys()
    assert len(VIEWS) > 40


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_no_view_can_reach_what_is_sealed_nor_anything_at_all(name: str) -> None:
    kinds = set(reached(VIEWS[name], set()))
    assert not kinds & set(SEALED)
    assert not kinds & set(VAGUE)


def test_only_the_hosts_own_can_reach_the_key_and_the_cards_of_packs() -> None:
    assert set(VIEWS) - set(OF_THE_ROOM) == FOR_HOST


def test_a_letter_and_a_message_pair_a_reader_with_the_reader_s_own_view() -> None:
    own = {each: f"{each}View" for each in READERS}
    for reader, view in own.items():
        for name in (f"To{reader}", f"ViewFor{reader}"):
            kinds = {it.__name__ for it in reached(VIEWS[name], set()) if isinstance(it, type)}
            assert kinds & set(own.values()) == {view}


def test_the_walk_goes_to_the_end() -> None:
    assert Sealed in set(reached(Envelope, set()))
    assert Root in set(reached(Stored, set()))
    assert PackCard in set(reached(PackChosen, set()))
    assert {Key, PackCard} <= set(reached(VIEWS["ViewForHost"], set()))
