"""Sheets of hall teams in DynamoDB: HALL#table / question#team. Each its own item: none fights for the table's."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.disclosure import written
from game.sealed import Sealed
from game.sheets import Sheet
from play.rows import TableId

from aws.connections import if_met
from aws.items import Found, key, number, text, ttl, whole

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient


class DynamoSheets:
    def __init__(self, client: "DynamoDBClient", name: str) -> None:
        self._client, self._name = client, name

    def keep(self, table: TableId, sheet: Sheet, order: int, until_ms: int) -> None:
        item = {
            **key(_hall(table), f"{_of(sheet.question)}{sheet.team}"), "team": text(sheet.team),
            "question": whole(sheet.question), "text": text(written(sheet.text)), "at": whole(sheet.at_ms),
            "order": whole(order), "ttl": ttl(until_ms),
        }  # fmt: skip
        if_met(
            lambda: self._client.put_item(
                TableName=self._name,
                Item=item,
                ConditionExpression="attribute_not_exists(pk) OR #order <= :order",
                ExpressionAttributeNames={"#order": "order"},
                ExpressionAttributeValues={":order": whole(order)},
            )
        )

    def of(self, table: TableId, questions: Iterable[int]) -> tuple[Sheet, ...]:
        """One reading from the first of them to the last; questions between are few."""
        wanted = sorted(questions)
        asked: Any = {
            "TableName": self._name,
            "KeyConditionExpression": "pk = :pk AND sk BETWEEN :first AND :last",
            "ExpressionAttributeValues": {
                ":pk": text(_hall(table)), ":first": text(_of(wanted[0])), ":last": text(f"{_of(wanted[-1])}~"),
            },
            "ConsistentRead": True,
        }  # fmt: skip
        found: list[Sheet] = []
        while True:
            answer = self._client.query(**asked)
            found += map(_sheet, answer["Items"])
            if "LastEvaluatedKey" not in answer:
                return tuple(each for each in found if each.question in wanted)
            asked["ExclusiveStartKey"] = answer["LastEvaluatedKey"]


def _sheet(item: Found) -> Sheet:
    return Sheet(item["team"]["S"], number(item, "question"), Sealed(item["text"]["S"]), number(item, "at"))


def _hall(table: str) -> str:
    return f"HALL#{table}"


def _of(question: int) -> str:
    return f"{question:015}#"
