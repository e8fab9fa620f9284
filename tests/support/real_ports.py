"""The real adapters over a table of whatever plays DynamoDB."""

from aws.connections import DynamoConnections
from aws.doors import DynamoCodes, DynamoKeys, DynamoLimiter, DynamoTickets
from aws.sheets import DynamoSheets
from aws.tables import DynamoTables
from mypy_boto3_dynamodb import DynamoDBClient
from play.ports import Clock
from play.rows import TableId

from tests.support.ports_contract import Ports


def make_table(client: DynamoDBClient, name: str) -> None:
    client.create_table(
        TableName=name,
        BillingMode="PAY_PER_REQUEST",
        AttributeDefinitions=[
            {"AttributeName": "pk", "AttributeType": "S"},
            {"AttributeName": "sk", "AttributeType": "S"},
        ],
        KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}, {"AttributeName": "sk", "KeyType": "RANGE"}],
    )


def real_ports(client: DynamoDBClient, name: str, table: str, clock: Clock) -> Ports:
    return Ports(
        DynamoTables(client, name, clock), DynamoCodes(client, name), DynamoConnections(client, name),
        DynamoKeys(client, name), DynamoTickets(client, name), DynamoLimiter(client, name), DynamoSheets(client, name),
        TableId(table), clock.now_ms(),
    )  # fmt: skip
