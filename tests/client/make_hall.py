"""Writes tests/client/hall.json: a final of a game with a hidden window, as exported under way and when it is over."""

from pathlib import Path

import msgspec
from game import commands as ask
from wire.encode import to_plain
from wire.protocol import Protocol

from tests.support.chained import played_out, protocol

TARGET = Path(__file__).parent / "hall.json"


def render() -> bytes:
    play = played_out(5, "final")
    under_way = to_plain(Protocol, protocol(play))
    play.host(ask.EndMatch("домой"))
    return msgspec.json.encode({"under_way": under_way, "over": to_plain(Protocol, protocol(play))})


if __name__ == "__main__":
    TARGET.write_bytes(render())
