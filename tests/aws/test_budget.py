"""What one action costs: one query, one conditional update, one send for each reader, however long the game."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import boto3
import pytest
from aws.wiring import house_on
from moto import mock_aws
from play.ports import House

from tests.support.evening import Evening
from tests.support.fakes import FakeClock, Wire
from tests.support.hall_evening import HallEvening
from tests.support.real_ports import make_table


@dataclass
class Counted:
    """An evening over moto with every call of the cloud noted by its name."""

    house: House
    evening: Evening
    wire: Wire
    calls: list[str] = field(default_factory=list)

    def cost(self, act: Any) -> tuple[list[str], int]:
        self.calls.clear()
        sent = len(self.wire.frames)
        act()
        return list(self.calls), len(self.wire.frames) - sent


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def counted(clock: FakeClock) -> Iterator[Counted]:
    with mock_aws():
        keys = {"aws_access_key_id": "test", "aws_secret_access_key": "test"}
        client: Any = boto3.client("dynamodb", region_name="eu-central-1", **keys)  # type: ignore[call-overload]
        make_table(client, "pkz")
        wire = Wire()
        house = replace(house_on(client, "pkz", wire.courier()), clock=clock)
        made = Counted(house, Evening(house, wire.to).open(), wire)
        client.meta.events.register("before-call.dynamodb.*", lambda model, **_: made.calls.append(model.name))
        yield made


def test_an_action_is_one_query_one_update_and_a_view_for_each(counted: Counted) -> None:
    evening = counted.evening
    host, anna, boris = evening.host(), evening.player(evening.sit("Анна")), evening.player(evening.sit("Борис"))
    assert counted.cost(lambda: anna.act("ready", salt="ab" * 16)) == (["Query", "UpdateItem"], 3)
    evening.ready([boris], anna, host)
    for do in ("spin", "start_clock"):
        assert counted.cost(lambda do=do: host.act(do)) == (["Query", "UpdateItem"], 3)


def test_a_refusal_and_a_repeated_command_write_nothing(counted: Counted) -> None:
    host = counted.evening.host()
    host.act("show_prompts", id="ab" * 8, on=True)
    assert counted.cost(lambda: host.act("spin")) == (["Query"], 1)
    assert counted.cost(lambda: host.act("show_prompts", id="ab" * 8, on=True)) == (["Query"], 1)


def test_an_ordinary_ping_reads_the_rows_alone_and_says_nothing_in_the_log(
    counted: Counted, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = counted.evening.player(counted.evening.sit("Анна"))
    capsys.readouterr()
    assert counted.cost(anna.ping) == (["Query"], 1)
    assert capsys.readouterr().out == ".\n"


def test_a_ping_is_written_when_the_last_one_has_grown_old(counted: Counted, clock: FakeClock) -> None:
    anna = counted.evening.player(counted.evening.sit("Анна"))
    clock.now += 39_999
    assert counted.cost(anna.ping) == (["Query"], 1)
    clock.now += 1
    assert counted.cost(anna.ping) == (["Query", "UpdateItem"], 1)
    clock.now += 30_000
    assert counted.cost(anna.ping) == (["Query"], 1)


def test_every_thirty_second_action_writes_a_page_too(counted: Counted) -> None:
    evening = counted.evening
    anna = evening.player(evening.sit("Анна"))
    calls = [counted.cost(lambda n=n: anna.act("dress", avatar=n, hat=1))[0] for n in range(60)]
    pages = [each for each in calls if each != ["Query", "UpdateItem"]]
    assert pages == [["Query", "PutItem", "UpdateItem"]]


def test_a_sheet_is_one_query_and_one_put_and_is_told_to_its_team_alone(counted: Counted) -> None:
    hall = HallEvening.of(counted.house, counted.wire.to, "Совы", "Вороны")
    question = hall.ask()
    assert counted.cost(lambda: hall.hand_in("h1", question, "кит")) == (["Query", "PutItem"], 1)
    assert counted.cost(lambda: hall.hand_in("h1", question + 1, "кит")) == (["Query"], 1)


def test_with_teams_in_the_hall_an_action_reads_their_sheets_once(counted: Counted, clock: FakeClock) -> None:
    hall = HallEvening.of(counted.house, counted.wire.to, "Совы", "Вороны")
    question = hall.ask()
    hall.hand_in("h1", question, "кит")
    assert counted.cost(lambda: hall.host.act("pause_clock")) == (["Query", "UpdateItem", "Query"], 5)
    hall.host.act("resume_clock")
    clock.now += 61_000
    collecting = ["Query", "Query", "UpdateItem", "Query"]
    assert counted.cost(lambda: hall.host.act("collect_sheets", question=question)) == (collecting, 5)
