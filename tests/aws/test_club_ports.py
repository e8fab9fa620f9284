"""The club's promises on the fakes and on DynamoDB (moto), and an evening of accounts over the real adapters."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import boto3
import pytest
from aws.club_accounts import DynamoAccounts, DynamoSessions
from aws.club_games import DynamoGames, DynamoTies
from aws.club_next import NextDoor
from aws.wiring import club_on, house_on
from moto import mock_aws

from tests.support.club_contract import ClubContract, Kept
from tests.support.club_evening import PASSWORD, Night, club_call, counts, me, registered
from tests.support.club_fakes import CHEAP, FakeAccounts, FakeGames, FakeSessions, FakeTies, Shelf
from tests.support.evening import Evening
from tests.support.fakes import UNHURRIED, Wire
from tests.support.real_ports import make_table


@pytest.fixture(scope="module")
def dynamo() -> Iterator[Any]:
    with mock_aws():
        keys = {"aws_access_key_id": "test", "aws_secret_access_key": "test"}
        client: Any = boto3.client("dynamodb", region_name="eu-central-1", **keys)  # type: ignore[call-overload]
        make_table(client, "pkz")
        yield client


class TestFakes(ClubContract):
    @pytest.fixture
    def kept(self) -> Kept:
        shelf = Shelf()
        return Kept(FakeAccounts(shelf), FakeSessions(shelf), FakeTies(shelf), FakeGames(shelf))


class TestMoto(ClubContract):
    @pytest.fixture
    def kept(self, dynamo: Any) -> Kept:
        stores = (DynamoAccounts, DynamoSessions, DynamoTies, DynamoGames)
        return Kept(*(store(dynamo, "pkz") for store in stores))  # type: ignore[arg-type]


@pytest.fixture
def night(dynamo: Any) -> Night:
    wire = Wire()
    house = replace(house_on(dynamo, "pkz", wire.courier()), frames=UNHURRIED, calls=UNHURRIED)
    house = replace(house, people=NextDoor(lambda: replace(club_on(dynamo, "pkz", house), cost=CHEAP)))
    return Night(Evening(house, wire.to).open())


def test_an_evening_with_accounts_over_the_real_adapters(night: Night, dynamo: Any) -> None:
    anna, host = registered(night.house, "Анна"), registered(night.house, "Крупье")
    assert (night.sit(anna)[0], night.sit(host, "host")[0]) == (200, 200)
    calls: list[str] = []
    dynamo.meta.events.register("before-call.dynamodb.*", lambda model, **_: calls.append(model.name))
    night.start()
    calls.clear()
    night.host.act("show_prompts", on=True)
    assert calls == ["Query", "UpdateItem"]
    night.verdict().back()
    assert counts(night.house, anna)["won"] == 1
    assert counts(night.house, host) == {"hosted": 1}
    key = me(night.house, anna)["games"][0]["key"]
    assert club_call(night.house, f"protocol/{key}", session=anna)[1]["rulebook"] == "pkz"
    given = {"table": night.evening.table, "token": night.evening.tokens["s2"]}  # type: ignore[index]
    assert club_call(night.house, "awards", given)[1] == {
        "awards": [{"seat": "s1", "name": "Анна", "award": "crystal_order"}]
    }
    assert club_call(night.house, "delete", {"password": PASSWORD}, anna)[0] == 200
    left = dynamo.scan(TableName="pkz")["Items"]
    owner = anna.partition(".")[0]
    assert [item["pk"]["S"] for item in left if owner in item["pk"]["S"] or owner in item["sk"]["S"]] == []
    assert "Анна" not in str(club_call(night.house, f"protocol/{key}", session=host)[1])
