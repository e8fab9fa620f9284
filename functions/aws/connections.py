"""Rows of open sockets in DynamoDB, and in memory which table a socket belongs to (that never changes)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ClientError
from play.ports import NoConnection
from play.rows import ConnectionId, Health, Row, TableId
from wire.codec import to_bytes

from aws.items import (
    ROW_MS,
    Item,
    key,
    number,
    octets,
    of_connection,
    of_table,
    row_of_item,
    row_to_item,
    text,
    ttl,
    whole,
    yes,
)

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

REMEMBERED = 2000


class DynamoConnections:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name
        self._tables: dict[ConnectionId, TableId] = {}

    def open(self, table: TableId, row: Row) -> None:
        finder = {**key(of_connection(row.id), "-"), "table": text(table), "ttl": ttl(row.opened_ms + ROW_MS)}
        self._client.put_item(TableName=self._name, Item=finder)
        self._client.put_item(TableName=self._name, Item=row_to_item(table, row))

    def table_of(self, connection: ConnectionId) -> TableId:
        if connection not in self._tables:
            found = self._client.get_item(
                TableName=self._name, Key=key(of_connection(connection), "-"), ConsistentRead=True
            ).get("Item")
            if found is None:
                raise NoConnection
            if len(self._tables) >= REMEMBERED:
                self._tables.clear()
            self._tables[connection] = TableId(found["table"]["S"])
        return self._tables[connection]

    def go_live(self, table: TableId, connection: ConnectionId, window: str, now_ms: int) -> bool:
        fields = {"window": text(window), "live": yes(True), "away": yes(False), "seen": whole(now_ms)}
        stood = self._change(table, connection, fields)
        if stood is not None:
            self._move_on(table)
        return stood is not None

    def rows(self, table: TableId, now_ms: int) -> tuple[Row, ...]:
        """In one page: it holds a megabyte, a table some two hundred rows of 300 bytes at most."""
        found = self._client.query(
            TableName=self._name,
            KeyConditionExpression="pk = :pk AND begins_with(sk, :row)",
            ExpressionAttributeValues={":pk": text(of_table(table)), ":row": text(of_connection(""))},
            ConsistentRead=True,
        )
        return tuple(row_of_item(item) for item in found["Items"] if number(item, "ttl") * 1000 > now_ms)

    def seen(self, table: TableId, connection: ConnectionId, now_ms: int) -> Row | None:
        stood = self._change(table, connection, {"seen": whole(now_ms), "away": yes(False)})
        if stood is not None and stood.away:
            self._move_on(table)
        return stood

    def mark_away(self, table: TableId, row: Row) -> bool:
        as_read = ("seen = :then AND away = :here", {":then": whole(row.seen_ms), ":here": yes(False)})
        marked = self._change(table, row.id, {"away": yes(True)}, as_read) is not None
        if marked:
            self._move_on(table)
        return marked

    def tell_health(self, table: TableId, connection: ConnectionId, health: Health) -> Row | None:
        return self._change(table, connection, {"health": octets(to_bytes(Health, health))})

    def stumble(self, table: TableId, connection: ConnectionId) -> int:
        def counted() -> Mapping[str, Any]:
            return self._client.update_item(
                TableName=self._name,
                Key=key(of_table(table), of_connection(connection)),
                UpdateExpression="ADD stumbles :one",
                ConditionExpression="attribute_exists(pk)",
                ExpressionAttributeValues={":one": whole(1)},
                ReturnValues="UPDATED_NEW",
            )

        answer = if_met(counted)
        return number(answer["Attributes"], "stumbles") if answer is not None else 0

    def forget(self, table: TableId, connection: ConnectionId) -> Row | None:
        self._tables.pop(connection, None)
        self._client.delete_item(TableName=self._name, Key=key(of_connection(connection), "-"))
        gone = self._client.delete_item(
            TableName=self._name, Key=key(of_table(table), of_connection(connection)), ReturnValues="ALL_OLD"
        )
        stood = row_of_item(gone["Attributes"]) if "Attributes" in gone else None
        if stood is not None and stood.live:
            self._move_on(table)
        return stood

    def _move_on(self, table: TableId) -> None:
        """It has changed who is here. A table that is gone has nobody to tell."""
        if_met(
            lambda: self._client.update_item(
                TableName=self._name,
                Key=key(of_table(table), "STATE"),
                UpdateExpression="ADD epoch :one",
                ConditionExpression="attribute_exists(pk)",
                ExpressionAttributeValues={":one": whole(1)},
            )
        )

    def _change(
        self, table: TableId, connection: ConnectionId, fields: Item, condition: tuple[str, Item] | None = None
    ) -> Row | None:
        """The row as it stood before; None when the condition did not hold (without one: when there is no row)."""
        also, values = condition if condition is not None else ("attribute_exists(pk)", {})
        answer = if_met(
            lambda: self._client.update_item(
                TableName=self._name,
                Key=key(of_table(table), of_connection(connection)),
                UpdateExpression="SET " + ", ".join(f"#{name} = :{name}" for name in fields),
                ConditionExpression=also,
                ExpressionAttributeNames={f"#{name}": name for name in fields},
                ExpressionAttributeValues={**{f":{name}": value for name, value in fields.items()}, **values},
                ReturnValues="ALL_OLD",
            )
        )
        return row_of_item(answer["Attributes"]) if answer is not None else None


def if_met(write: Callable[[], Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """The answer of a conditional write, None when its condition did not hold."""
    try:
        return write()
    except ClientError as error:
        if error.response["Error"]["Code"] != "ConditionalCheckFailedException":
            raise
        return None
