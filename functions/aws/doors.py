"""Codes, tokens, tickets and failure counts in DynamoDB."""

import hashlib
from typing import TYPE_CHECKING

from play.ports import HostKeys, Key, NoTable, Pass
from play.rows import TableId

from aws.connections import if_met
from aws.items import Item, key, number, text, ttl, who_of_item, who_to_item, whole

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

MINUTE_MS = 60_000


class DynamoCodes:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def claim(self, code: str, table: TableId, now_ms: int, until_ms: int) -> bool:
        item = {**key(f"CODE#{code}", "CODE"), "table": text(table), "until": whole(until_ms), "ttl": ttl(until_ms)}
        taken = if_met(
            lambda: self._client.put_item(
                TableName=self._name,
                Item=item,
                ConditionExpression="attribute_not_exists(pk) OR #until <= :now OR #table = :table",
                ExpressionAttributeNames={"#until": "until", "#table": "table"},
                ExpressionAttributeValues={":now": whole(now_ms), ":table": text(table)},
            )
        )
        return taken is not None

    def find(self, code: str, now_ms: int) -> TableId:
        found = self._client.get_item(
            TableName=self._name, Key=key(f"CODE#{code}", "CODE"), ConsistentRead=True
        ).get("Item")  # fmt: skip
        if found is None or number(found, "until") <= now_ms:
            raise NoTable
        return TableId(found["table"]["S"])


class DynamoKeys:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def put(self, table: TableId, hashed: str, opens: Key, until_ms: int) -> None:
        item = {**key(f"K#{table}", f"H#{hashed}"), **who_to_item(opens.who), "ttl": ttl(until_ms)}
        self._client.put_item(TableName=self._name, Item=item)

    def find(self, table: TableId, hashed: str) -> Key | None:
        found = self._get(table, f"H#{hashed}")
        return Key(who_of_item(found)) if found else None

    def host(self, table: TableId) -> HostKeys:
        found = self._get(table, "HOST")
        if not found:
            raise NoTable
        return HostKeys(found["host"]["S"], found["recovery"]["S"], number(found, "era"), _turned(found))

    def turn(self, table: TableId, keys: HostKeys, seen: HostKeys | None, until_ms: int) -> bool:
        turns = text(" ".join(str(each) for each in keys.turned))
        item = {**key(f"K#{table}", "HOST"), **_host_fields(keys), "turned": turns, "ttl": ttl(until_ms)}
        if seen is None:
            first = {"ConditionExpression": "attribute_not_exists(pk)"}
            return if_met(lambda: self._client.put_item(TableName=self._name, Item=item, **first)) is not None  # type: ignore[arg-type]
        turned = if_met(
            lambda: self._client.put_item(
                TableName=self._name,
                Item=item,
                ConditionExpression="#host = :host AND recovery = :recovery AND era = :era",
                ExpressionAttributeNames={"#host": "host"},
                ExpressionAttributeValues={f":{name}": value for name, value in _host_fields(seen).items()},
            )
        )
        return turned is not None

    def _get(self, table: TableId, sk: str) -> Item:
        asked = key(f"K#{table}", sk)
        found = self._client.get_item(TableName=self._name, Key=asked, ConsistentRead=True)
        return dict(found.get("Item", {}))


def _turned(item: Item) -> tuple[int, ...]:
    return tuple(int(each) for each in item.get("turned", text(""))["S"].split())


def _host_fields(keys: HostKeys) -> Item:
    return {"host": text(keys.host), "recovery": text(keys.recovery), "era": whole(keys.era)}


class DynamoTickets:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def issue(self, hashed: str, lets: Pass, until_ms: int) -> None:
        fields = {"table": text(lets.table), "until": whole(until_ms), "ttl": ttl(until_ms)}
        item = {**key(f"TICKET#{hashed}", "-"), **who_to_item(lets.who), **fields}
        self._client.put_item(TableName=self._name, Item=item)

    def redeem(self, hashed: str, now_ms: int) -> Pass | None:
        was = self._client.delete_item(TableName=self._name, Key=key(f"TICKET#{hashed}", "-"), ReturnValues="ALL_OLD")
        found = was.get("Attributes")
        if not found or number(found, "until") <= now_ms:
            return None
        return Pass(TableId(found["table"]["S"]), who_of_item(found))


class DynamoLimiter:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def count(self, scope: str, now_ms: int) -> int:
        found = self._client.get_item(TableName=self._name, Key=_span(scope, now_ms, MINUTE_MS)).get("Item")
        return number(found, "n") if found is not None else 0

    def add(self, scope: str, now_ms: int, n: int = 1, span_ms: int = MINUTE_MS) -> int:
        counted = self._client.update_item(
            TableName=self._name,
            Key=_span(scope, now_ms, span_ms),
            UpdateExpression="SET #ttl = :ttl ADD n :more",
            ExpressionAttributeNames={"#ttl": "ttl"},
            ExpressionAttributeValues={":ttl": ttl(now_ms + 2 * span_ms), ":more": whole(n)},
            ReturnValues="UPDATED_NEW",
        )
        return number(counted["Attributes"], "n")


def _span(scope: str, now_ms: int, span_ms: int) -> Item:
    """Sources are kept as hashes: an address is nobody's business here."""
    name = hashlib.sha256(scope.encode()).hexdigest()[:32]
    return key(f"RL#{name}#{now_ms // span_ms}", "-")
