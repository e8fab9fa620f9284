"""The ports keep their promises in memory and in DynamoDB (moto: one call at a time, no concurrency)."""

import itertools
from collections.abc import Iterator

import boto3
import pytest
from aws.chance import SystemClock
from moto import mock_aws
from mypy_boto3_dynamodb import DynamoDBClient
from play.ports import NoTable
from play.rows import TableId

from tests.support.at_once_contract import AtOnceContract
from tests.support.fakes import world
from tests.support.ports_contract import Ports, PortsContract, opened
from tests.support.real_ports import make_table, real_ports

NAMES = itertools.count(1)


class TestFakes(PortsContract, AtOnceContract):
    @pytest.fixture
    def ports(self) -> Ports:
        made = world()
        house = made.house
        return Ports(
            house.tables, house.codes, house.connections, house.keys, house.tickets, house.limiter, house.sheets,
            TableId("t1"), made.clock.now,
        )  # fmt: skip


@pytest.fixture(scope="module")
def dynamo() -> Iterator[DynamoDBClient]:
    with mock_aws():
        client = boto3.client(
            "dynamodb", region_name="eu-central-1", aws_access_key_id="test", aws_secret_access_key="test"
        )
        make_table(client, "pkz")
        yield client


class TestDynamo(PortsContract):
    @pytest.fixture
    def ports(self, dynamo: DynamoDBClient) -> Ports:
        return real_ports(dynamo, "pkz", f"t{next(NAMES)}", SystemClock())


def test_a_table_stored_before_the_last_change_of_form_is_closed(dynamo: DynamoDBClient) -> None:
    ports = real_ports(dynamo, "pkz", f"t{next(NAMES)}", SystemClock())
    made = opened(ports)
    assert ports.tables.load(made.id).stored == made
    name = {"pk": {"S": f"T#{made.id}"}, "sk": {"S": "STATE"}}
    dynamo.update_item(
        TableName="pkz", Key=name, UpdateExpression="SET #s = :old",
        ExpressionAttributeNames={"#s": "schema"}, ExpressionAttributeValues={":old": {"N": "1"}},
    )  # fmt: skip
    with pytest.raises(NoTable):
        ports.tables.load(made.id)
