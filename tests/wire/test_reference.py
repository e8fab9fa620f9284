"""The protocol page's lists name everything that goes over the wire."""

from typing import get_args

from game.events import Event
from wire.messages import ServerMessage
from wire.reference import sections
from wire.shape import COMMANDS, tag


def headings(section: str) -> set[str]:
    return {line.split("`")[1] for line in sections()[section].splitlines() if line.startswith("### ")}


def test_every_command_stands_there_with_who_may_ask_it() -> None:
    assert headings("commands") == set(COMMANDS)
    assert "P4.2: host, during between" in sections()["commands"]


def test_every_message_and_event_stands_there() -> None:
    assert headings("messages") == {tag(each) for each in get_args(ServerMessage)}
    assert headings("events") == {tag(each) for each in get_args(Event)}


def test_views_are_told_down_to_their_last_part() -> None:
    assert {"RoomView", "ClockView", "Pick", "Closed", "Score"} <= headings("views")


def test_a_type_with_a_choice_keeps_its_row_whole() -> None:
    row = next(line for line in sections()["views"].splitlines() if line.startswith("| `debt`"))
    assert row.replace(r"\|", "").count("|") == 4
