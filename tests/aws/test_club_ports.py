"""The club's promises on the fakes and on DynamoDB (moto), and an evening of accounts over the real adapters."""

import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import boto3
import pytest
from aws import club_accounts, club_tables
from aws.club_accounts import DynamoAccounts, DynamoSessions
from aws.club_games import DynamoGames, DynamoTies
from aws.club_next import NextDoor
from aws.wiring import club_on, house_on
from botocore.exceptions import ClientError
from club.refusals import Closed
from club.rows import AccountId, Played
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
    table = (f"T#{night.evening.table}", f"LOG#{night.evening.table}")
    found = [item["pk"]["S"] for item in left if "Анна" in spelled(item) or "анна" in spelled(item)]
    assert {*found} <= {*table}, "only the table itself, which is still open"


def spelled(item: Any) -> str:
    """Everything an item says, what is squeezed too."""
    said = str(item)
    for value in item.values():
        for octets in (bytes(value["B"]),) if "B" in value else ():
            with suppress(zlib.error):
                octets = zlib.decompress(octets)
            said += octets.decode("utf-8", "replace")
    return said


class Hasty:
    """A client whose every transaction meets another's, so many times."""

    def __init__(self, times: int) -> None:
        self.times = times

    def transact_write_items(self, **_: Any) -> None:
        self.times -= 1
        if self.times >= 0:
            reasons = [{"Code": "None"}, {"Code": "TransactionConflict"}]
            answer: Any = {"Error": {"Code": "TransactionCanceledException"}, "CancellationReasons": reasons}
            raise ClientError(answer, "TransactWriteItems")


def test_a_game_is_not_given_up_because_others_write_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody at a table asks for its awards at once; who has met others to the last is busy, and nobody is gone."""
    monkeypatch.setattr(club_accounts, "REST_S", 0)
    played = Played("t", 1, "pkz", 0, "player", "won", 6, 0, counts=(("games", 1),))
    games: Any = [DynamoGames(Hasty(times), "pkz") for times in (5, 99)]  # type: ignore[arg-type]
    assert games[0].write(AccountId("a"), played, 0) == "written"
    with pytest.raises(Closed) as no:
        games[1].write(AccountId("a"), played, 0)
    assert no.value.code == "busy"


def test_a_log_without_end_does_not_close_the_profiles_of_those_who_sat_there(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = registered(night.house, "Нескончаемая")
    night.sit(anna)
    night.game()
    monkeypatch.setattr(club_tables, "ENTRIES_MAX", 3)
    night.game()
    assert len(me(night.house, anna)["games"]) == 1
    assert night.sit(anna, "s2") == (404, {"code": "no_such_table"})


def test_a_closed_table_lies_in_the_store_as_long_as_its_places(night: Night, dynamo: Any) -> None:
    """Nobody takes it back to the lobby, and the store clears away what is past its time."""
    anna = registered(night.house, "Анна")
    assert night.sit(anna)[0] == 200
    night.start().verdict()
    items = dynamo.scan(TableName="pkz")["Items"]
    ends = {item["sk"]["S"]: int(item["ttl"]["N"]) for item in items if night.evening.table in item["pk"]["S"]}
    assert ends["STATE"] >= ends["P#s1#0"]
