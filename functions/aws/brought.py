"""Packs that hosts have brought, in DynamoDB: where the shelf's packs lie, never on the shelf, gone after a week."""

import zlib
from typing import TYPE_CHECKING

from packs.model import Pack
from packs.stored import digest, to_bytes
from play.ports import NoPack, TooLarge
from play.rows import TableId

from aws.connections import if_met
from aws.items import key, octets, text, ttl

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

MOST_BYTES = 380_000  # of 400 KB that an item holds


class DynamoBrought:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def salt(self, table: TableId, fresh: bytes, until_ms: int) -> bytes:
        """Its time is prolonged by every pack that is brought."""
        found = self._client.update_item(
            TableName=self._name,
            Key=key(f"K#{table}", "SALT"),
            UpdateExpression="SET salt = if_not_exists(salt, :fresh), #ttl = :ttl",
            ExpressionAttributeNames={"#ttl": "ttl"},
            ExpressionAttributeValues={":fresh": octets(fresh), ":ttl": ttl(until_ms)},
            ReturnValues="ALL_NEW",
        )
        return bytes(found["Attributes"]["salt"]["B"])

    def keep(self, table: TableId, pack: Pack, until_ms: int) -> None:
        squeezed = zlib.compress(to_bytes(pack), 9)
        if len(squeezed) > MOST_BYTES:
            raise TooLarge
        item = {
            **key(f"PACK#{digest(pack)}", "PACK"),
            "squeezed": octets(squeezed),
            "owner": text(table),
            "ttl": ttl(until_ms),
        }
        laid = if_met(
            lambda: self._client.put_item(
                TableName=self._name,
                Item=item,
                ConditionExpression="attribute_not_exists(pk) OR #owner = :table",
                ExpressionAttributeNames={"#owner": "owner"},
                ExpressionAttributeValues={":table": text(table)},
            )
        )
        if laid is None:  # a digest is salted with the table's secret: two tables cannot have one
            raise NoPack(digest(pack)[:8])
