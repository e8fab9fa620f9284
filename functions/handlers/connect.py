"""The entry of $connect."""

from typing import Any


def handle(event: dict[str, Any], context: object) -> dict[str, int]:
    print("connect", event["requestContext"]["connectionId"])
    return {"statusCode": 200}
