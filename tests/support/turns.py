"""Several acts at once, in an order chosen beforehand: each waits for its turn at every step it takes in the world."""

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from aws.gateway import GatewayCourier, Outcome
from play.rows import ConnectionId

from tests.support.fakes import Here, World

WAIT_S = 20


@dataclass
class Hand:
    """One act under way: `turn` lets it take its next step, `rests` tells that it waits for one or is over."""

    act: Callable[[], object]
    turn: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    rests: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    over: bool = False
    fault: BaseException | None = None


class Turns:
    """Steps are readings and writes of the table and of the connections' rows, and every frame that is posted."""

    def __init__(self) -> None:
        self._mine = threading.local()

    def step(self) -> None:
        """Waits for the turn of the act whose thread this is; elsewhere nothing."""
        hand: Hand | None = getattr(self._mine, "hand", None)
        if hand is not None:
            hand.rests.release()
            assert hand.turn.acquire(timeout=WAIT_S)

    def together(self, dice: random.Random, *acts: Callable[[], object]) -> None:
        """Runs the acts to their ends; dice choose whose step is next."""
        hands = [Hand(act) for act in acts]
        for hand in hands:
            threading.Thread(target=self._run, args=(hand,), daemon=True).start()
            assert hand.rests.acquire(timeout=WAIT_S)
        while under_way := [hand for hand in hands if not hand.over]:
            chosen = dice.choice(under_way)
            chosen.turn.release()
            assert chosen.rests.acquire(timeout=WAIT_S)
        for hand in hands:
            if hand.fault is not None:
                raise hand.fault

    def _run(self, hand: Hand) -> None:
        self._mine.hand = hand
        try:
            self.step()
            hand.act()
        except BaseException as fault:  # raised anew by `together`, in the test's own thread
            hand.fault = fault
        hand.over = True
        hand.rests.release()


class Stepwise:
    """A port whose every call is a step."""

    def __init__(self, port: object, turns: Turns) -> None:
        self._port, self._turns = port, turns

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._port, name)

        def stepping(*args: Any, **kwargs: Any) -> Any:
            self._turns.step()
            return call(*args, **kwargs)

        return stepping


def stepwise(world: World, turns: Turns) -> World:
    """The same world, in which acts run step by step."""

    def post(to: ConnectionId, frame: bytes) -> Outcome:
        turns.step()
        return world.wire.post(to, frame)

    house = replace(
        world.house,
        tables=Stepwise(world.tables, turns),
        connections=Stepwise(world.house.connections, turns),
        courier=GatewayCourier(post, world.wire.hung_up.append, Here()),
    )
    return replace(world, house=house)
