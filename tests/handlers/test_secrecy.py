"""Three hundred random evenings through the functions' entries: no frame, reply or log line tells what is sealed."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass
from typing import Any, get_args

import pytest
from game.disclosure import Key
from game.envelope import Envelope
from game.game import Game
from game.sealed import Sealed
from game.state import State
from game.views import AuthorView, DefenderView, HallView, HostView, SeatView, SpectatorView, StageView, StewardView
from packs.model import Pack
from play.rows import Root, Stored
from wire.messages import ServerMessage, ServerView, ViewForHost
from wire.protocol import Protocol
from wire.shape import hints

from tests.support.secrecy import ALL, Seen, play, tell

EVENINGS, CHUNKS = 300, 12
TO_ROOM = {"prompt", "hint", "answer", "accepted", "comment", "handout", "box"}
FOR_HOST = TO_ROOM | {"rejected", "note", "sources"}


def some(chunk: int) -> Seen:
    seen = Seen()
    for seed in range(chunk, EVENINGS, CHUNKS):
        seen.add(play(seed))
    return seen


def test_nothing_sealed_is_told_before_its_time(capsys: pytest.CaptureFixture[str]) -> None:
    seen = Seen()
    with ProcessPoolExecutor(2) as workers:
        for part in workers.map(some, range(CHUNKS)):
            seen.add(part)
    with capsys.disabled():
        print(f"\n{EVENINGS} evenings: {seen.frames} frames, {seen.replies} replies, {seen.rounds} rounds, ", end="")
        print(f"{seen.finished} finished; {seen.outcomes.most_common(6)}")
    assert set(seen.to_host) == FOR_HOST
    assert set(seen.to_room) == TO_ROOM
    assert seen.outcomes["done"] > 30 * EVENINGS
    assert seen.rounds > 4 * EVENINGS


def test_the_watch_sees_a_word_told_too_early() -> None:
    early = next(each for each in ALL.values() if each.slot == 7 and each.field == "answer")
    frame = b'{"t":"view","view":{"words":{"answer":"' + early.mark + b'"}}}'
    assert tell(frame, frozenset(), 7, False, Counter()) == ["answer of 7"]
    assert tell(frame, frozenset(), 8, True, Counter()) == ["answer of 7"]
    assert tell(frame, frozenset(), 7, True, Counter()) == []


def reachable(root: Any, seen: set[Any]) -> set[Any]:
    """Every type that a value of this type can hold, at any depth."""
    if root not in seen:
        seen.add(root)
        inside = hints(root).values() if isinstance(root, type) and is_dataclass(root) else get_args(root)
        for each in inside:
            reachable(getattr(each, "__supertype__", each), seen)
    return seen


MESSAGES = tuple(each for each in get_args(ServerView) if each is not ViewForHost)
ROOM_SIDE = (SeatView, SpectatorView, StageView, DefenderView, StewardView, AuthorView, HallView, *MESSAGES, Protocol)


@pytest.mark.parametrize("view", ROOM_SIDE)
@pytest.mark.parametrize("secret", [Sealed, Envelope, Key, Pack, Game, State, Stored, Root, HostView, ViewForHost])
def test_no_view_of_the_room_can_hold_what_is_sealed(view: type, secret: type) -> None:
    assert secret not in reachable(view, set())


@pytest.mark.parametrize("secret", [Sealed, Sealed[str], Envelope, Pack, Game, State, Stored, Root])
def test_no_message_at_all_can_hold_an_envelope(secret: Any) -> None:
    assert secret not in reachable(ServerMessage, set())


def test_the_search_for_types_does_reach_the_depths() -> None:
    assert Sealed[str] in reachable(Envelope, set())
    assert {Key, HostView} <= reachable(ServerMessage, set())
    assert {each.name for each in fields(Envelope)} >= {"answer", "hint"}
