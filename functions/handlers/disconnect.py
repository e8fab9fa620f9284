"""The entry of $disconnect."""

from typing import Any


def handle(event: dict[str, Any], context: object) -> dict[str, int]:
    print("disconnect", event["requestContext"]["connectionId"])
    return {"statusCode": 200}
