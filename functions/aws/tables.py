"""Tables and their logs in DynamoDB: one strong query to read, one conditional update to write."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ClientError
from game.log import Entry
from play.ports import Clock, Conflict, NoTable
from play.rows import LEFT_MS, TABLE_MS, Loaded, Stored, TableId

from aws.items import (
    SCHEMA,
    key,
    number,
    of_table,
    packed,
    row_of_item,
    state_fields,
    state_of,
    stored_of_item,
    stored_to_item,
    text,
    ttl,
    unpacked,
    whole,
)

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient


BASES_KEPT = 32


class DynamoTables:
    def __init__(self, client: "DynamoDBClient", name: str, clock: Clock) -> None:
        self._client, self._name, self._clock = client, name, clock
        self._base = lru_cache(BASES_KEPT)(state_of)

    def create(self, stored: Stored) -> None:
        item = {**stored_to_item(stored), "epoch": whole(stored.epoch)}
        self._client.put_item(TableName=self._name, Item=item, ConditionExpression="attribute_not_exists(pk)")

    def load(self, table: TableId) -> Loaded:
        items = self._partition(of_table(table))
        now_ms = self._clock.now_ms()
        state = next((item for item in items if item["sk"]["S"] == "STATE"), None)
        if state is None or number(state, "until") <= now_ms or number(state, "schema") != SCHEMA:
            raise NoTable
        rows = (item for item in items if item["sk"]["S"].startswith("C#") and number(item, "ttl") * 1000 > now_ms)
        return Loaded(stored_of_item(state, self._base), tuple(row_of_item(item) for item in rows))

    def save(self, stored: Stored, seen: Stored) -> None:
        fields = state_fields(stored)
        if stored.base is seen.base:
            del fields["base"]
        try:
            self._client.update_item(
                TableName=self._name,
                Key=key(of_table(stored.id), "STATE"),
                UpdateExpression="SET " + ", ".join(f"#{name} = :{name}" for name in fields),
                ConditionExpression="v = :seen AND epoch = :epoch",
                ExpressionAttributeNames={f"#{name}": name for name in fields},
                ExpressionAttributeValues={
                    **{f":{name}": value for name, value in fields.items()},
                    ":seen": whole(seen.v),
                    ":epoch": whole(seen.epoch),
                },
                ReturnValuesOnConditionCheckFailure="ALL_OLD",
            )
        except ClientError as error:
            raise self._conflict(error) from None

    def _conflict(self, error: ClientError) -> Exception:
        answer: Any = error.response
        if answer["Error"]["Code"] != "ConditionalCheckFailedException":
            return error
        return Conflict(stored_of_item(answer["Item"], self._base)) if answer.get("Item") else NoTable()

    def page(self, table: TableId, entries: Sequence[Entry]) -> None:
        """Written before the tail is cut; whoever has seen the same tail writes the same page."""
        page = {
            **key(_log(table), f"PAGE#{entries[0].n:06}"),
            "entries": packed(tuple[Entry, ...], tuple(entries)),
            "ttl": ttl(entries[-1].at_ms + TABLE_MS + LEFT_MS),
        }
        self._client.put_item(TableName=self._name, Item=page)

    def pages(self, table: TableId) -> tuple[Entry, ...]:
        found = (unpacked(tuple[Entry, ...], bytes(item["entries"]["B"])) for item in self._partition(_log(table)))
        return tuple(entry for page in found for entry in page)

    def _partition(self, pk: str) -> list[Any]:
        asked: Any = {
            "TableName": self._name,
            "KeyConditionExpression": "pk = :pk",
            "ExpressionAttributeValues": {":pk": text(pk)},
            "ConsistentRead": True,
        }
        items: list[Any] = []
        while True:
            answer = self._client.query(**asked)
            items += answer["Items"]
            if "LastEvaluatedKey" not in answer:
                return items
            asked["ExclusiveStartKey"] = answer["LastEvaluatedKey"]


def _log(table: str) -> str:
    return f"LOG#{table}"
